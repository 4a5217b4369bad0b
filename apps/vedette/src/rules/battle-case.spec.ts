import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readBattleCases, runBattleCase } from './battle-case.js';

const CASES = readBattleCases(join(import.meta.dirname, '../../../../test/cases'));
const caseOf = (id: string) => CASES.find((one) => one.case.id === id)!.case;

describe('a case of a battle', () => {
  const guessed = caseOf('P-25.03');

  it('is refused where it expects only what must not be', () => {
    const never = [{ type: 'BattleEnded' }];
    expect(runBattleCase({ ...guessed, expect: { never } })).toEqual([
      expect.stringMatching('expects nothing to be there'),
    ]);
  });

  it.each(['band:0707', 'band:0607#9', 'rally:*'])('fails with the die %s told and never thrown', (key) => {
    expect(runBattleCase({ ...guessed, dice: { ...guessed.dice, [key]: [7] } })).toEqual([
      `the die ${key} was told and never thrown`,
    ]);
  });

  it('may tell what a die would show that must not be thrown', () => {
    expect(runBattleCase(caseOf('P-25.04'))).toEqual([]);
  });
});
