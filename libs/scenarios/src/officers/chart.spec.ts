import { describe, expect, it } from '@jest/globals';
import { chartOf, GRID } from './testing/reported-ground.js';

const at = (name: string): number => GRID.indexOf(name);
const names = (squares: readonly number[]): string[] => squares.map((square) => GRID.nameOf(square));

describe('the chart an officer has before him', () => {
  it.each([
    ['regiments', 1.5],
    ['brigade', 4],
    ['brigades', 7],
    ['division', 13],
    ['3 divisions', 36],
    ['whatever', 1],
  ])('takes "%s" for %d units (GITM AMWOL 4.1)', (enemies, units) => {
    expect(chartOf({ 'A5-P5': { enemies } }).enemiesIn(at('A5-P5'))).toBe(units);
  });

  it('counts friends as they are and nobody where nothing is reported', () => {
    const chart = chartOf({ 'A5-P5': { friends: 7 } });
    expect([
      chart.friendsIn(at('A5-P5')),
      chart.friendsIn(at('A6-P5')),
      chart.enemiesIn(at('A5-P5')),
    ]).toEqual([7, 0, 0]);
  });

  it.each(['water', 'high mountain', 'desert', 'swamp'])('does not march through %s (1.2)', (terrain) => {
    expect(chartOf({ 'A5-P5': { terrain } }).isOpen(at('A5-P5'))).toBe(false);
  });

  it.each(['open', 'mountain', 'high desert', 'marsh', 'river'])('marches through %s', (terrain) => {
    expect(chartOf({ 'A5-P5': { terrain } }).isOpen(at('A5-P5'))).toBe(true);
  });

  it('keeps out of closed nations and off what it does not show (7.16)', () => {
    const chart = chartOf({ 'A5-P5': { nation: 'Guatemala' } });
    expect([chart.isOpen(at('A5-P5')), chart.isOpen(99_999)]).toEqual([false, false]);
  });

  it('finds the shortest way round what is closed', () => {
    const wall = Object.fromEntries(
      ['A5-P3', 'A5-P4', 'A5-P5', 'A5-P6'].map((name) => [name, { terrain: 'water' }]),
    );
    const way = chartOf(wall).way(at('A4-P5'), at('A6-P5'), () => false);
    expect(names(way).at(-1)).toBe('A6-P5');
    expect(way).toHaveLength(4);
    for (const name of Object.keys(wall)) expect(names(way)).not.toContain(name);
  });

  it('avoids what it is told to, but for the goal itself', () => {
    const chart = chartOf({});
    const way = chart.way(at('A0-P5'), at('A4-P5'), (square) => square % GRID.columns === 4);
    expect(names(way).at(-1)).toBe('A4-P5');
    expect(way).toHaveLength(4);
  });

  it('goes towards a goal that is off the map as far as the map goes, and nowhere when it is there', () => {
    const moat = Object.fromEntries(
      Array.from({ length: 11 }, (_, row) => [`A7-${GRID.nameOf(row * 11).slice(3)}`, { terrain: 'water' }]),
    );
    const chart = chartOf(moat);
    expect(names(chart.way(at('A4-P5'), at('B0-P5'), () => false))).toEqual(['A5-P5', 'A6-P5']);
    expect(chart.way(at('A4-P5'), at('A4-P5'), () => false)).toEqual([]);
  });
});
