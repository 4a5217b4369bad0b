import {
  type BattleEvent,
  type BattleOrder,
  type BattleOrdersDocument,
  faultsOfBattleOrders,
  readBattle,
  readToldDice,
  stopOf,
  STEPS,
  type StopAfter,
} from '@vedette/battle';
import { battleReportFiles, type ReportFile } from '@vedette/battle-reports';
import {
  BATTLE_EVENTS,
  type BattleFound,
  type BattleReceipt,
  playBattle,
  writtenBattle,
} from '@vedette/battle-rules';
import { ownSubjects } from '@vedette/battle-sight';
import { MalformedDocumentError } from '@vedette/campaign';
import { HexMap } from '@vedette/hex';
import { positionGiven } from './position-given.js';

/** What keys the dice where nobody names a seed. */
export const BATTLE_SEED = 'vedette';
/** More turns than any battle has: three days and their nights are 156. */
export const MOST_BATTLE_TURNS = 200;

/** A battle put on the table. */
export interface BattleSetting {
  /** A position, the name of a battle that ships, or a scenario's sheet. */
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
  /** Files of each player by name; made where they are asked for. */
  readonly reports: () => Readonly<Record<string, Readonly<Record<ReportFile, string>>>>;
}

/** Plays a battle. Throws `MalformedDocumentError` when a document cannot be used, before anything is played. */
export function battleBench({ position, orders, seed, dice, until, turns }: BattleSetting): BattleResult {
  const state = readBattle(positionGiven(position));
  const faults = orders === null ? [] : faultsOfBattleOrders(orders, state);
  if (faults.length > 0) throw new MalformedDocumentError('orders', faults);
  const { turn } = state;
  const given = orders === null ? [] : (orders as BattleOrdersDocument).orders;
  const found = playBattle({
    state,
    orders: given,
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
    reports: () => reportsOf(found, given, turn),
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

/** What every player reads of the turns played; of several the report is headed by the first. */
function reportsOf(
  { state, events, receipts }: BattleFound,
  orders: readonly BattleOrder[],
  turn: string,
): Record<string, Record<ReportFile, string>> {
  const map = new HexMap(state.map);
  return Object.fromEntries(
    state.players.map((player) => {
      const isOwn = ownSubjects(state, player.side);
      const refused = receipts.filter(
        ({ order, problems }) => problems.length > 0 && isBy(orders[order], player.id, isOwn),
      );
      const source = { events, definitions: BATTLE_EVENTS, state, turn, player, refused };
      return [player.id, battleReportFiles(source, map)];
    }),
  );
}

/** Whether a player gave an order: he is named, or nobody is and what it is about is of his side. */
function isBy(order: BattleOrder | undefined, player: string, isOwn: (subject: string) => boolean): boolean {
  if (!order) return false;
  const {
    by,
    command,
    unit,
    leader,
    group,
    side,
    for: of,
  } = order as Readonly<Record<string, string | undefined>>;
  if (by !== undefined) return by === player;
  const subject = command ?? unit ?? leader ?? group ?? of ?? side;
  return subject !== undefined && isOwn(subject);
}
