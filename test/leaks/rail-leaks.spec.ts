import { describe, expect, it } from '@jest/globals';
import { howMany } from '../how-many.js';
import { hiddenRailWar } from './hidden-war.js';
import { lookOverWars } from './look-over-wars.js';
import { pairsOf } from './pairs.js';
import { PLANTED_LEAKS } from './planted-leaks.js';

const WARS = howMany('LEAK_RAIL_WARS', 6, 120);
const TRIES = howMany('LEAK_TRIES', 12, 24);

/**
 * Wars in which an enemy is seen or not by the bank of a river he stands on, to which a line leads, and two in which guns of his
 * side tell a player their losses in the very fight that ends them: all lawful, and few other wars come to it. In one a siege once
 * told a minister how many men were within.
 */
const ONCE_TOLD = [44, 50, 69, 77];

function* wars() {
  for (let seed = 1; seed <= WARS; seed++) yield* pairsOf(seed, TRIES, hiddenRailWar);
  for (const seed of ONCE_TOLD) yield* pairsOf(seed, 24, hiddenRailWar);
}

describe('a player of ROTD who has not observed a thing', () => {
  const looked = lookOverWars(wars(), PLANTED_LEAKS);

  it('is told the same, byte for byte, whatever that thing is', () => {
    if (process.env['LEAK_SHOW'])
      for (const leak of looked.leaks.slice(0, 25))
        process.stderr.write(`${JSON.stringify(leak, null, 1)}\n`);
    expect(looked.leaks.slice(0, 3)).toEqual([]);
  });

  it('is met often enough', () => {
    expect(looked.pairs).toBeGreaterThan(2 * WARS * TRIES);
  });

  it('would be told apart by most of the leaks planted in the telling of events', () => {
    expect(looked.missed.length).toBeLessThan(PLANTED_LEAKS.length / 4);
  });
});
