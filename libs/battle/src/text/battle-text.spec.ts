import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { BattleOrder } from '../orders/battle-orders.schema.js';
import { faultsOfBattleOrder } from '../orders/faults-of-battle-orders.js';
import { battleOrderArbitrary } from '../testing/battle-order-arbitrary.js';
import { normalBattleOrder } from './battle-order-texts.js';
import { battleWordsAfter } from './completions.js';
import { formatBattleOrder } from './format-battle-order.js';
import { parseBattleText } from './parse-battle-text.js';

const RUNS = 3_000;

const read = (text: string): readonly BattleOrder[] => {
  const { orders, faults } = parseBattleText(text);
  expect(faults).toEqual([]);
  return orders;
};

describe('orders of a battle as text', () => {
  it('are read as they were written, whatever their kind, keys and names', () => {
    fc.assert(
      fc.property(battleOrderArbitrary, (order) => {
        expect(faultsOfBattleOrder(order)).toEqual([]);
        expect(read(formatBattleOrder(order))).toEqual([normalBattleOrder(order)]);
      }),
      { numRuns: RUNS, seed: 1863 },
    );
  });

  it('stand beside each other, a line each', () => {
    fc.assert(
      fc.property(fc.array(battleOrderArbitrary, { maxLength: 8 }), (orders) => {
        expect(read(orders.map(formatBattleOrder).join('\n'))).toEqual(orders.map(normalBattleOrder));
      }),
      { numRuns: 200, seed: 1863 },
    );
  });

  it.each<[string, BattleOrder]>([
    ['change archer to ASLT; spend heth', { kind: 'change', command: 'archer', to: 'ASLT', spend: ['heth'] }],
    ['Orders unit cs-13al assault with heth', { kind: 'change', unit: 'cs-13al', to: 'ASLT', with: 'heth' }],
    [
      `activate archer ME; free; when enemy within 4, no initiative, after davis
  plan cs-13al 0304 face SE form line 0405 fire 1107 rapid shock 1107 advance
  plan cs-1tn: 0305, 0406
  otherwise cs-13al hold`.replace(' hold', ' fire hold'),
      {
        ...{ kind: 'activate', command: 'archer', at: 'ME', free: true },
        when: { enemyWithin: 4, initiative: false, after: 'davis' },
        plan: [
          {
            ...{ unit: 'cs-13al', do: ['0304', { face: 5 }, { form: 'line' }, '0405'] },
            ...{ fire: { at: '1107', rapid: true }, shock: '1107', advance: true },
          },
          { unit: 'cs-1tn', do: ['0305', '0406'] },
        ],
        planRE: [{ unit: 'cs-13al', fire: { hold: true } }],
      },
    ],
    ['ride heth 0203 0303', { kind: 'leader', leader: 'heth', path: ['0203', '0303'] }],
    ['pass for CSA; when no enemy within 6', { kind: 'pass', side: 'CSA', when: { noEnemyWithin: 6 } }],
    [
      'standing us-8il; withdraw 2; turn yes; retreat before shock from 1:1; fire at guns 1107; advance unsaid',
      {
        ...{ kind: 'standing', for: 'us-8il', withdraw: 2, turn: true, retreatBeforeShock: { from: '1:1' } },
        ...{ fireAt: ['artillery', '1107'], advance: null },
      },
    ],
    ['standing leader archer; stars udd', { kind: 'standing', leader: 'archer', stars: 'udd' }],
    [
      'setup unit us-8il; hex 1107; facing west; formation dismounted; extended',
      { kind: 'setup', unit: 'us-8il', hex: '1107', facing: 3, formation: 'dismounted', extended: [] },
    ],
    [
      'enter heth hex 0102; sequence cs-marye cs-13al # the guns first',
      { kind: 'entry', group: 'heth', hex: '0102', sequence: ['cs-marye', 'cs-13al'] },
    ],
  ])('%s', (text, order) => {
    expect(read(text)).toEqual([order]);
  });

  it('forgive a slip where only one word can be meant, and say so', () => {
    const { orders, notes } = parseBattleText('activte archer ME; priorty 20');
    expect(orders).toEqual([{ kind: 'activate', command: 'archer', at: 'ME', priority: 20 }]);
    expect(notes.map(({ found, readAs }) => [found, readAs])).toEqual([
      ['activte', 'activate'],
      ['priorty', 'priority'],
    ]);
  });

  it.each([
    ['gallop archer', 1, '"gallop"'],
    ['activate archer', 16, 'the end of the order'],
    ['activate archer ME; plan', 25, 'the end of the order'],
    ['activate archer ME; spend heth; spend hill', 33, '"spend"'],
    ['activate archer ME; priority 120', 30, '"120"'],
    ['leader heth 0203 304', 18, '"304"'],
    ['change archer to FLEE', 18, '"FLEE"'],
    ['standing us-8il; withdraw 7', 27, '"7"'],
    ['commit "heth', 8, '"\\""'],
    ['recover plan fatigue', 9, '"plan"'],
  ])('%s: is not guessed at; what is wrong is told where it stands', (text, column, found) => {
    const { orders, faults } = parseBattleText(text);
    expect([orders, faults.map((fault) => [fault.line, fault.column, fault.found])]).toEqual([
      [],
      [[1, column, found]],
    ]);
  });

  it('reads what it can beside what it cannot, and signs what nobody signed', () => {
    const { orders, faults, places } = parseBattleText('pass\n\nfly\npass; by heth', 'buford');
    expect(orders.map(({ by }) => by)).toEqual(['buford', 'heth']);
    expect(places.map(({ line }) => line)).toEqual([1, 4]);
    expect(faults.map(({ line }) => line)).toEqual([3]);
  });

  it('knows how a line may go on', () => {
    expect(battleWordsAfter('')).toContain('activate');
    expect(battleWordsAfter('leader heth 0203;')).toEqual(['when', 'priority']);
    expect(battleWordsAfter('activate archer ME; plan cs-13al')).toEqual(
      expect.arrayContaining(['face', 'shock', 'plan-re']),
    );
    expect(battleWordsAfter('nothing of the sort')).toEqual([]);
  });
});
