import { describe, expect, it } from '@jest/globals';
import { NotAcceptableError, negotiate, reportFile } from './report-representation.js';

describe('which report a path means', () => {
  it.each([
    ['turn.html', { kind: 'turn', format: 'html' }],
    ['position.svg', { kind: 'position', format: 'svg' }],
    ['turn.txt', { kind: 'turn', format: 'txt' }],
    ['position.json', { kind: 'position', format: 'json' }],
    ['turn', { kind: 'turn', format: null }],
  ])('%s', (name, meant) => {
    expect(reportFile(name)).toEqual(meant);
  });

  it.each([
    '',
    'turn.',
    'turn.exe',
    'turn.html.txt',
    '../turn.html',
    'TURN.html',
    'orders.json',
    'turn.json\0',
  ])('"%s" means none', (name) => {
    expect(reportFile(name)).toBeNull();
  });

  it('without an ending is what the client likes best', () => {
    expect(negotiate(() => 'text/html')).toBe('html');
    expect(negotiate(() => 'image/svg+xml')).toBe('svg');
    expect(() => negotiate(() => false)).toThrow(NotAcceptableError);
  });
});
