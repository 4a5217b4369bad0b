import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { BATTLE_RULES } from '../../libs/battle/src/index.js';
import { readBattleCases, runBattleCase } from '../../apps/vedette/src/rules/battle-case.js';

const cases = readBattleCases(fileURLToPath(new URL('.', import.meta.url)));

describe('numbered cases of the battle', () => {
  it('have ids that are used once, of rules there are', () => {
    const ids = cases.map((one) => one.case.id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(cases.filter(({ rule }) => !(BATTLE_RULES as readonly string[]).includes(rule))).toEqual([]);
  });

  it.each(cases.map((one) => [one.case.id, one.case.shows, one] as const))('%s: %s', (_id, _shows, one) => {
    expect(runBattleCase(one.case)).toEqual([]);
  });
});
