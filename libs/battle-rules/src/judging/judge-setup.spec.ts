import { describe, expect, it } from '@jest/globals';
import type { BattleOrder } from '@vedette/battle';
import { smallBattle, table } from '../testing/small-battle.js';
import { judgeLastOrder, judgeOrders } from './judge-orders.js';
import { takeInstructions } from '../orders/take-instructions.js';

const FREE = { 'cs-2ms': { within: 4, of: '0408' }, 'us-3in': { within: 9, of: '1208' } };
const GROUND = [
  ...Array<string>(7).fill('.'.repeat(15)),
  '...x...........',
  ...Array<string>(4).fill('.'.repeat(15)),
];
const UNITS = (smallBattle()['units'] as { id: string }[]).map((one) =>
  one.id === 'cs-2ms' ? { ...one, hex: '0407' } : one,
);
const POSITION = smallBattle({
  setup: FREE,
  units: UNITS,
  map: { columns: 15, rows: 12, terrainRows: GROUND },
});
const BY = { kind: 'setup', unit: 'cs-2ms', by: 'csa' } as const;

const fieldOf = (order: BattleOrder): string | undefined => {
  const { receipts } = table(POSITION, [order]);
  return receipts[0]!.problems[0]?.field;
};

describe('where a unit may be set up', () => {
  it.each<[string, Partial<BattleOrder<'setup'>>, string | undefined]>([
    ['its line as long as its men reach, beside it', { hex: '0409', extended: ['0408'] }, '/extended/0'],
    ['in a hex and the one beside it', { hex: '0509', extended: ['0510'] }, undefined],
    ['with an eye on the far end of the field', { hex: '0409', extended: ['1408'] }, '/extended/0'],
    ['over more hexes than it can hold', { hex: '0509', extended: ['0508', '0510'] }, '/extended'],
    ['twice in one hex', { hex: '0509', extended: ['0509'] }, '/extended'],
    ['where nobody can stand', { hex: '0408' }, '/hex'],
    ['in column behind its head', { formation: 'column', hex: '0509', extended: ['0510'] }, undefined],
  ])('%s', (_what, order, field) => {
    expect(fieldOf({ ...BY, ...order } as BattleOrder)).toBe(field);
  });

  it('leaves nothing of a line behind, and does not come off where the enemy is or the hex is full', () => {
    const setUp = (unit: string, hex: string, held: string) => {
      const units = (POSITION['units'] as { id: string }[]).map((one) =>
        one.id === 'us-8il'
          ? { ...one, hex: held }
          : one.id === 'us-3in'
            ? { ...one, extended: ['1207'], formation: 'dismounted' }
            : one,
      );
      const { context, state } = table({ ...POSITION, units }, [{ kind: 'setup', unit, hex }]);
      takeInstructions(context);
      return [
        state.units.get(unit)!.hex,
        state.units.get(unit)!.extended,
        context.events.map(({ type }) => type),
      ];
    };
    expect(setUp('us-3in', '1005', '1206')).toEqual(['1005', [], ['SetUp']]);
    expect(setUp('cs-2ms', '0609', '0609')).toEqual(['0407', [], ['StepNotTaken']]);
    expect(setUp('cs-2ms', '0405', '1206')).toEqual(['0407', [], ['StepNotTaken']]);
  });
});

describe('a list of impulses', () => {
  const MOST = 1_000;
  const passes = (count: number): BattleOrder[] =>
    Array.from({ length: count }, () => ({ kind: 'pass', by: 'csa' }));

  it('has an end, for each player his own', () => {
    const { state } = table(POSITION);
    const [last, other] = [passes(MOST + 1), [...passes(MOST), { kind: 'pass', by: 'us' } as const]];
    expect(judgeLastOrder(state, passes(MOST)).accepted).toBe(true);
    expect(judgeLastOrder(state, last).problems.map(({ code }) => code)).toEqual(['list-full']);
    expect(judgeLastOrder(state, other).accepted).toBe(true);
    expect(judgeOrders(state, { orders: last }).orders.accepted).toHaveLength(MOST);
  });

  it('is answered of its last order alone as with all of it', () => {
    const { state } = table(POSITION);
    const orders: BattleOrder[] = [
      { kind: 'activate', command: 'archer', at: 'ME', by: 'csa' },
      { kind: 'standing', for: 'cs-1tn', withdraw: 1, by: 'csa' },
      { kind: 'activate', command: 'archer', at: 'RE', by: 'csa' },
      { kind: 'standing', for: 'cs-1tn', withdraw: 2, by: 'csa' },
      { kind: 'pass', by: 'us' },
      { kind: 'activate', command: 'davis', at: 'RE', when: { after: 'gamble' }, by: 'csa' },
    ];
    for (let most = 1; most <= orders.length; most++) {
      const sent = orders.slice(0, most);
      expect(judgeLastOrder(state, sent)).toEqual(judgeOrders(state, { orders: sent }).receipts.at(-1));
    }
  });

  it('waits for no command of the enemy: whether it has acted is not to be learned so', () => {
    const { state } = table(POSITION);
    const order: BattleOrder = { kind: 'pass', when: { after: 'gamble' }, by: 'csa' };
    expect(judgeLastOrder(state, [order]).problems).toMatchObject([
      { code: 'not-yours', field: '/when/after' },
    ]);
  });

  it('refuses what could never be played, whatever happens', () => {
    const { state } = table(POSITION);
    const told = (when: object): readonly object[] =>
      judgeLastOrder(state, [{ kind: 'activate', command: 'archer', at: 'ME', when, by: 'csa' }]).problems;
    expect(told({ after: 'archer' })).toMatchObject([{ code: 'never', field: '/when/after' }]);
    expect(told({ enemyWithin: 2, noEnemyWithin: 2 })).toMatchObject([
      { code: 'never', field: '/when/enemyWithin' },
    ]);
    expect(told({ enemyWithin: 3, noEnemyWithin: 2 })).toEqual([]);
    expect(told({ after: 'davis' })).toEqual([]);
  });

  it('holds of a unit that is in a plan twice what is said last, and says so', () => {
    const { state } = table(POSITION);
    const plan = [
      { unit: 'cs-1tn', do: ['0304'] },
      { unit: 'cs-1tn', do: ['0305'] },
    ];
    const order: BattleOrder = { kind: 'activate', command: 'archer', at: 'ME', plan, by: 'csa' };
    expect(judgeLastOrder(state, [order])).toMatchObject({
      accepted: true,
      problems: [{ code: 'twice', severity: 'warning', field: '/plan/0/unit' }],
    });
    const [kept] = judgeOrders(state, { orders: [order] }).orders.accepted;
    expect(kept!.order).toMatchObject({ plan: [plan[1]] });
  });
});
