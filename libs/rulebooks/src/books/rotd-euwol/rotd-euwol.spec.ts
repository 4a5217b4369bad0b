import { describe, expect, it } from '@jest/globals';
import { sequenceFaults } from '../../turn/turn-sequence.js';
import { ROTD_EUWOL } from './index.js';

/** Code, strategic and tactical squares, support reach, recovery, forced march, men with and without large regiments, batteries. */
const TABLE = [
  ['IN', 3, 4, 2, 3, 3, 3100, 4100, 1],
  ['LI', 3, 4, 2, 3, 3, 3100, 4100, 1],
  ['HC', 4, 6, 3, 4, 4, 1600, 2100, 1],
  ['MC', 4, 6, 3, 4, 4, 1600, 2100, 1],
  ['LC', 4, 6, 3, 4, 4, 1600, 2100, 1],
  ['HA', 4, 6, 3, 4, 4, 400, 400, 4],
  ['LA', 3, 4, 2, 3, 3, 400, 400, 4],
  ['SA', 2, 4, 2, 3, 3, 400, 400, 4],
  ['NB', 0, 0, 0, 3, null, 400, 400, 4],
  ['MI', 2, 4, 2, 3, null, 1500, 1500, 0],
  ['PB', 3, 4, 0, 3, null, 300, 300, 0],
  ['AQ', 4, 6, 0, 4, 3, null, null, 0],
  ['CQ', 3, 4, 0, 3, 3, null, null, 0],
] as const;

describe('the unit types of ROTD', () => {
  it.each(TABLE)('%s march %s, move %s', (code, march, move, support, recovery, forced, men, large, guns) => {
    const type = ROTD_EUWOL.unitTypes.get(code)!;
    expect([
      type.strategicAllowance,
      type.tacticalAllowance,
      type.supportReach,
      type.recovery,
      type.forcedMarchFatigue,
      type.mostMen?.men ?? null,
      type.mostMen ? (type.mostMen.byNation['Prussia'] ?? type.mostMen.men) : null,
      type.mostBatteries,
    ]).toEqual([march, move, support, recovery, forced, men, large, guns]);
  });

  it('are these thirteen and no others', () => {
    expect([...ROTD_EUWOL.unitTypes.keys()].sort()).toEqual(TABLE.map(([code]) => code).sort());
  });

  it('have a bridge train that neither fights nor sees, and horse that marches first but for the heavy (R-13)', () => {
    const { role } = ROTD_EUWOL.unitTypes.get('PB')!;
    expect([role.fights, role.sees, role.blocks, role.besieges, role.bridges]).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(ROTD_EUWOL.movement.marchFirst.value).toEqual(['MC', 'LC', 'HA']);
  });
});

describe('the turn of ROTD', () => {
  it('runs trains when the last march is done, before the last deployment (8.1)', () => {
    const { campaign } = ROTD_EUWOL.turns;
    const after = (name: string) => campaign.find((phase) => phase.name === name)?.after;
    expect(sequenceFaults(campaign)).toEqual([]);
    expect([after('rail'), after('final-amphibious'), after('tactical-5')]).toEqual([
      ['strategic-6'],
      ['rail', 'naval-movement-2'],
      ['final-amphibious'],
    ]);
    expect(ROTD_EUWOL.campaignTurns).toBe(12);
  });
});

describe('the numbers of ROTD’s rules', () => {
  it.each([
    ['1.3', '1.4'],
    ['7.8', '7.7'],
    ['7.12', '7.12'],
    ['7.18', '7.17'],
    ['8.11', '9.11'],
    ['9.9', '10.9'],
    ['falling-back', '10.10'],
    ['9.14', '10.15'],
    ['10.5', '11.6'],
    ['10.11', '11.13'],
    ['12.5', '14.5'],
    ['rail-lines', '8.3'],
  ] as const)('%s is %s', (key, number) => expect(ROTD_EUWOL.rules[key]).toBe(number));
});
