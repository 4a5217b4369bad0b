import { describe, expect, it } from '@jest/globals';
import { railLines, trackLeads } from './rail-lines.js';

describe('the line of a railway', () => {
  it('runs from the middle of its squares to the sides it leads over', () => {
    const cells = [{ row: 0, column: 1, leads: [[0, -1] as const, [1, 0] as const] }];
    expect(railLines(cells, 10)).toBe('M15 5l-5 0M15 5l0 5');
    expect(railLines([{ row: 0, column: 0, leads: [] }], 10)).toBe('M5 5h.01');
  });

  it('leads to neighbours with track, and off the map from its edge', () => {
    const track = (row: number, column: number): boolean => row === 7 && column <= 7 && column >= 0;
    expect(trackLeads(7, 3, 15, track)).toEqual([
      [0, 1],
      [0, -1],
    ]);
    expect(trackLeads(7, 0, 15, track)).toEqual([
      [0, 1],
      [0, -1],
    ]);
    expect(trackLeads(7, 7, 15, track)).toEqual([[0, -1]]);
  });
});
