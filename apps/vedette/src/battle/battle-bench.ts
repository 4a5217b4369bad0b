import {
  type BattleEvent,
  type BattleOrdersDocument,
  faultsOfBattleOrders,
  readBattle,
  readToldDice,
  stopOf,
  STEPS,
  type StopAfter,
} from '@vedette/battle';
import { type BattleReceipt, playBattle, writtenBattle } from '@vedette/battle-rules';
import { MalformedDocumentError } from '@vedette/campaign';

/** What keys the dice where nobody names a seed. */
export const BATTLE_SEED = 'vedette';
/** More turns than any battle has: three days and their nights are 156. */
export const MOST_BATTLE_TURNS = 200;

/** A battle put on the table. */
export interface BattleSetting {
  readonly position: unknown;
  /** Null: nobody has sent orders. */
  readonly orders: unknown;
  readonly seed: string;
  /** Dice told beforehand; null for none. */
  readonly dice: unknown;
  readonly until?: string;
  readonly turns: number;
}

/** What the bench found. */
export interface BattleResult {
  readonly position: Record<string, unknown>;
  readonly events: readonly BattleEvent[];
  readonly receipts: readonly BattleReceipt[];
  readonly dice: Readonly<Record<string, readonly number[]>>;
}

/** Plays a battle. Throws `MalformedDocumentError` when a document cannot be used, before anything is played. */
export function battleBench({ position, orders, seed, dice, until, turns }: BattleSetting): BattleResult {
  const state = readBattle(position);
  const faults = orders === null ? [] : faultsOfBattleOrders(orders, state);
  if (faults.length > 0) throw new MalformedDocumentError('orders', faults);
  const found = playBattle({
    state,
    orders: orders === null ? [] : (orders as BattleOrdersDocument).orders,
    seed,
    told: dice === null ? {} : readToldDice(dice),
    until: until === undefined ? null : stopAt(until, state.step, turns),
    turns,
  });
  return {
    position: writtenBattle(found.state),
    events: found.events,
    receipts: found.receipts,
    dice: found.dice,
  };
}

function stopAt(until: string, done: string | null, turns: number): StopAfter {
  const stop = stopOf(until);
  const wrong = (allowed: string): MalformedDocumentError =>
    new MalformedDocumentError('--until', [{ pointer: '', found: until, allowed }]);
  if (stop === null) throw wrong(`one of ${STEPS.join(', ')}, and activation/n or out-of-command/n`);
  const last = turns > 1 || done === null ? null : stopOf(done);
  if (last && STEPS.indexOf(stop.step) < STEPS.indexOf(last.step))
    throw wrong(`a step after ${done!}, which the position has done`);
  return stop;
}
