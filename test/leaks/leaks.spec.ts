import { describe, expect, it } from '@jest/globals';
import { pairsOf } from './pairs.js';
import { honestTelling } from './telling.js';

const WARS = Number(process.env['LEAK_WARS'] ?? 12);
const TRIES = Number(process.env['LEAK_TRIES'] ?? 25);

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

  it('is met often enough, in every phase with secrets, and by every kind of secret', () => {
    const count = (of: (pair: (typeof pairs)[number]) => string): Record<string, number> => {
      const counts: Record<string, number> = {};
      for (const pair of pairs) counts[of(pair)] = (counts[of(pair)] ?? 0) + 1;
      return counts;
    };
    if (process.env['LEAK_SHOW'])
      process.stderr.write(
        JSON.stringify(
          [
            pairs.length,
            wars.reduce((s, w) => s + w.tried, 0),
            count((p) => p.phase),
            count((p) => p.secret),
          ],
          null,
          1,
        ),
      );
    expect(pairs.length).toBeGreaterThan(WARS * TRIES);
  });
});
