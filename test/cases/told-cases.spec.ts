import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { ToldCase, ToldCases } from '../../apps/gateway/src/rules/cases-of-rule.js';
import { BATTLE_CASES, readBattleCases } from '../../apps/vedette/src/rules/battle-case.js';
import { readCases } from '../../apps/vedette/src/rules/case-file.js';

const folder = fileURLToPath(new URL('.', import.meta.url));
const told = new URL('../../apps/gateway/src/rules/told-cases.json', import.meta.url);

/** What whoever opens a rule is told of its cases, by book and number. */
function casesAsTold(): ToldCases {
  const cases: Record<string, Record<string, ToldCase[]>> = {};
  const played = [
    ...readCases(folder),
    ...readBattleCases(folder).map((one) => ({ ...one, rulebook: BATTLE_CASES })),
  ];
  for (const {
    rulebook,
    rule,
    case: { id, kind = 'positive', shows },
  } of played)
    ((cases[rulebook] ??= {})[rule] ??= []).push({ id: id.replace(`${rulebook}.`, ''), kind, shows });
  return cases;
}

/** Made anew with `PUBLISH_CASES=yes npm run jest -- test/cases/told-cases`. */
describe('the cases that whoever opens a rule is told of', () => {
  const cases = casesAsTold();
  if (process.env['PUBLISH_CASES'] === 'yes') writeFileSync(told, `${JSON.stringify(cases, null, 1)}\n`);

  it('are those that are played', () => {
    expect(JSON.parse(readFileSync(told, 'utf8'))).toEqual(cases);
  });

  it('are of every book', () => {
    expect(Object.keys(cases).sort()).toEqual([
      'gbacw-3dog',
      'gitm-amwol',
      'gitm-nwol',
      'pate-amwol',
      'rotd-euwol',
    ]);
  });
});
