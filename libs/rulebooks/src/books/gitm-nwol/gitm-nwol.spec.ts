import { describe, expect, it } from '@jest/globals';
import { stated } from '@vedette/record';
import { takenOver } from '../../figure/taken-over.js';
import { RuleNotInBookError } from '../../rule/rule-not-in-book.error.js';
import { GITM_AMWOL } from '../gitm-amwol/index.js';
import { GITM_NWOL } from './index.js';
import { NWOL_RULES } from './rule-numbers.js';

/** Code, strategic and tactical squares, fast, support reach, recovery, forced march, most men and batteries. */
const TABLE = [
  ['IN', 3, 4, false, 2, 3, 3, 4000, 1],
  ['LI', 3, 4, false, 2, 3, 3, 4000, 1],
  ['HC', 4, 4, false, 2, 4, 4, 2000, 1],
  ['MC', 4, 6, true, 3, 4, 4, 2000, 1],
  ['LC', 4, 6, true, 3, 4, 4, 2000, 1],
  ['HA', 3, 4, false, 2, 3, 3, 400, 4],
  ['MA', 3, 4, false, 2, 3, 3, 400, 4],
  ['LA', 4, 6, true, 3, 4, 4, 400, 4],
  ['SA', 2, 4, false, 2, 3, 3, 400, 4],
  ['MI', 2, 4, false, 2, 3, null, 3000, 1],
  ['AQ', 4, 6, false, 0, 4, 3, null, 0],
  ['CQ', 3, 4, false, 0, 4, 3, null, 0],
] as const;

describe('the unit types of NWOL', () => {
  it.each(TABLE)(
    '%s march %s, move %s',
    (code, strategic, tactical, fast, reach, recovery, forced, men, guns) => {
      const type = GITM_NWOL.unitTypes.get(code)!;
      expect([
        type.strategicAllowance,
        type.tacticalAllowance,
        type.fastFrom !== null,
        type.supportReach,
        type.recovery,
        type.forcedMarchFatigue,
        type.mostMen?.men ?? null,
        type.mostBatteries,
      ]).toEqual([strategic, tactical, fast, reach, recovery, forced, men, guns]);
    },
  );

  it('are these twelve and no others', () => {
    expect([...GITM_NWOL.unitTypes.keys()].sort()).toEqual(TABLE.map(([code]) => code).sort());
  });

  it('scout with light cavalry at any strength (4.1)', () => {
    expect(GITM_NWOL.unitTypes.get('LC')?.sees).toEqual([
      { squares: 2, fromMen: 0, inCommunications: false },
    ]);
    expect(GITM_AMWOL.unitTypes.get('LC')?.sees).toEqual([
      { squares: 2, fromMen: 250, inCommunications: false },
    ]);
  });
});

describe('the numbers of NWOL’s rules', () => {
  it.each([
    ['7.1', '7.1'],
    ['7.5', '7.5'],
    ['7.6', '7.5'],
    ['7.7', '7.6'],
    ['7.8', '7.7'],
    ['7.14', '7.13'],
    ['7.16', '7.15'],
    ['7.18', '7.16'],
    ['8.11', '8.11'],
    ['10.3', '10.3'],
  ] as const)('AMWOL %s is NWOL %s', (amwol, nwol) => expect(GITM_NWOL.rules[amwol]).toBe(nwol));

  it('are those of AMWOL in AMWOL', () => expect(GITM_AMWOL.rules['7.14']).toBe('7.14'));
});

describe('figures that NWOL takes over', () => {
  it('cite its own numbers, and keep what they state', () => {
    const { marchFirst, neutralsInterrupt, costlyGroundAdds } = GITM_NWOL.movement;
    expect(marchFirst).toEqual({ ...GITM_AMWOL.movement.marchFirst, rule: '7.6' });
    expect(neutralsInterrupt).toEqual({ ...GITM_AMWOL.movement.neutralsInterrupt, rule: '7.14' });
    expect(costlyGroundAdds).toEqual(GITM_AMWOL.movement.costlyGroundAdds);
  });

  it('are none of a rule it lacks', () => {
    const figures = {
      priority: stated(1, '8.12'),
      deep: { march: stated(2, '7.7') },
      ways: new Map([['a', 1]]),
    };
    expect(() => takenOver('gitm-nwol', NWOL_RULES, figures)).toThrow(RuleNotInBookError);
    const { deep, ways } = figures;
    const taken = takenOver('gitm-nwol', NWOL_RULES, { deep, ways });
    expect(taken.deep.march.rule).toBe('7.6');
    expect(taken.ways).toBe(ways);
  });
});

describe('where NWOL and AMWOL part', () => {
  it('a line of battle is twice as long (9.4)', () => {
    expect(GITM_NWOL.combat.frontSpaces.value).toBe(2 * GITM_AMWOL.combat.frontSpaces.value);
  });

  it('every combat unit type weighs something in battle', () => {
    for (const type of GITM_NWOL.unitTypes.values())
      if (type.arm !== 'headquarters') expect(GITM_NWOL.combat.armWeights.value).toHaveProperty(type.code);
  });

  it('ranges of supply are the same, for squares are the same size (N-01)', () => {
    expect(GITM_NWOL.supply.cityReach.value).toBe(GITM_AMWOL.supply.cityReach.value);
  });
});
