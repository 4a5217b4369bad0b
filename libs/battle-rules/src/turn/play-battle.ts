import {
  BattleContext,
  BattleDice,
  type BattleEvent,
  type BattleOrder,
  type BattleState,
  type MutableBattleState,
  type StopAfter,
  type ToldDice,
  ToldList,
  TurnOrders,
  writeBattle,
} from '@vedette/battle';
import { lookAround } from '@vedette/battle-sight';
import { HexMap } from '@vedette/hex';
import { tallyOf } from '../end/tally.js';
import { judgeOrders } from '../judging/judge-orders.js';
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

/** Plays a battle. The state given is changed: it is the end that comes back. */
export function playBattle({ state, orders, seed, told, until, turns }: BattleTable): BattleFound {
  const list = new ToldList(told);
  const map = new HexMap(state.map);
  const events: BattleEvent[] = [];
  let receipts: readonly BattleReceipt[] = [];
  for (let turn = 0; turn < turns && (turn === 0 || state.result === null); turn++) {
    const judged = turn === 0 ? judgeOrders(state, { orders }) : null;
    if (judged) receipts = judged.receipts;
    const context = new BattleContext(state, {
      map,
      dice: new BattleDice(seed, `${state.date} ${state.turn}`, list, state.progress.throws),
      orders: judged?.orders ?? new TurnOrders([]),
      firstSeq: events.length,
    });
    // Contacts are taken when a position is read; one that was written has them already.
    if (state.step === null) lookAround(context);
    playSteps(context, turn === turns - 1 ? until : null);
    for (const event of context.events) events.push(event);
  }
  return { state, events, receipts, dice: diceOf(events) };
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
