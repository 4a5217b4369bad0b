import { describe, expect, it } from '@jest/globals';
import { ROTD_EUWOL } from '@vedette/rulebooks';
import { orderOptions } from '../order-options.js';
import { frontier, type Changes } from '../testing/desk.js';
import { squaresByRail } from './rail-reach.js';

const BOOKS = { land: ROTD_EUWOL, naval: null };
/** Seven squares in a row with a railway through the first six, and a branch across a corner that bears no trains. */
const railways: Changes = {
  rulebooks: { land: 'rotd-euwol' },
  theatre: {
    ...{ kind: 'inline', origin: 'G0-V0', strategic: ['.......', '.......'] },
    ...{ nations: ['UUUUUUU', 'UUUUUUU'], nationKey: { U: 'United States' } },
    rails: [...[0, 1, 2, 3, 4].map((column) => [`G${column}-V0`, `G${column + 1}-V0`]), ['G1-V0', 'G2-V1']],
  },
  units: [
    { id: 'US1IN', square: 'G0-V0', tactical: '7-7', strength: 900, commander: 'taylor' },
    { id: 'US1MI', square: 'G0-V0', tactical: '7-7', strength: 500, commander: 'taylor' },
  ],
  ships: [],
  ports: [],
  cities: ['G0-V0', 'G3-V0', 'G2-V1', 'G6-V0'].map((square, i) => ({
    ...{ name: `City ${i}`, square, tactical: '7-7', state: 'US' },
  })),
};

describe('rides that are offered (ROTD 8.1)', () => {
  const state = frontier(railways);
  const offered = (unit: string): unknown[] =>
    orderOptions(state, BOOKS, 'taylor', unit)
      .filter(({ field }) => field === '/rail/destination')
      .map(({ order }) => order);

  it('lead to cities of the side along rails, never over a corner', () => {
    expect(offered('US1IN')).toEqual([
      { kind: 'land', unit: 'US1IN', by: 'taylor', rail: { destination: 'G3-V0' } },
    ]);
  });

  it('are none to militia', () => {
    expect(offered('US1MI')).toEqual([]);
  });

  it('end where a turn does', () => {
    const { grid } = state.theatre;
    const names = (most: number): string[] =>
      [...squaresByRail(state.theatre, grid.indexOf('G0-V0'), most)].map((square) => grid.nameOf(square));
    expect(names(2)).toEqual(['G0-V0', 'G1-V0', 'G2-V0']);
    expect(names(40)).toHaveLength(6);
  });
});
