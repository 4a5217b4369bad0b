import { describe, expect, it } from '@jest/globals';
import { cellsIn } from './lasso.js';

describe('a lasso', () => {
  const frame = { width: 100, height: 100, columns: 4, rows: 3 };
  const view = { x: 2, y: 2, scale: 25 };
  const names = (from: [number, number], to: [number, number]): string[] =>
    cellsIn({ from, to }, view, frame).map(({ column, row }) => `${column}-${row}`);

  it('catches every cell it touches, whichever way it was drawn', () => {
    expect(names([10, 10], [30, 30])).toEqual(['0-0', '1-0', '0-1', '1-1']);
    expect(names([30, 30], [10, 10])).toEqual(['0-0', '1-0', '0-1', '1-1']);
  });

  it('that was not drawn out is one cell, and off the map it catches nothing', () => {
    expect(names([30, 30], [30, 30])).toEqual(['1-1']);
    expect(names([10, 80], [30, 99])).toEqual([]);
    expect(names([80, 60], [500, 500])).toEqual(['3-2']);
  });
});
