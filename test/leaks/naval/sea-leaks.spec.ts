import { describe, expect, it } from '@jest/globals';
import { honestTelling } from '../telling.js';
import { PLANTED_SEA_LEAKS } from './planted-sea-leaks.js';
import { seaPairsOf, SEA_PHASES } from './sea-pairs.js';
import { SEA_SECRETS } from './sea-secrets.js';

const WARS = Number(process.env['LEAK_WARS'] ?? 14);
const TRIES = Number(process.env['LEAK_TRIES'] ?? 25);

describe('a player whose ships have not observed a thing', () => {
  const pairs = Array.from({ length: WARS }, (_, i) => seaPairsOf(i + 1, TRIES)).flat();

  it('is told the same, byte for byte, whatever that thing is (PATE 5)', () => {
    const leaks = pairs.flatMap(({ what, player, one, other }) => {
      const told = honestTelling(one, player).map((item) => JSON.stringify(item));
      const toldOther = honestTelling(other, player).map((item) => JSON.stringify(item));
      const at = told.findIndex((item, i) => item !== toldOther[i]);
      if (at < 0 && told.length === toldOther.length) return [];
      return [{ what, one: told[at] ?? 'nothing', other: toldOther[at < 0 ? told.length : at] ?? 'nothing' }];
    });
    if (process.env['LEAK_SHOW'])
      for (const leak of leaks.slice(0, 25)) process.stderr.write(`${JSON.stringify(leak, null, 1)}\n`);
    expect(leaks.slice(0, 3)).toEqual([]);
  });

  it('is met with every kind of secret, and in every phase in which ships do something', () => {
    const kinds = new Set(pairs.map(({ secret }) => secret));
    const phases = new Set(pairs.map(({ phase }) => phase));
    if (process.env['LEAK_SHOW']) process.stderr.write(`${pairs.length} pairs; ${[...phases].join(' ')}\n`);
    expect(pairs.length).toBeGreaterThan(WARS * TRIES);
    expect(SEA_SECRETS.map(({ name }) => name).filter((name) => !kinds.has(name))).toEqual([]);
    expect([...SEA_PHASES].filter((name) => !phases.has(name) && !/amphibious$/.test(name))).toEqual([]);
  });

  it('would be told apart by every leak planted in the telling of events', () => {
    const missed = PLANTED_SEA_LEAKS.filter(
      ({ telling }) =>
        !pairs.some(
          ({ player, one, other }) =>
            JSON.stringify(telling(one, player)) !== JSON.stringify(telling(other, player)),
        ),
    ).map(({ fault }) => fault);
    expect(missed).toEqual([]);
  });
});
