import { describe, expect, it } from '@jest/globals';
import type { PhaseName } from '@vedette/campaign';
import { lookOverWars } from './look-over-wars.js';
import { pairsOf } from './pairs.js';
import { PLANTED_LEAKS } from './planted-leaks.js';
import { SECRETS } from './secrets.js';
import { howMany } from '../how-many.js';

const WARS = howMany('LEAK_WARS', 12, 120);
const TRIES = howMany('LEAK_TRIES', 12, 24);
const PHASES_WITH_SECRETS: readonly PhaseName[] = [
  'orders',
  'supply',
  'tactical-1',
  'strategic-1',
  'strategic-6',
  'tactical-5',
  'recovery',
  'intelligence',
];

/**
 * Wars in which shattered troops once told what a city had in store, the draw of a headquarters' way out on how many sides
 * enemies stood that nobody saw, and the lot between two enemies equally near which of them stood where. In the third allies
 * fight together in postures of their own; in the last a headquarters is tired by enemies whom it does not see.
 */
const ONCE_TOLD = [24, 95, 98, 119];

function* wars() {
  for (let seed = 1; seed <= WARS; seed++) yield* pairsOf(seed, TRIES);
  for (const seed of ONCE_TOLD) yield* pairsOf(seed, 24);
}

describe('a player who has not observed a thing', () => {
  const looked = lookOverWars(wars(), PLANTED_LEAKS);

  it('is told the same, byte for byte, whatever that thing is', () => {
    if (process.env['LEAK_SHOW'])
      for (const leak of looked.leaks.slice(0, 25))
        process.stderr.write(`${JSON.stringify(leak, null, 1)}\n`);
    expect(looked.leaks.slice(0, 3)).toEqual([]);
  });

  it('is met often enough, in every phase that decides something, and with every kind of secret', () => {
    const { pairs, secrets, phases } = looked;
    if (process.env['LEAK_SHOW']) process.stderr.write(`${pairs} pairs, ${secrets.size} kinds\n`);
    expect(pairs).toBeGreaterThan(2 * WARS * TRIES);
    expect(SECRETS.map(({ name }) => name).filter((name) => !secrets.has(name))).toEqual([]);
    expect(PHASES_WITH_SECRETS.filter((name) => !phases.has(name))).toEqual([]);
  });

  it('would be told apart by nineteen in twenty of the leaks planted in the telling of events', () => {
    expect(PLANTED_LEAKS.length).toBeGreaterThanOrEqual(20);
    const { missed } = looked;
    if (process.env['LEAK_SHOW']) process.stderr.write(`missed: ${JSON.stringify(missed)}\n`);
    expect({ missed, enough: missed.length <= PLANTED_LEAKS.length / 20 }).toMatchObject({ enough: true });
  });
});
