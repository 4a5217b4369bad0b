import { describe, expect, it } from '@jest/globals';
import type { PhaseName } from '@vedette/campaign';
import { pairsOf } from './pairs.js';
import { PLANTED_LEAKS } from './planted-leaks.js';
import { SECRETS } from './secrets.js';
import { honestTelling } from './telling.js';

const WARS = Number(process.env['LEAK_WARS'] ?? 12);
const TRIES = Number(process.env['LEAK_TRIES'] ?? 12);
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

describe('a player who has not observed a thing', () => {
  const wars = Array.from({ length: WARS }, (_, i) => pairsOf(i + 1, TRIES));
  const pairs = wars.flatMap((war) => war.pairs);

  it('is told the same, byte for byte, whatever that thing is', () => {
    const leaks = pairs.flatMap(({ what, player, one, other }) => {
      const told = honestTelling(one, player).map((item) => JSON.stringify(item));
      const toldOther = honestTelling(other, player).map((item) => JSON.stringify(item));
      const at = told.findIndex((item, i) => item !== toldOther[i]);
      if (at < 0 && told.length === toldOther.length) return [];
      return [
        { what, one: told[at] ?? 'nothing more', other: toldOther[at < 0 ? told.length : at] ?? 'nothing' },
      ];
    });
    if (process.env['LEAK_SHOW'])
      for (const leak of leaks.slice(0, 25)) process.stderr.write(`${JSON.stringify(leak, null, 1)}\n`);
    expect(leaks.slice(0, 3)).toEqual([]);
  });

  it('is met often enough, in every phase that decides something, and with every kind of secret', () => {
    const kinds = new Set(pairs.map(({ secret }) => secret));
    const phases = new Set(pairs.map(({ phase }) => phase));
    if (process.env['LEAK_SHOW']) process.stderr.write(`${pairs.length} pairs, ${[...kinds].length} kinds\n`);
    expect(pairs.length).toBeGreaterThan(2 * WARS * TRIES);
    expect(SECRETS.map(({ name }) => name).filter((name) => !kinds.has(name))).toEqual([]);
    expect(PHASES_WITH_SECRETS.filter((name) => !phases.has(name))).toEqual([]);
  });

  it('would be told apart by nineteen in twenty of the leaks planted in the telling of events', () => {
    expect(PLANTED_LEAKS.length).toBeGreaterThanOrEqual(20);
    const missed = PLANTED_LEAKS.filter(
      ({ telling }) =>
        !pairs.some(
          ({ player, one, other }) =>
            JSON.stringify(telling(one, player)) !== JSON.stringify(telling(other, player)),
        ),
    ).map(({ fault }) => fault);
    if (process.env['LEAK_SHOW']) process.stderr.write(`missed: ${JSON.stringify(missed)}\n`);
    expect({ missed, enough: missed.length <= PLANTED_LEAKS.length / 20 }).toMatchObject({ enough: true });
  });
});
