import { describe, expect, it } from '@jest/globals';
import { connectedAreas } from './connected-areas.js';
import { makeStrategicGrid } from './make-strategic-grid.js';

const rows = ['##..#', '#..#.', '.....', '#...#'];
const grid = makeStrategicGrid({ columns: 5, rows: 4, origin: 'A0-P0' });
const member = Uint8Array.from([...rows.join('')].map((letter) => (letter === '#' ? 1 : 0)));
const numbers = (area: Uint16Array): string[] =>
  rows.map((_, row) => [...area.subarray(row * 5, row * 5 + 5)].join(''));

describe('connected areas', () => {
  it('hang together by corners as marching troops do', () => {
    const { area, count, sizes } = connectedAreas(grid, member);
    expect(numbers(area)).toEqual(['11002', '10020', '00000', '30004']);
    expect(count).toBe(4);
    expect(sizes).toEqual([13, 3, 2, 1, 1]);
  });

  it('or by sides only', () => {
    const { area, count } = connectedAreas(grid, member, 4);
    expect(numbers(area)).toEqual(['11002', '10030', '00000', '40005']);
    expect(count).toBe(5);
  });

  it('do not run over the edge of the map into the next row', () => {
    const line = Uint8Array.from([...'....##...............'].slice(0, 20).map((c) => (c === '#' ? 1 : 0)));
    expect(connectedAreas(grid, line).count).toBe(2);
  });

  it('of a whole theatre are found in a moment', () => {
    const theatre = makeStrategicGrid({ columns: 140, rows: 110, origin: 'A0-P0' });
    const land = new Uint8Array(140 * 110).map((_, i) => (((i * 2654435761) >>> 0) % 10 < 7 ? 1 : 0));
    connectedAreas(theatre, land);
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      connectedAreas(theatre, land);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(5);
  });
});
