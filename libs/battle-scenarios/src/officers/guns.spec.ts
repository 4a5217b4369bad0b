import { describe, expect, it } from '@jest/globals';
import {
  type BattleOrder,
  copyBattle,
  type MutableBattleState,
  putUnit,
  readBattle,
  type UnitPlan,
  type UnitState,
} from '@vedette/battle';
import { lookedAround } from '@vedette/battle-sight';
import { HexMap } from '@vedette/hex';
import { battleScenario } from '../scenario.js';
import { deskOf } from './desk.js';
import { StaffOfficer } from './staff-officer.js';

const start = readBattle(battleScenario('feeling-the-enemy'));
const map = new HexMap(start.map);
const GUNS = ['cs-brander', 'cs-crenshaw', 'cs-marye', 'cs-mcgraw', 'cs-zimmerman'];

/** Pegram's guns at their posts, the 8th Illinois alone before them. */
function pegramAtHisPosts(guns: Partial<UnitState>, horse: string): MutableBattleState {
  const state = copyBattle(start);
  state.turn = '0840';
  state.initiative = { ...state.initiative, last: 'US' };
  for (const unit of [...state.units.values()])
    if (unit.side === 'US') putUnit(state.units, { ...unit, hex: null, extended: [] });
  GUNS.forEach((id, i) =>
    putUnit(state.units, {
      ...state.units.get(id)!,
      ...{
        hex: i < 2 ? '0803' : '0802',
        stack: i % 3,
        group: null,
        facing: 1,
        formation: 'limbered',
        ...guns,
      },
    }),
  );
  putUnit(state.units, { ...state.units.get('us-8il')!, hex: horse, extended: [] });
  Object.assign(state.leaders.get('pegram')!, { hex: '0803', group: null });
  Object.assign(state.commands.get('pegram')!, { order: 'SKPD', rsm: false });
  return lookedAround(state) as MutableBattleState;
}

const pegrams = (state: MutableBattleState): BattleOrder<'activate'> =>
  new StaffOfficer()
    .orders(deskOf(state, map, 'CSA'))
    .find((one): one is BattleOrder<'activate'> => one.kind === 'activate' && one.command === 'pegram')!;
const entered = ({ do: steps = [] }: UnitPlan): unknown[] => steps.filter((step) => typeof step === 'string');

describe('guns that see an enemy from where they are', () => {
  const order = pegrams(pegramAtHisPosts({}, '1205'));
  const firing = (order.planRE ?? []).filter(({ fire }) => fire !== undefined);

  it('face him while the teams are before them, for that costs nothing, and unlimber', () => {
    expect(firing.length).toBeGreaterThan(1);
    for (const plan of firing) {
      expect(plan.fire).toEqual({ at: '1205' });
      expect(plan.do!.at(-1)).toEqual({ form: 'unlimbered' });
      expect(plan.do!.findIndex((step) => typeof step === 'object' && 'face' in step)).toBeLessThan(
        plan.do!.length - 1,
      );
    }
  });

  it('stay as they are once they have unlimbered, and put nothing to the hazard of an attempt at ME', () => {
    const stand = pegrams(pegramAtHisPosts({ formation: 'unlimbered', facing: 5 }, '1205'));
    expect(stand.at).toBe('RE');
    for (const plan of stand.plan!) {
      expect(entered(plan)).toEqual([]);
      expect(plan.do).not.toContainEqual({ form: 'limbered' });
    }
  });
});

describe('guns that see nobody they could hurt', () => {
  it('do not limber up again by their post', () => {
    const stand = pegrams(pegramAtHisPosts({ formation: 'unlimbered', facing: 5 }, '2704'));
    for (const plan of stand.planRE!) expect(plan.do).not.toContainEqual({ form: 'limbered' });
  });
});

describe('a tired battery in disorder', () => {
  const kept = (horse: string): number => {
    const state = pegramAtHisPosts({ state: 'disordered', formation: 'unlimbered' }, horse);
    Object.assign(state.commands.get('pegram')!, { fatigue: 4 });
    return pegrams(state).planRE!.filter(({ rally }) => rally === false).length;
  };

  it('does not try to rally where it is likelier to lose a gun by it, and does where it is not', () => {
    expect(kept('1003')).toBeGreaterThan(0);
    expect(kept('2704')).toBe(0);
  });
});
