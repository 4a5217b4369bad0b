import { describe, expect, it } from '@jest/globals';
import { filledCells, partingSides } from './cell-paths.js';

describe('paths over squares', () => {
  it('cover a run of a row with one rectangle', () => {
    expect(filledCells(4, 2, 10, (row, column) => row === 1 && column > 0)).toBe('M10 10h30v10h-30z');
    expect(filledCells(4, 1, 10, (_, column) => column !== 1)).toBe('M0 0h10v10h-10zM20 0h20v10h-20z');
    expect(filledCells(4, 1, 10, () => false)).toBe('');
  });

  it('follow the sides between squares that differ', () => {
    const land = [1, 0, 0, 0];
    expect(partingSides(2, 2, 10, (a, b) => land[a] !== land[b])).toBe('M10 0v10M0 10h10');
    expect(partingSides(2, 2, 10, () => false)).toBe('');
  });
});
