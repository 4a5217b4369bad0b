import { describe, expect, it } from '@jest/globals';
import { neighbour, type Direction } from '@vedette/hex';
import { centreOf, cornersOf, facingTowards, hexesOf, hexUnder, RADIUS } from './hexes.js';

describe('hexes as they are drawn', () => {
  it('are found again under their middle and just inside each corner, and nothing is off the map', () => {
    for (const hex of hexesOf(9, 7)) {
      expect(hexUnder(centreOf(hex), 9, 7)).toBe(hex);
      for (const corner of cornersOf(hex, RADIUS * 0.98)) expect(hexUnder(corner, 9, 7)).toBe(hex);
    }
    expect(hexUnder({ x: -5, y: -5 }, 9, 7)).toBeNull();
    expect(hexUnder({ x: 10_000, y: 10 }, 9, 7)).toBeNull();
  });

  it('lie where the rules have their neighbours: each shares two corners with the hex beside it', () => {
    const near = (hex: string): string[] =>
      cornersOf(hex).map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`);
    for (const hex of ['0303', '0404'])
      for (const direction of [0, 1, 2, 3, 4, 5] as Direction[]) {
        const other = new Set(near(neighbour(hex, direction)!));
        expect(near(hex).filter((corner) => other.has(corner))).toHaveLength(2);
      }
  });

  it.each([
    ['0505', '0705', 0],
    ['0505', '0303', 2],
    ['0505', '0305', 3],
  ])('from %s one looks towards %s by vertex %i', (from, to, facing) => {
    expect(facingTowards(from, to)).toBe(facing);
  });
});
