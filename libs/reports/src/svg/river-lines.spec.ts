import { describe, expect, it } from '@jest/globals';
import { riverLines } from './river-lines.js';

/** Lines of a river drawn as letters: r river, w water. */
function drawn(...rows: string[]): string {
  const letter = (row: number, column: number) => rows[row]?.[column];
  return riverLines(
    rows[0]!.length,
    rows.length,
    10,
    (row, column) => letter(row, column) === 'r',
    (row, column) => letter(row, column) === 'w',
  );
}

describe('rivers on maps', () => {
  it('run through the middles of neighbouring squares', () => {
    expect(drawn('rr')).toBe('M5 5L10 5M15 5L10 5');
  });

  it('bend where they pass through a square', () => {
    expect(drawn('rr', '.r')).toContain('M15 10Q15 5 10 5');
  });

  it('meet over a corner only where no square goes round it', () => {
    expect(drawn('r.', '.r')).toBe('M5 5L10 10M15 15L10 10');
    expect(drawn('r.', 'rr')).not.toContain('L10 10');
  });

  it('run out into water', () => {
    expect(drawn('rw')).toBe('M5 5L10 5');
  });

  it('show a spring as a dot and nothing where there is none', () => {
    expect(drawn('r')).toBe('M5 5h.01');
    expect(drawn('...')).toBe('');
  });
});
