import { describe, expect, it } from '@jest/globals';
import { faultsOfOrder, type LandOrder, type Order, type TacticalMapReport } from '@vedette/campaign';
import { officersOrders } from './staff-officer.js';
import { deskOf, reportOf, unitStatus, type SquareNote } from './testing/reported-ground.js';
import type { OfficerPlan } from './plan.js';

type Notes = Readonly<Record<string, SquareNote>>;

const infantry = (n: number, square: string, more = {}) => unitStatus({ id: `US${n}IN`, square, ...more });
const train = (square: string, more = {}) => unitStatus({ id: 'US1CQ', square, supplies: 12, ...more });
const ordersOf = (
  units: Parameters<typeof reportOf>[0],
  notes: Notes = {},
  plan: Partial<OfficerPlan> = {},
  maps: TacticalMapReport[] = [],
): Order[] => officersOrders(deskOf(reportOf(units, notes, maps), plan));
const orderFor = (orders: readonly Order[], unit: string): LandOrder =>
  orders.find((order): order is LandOrder => order.kind === 'land' && order.unit === unit)!;
const river = (units: TacticalMapReport['units'], ford = 'f'): TacticalMapReport => ({
  square: 'A5-P5',
  terrain: Array.from({ length: 15 }, (_, row) => (row === 7 ? `rrrrrrr${ford}rrrrrrr` : '.'.repeat(15))),
  defence: Array.from({ length: 15 }, () => '2'.repeat(15)),
  city: null,
  units,
});
const enemyAt = (tactical: string) => ({
  unit: 'MX1IN',
  state: 'MX',
  standing: 'hostile' as const,
  tactical,
  condition: 'active' as const,
  inFort: false,
});

describe('a staff officer', () => {
  it('orders only active units he commands, every one of them once, in well-formed orders', () => {
    const orders = ordersOf([
      infantry(1, 'A5-P5'),
      infantry(2, 'A5-P5', { role: 'deputy' }),
      infantry(3, 'A5-P5', { status: 'inactive' }),
      infantry(4, 'A5-P5', { status: 'embarked', square: null }),
      train('A5-P5'),
    ]);
    expect(orders.map((order) => (order as LandOrder).unit)).toEqual(['US1IN', 'US1CQ']);
    for (const order of orders) expect(faultsOfOrder(order)).toEqual([]);
    expect(orders.every(({ by }) => by === 'taylor')).toBe(true);
  });

  it('draws a supply for every unit and twelve for a corps headquarters', () => {
    const orders = ordersOf([infantry(1, 'A5-P5'), train('A5-P5')]);
    expect([orderFor(orders, 'US1IN').supply, orderFor(orders, 'US1CQ').supply]).toEqual([
      { level: 1 },
      { level: 12 },
    ]);
  });

  it('marches two squares a turn towards the first objective that is not his, the trains a phase behind', () => {
    const notes = { 'A6-P5': { city: { state: 'US' } }, 'B0-P5': { city: { state: 'MX' } } };
    const orders = ordersOf([infantry(1, 'A5-P5'), train('A5-P5')], notes, {
      objectives: ['A6-P5', 'B0-P5'],
    });
    expect(orderFor(orders, 'US1IN').strategic).toEqual({ path: ['A6-P5', 'A7-P5'], haltOnDetection: true });
    expect(orderFor(orders, 'US1CQ').strategic?.path).toEqual([null, 'A6-P5', 'A7-P5']);
  });

  it('goes to his station when no objective is left', () => {
    const notes = { 'A6-P5': { city: { state: 'US' } } };
    const plan = { objectives: ['A6-P5'], station: 'A2-P5' };
    expect(
      orderFor(ordersOf([infantry(1, 'A5-P5'), train('A5-P5')], notes, plan), 'US1IN').strategic?.path,
    ).toEqual(['A4-P5', 'A3-P5']);
  });

  it('stays when nothing would feed him where he is bound, unless the goal is near', () => {
    const far = { objectives: ['B0-P9'] };
    const alone = (square: string) => orderFor(ordersOf([infantry(1, square)], {}, far), 'US1IN').strategic;
    expect(alone('A0-P0')).toBeUndefined();
    expect(alone('A5-P5')).toBeDefined();
    expect(
      orderFor(ordersOf([infantry(1, 'A0-P0'), train('A0-P0')], {}, far), 'US1IN').strategic,
    ).toBeDefined();
  });

  it('goes home when he starves', () => {
    const hungry = { supplied: false, supplies: 0 };
    const notes = { 'A2-P5': { city: { state: 'US' } } };
    const orders = ordersOf([infantry(1, 'A5-P5', hungry)], notes, { objectives: ['B0-P5'] });
    expect(orderFor(orders, 'US1IN').strategic?.path).toEqual(['A4-P5', 'A3-P5']);
  });

  it('rests when most of his men are weary', () => {
    const orders = ordersOf(
      [infantry(1, 'A5-P5', { fatigue: 10 }), train('A5-P5')],
      {},
      { objectives: ['B0-P5'] },
    );
    expect(orderFor(orders, 'US1IN').strategic).toBeUndefined();
  });

  it.each([
    [3, 'brigade', true],
    [2, 'brigade', false],
    [1, 'regiments', false],
    [2, 'regiments', true],
  ])('attacks next door with %i units when it is a %s: %s', (friends, enemies, attacks) => {
    const notes = { 'A5-P5': { friends }, 'A6-P4': { enemies } };
    const { strategic, tactical } = orderFor(ordersOf([infantry(1, 'A5-P5')], notes), 'US1IN');
    expect(strategic?.path).toEqual(attacks ? ['A6-P4'] : undefined);
    expect(tactical?.engage).toEqual(attacks ? { from: 3, to: 4 } : undefined);
  });

  it('leaves garrisons and militia at their posts while the rest marches', () => {
    const notes = { 'A5-P5': { friends: 3 }, 'A6-P4': { enemies: 'regiments' } };
    const units = [
      infantry(1, 'A5-P5'),
      infantry(2, 'A5-P5', { inFort: true }),
      unitStatus({ id: 'US1MI', square: 'A5-P5' }),
    ];
    const orders = ordersOf(units, notes);
    expect(['US1IN', 'US2IN', 'US1MI'].map((id) => orderFor(orders, id).strategic !== undefined)).toEqual([
      true,
      false,
      false,
    ]);
    expect(orderFor(orders, 'US2IN').posture).toEqual({ offensive: 'evade', defensive: 'last-ditch' });
  });

  it.each(['defend', 'hold'] as const)('looks for nobody when he is to %s', (aim) => {
    const notes = { 'A5-P5': { friends: 9 }, 'A6-P4': { enemies: 'regiments' } };
    expect(
      orderFor(ordersOf([infantry(1, 'A5-P5')], notes, { aim, objectives: ['B0-P5'] }), 'US1IN').strategic,
    ).toBeUndefined();
  });
});

describe('a staff officer with enemies in his square', () => {
  const contested = (friends: number): Notes => ({
    'A5-P5': { friends, enemies: 'brigade' },
    'A2-P5': { city: { state: 'US' } },
  });
  const fight = (
    friends: number,
    maps: TacticalMapReport[] = [],
    more = {},
    plan: Partial<OfficerPlan> = {},
  ): LandOrder =>
    orderFor(
      ordersOf([infantry(1, 'A5-P5', { tactical: '7-3', ...more })], contested(friends), plan, maps),
      'US1IN',
    );

  it('closes with the nearest when the odds are good', () => {
    const order = fight(4, [river([enemyAt('9-3')])]);
    expect(order.tactical).toEqual({ engage: { from: 1, to: 4 } });
    expect(order.reaction?.support).toEqual({ center: '7-3', radius: 2, from: 1, to: 4 });
    expect(order.strategic).toBeUndefined();
  });

  it('goes to the ford first when the river is between', () => {
    expect(fight(4, [river([enemyAt('7-11')])]).tactical).toEqual({
      destination: 'ford',
      phase: 1,
      engage: { from: 2, to: 4 },
    });
    expect(fight(4, [river([enemyAt('7-11')], 'r')]).tactical).toEqual({});
    expect(fight(4, [river([enemyAt('7-11')])], { tactical: '7-7' }).tactical).toEqual({
      engage: { from: 1, to: 4 },
    });
  });

  it('stands on the defence when they are not, and goes when they are hopeless', () => {
    expect(fight(2)).toMatchObject({ tactical: {}, posture: { offensive: 'attack', defensive: 'defend' } });
    expect(fight(1).strategic?.path).toEqual(['A4-P5', 'A3-P5']);
  });

  it('sells his life dearly when there is nowhere to go', () => {
    const orders = ordersOf([infantry(1, 'A5-P5')], { 'A5-P5': { friends: 1, enemies: 'division' } });
    expect(orderFor(orders, 'US1IN').tactical?.engage).toEqual({ from: 1, to: 4 });
  });

  it.each([
    ['weary', { fatigue: 7 }],
    ['out of ammunition', { ammunition: 0 }],
    ['in a fort', { inFort: true }],
  ])('does not send forward a unit that is %s', (_, more) => {
    expect(fight(9, [], more).tactical?.engage).toBeUndefined();
  });

  it('keeps guns in the second line and gives cavalry a longer reach', () => {
    const units = [
      unitStatus({ id: 'US1MA', square: 'A5-P5', batteries: 1 }),
      unitStatus({ id: 'US1LC', square: 'A5-P5' }),
    ];
    const orders = ordersOf(units, contested(9));
    expect(orderFor(orders, 'US1MA').tactical?.line).toBe('second');
    expect(orderFor(orders, 'US1LC').reaction?.support?.radius).toBe(3);
  });
});

describe('headquarters and supplies', () => {
  it('without troops go to the nearest that have a commander in common, or home from an enemy', () => {
    const orders = ordersOf([train('A2-P5'), infantry(1, 'A6-P5')], {
      'A6-P5': { enemies: 'regiments', friends: 1 },
    });
    expect(orderFor(orders, 'US1CQ').strategic?.path).toEqual(['A3-P5', 'A4-P5']);
    const fled = ordersOf(
      [train('A5-P5')],
      { 'A5-P5': { enemies: 'regiments' }, 'A2-P5': { city: {} } },
      { aim: 'hold' },
    );
    expect(orderFor(fled, 'US1CQ').strategic?.path).toEqual(['A4-P5', 'A3-P5']);
  });

  const stocks = (rich: number, poor: number): Notes => ({
    'A1-P1': { city: { supplies: rich } },
    'A5-P5': { city: { supplies: poor }, friends: 1 },
  });
  const moved = (notes: Notes, headquarters = true): Order[] =>
    ordersOf(
      headquarters ? [unitStatus({ id: 'US1AQ', square: 'A5-P5' })] : [infantry(1, 'A5-P5')],
      notes,
    ).filter(({ kind }) => kind === 'move-supplies');

  it('are moved from the richest to the poorest city by the commander of an army (10.6)', () => {
    expect(moved(stocks(80, 10))).toEqual([
      { kind: 'move-supplies', from: 'A1-P1', to: 'A5-P5', amount: 30, by: 'taylor' },
    ]);
  });

  it.each([
    ['when the one is not rich', stocks(59, 10), true],
    ['when the other is not poor', stocks(80, 25), true],
    ['by others than commanders of armies and ministers', stocks(80, 10), false],
  ])('stay where they are %s', (_, notes, headquarters) => {
    expect(moved(notes, headquarters)).toEqual([]);
  });
});
