import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { makeStrategicGrid } from './make-strategic-grid.js';
import { StrategicSearch } from './strategic-search.js';
import { strategicDistance } from './strategic-step.js';

const grid = makeStrategicGrid({ columns: 12, rows: 9, origin: 'A0-P0' });
const at = (name: string): number => grid.indexOf(name);
const names = (squares: Iterable<number>): string[] => [...squares].map((square) => grid.nameOf(square));

describe('a search over strategic squares', () => {
  const search = new StrategicSearch(grid);

  it('counts the squares entered, start left out and end included', () => {
    search.run([at('A0-P0')], () => true);
    expect(search.stepsTo(at('A0-P0'))).toBe(0);
    expect(search.stepsTo(at('A3-P1'))).toBe(3);
    expect(search.pathTo(at('A3-P0'))).toHaveLength(4);
  });

  it('goes round what may not be entered', () => {
    const wall = new Set(['A2-P0', 'A2-P1', 'A2-P2', 'A2-P3'].map(at));
    search.run([at('A0-P0')], (to) => !wall.has(to));
    expect(search.stepsTo(at('A4-P0'))).toBe(8);
    expect(names(search.pathTo(at('A3-P3')))).toEqual(['A0-P0', 'A1-P1', 'A1-P2', 'A1-P3', 'A2-P4', 'A3-P3']);
    expect(search.stepsTo(at('A2-P1'))).toBe(-1);
    expect(search.pathTo(at('A2-P1'))).toEqual([]);
  });

  it('may forbid single steps, for instance diagonals', () => {
    search.run([at('A0-P0')], (_to, _from, direction) => direction % 2 === 0);
    expect(search.stepsTo(at('A3-P4'))).toBe(7);
  });

  it('ends at its limit', () => {
    const found = search.run([at('A5-P4')], () => true, 2);
    expect(found).toBe(25);
    expect(search.stepsTo(at('A7-P4'))).toBe(2);
    expect(search.stepsTo(at('A8-P4'))).toBe(-1);
    expect(search.run([at('A5-P4')], () => true, 0)).toBe(1);
  });

  it('forgets one search when the next begins', () => {
    search.run([at('A0-P0')], () => true);
    search.run([at('B1-P8')], () => false);
    expect(search.stepsTo(at('A0-P0'))).toBe(-1);
    expect(names(search.reached())).toEqual(['B1-P8']);
  });

  it('starts from several squares at once, each counted once', () => {
    search.run([at('A0-P0'), at('B1-P8'), at('A0-P0')], () => true, 1);
    expect(search.reached()).toHaveLength(8);
    expect(search.stepsTo(at('B0-P7'))).toBe(1);
  });

  it('stops when the goal is found', () => {
    search.run([at('A0-P0')], () => true, Infinity, at('A1-P0'));
    expect(search.stepsTo(at('A1-P0'))).toBe(1);
    expect(search.stepsTo(at('A5-P5'))).toBe(-1);
  });

  it('prefers ways that turn first clockwise from north', () => {
    search.run([at('A5-P5')], () => true);
    expect(names(search.pathTo(at('A6-P3')))).toEqual(['A5-P5', 'A5-P4', 'A6-P3']);
  });

  it('finds the distance where nothing bars the way', () => {
    fc.assert(
      fc.property(fc.nat(107), fc.nat(107), (from, to) => {
        search.run([from], () => true);
        expect(search.stepsTo(to)).toBe(strategicDistance(grid, from, to));
      }),
    );
  });

  it('knows nothing before its first run', () => {
    expect(new StrategicSearch(grid).stepsTo(0)).toBe(-1);
  });
});
