import {
  BattleContext,
  BattleDice,
  type BattleEvent,
  type BattleOrder,
  type BattleState,
  LAST_OF_FIRST_WINDOW,
  type MutableBattleState,
  openWindow,
  STEPS,
  type StopAfter,
  type ToldDice,
  ToldList,
  TurnOrders,
  writeBattle,
} from '@vedette/battle';
import { lookAround } from '@vedette/battle-sight';
import { HexMap } from '@vedette/hex';
import { tallyOf } from '../end/tally.js';
import { type JudgedOrders, judgeOrders } from '../judging/judge-orders.js';
import type { BattleReceipt } from '../judging/receipt.js';
import { playSteps } from './play-steps.js';

/** A battle put on the table: turns to play, of which the first has the orders; a stop is in the last. */
export interface BattleTable {
  readonly state: MutableBattleState;
  readonly orders: readonly BattleOrder[];
  readonly seed: string;
  readonly told: ToldDice;
  readonly until: StopAfter | null;
  readonly turns: number;
}

/** What was found: the end, everything that happened, an answer to every order, and all dice by their labels. */
export interface BattleFound {
  readonly state: BattleState;
  readonly events: readonly BattleEvent[];
  readonly receipts: readonly BattleReceipt[];
  readonly dice: Readonly<Record<string, readonly number[]>>;
}

/**
 * Plays a battle. The state given is changed: it is the end that comes back. Where a turn closes twice both halves of its orders are given
 * together, and the second is judged when initiative and new orders are known.
 */
export function playBattle({ state, orders, seed, told, until, turns }: BattleTable): BattleFound {
  const list = new ToldList(told);
  const map = new HexMap(state.map);
  const events: BattleEvent[] = [];
  let receipts: readonly BattleReceipt[] = [];
  for (let turn = 0; turn < turns && (turn === 0 || state.result === null); turn++) {
    const stop = turn === turns - 1 ? until : null;
    const given = turn === 0 ? orders : [];
    const play = (judged: JudgedOrders, to: StopAfter | null): void => {
      const context = new BattleContext(state, {
        map,
        dice: new BattleDice(seed, `${state.date} ${state.turn}`, list, state.progress.throws),
        orders: judged.orders,
        firstSeq: events.length,
      });
      // Contacts are taken when a position is read; one that was written has them already.
      if (state.step === null) lookAround(context);
      playSteps(context, to);
      for (const event of context.events) events.push(event);
    };
    let judged = judgeOrders(state, { orders: given }, state.windows === 2 ? 'first' : null);
    if (state.windows === 2) {
      const isOpen = openWindow(state) === 'first';
      const stopsBefore = stop !== null && STEPS.indexOf(stop.step) <= STEPS.indexOf(LAST_OF_FIRST_WINDOW);
      if (isOpen) play(judged, stopsBefore ? stop : { step: LAST_OF_FIRST_WINDOW, impulse: null });
      judged = together(judged, judgeOrders(state, { orders: given }, 'second'));
      if (!stopsBefore) play(judged, stop);
    } else play(judged, stop);
    if (turn === 0) receipts = judged.receipts;
  }
  return { state, events, receipts, dice: diceOf(events) };
}

/** Both halves of the orders of a turn: an answer to each in the order they were handed in. */
function together(first: JudgedOrders, second: JudgedOrders): JudgedOrders {
  return {
    receipts: [...first.receipts, ...second.receipts].sort((one, other) => one.order - other.order),
    orders: new TurnOrders([...first.orders.accepted, ...second.orders.accepted]),
  };
}

/** A battle as it is written: the position with the scores as they stand. */
export function writtenBattle(state: BattleState): Record<string, unknown> {
  return { ...writeBattle(state), tally: tallyOf(state) };
}

/** All dice in the form in which dice are told beforehand. */
function diceOf(events: readonly BattleEvent[]): Record<string, number[]> {
  const all: Record<string, number[]> = {};
  for (const { dice = [] } of events) for (const { label, die } of dice) (all[label] ??= []).push(die);
  return all;
}
