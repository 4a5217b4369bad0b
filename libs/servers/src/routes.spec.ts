import { describe, expect, it } from '@jest/globals';
import { routesToTry } from './routes.js';

describe('the routes to a server', () => {
  it('are those that listen, those installed, those fetched; containers only when asked for', () => {
    expect(routesToTry(undefined)).toEqual(['running', 'local', 'embedded']);
    expect(routesToTry('')).toEqual(['running', 'local', 'embedded']);
    expect(routesToTry(undefined, ['testcontainers'])).toEqual(['testcontainers']);
  });

  it('are exactly those that are named, in that order', () => {
    expect(routesToTry('embedded')).toEqual(['embedded']);
    expect(routesToTry(' local, running ', ['testcontainers'])).toEqual(['local', 'running']);
  });

  it('refuse a name nobody knows and list the ones there are', () => {
    expect(() => routesToTry('docker')).toThrow(
      /"docker"; the routes are running, local, embedded, testcontainers/,
    );
  });
});
