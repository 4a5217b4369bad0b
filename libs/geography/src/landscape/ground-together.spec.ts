import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tacticalRegions } from '../tactical-regions.js';
import { TACTICAL_SQUARES } from '../tactical-map.js';
import { isOnEdge, tacticalAt } from '../tactical-square.js';
import { TacticalTerrain } from '../terrain.js';
import { isNear, keepsGroundTogether } from './ground-together.js';

const { Open, Water, Town } = TacticalTerrain;
const regions = (terrain: Uint8Array): number => new Set(tacticalRegions(terrain)).size;

describe('closing a square', () => {
  it('keeps the ground together in the open and beside what is closed already', () => {
    const terrain = new Uint8Array(TACTICAL_SQUARES);
    expect(keepsGroundTogether(terrain, tacticalAt(7, 7))).toBe(true);
    terrain[tacticalAt(8, 7)] = Water;
    expect(keepsGroundTogether(terrain, tacticalAt(7, 7))).toBe(true);
  });

  it('may part it between two closed squares, or one and the edge of the map', () => {
    const terrain = new Uint8Array(TACTICAL_SQUARES);
    terrain[tacticalAt(8, 7)] = terrain[tacticalAt(6, 7)] = Water;
    expect(keepsGroundTogether(terrain, tacticalAt(7, 7))).toBe(false);
    expect(keepsGroundTogether(terrain, tacticalAt(2, 0))).toBe(true);
    terrain[tacticalAt(2, 1)] = Water;
    expect(keepsGroundTogether(terrain, tacticalAt(2, 0))).toBe(false);
  });

  it('never parts it when it is said not to, whatever was closed before', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(TACTICAL_SQUARES - 1), { maxLength: 160 }), (squares) => {
        const terrain = new Uint8Array(TACTICAL_SQUARES);
        for (const square of squares) {
          if (terrain[square] === Water || !keepsGroundTogether(terrain, square)) continue;
          const before = regions(terrain);
          const wasClosed = tacticalRegions(terrain).includes(0) ? 1 : 0;
          terrain[square] = Water;
          expect(regions(terrain)).toBeLessThanOrEqual(before + 1 - wasClosed);
        }
      }),
    );
  });
});

describe('a kind of ground near a square', () => {
  it('lies in it or next to it, by sides or corners', () => {
    const terrain = new Uint8Array(TACTICAL_SQUARES).fill(Open);
    terrain[tacticalAt(5, 5)] = Town;
    const near = Array.from({ length: TACTICAL_SQUARES }, (_, at) => at).filter((at) =>
      isNear(terrain, at, Town),
    );
    expect(near).toHaveLength(9);
    expect(near.some(isOnEdge)).toBe(false);
    expect(isNear(terrain, tacticalAt(5, 7), Town)).toBe(false);
  });
});
