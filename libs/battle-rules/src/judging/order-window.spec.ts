import { expect, it } from '@jest/globals';
import { type BattleOrder, copyBattle, openWindow, readBattle, ToldList } from '@vedette/battle';
import { HexMap } from '@vedette/hex';
import { smallBattle } from '../testing/small-battle.js';
import { decideStep } from '../turn/decide-step.js';
import { playBattle } from '../turn/play-battle.js';
import { type ClosedWindow, isOpenFor, ordersInForce, stepsOf } from './order-window.js';

const FIRST: readonly BattleOrder[] = [
  { kind: 'commit', leader: 'buford', by: 'us' },
  { kind: 'change', command: 'gamble', to: 'HOLD', by: 'us' },
  { kind: 'change', command: 'archer', to: 'ASLT', spend: ['heth'], by: 'csa' },
];
const SECOND: readonly BattleOrder[] = [
  { kind: 'standing', for: 'us-8il', withdraw: 2, by: 'us' },
  { kind: 'activate', command: 'archer', at: 'ME', by: 'csa', plan: [{ unit: 'cs-13al', do: ['0504'] }] },
  { kind: 'activate', command: 'gamble', at: 'RE', by: 'us' },
];

it('a turn played window by window, each from its own orders and those before it, is the turn of which all were known at once', () => {
  const position = smallBattle({ windows: 2 });
  const [seed, map] = ['twice', new HexMap(readBattle(position).map)];
  const whole = playBattle({
    ...{ state: readBattle(position), orders: [...FIRST, ...SECOND], seed, told: {}, until: null, turns: 1 },
  });
  const state = readBattle(position);
  const events: unknown[] = [];
  let first: ClosedWindow | null = null;
  for (const [window, sent] of [
    ['first', FIRST],
    ['second', SECOND],
  ] as const) {
    expect(openWindow(state)).toBe(window);
    expect(sent.filter(({ kind }) => !isOpenFor(state, kind))).toEqual([]);
    const closed = { state: copyBattle(state), orders: sent };
    const orders = ordersInForce(closed, first);
    for (const step of stepsOf(window))
      events.push(...decideStep(state, step, { map, orders, seed, told: new ToldList({}) }));
    first = closed;
  }
  expect(openWindow(state)).toBe('first');
  expect(events.map((event, seq) => ({ ...(event as object), seq }))).toEqual(whole.events);
});
