import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Direction } from '../direction.js';
import { strategicStep } from '../strategic-step.js';
import { isOnEdge } from '../tactical-square.js';
import { anyTheatre } from './testing/random-theatre.js';
import { mapsOf, sharedAlong } from './testing/ground.js';

describe('tactical maps of neighbouring squares', () => {
  it('have river, range and water in the same places along their common edge', () => {
    fc.assert(
      fc.property(anyTheatre, (theatre) => {
        for (const [square, map] of mapsOf(theatre)) {
          const east = strategicStep(theatre.grid, square, Direction.East);
          const south = strategicStep(theatre.grid, square, Direction.South);
          if (east >= 0)
            expect(sharedAlong(theatre.tacticalMap(east), Direction.West)).toBe(
              sharedAlong(map, Direction.East),
            );
          if (south >= 0)
            expect(sharedAlong(theatre.tacticalMap(south), Direction.North)).toBe(
              sharedAlong(map, Direction.South),
            );
        }
      }),
      { numRuns: 120 },
    );
  });

  it('have no ford or pass on the edge, where only one of the two would know of it', () => {
    fc.assert(
      fc.property(anyTheatre, (theatre) => {
        for (const [, map] of mapsOf(theatre))
          expect([...map.fords, ...map.passes].filter(isOnEdge)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('do not depend on the order in which they are asked for', () => {
    fc.assert(
      fc.property(anyTheatre, anyTheatre, (theatre, other) => {
        const again = { ...theatre, id: theatre.id };
        const last = theatre.terrain.length - 1;
        const backwards = [...mapsOf(again)].map((_, i) => theatre.tacticalMap(last - i)).reverse();
        other.tacticalMap(0);
        expect([...mapsOf(theatre)].map(([, map]) => map)).toEqual(backwards);
      }),
      { numRuns: 20 },
    );
  });
});
