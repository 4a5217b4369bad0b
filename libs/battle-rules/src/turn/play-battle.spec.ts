import { describe, expect, it } from '@jest/globals';
import { type BattleOrder, readBattle, stopOf, writeBattle } from '@vedette/battle';
import { fold } from '@vedette/record';
import { BATTLE_EVENTS } from '../battle-event-definitions.js';
import { smallBattle } from '../testing/small-battle.js';
import { playBattle, writtenBattle } from './play-battle.js';

function play(
  orders: BattleOrder[] = [],
  more: { turns?: number; until?: string; dice?: Record<string, number[]>; change?: object } = {},
) {
  return playBattle({
    state: readBattle(smallBattle({ ...more.change })),
    orders,
    seed: 'spec',
    told: more.dice ?? {},
    until: more.until ? stopOf(more.until) : null,
    turns: more.turns ?? 1,
  });
}
const orders: BattleOrder[] = [
  { kind: 'change', command: 'archer', to: 'ASLT', spend: ['heth'] },
  {
    kind: 'activate',
    command: 'archer',
    at: 'ME',
    plan: [{ unit: 'cs-13al', do: ['0504', '0604', '0703'] }],
  },
  { kind: 'activate', command: 'gamble', at: 'RE' },
  { kind: 'pass', side: 'US', priority: 1 },
];

describe('a battle on the table', () => {
  it('is the same for the same seed, and its events fold over the start to the end', () => {
    const found = play(orders, { turns: 4 });
    expect(writtenBattle(play(orders, { turns: 4 }).state)).toEqual(writtenBattle(found.state));
    const folded = fold(BATTLE_EVENTS, readBattle(smallBattle()), found.events);
    expect(writeBattle(folded)).toEqual(writeBattle(found.state));
    expect(found.state.turn).toBe('0900');
  });

  it('plays the same with its own dice told and another seed', () => {
    const found = play(orders, { turns: 3 });
    const again = playBattle({
      ...{
        state: readBattle(smallBattle()),
        orders,
        seed: 'another',
        told: found.dice,
        until: null,
        turns: 3,
      },
    });
    expect(again.events).toEqual(found.events);
  });

  it.each([
    'orders-attempts',
    'initiative',
    'arrival',
    'activation/1',
    'activation/3',
    'activation',
    'out-of-command',
    'recovery',
  ])('stopped after %s and read again goes on to the same end', (until) => {
    const whole = play(orders);
    const stopped = play(orders, { until });
    expect(whole.events.slice(0, stopped.events.length - 1)).toEqual(stopped.events.slice(0, -1));
    expect(stopped.state.step).toBe(until);
    const read = readBattle(JSON.parse(JSON.stringify(writtenBattle(stopped.state))));
    const rest = playBattle({ state: read, orders, seed: 'spec', told: {}, until: null, turns: 1 });
    expect(writtenBattle(rest.state)).toEqual(writtenBattle(whole.state));
  });

  it('every event cites a rule and every die stands on one', () => {
    const { events, dice } = play(orders, { turns: 6 });
    expect(events.length).toBeGreaterThan(50);
    for (const { rule } of events) expect(rule).toMatch(/^gbacw-3dog( [GP]-\d+(\.\d)?)+$/);
    expect(Object.keys(dice).length).toBeGreaterThan(5);
  });

  it.each([
    ['two windows', { windows: 2 }],
    ['couriers who take their time', { switches: { courierDelay: true, randomEvents: false } }],
  ])('with %s is stopped, written, read again and goes on to the same end', (_what, change) => {
    const whole = play(orders, { change });
    const folded = fold(BATTLE_EVENTS, readBattle(smallBattle({ ...change })), whole.events);
    expect(writeBattle(folded)).toEqual(writeBattle(whole.state));
    for (const until of ['initiative', 'attachment', 'arrival', 'activation/2']) {
      const first = play(orders, { until, change });
      const state = readBattle(JSON.parse(JSON.stringify(writtenBattle(first.state))));
      const rest = playBattle({ state, orders, seed: 'spec', told: {}, until: null, turns: 1 });
      expect(writtenBattle(rest.state)).toEqual(writtenBattle(whole.state));
    }
  });

  it('answers every order of two windows in the place it was handed in, wherever it stops', () => {
    for (const until of ['initiative', 'attachment', 'activation/1'])
      expect(play(orders, { until, change: { windows: 2 } }).receipts.map(({ order }) => order)).toEqual([
        0, 1, 2, 3,
      ]);
  });
});
