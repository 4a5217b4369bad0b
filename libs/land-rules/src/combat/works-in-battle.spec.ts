import { describe, expect, it } from '@jest/globals';
import type { Direction } from '@vedette/geography';
import { coverAllRound, levelToward } from './works-in-battle.js';

const ALL: readonly Direction[] = [0, 1, 2, 3, 4, 5, 6, 7];

describe('what works cover (ROTD 10.6, R-27)', () => {
  it.each(ALL)('is their facing and one direction to either side: facing %i', (facing) => {
    const covered = ALL.filter((direction) => levelToward([{ facing, level: 2 }], direction) > 0);
    expect(covered).toEqual([(facing + 7) & 7, facing, (facing + 1) & 7].sort());
  });

  it('is the best of several where they overlap', () => {
    const works = [
      { facing: 0 as Direction, level: 1 },
      { facing: 1 as Direction, level: 3 },
    ];
    expect([7, 0, 1, 2, 3].map((direction) => levelToward(works, direction as Direction))).toEqual([
      1, 3, 3, 3, 0,
    ]);
  });

  it('is all sides from three works that leave no gap, not from two', () => {
    const facing = (...ways: Direction[]) => ways.map((way) => ({ facing: way, level: 1 }));
    expect([coverAllRound(facing(0, 3, 6)), coverAllRound(facing(0, 4)), coverAllRound([])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
