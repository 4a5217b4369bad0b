import { beforeEach, describe, expect, it } from '@jest/globals';
import { type BattleOrder, copyBattle, type MutableBattleState, putUnit, readBattle } from '@vedette/battle';
import { lookedAround } from '@vedette/battle-sight';
import { HexMap } from '@vedette/hex';
import { battleScenario } from '../scenario.js';
import { deskOf } from './desk.js';
import { StaffOfficer } from './staff-officer.js';

const start = readBattle(battleScenario('feeling-the-enemy'));
const map = new HexMap(start.map);

/** Archer's five regiments short of the Seminary at 0920, without orders; nobody of the enemy near. */
function archerAstray(): MutableBattleState {
  const state = copyBattle(start);
  state.turn = '0920';
  state.initiative = { ...state.initiative, last: 'US' };
  const hexes = {
    'cs-13al': '1821',
    'cs-5albn': '1821',
    'cs-1tn': '1721',
    'cs-7tn': '1721',
    'cs-14tn': '1622',
  };
  for (const [id, hex] of Object.entries(hexes))
    putUnit(state.units, { ...state.units.get(id)!, hex, group: null, formation: 'column' });
  for (const unit of [...state.units.values()])
    if (unit.side === 'US') putUnit(state.units, { ...unit, hex: null, extended: [] });
  Object.assign(state.leaders.get('archer')!, { hex: '1721', group: null });
  Object.assign(state.commands.get('archer')!, { order: 'HOLD', rsm: false });
  return state;
}

describe('a brigade that has lost its orders on the way', () => {
  let state: MutableBattleState;
  const ordersWithHethIn = (hex: string): BattleOrder[] => {
    Object.assign(state.leaders.get('heth')!, { hex, group: null });
    return new StaffOfficer().orders(deskOf(state, map, 'CSA'));
  };
  beforeEach(() => {
    state = archerAstray();
  });

  it('has its commander ride to its head, who neither lends his points nor bids for the right to act first', () => {
    const orders = ordersWithHethIn('0812');
    const ride = orders.find((one) => one.kind === 'leader' && one.leader === 'heth');
    expect(ride).toMatchObject({ path: expect.arrayContaining([expect.any(String)]) });
    expect(orders.filter(({ kind }) => kind === 'commit' || kind === 'gift')).toEqual([]);
  });

  it('goes on by the word of a commander who is with its head: by an order for the turn and his points (G-11, G-18)', () => {
    const orders = ordersWithHethIn('1821');
    const changed = orders.flatMap((one) =>
      one.kind === 'change' && one.unit !== undefined ? [[one.unit, one.to, one.with]] : [],
    );
    expect(changed).toEqual([
      ['cs-13al', 'MRCH', 'heth'],
      ['cs-5albn', 'MRCH', 'heth'],
    ]);
    const gift = orders.find((one) => one.kind === 'gift');
    expect(gift?.plan.map(({ unit }) => unit).sort()).toEqual(['cs-13al', 'cs-5albn']);
    expect(gift?.plan.every(({ do: steps }) => (steps?.length ?? 0) > 5)).toBe(true);
    const rest = orders.find((one) => one.kind === 'activate' && one.command === 'archer');
    expect(rest).toMatchObject({
      at: 'RE',
      plan: [{ unit: 'cs-1tn' }, { unit: 'cs-14tn' }, { unit: 'cs-7tn' }],
    });
    expect(orders.filter((one) => one.kind === 'leader' && one.leader === 'heth')).toEqual([]);
  });

  it('has no order that demands ME for a regiment that is shattered (G-10)', () => {
    putUnit(state.units, { ...state.units.get('cs-5albn')!, collapsed: true });
    const changed = ordersWithHethIn('1821').filter((one) => one.kind === 'change' && one.unit !== undefined);
    expect(changed).toMatchObject([
      { unit: 'cs-13al', to: 'MRCH' },
      { unit: 'cs-5albn', to: 'SKPD' },
    ]);
  });

  it('is told to assault an enemy who stands on its goal and is within reach, and goes for him', () => {
    const regiments = {
      'cs-13al': '2718',
      'cs-5albn': '2718',
      'cs-1tn': '2720',
      'cs-7tn': '2721',
      'cs-14tn': '2721',
    };
    for (const [id, hex] of Object.entries(regiments)) putUnit(state.units, { ...state.units.get(id)!, hex });
    const horse = [...state.units.values()].find(({ side, type }) => side === 'US' && type === 'CAV')!;
    putUnit(state.units, { ...horse, hex: '2617', facing: 3, formation: 'dismounted', extended: [] });
    Object.assign(state.leaders.get('heth')!, { hex: '2718', group: null });
    state = lookedAround(state) as MutableBattleState;
    const orders = ordersWithHethIn('2718');
    expect(orders.filter((one) => one.kind === 'change' && one.unit !== undefined)).toMatchObject([
      { unit: 'cs-13al', to: 'ASLT' },
      { unit: 'cs-5albn', to: 'ASLT' },
    ]);
    const gift = orders.find((one) => one.kind === 'gift');
    expect(gift?.plan.map(({ unit }) => unit).sort()).toEqual(['cs-13al', 'cs-5albn']);
  });

  it('is left by a commander who stands with its last regiment while others are far before it', () => {
    putUnit(state.units, { ...state.units.get('cs-14tn')!, hex: '1118' });
    const orders = ordersWithHethIn('1118');
    expect(orders.some(({ kind }) => kind === 'gift')).toBe(false);
    expect(orders.some((one) => one.kind === 'leader' && one.leader === 'heth')).toBe(true);
  });

  it('asks leave to probe on where that brings it to its goal in time, and to march from farther off', () => {
    const asked = (): unknown =>
      ordersWithHethIn('0105').find((one) => one.kind === 'change' && one.command === 'archer');
    expect(asked()).toMatchObject({ to: 'SKPD' });
    for (const id of ['cs-13al', 'cs-5albn', 'cs-1tn', 'cs-7tn', 'cs-14tn'])
      putUnit(state.units, { ...state.units.get(id)!, hex: '0411' });
    expect(asked()).toMatchObject({ to: 'MRCH' });
  });

  it('goes by itself while it marches, and by his word from one goal on to the next', () => {
    Object.assign(state.commands.get('archer')!, { order: 'MRCH' });
    expect(ordersWithHethIn('1821').some(({ kind }) => kind === 'gift')).toBe(false);
    Object.assign(state.commands.get('archer')!, { order: 'HOLD' });
    for (const id of ['cs-13al', 'cs-5albn']) putUnit(state.units, { ...state.units.get(id)!, hex: '2617' });
    expect(ordersWithHethIn('2617').some(({ kind }) => kind === 'gift')).toBe(true);
  });
});
