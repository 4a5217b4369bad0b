import { describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { readCases, type RuleCase } from './case-file.js';
import { runCase } from './run-case.js';

const CASES = fileURLToPath(new URL('../../../../test/cases/gitm-amwol', import.meta.url));
const cases = new Map(readCases(CASES).map((one) => [one.case.id, one.case]));
const caseOf = (id: string): RuleCase => cases.get(`gitm-amwol.${id}`)!;

/** A unit passes an evader, who does not intercept. */
const passing = caseOf('8.11.05');
/** A unit breaks; a draw says how far back it gathers. */
const broken = caseOf('12.2.05');
const { never } = passing.expect;

describe('a rule case', () => {
  it('is held by what came about', () => {
    expect(runCase(passing)).toEqual([]);
    expect(runCase(broken)).toEqual([]);
  });

  it('fails that demands nothing to be there, for nothing need have come up', () => {
    const empty = /expects nothing to be there/;
    expect(runCase({ ...passing, expect: {} })).toEqual([expect.stringMatching(empty)]);
    expect(runCase({ ...passing, expect: { never } })).toEqual([expect.stringMatching(empty)]);
    expect(runCase({ ...passing, expect: { never, facts: [], reports: [] } })).toEqual([
      expect.stringMatching(empty),
    ]);
    const reports = [{ player: 'taylor', hides: ['Nobody writes this'] }];
    expect(runCase({ ...passing, expect: { never, reports } })).toEqual([expect.stringMatching(empty)]);
  });

  it('fails when what must occur does not, or what must not does', () => {
    const events = [{ type: 'UnitMovedTactically', data: { unit: 'US1IN' } }];
    expect(runCase({ ...passing, expect: { events } })).toEqual([expect.stringMatching(/^no event/)]);
    const marches = [{ type: 'UnitMovedTactically' }];
    expect(runCase({ ...passing, expect: { ...passing.expect, never: marches } })).toEqual([
      expect.stringMatching(/must not occur$/),
    ]);
  });

  it('fails when a draw it fixes is not thrown, as when the label is another', () => {
    const draws = { ...broken.draws, '9.7 9/112 heat': 0.5 };
    expect(runCase({ ...broken, draws })).toEqual(['the draw "9.7 9/112 heat" was fixed and never thrown']);
  });

  it('fails when a draw is thrown that must not be', () => {
    const { '12.2 MX1IN squares back': back = 0, ...draws } = broken.draws ?? {};
    const undrawn = { '12.2 MX1IN squares back': back };
    expect(runCase({ ...broken, draws, undrawn })).toEqual([
      'the draw "12.2 MX1IN squares back" was thrown, which must not be',
    ]);
  });
});
