import { describe, expect, it } from '@jest/globals';
import { type BattleOrder, copyBattle, type MutableBattleState, putUnit, readBattle } from '@vedette/battle';
import { lookedAround } from '@vedette/battle-sight';
import { distance, HexMap } from '@vedette/hex';
import { battleScenario } from '../scenario.js';
import { deskOf } from './desk.js';
import { StaffOfficer } from './staff-officer.js';

const start = readBattle(battleScenario('feeling-the-enemy'));
const map = new HexMap(start.map);

/** Archer on the march round the left of the cavalry at 0900, his regiments where they are put; of the enemy only those who are put somewhere. */
function onTheMarch(
  regiments: Readonly<Record<string, string>>,
  archer: string,
  enemies: Readonly<Record<string, string>> = {},
): MutableBattleState {
  const state = copyBattle(start);
  state.turn = '0900';
  state.initiative = { ...state.initiative, last: 'US' };
  for (const unit of [...state.units.values()])
    if (unit.side === 'US')
      putUnit(state.units, { ...unit, hex: enemies[unit.id] ?? null, extended: [], formation: 'limbered' });
  for (const [id, hex] of Object.entries(regiments))
    putUnit(state.units, { ...state.units.get(id)!, hex, group: null, formation: 'column' });
  Object.assign(state.leaders.get('archer')!, { hex: archer, group: null });
  Object.assign(state.leaders.get('heth')!, { hex: '0105', group: null });
  Object.assign(state.commands.get('archer')!, { order: 'MRCH', rsm: false });
  return lookedAround(state) as MutableBattleState;
}

const ordersOf = (state: MutableBattleState): BattleOrder[] =>
  new StaffOfficer().orders(deskOf(state, map, 'CSA'));

describe('a brigade that came apart on its march', () => {
  const REGIMENTS = {
    'cs-13al': '0817',
    'cs-1tn': '0313',
    'cs-5albn': '0312',
    'cs-7tn': '0312',
    'cs-14tn': '0312',
  };
  const rideOfArcher = (hexes: Readonly<Record<string, string>>, archer: string) =>
    ordersOf(onTheMarch(hexes, archer)).find((one) => one.kind === 'leader' && one.leader === 'archer');

  it('has its leader ride to where all of it is in his range before it acts (G-09, G-16)', () => {
    const ride = rideOfArcher(REGIMENTS, '0312');
    expect(ride).toMatchObject({ priority: 1 });
    const end = ride?.kind === 'leader' ? ride.path!.at(-1)! : '';
    const { range } = start.leaders.get('archer')!;
    expect(Object.values(REGIMENTS).map((hex) => distance(hex, end) <= range)).toEqual(Array(5).fill(true));
  });

  it('has him stay with the many where he would reach nobody more', () => {
    expect(rideOfArcher({ ...REGIMENTS, 'cs-13al': '1821' }, '0312')).toBeUndefined();
  });

  it('has him where he is while it is together', () => {
    expect(rideOfArcher({ ...REGIMENTS, 'cs-13al': '0515' }, '0312')).toBeUndefined();
  });
});

describe('a march by several places', () => {
  it('leaves out one from which the enemy is too near, and ends not before it (G-98)', () => {
    const hexes = Object.fromEntries(
      ['cs-13al', 'cs-1tn']
        .map((id) => [id, '1722'])
        .concat(['cs-5albn', 'cs-7tn', 'cs-14tn'].map((id) => [id, '1521'])),
    );
    const state = onTheMarch(hexes, '1521', { 'us-calef-2': '2219' });
    const order = ordersOf(state).find((one) => one.kind === 'activate' && one.command === 'archer');
    const plan = order?.kind === 'activate' ? (order.plan ?? []) : [];
    expect(plan.map((unit) => [unit.unit, (unit.do?.length ?? 0) >= 6])).toEqual(
      plan.map(({ unit }) => [unit, true]),
    );
    expect(plan).toHaveLength(5);
  });
});

describe('a brigade that follows another', () => {
  const staysAway = (turn: string): boolean => {
    const hexes = ['cs-13al', 'cs-1tn', 'cs-5albn', 'cs-7tn', 'cs-14tn'].map((id) => [id, '1521']);
    const state = onTheMarch(Object.fromEntries(hexes), '1521');
    state.turn = turn;
    return ordersOf(state).some(
      (one) => one.kind === 'activate' && one.command === 'davis' && one.at === 'none',
    );
  };

  it.each(['0740', '0800'])('stays off the map at %s, when the other would lose his range to it', (turn) => {
    expect(staysAway(turn)).toBe(true);
  });

  it.each(['0820', '0840'])('comes from its turn on, at %s', (turn) => {
    expect(staysAway(turn)).toBe(false);
  });
});
