import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isCrossing } from '../tactical-regions.js';
import { TACTICAL_SIZE, TACTICAL_SQUARES } from '../tactical-map.js';
import { isOnEdge, tacticalStep } from '../tactical-square.js';
import { StrategicTerrain, TacticalTerrain } from '../terrain.js';
import { anyTheatre } from './testing/random-theatre.js';
import { groupsOfBanks, mapsOf, picture } from './testing/ground.js';

const CLOSED: readonly number[] = [StrategicTerrain.Water, StrategicTerrain.HighMountain];

describe('the ground of a tactical map', () => {
  it('hangs together: every bank and every side is reached by fords and passes', () => {
    fc.assert(
      fc.property(anyTheatre, (theatre) => {
        for (const [square, map] of mapsOf(theatre))
          if (!CLOSED.includes(theatre.terrain[square]!))
            if (groupsOfBanks(map).length !== 1) expect(picture(map)).toBe('ground that hangs together');
      }),
      { numRuns: 100 },
    );
  });

  it('parts banks truly: no diagonal step leads from one to another', () => {
    fc.assert(
      fc.property(anyTheatre, (theatre) => {
        for (const [square, map] of mapsOf(theatre)) {
          if (CLOSED.includes(theatre.terrain[square]!)) continue;
          for (let from = 0; from < TACTICAL_SQUARES; from++) {
            if (map.region[from] === 0 || isCrossing(map.terrain[from]!)) continue;
            for (let direction = 0; direction < 8; direction++) {
              const to = tacticalStep(from, direction);
              if (to < 0 || map.region[to] === 0 || isCrossing(map.terrain[to]!)) continue;
              if (map.region[to] !== map.region[from])
                expect(`${from} to ${to}\n${picture(map)}`).toBe('the same bank');
            }
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('has a town where a city stands, and one can stand in it', () => {
    fc.assert(
      fc.property(anyTheatre, (theatre) => {
        for (const { square, tactical } of theatre.cities) {
          const map = theatre.tacticalMap(square);
          expect(map.terrain[tactical]).toBe(TacticalTerrain.Town);
          expect(map.region[tactical]).toBeGreaterThan(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has rivers and ranges one square wide inside', () => {
    fc.assert(
      fc.property(anyTheatre, (theatre) => {
        for (const [square, map] of mapsOf(theatre)) {
          if (CLOSED.includes(theatre.terrain[square]!)) continue;
          const line = (tactical: number): boolean =>
            map.terrain[tactical] === TacticalTerrain.River ||
            map.terrain[tactical] === TacticalTerrain.Mountain ||
            isCrossing(map.terrain[tactical]!);
          for (let tactical = 0; tactical < TACTICAL_SQUARES - TACTICAL_SIZE - 1; tactical++) {
            const block = [tactical, tactical + 1, tactical + TACTICAL_SIZE, tactical + TACTICAL_SIZE + 1];
            if (block.some(isOnEdge) || theatre.cities.some((city) => city.square === square)) continue;
            if (block.every(line)) expect(picture(map)).toBe('one square wide');
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has at least one ford in a fordable river square, one pass where a range runs through', () => {
    fc.assert(
      fc.property(anyTheatre, (theatre) => {
        for (const [square, map] of mapsOf(theatre)) {
          if (theatre.terrain[square] === StrategicTerrain.River) expect(map.fords.length).toBeGreaterThan(0);
          if (theatre.terrain[square] === StrategicTerrain.Mountain)
            expect(map.passes.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 60 },
    );
  });
});
