import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { riverLines } from './river-lines.js';

/** Lines of a river drawn as letters: r river, w water, u out of sight, anything else land. A frame of land is round it. */
function drawn(...given: string[]): string {
  const width = given[0]!.length + 2;
  const rows = ['.'.repeat(width), ...given.map((row) => `.${row}.`), '.'.repeat(width)];
  const letter = (row: number, column: number) => rows[row]?.[column];
  return riverLines(width, rows.length, 10, (row, column) => letter(row, column) === 'r', {
    mouth: (row, column) => letter(row, column) === 'w',
    unseen: (row, column) => letter(row, column) === 'u',
  });
}

/** How many ends of lines lie in the middle of a side or corner between squares, each counted once for each line. */
function joints(path: string): Map<string, number> {
  const ends = new Map<string, number>();
  for (const [, end] of path.matchAll(/(?:M|L| )(\d+ \d+)(?=[MLQ]|$)/g))
    ends.set(end!, (ends.get(end!) ?? 0) + 1);
  return ends;
}

describe('rivers on maps', () => {
  it('run through the middles of neighbouring squares', () => {
    expect(drawn('rr')).toBe('M15 15L20 15M25 15L20 15');
  });

  it('bend where they pass through a square', () => {
    expect(drawn('rr', '.r')).toMatch(/M(20 15Q25 15 25 20|25 20Q25 15 20 15)/);
  });

  it('meet over a corner only where no square goes round it', () => {
    expect(drawn('r.', '.r')).toBe('M15 15L20 20M25 25L20 20');
    expect(drawn('r.', 'rr')).not.toContain('20 20');
  });

  it('run out into water over one side, at their end', () => {
    expect(drawn('rw')).toBe('M15 15L20 15');
    expect(drawn('rw', 'ww')).toBe('M15 15L20 15');
    // Two squares lie by the sea; the river reaches it by the last.
    const coast = drawn('..rw', 'rrrw');
    expect(coast).toMatch(/40 15/);
    expect(coast).not.toMatch(/40 25/);
  });

  it('go on to where sight ends, straight on if they can', () => {
    expect(drawn('urr')).toContain('M30 15Q25 15 20 15');
    const edge = riverLines(2, 1, 10, () => true, { mouth: () => false, unseen: () => false });
    expect(edge).toBe('M10 5Q5 5 0 5M10 5Q15 5 20 5');
  });

  it('never close a ring', () => {
    const ring = drawn('rrr', 'r.r', 'rrr');
    expect([...joints(ring).values()].filter((lines) => lines === 2)).toHaveLength(7);
  });

  it('are trees, whatever squares they touch: as many joints as squares less one for each river', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.constantFrom('r', '.'), { minLength: 5, maxLength: 5 }), {
          minLength: 5,
          maxLength: 5,
        }),
        (grid) => {
          const squares = grid.flat().filter((letter) => letter === 'r').length;
          const path = drawn(...grid.map((row) => row.join('')));
          const links = [...joints(path).values()].filter((lines) => lines === 2).length;
          expect(links).toBe(squares - riversIn(grid));
        },
      ),
    );
  });

  it('show a spring as a dot and nothing where there is none', () => {
    expect(drawn('r')).toBe('M15 15h.01');
    expect(drawn('...')).toBe('');
  });
});

/** Number of rivers: squares that touch by side, or over a corner that no square goes round. */
function riversIn(grid: readonly (readonly string[])[]): number {
  const seen = new Set<string>();
  const is = (row: number, column: number): boolean => grid[row]?.[column] === 'r';
  let rivers = 0;
  const follow = (row: number, column: number): void => {
    if (!is(row, column) || seen.has(`${row} ${column}`)) return;
    seen.add(`${row} ${column}`);
    for (const south of [-1, 0, 1])
      for (const east of [-1, 0, 1]) {
        const corner = south !== 0 && east !== 0;
        if (!corner || (!is(row + south, column) && !is(row, column + east)))
          follow(row + south, column + east);
      }
  };
  grid.forEach((letters, row) =>
    letters.forEach((_, column) => {
      if (is(row, column) && !seen.has(`${row} ${column}`)) {
        rivers++;
        follow(row, column);
      }
    }),
  );
  return rivers;
}
