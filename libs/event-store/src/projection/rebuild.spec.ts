import { describe, expect, it } from '@jest/globals';
import { cellOf } from './rebuild.js';
import { buildOf, checkProjection, generationSchema, liveSchema } from './projection.js';
import { tally } from '../testing/tally-projection.js';

describe('cells of a rebuild', () => {
  it('have the same campaigns for ever', () => {
    expect(['amwol-1846', 'nwol-1861', 'euwol-1870', 'a'].map((campaign) => cellOf(campaign, 7))).toEqual(
      ['amwol-1846', 'nwol-1861', 'euwol-1870', 'a'].map((campaign) => cellOf(campaign, 7)),
    );
    expect(cellOf('a', 1_000_000)).toBe(0xe40c292c % 1_000_000);
  });

  it('share the campaigns evenly', () => {
    const counts = [0, 0, 0, 0];
    for (let number = 0; number < 4_000; number += 1) {
      const cell = cellOf(`campaign-${number}`, 4);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(900);
  });

  it('are one cell when there is one', () => {
    expect(cellOf('anything', 1)).toBe(0);
  });
});

describe('names of a projection', () => {
  it('tell the live schema from those of generations and builds', () => {
    expect(liveSchema({ name: 'map' })).toBe('proj_map');
    expect(generationSchema({ name: 'map' }, 8)).toBe('proj_map__g8');
    const build = buildOf(tally(8));
    expect(generationSchema(build, build.generation)).toBe('proj_tally__g1000008');
  });

  it.each([1.5, 0, -1, 1_000_000])('refuse generation %d', (generation) => {
    expect(() => checkProjection(tally(generation))).toThrow(/whole number from 1 to 999999/);
  });
});
