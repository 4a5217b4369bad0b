import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { battleBench } from './battle-bench.js';
import { EXAMPLE_BATTLE, EXAMPLE_BATTLE_ORDERS, EXAMPLE_DICE } from './battle-example.js';
import { answerToBattle } from './battle-lines.js';
import { runBattle } from './battle.command.js';

function folder(files: Record<string, unknown>): string {
  const made = mkdtempSync(join(tmpdir(), 'battle-'));
  for (const [name, document] of Object.entries(files))
    writeFileSync(join(made, name), JSON.stringify(document));
  return made;
}
const files = {
  'battle.json': EXAMPLE_BATTLE,
  'orders.json': EXAMPLE_BATTLE_ORDERS,
  'dice.json': EXAMPLE_DICE,
};
const options = (at: string, more: object = {}) => ({
  ...{ position: join(at, 'battle.json'), orders: join(at, 'orders.json'), dice: join(at, 'dice.json') },
  ...{ seed: 'example', turns: 1, out: join(at, 'out'), ...more },
});

describe('vedette battle', () => {
  it('plays the example that its help prints', () => {
    const at = folder(files);
    expect(runBattle(options(at))).toBe(0);
    const read = (name: string): unknown => JSON.parse(readFileSync(join(at, 'out', name), 'utf8'));
    const { units, turn } = read('position.json') as { units: { id: string; hex: string }[]; turn: string };
    expect(turn).toBe('0800');
    expect(units[0]).toMatchObject({ id: 'cs-13al', hex: '0603' });
    const dice = read('dice.json') as Record<string, number[]>;
    expect(dice['activation:archer#1']).toEqual([4]);
    expect(dice['fire:cs-13al#1']).toEqual([7]);
    expect(read('receipts.json')).toMatchObject([
      { order: 0, accepted: true },
      { order: 1, accepted: true },
    ]);
  });

  it.each([
    [{ 'orders.json': { ...EXAMPLE_BATTLE_ORDERS, turn: '0800' } }, {}],
    [
      {
        'orders.json': {
          ...EXAMPLE_BATTLE_ORDERS,
          orders: [{ kind: 'change', command: 'archer', to: 'ASLT', fast: true }],
        },
      },
      {},
    ],
    [{ 'battle.json': { ...EXAMPLE_BATTLE, units: [{ id: 'x' }] } }, {}],
    [{ 'dice.json': { 'fire:us-8il': [10] } }, {}],
    [{}, { until: 'cleanup/2' }],
    [{}, { position: '/nowhere/at/all.json' }],
  ])('with %j %j leaves 2 and writes nothing', (changed, more) => {
    const at = folder({ ...files, ...changed });
    expect(runBattle(options(at, more))).toBe(2);
    expect(existsSync(join(at, 'out'))).toBe(false);
  });

  it('tells a fault of orders by pointer: an unknown key at its object', () => {
    const orders = {
      ...EXAMPLE_BATTLE_ORDERS,
      orders: [
        { kind: 'pass', side: 'US', quickly: true },
        { kind: 'leader', leader: 'lee', path: [] },
      ],
    };
    const answer = answerToBattle(JSON.stringify({ position: EXAMPLE_BATTLE, orders }));
    expect(answer).toMatchObject({
      exit: 2,
      faults: [{ pointer: '/orders/orders/0', found: 'the key quickly' }],
    });
  });

  it('plays a battle that ships by its name, to an impulse', () => {
    const answer = answerToBattle(
      JSON.stringify({ position: 'feeling-the-enemy', until: 'activation/2' }),
    ) as {
      exit: number;
      position: { step: string };
    };
    expect(answer.exit).toBe(0);
    expect(answer.position.step).toBe('activation/2');
  });

  it('gives the same events for the same documents', () => {
    const setting = {
      position: EXAMPLE_BATTLE,
      orders: EXAMPLE_BATTLE_ORDERS,
      seed: 's',
      dice: null,
      turns: 3,
    };
    expect(JSON.stringify(battleBench(setting))).toBe(JSON.stringify(battleBench(setting)));
  });
});
