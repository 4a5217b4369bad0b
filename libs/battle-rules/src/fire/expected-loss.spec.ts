import { describe, expect, it } from '@jest/globals';
import { smallBattle } from '../testing/small-fight.js';
import type { Attack } from './attack.js';
import { expectedLoss } from './expected-loss.js';
import { rollAttack } from './roll-attack.js';

const DICE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const guns = { id: 'cs-marye', command: 'archer', type: 'ART', sp: 4, weapon: 'N', facing: 0, hex: '0507' };
const foot = { id: 'us-2wi', command: 'gamble', type: 'INF', sp: 7, facing: 3 };

const attackOn = (target: string, sp: number, context = smallBattle([])): Attack => ({
  ...{ kind: 'phasing', side: 'CSA', from: '0507', target, only: null, rapid: 0, odd: null },
  shots: [{ unit: context.state.units.get('cs-marye')!, sp }],
});

describe('what a shot is expected to cost', () => {
  it.each([
    ['guns at four hexes', '0907', 4],
    ['guns at canister range', '0707', 4],
    ['guns a long way off', '1407', 4],
    ['two of the guns', '0707', 2],
  ])('is the mean of what all ten dice cost: %s', (_what, hex, sp) => {
    const lost = DICE.map((die) => {
      const context = smallBattle([{ ...guns }, { ...foot, hex }], { told: { 'fire:*': [die] } });
      const strikes = rollAttack(context, attackOn(hex, sp, context), null)!;
      return [...strikes[0]!.lost.values()].reduce((sum, one) => sum + one, 0);
    });
    const context = smallBattle([{ ...guns }, { ...foot, hex }]);
    expect(expectedLoss(context, attackOn(hex, sp, context))).toBeCloseTo(
      lost.reduce((sum, one) => sum + one, 0) / DICE.length,
    );
  });

  it('is nothing where nobody is, and more the nearer he is', () => {
    const near = smallBattle([{ ...guns }, { ...foot, hex: '0707' }]);
    const far = smallBattle([{ ...guns }, { ...foot, hex: '1207' }]);
    expect(expectedLoss(near, attackOn('1207', 4, near))).toBe(0);
    expect(expectedLoss(near, attackOn('0707', 4, near))).toBeGreaterThan(
      expectedLoss(far, attackOn('1207', 4, far)),
    );
  });
});
