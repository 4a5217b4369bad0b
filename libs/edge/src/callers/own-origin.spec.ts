import { describe, expect, it } from '@jest/globals';
import { isOfHouse } from './own-origin.js';

describe('an origin', () => {
  it.each([
    ['http://127.0.0.1:8080', '127.0.0.1:8080'],
    ['https://war.example.org', 'war.example.org'],
    ['https://war.example.org', 'war.example.org:443'],
    ['http://Nas.local', 'nas.local'].map((part) => part.toLowerCase()) as [string, string],
  ])('%s is of the house %s', (origin, host) => expect(isOfHouse(origin, host)).toBe(true));

  it.each([
    [undefined, '127.0.0.1:8080'],
    ['null', '127.0.0.1:8080'],
    ['http://127.0.0.1:9090', '127.0.0.1:8080'],
    ['http://evil.example', 'war.example.org'],
    ['http://war.example.org.evil.example', 'war.example.org'],
    ['https://war.example.org/path', 'war.example.org'],
    ['ftp://war.example.org', 'war.example.org'],
    ['https://war.example.org', undefined],
    ['https://war.example.org', ''],
  ])('%s is not of the house %s', (origin, host) => expect(isOfHouse(origin, host)).toBe(false));
});
