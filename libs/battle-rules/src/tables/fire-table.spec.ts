import { describe, expect, it } from '@jest/globals';
import { fireColumn, fireResult } from './fire-table.js';

/** The table as it is printed: adjusted rolls down, columns of SP across. */
const PRINTED = `
0  - - - - - - -
1  - - - - - - u
2  - - - - - u u
3  - - - - u u U
4  - - - u u U U
5  - - u u U U 1
6  - u u U U 1 1
7  u u U U 1 1 1
8  u U U 1 1 1 2
9  U U 1 1 1 2 2
10 U 1 1 1 2 2 2
11 1 1 1 2 2 2 3
12 1 1 2 2 2 3 3
13 1 2 2 2 3 3 3
14 2 2 2 3 3 3 4
15 2 2 3 3 3 4 4
16 2 3 3 3 4 4 4`;
const SP = [1, 2, 3, 5, 7, 9, 12];

describe('the Fire Table', () => {
  it.each(PRINTED.trim().split('\n'))('row %s', (row) => {
    const [adjusted, ...results] = row.split(/\s+/);
    expect(SP.map((sp) => String(fireResult(Number(adjusted), fireColumn(sp)!)))).toEqual(results);
  });

  it('has nothing below 1 and no better than 16', () => {
    expect(fireResult(-3, fireColumn(24)!)).toBe('-');
    expect(fireResult(0, fireColumn(24)!)).toBe('-');
    expect(fireResult(30, fireColumn(1)!)).toBe(2);
    expect(fireColumn(0)).toBeNull();
  });

  it.each([
    [5, [0, 0, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9]],
    [7, [0, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 1.2]],
    [9, [0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 1.2, 1.5]],
    [12, [0.2, 0.3, 0.5, 0.7, 0.9, 1.2, 1.5, 1.8]],
  ])('%d SP lose as the table of expected losses says at DRM -3 to +4', (sp, means) => {
    const mean = (drm: number) =>
      Array.from({ length: 10 }, (_, die) => fireResult(die + drm, fireColumn(sp)!))
        .map((result): number => (typeof result === 'number' ? result : 0))
        .reduce((sum, one) => sum + one, 0) / 10;
    expect([-3, -2, -1, 0, 1, 2, 3, 4].map(mean)).toEqual(means);
  });
});
