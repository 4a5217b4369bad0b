import { describe, expect, it } from '@jest/globals';
import { lookOverWars } from '../look-over-wars.js';
import { PLANTED_SEA_LEAKS } from './planted-sea-leaks.js';
import { seaPairsOf, SEA_PHASES } from './sea-pairs.js';
import { SEA_SECRETS } from './sea-secrets.js';
import { howMany } from '../../how-many.js';

const WARS = howMany('LEAK_WARS', 14, 140);
const TRIES = howMany('LEAK_TRIES', 25, 50);

/**
 * Wars in which enemies who got away unseen were once told by the die to avoid them, or as what barred a harbour, and those who
 * did not get away by the die they had thrown.
 */
const ONCE_TOLD = [63, 66, 74];

function* wars() {
  for (let seed = 1; seed <= WARS; seed++) yield* seaPairsOf(seed, TRIES);
  for (const seed of ONCE_TOLD) yield* seaPairsOf(seed, 50);
}

describe('a player whose ships have not observed a thing', () => {
  const looked = lookOverWars(wars(), PLANTED_SEA_LEAKS);

  it('is told the same, byte for byte, whatever that thing is (PATE 5)', () => {
    if (process.env['LEAK_SHOW'])
      for (const leak of looked.leaks.slice(0, 25))
        process.stderr.write(`${JSON.stringify(leak, null, 1)}\n`);
    expect(looked.leaks.slice(0, 3)).toEqual([]);
  });

  it('is met with every kind of secret, and in every phase in which ships do something', () => {
    const { pairs, secrets, phases } = looked;
    if (process.env['LEAK_SHOW']) process.stderr.write(`${pairs} pairs; ${[...phases].join(' ')}\n`);
    expect(pairs).toBeGreaterThan(WARS * TRIES);
    expect(SEA_SECRETS.map(({ name }) => name).filter((name) => !secrets.has(name))).toEqual([]);
    expect([...SEA_PHASES].filter((name) => !phases.has(name) && !/amphibious$/.test(name))).toEqual([]);
  });

  it('would be told apart by every leak planted in the telling of events', () => {
    expect(looked.missed).toEqual([]);
  });
});
