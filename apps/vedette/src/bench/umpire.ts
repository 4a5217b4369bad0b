import {
  faultsOfOrders,
  MalformedDocumentError,
  type GameEvent,
  type OrdersDocument,
  type PhaseName,
  readPosition,
  writePosition,
  type PositionDocument,
  type MutableCampaignState,
} from '@vedette/campaign';
import type { Receipt } from '@vedette/order-rules';
import { ALL_DECIDERS, playTurn } from '@vedette/referee';
import { RulebookMissingError, sequenceOf, pieceTypes } from '@vedette/rulebooks';
import { theatreSource } from '@vedette/theatres';

/** What keys the dice where nobody names a seed. */
export const DEFAULT_SEED = 'vedette';
/** More turns than any campaign has. */
export const MOST_TURNS = 100;
/** Nobody has sent orders. */
export const NO_ORDERS = { format: 'vedette/orders@1', orders: [] } as const;

/** A situation put on the table. */
export interface BenchSetting {
  readonly position: unknown;
  readonly orders: unknown;
  readonly seed: string;
  readonly until?: PhaseName;
  /** Turns to play; the orders apply to the first only. */
  readonly turns: number;
}

/** What the bench found: the end, everything that happened, and the answer to every order. */
export interface BenchResult {
  readonly position: PositionDocument;
  readonly events: readonly GameEvent[];
  readonly receipts: readonly Receipt[];
}

/**
 * Plays a position on the umpire bench. Throws `MalformedDocumentError` when a document cannot be used, before
 * anything is played.
 */
export function umpire(setting: BenchSetting): BenchResult {
  const faults = faultsOfOrders(setting.orders);
  if (faults.length > 0) throw new MalformedDocumentError('orders', faults);
  let state = readTable(setting.position);
  checkPhase(
    setting.until,
    sequenceOf(state).map(({ name }) => name),
  );
  const orders = (setting.orders as OrdersDocument).orders;
  const events: GameEvent[] = [];
  let receipts: readonly Receipt[] = [];
  for (let turn = 0; turn < setting.turns; turn++) {
    const last = turn === setting.turns - 1;
    const result = playTurn({
      state,
      orders: turn === 0 ? orders : [],
      secret: setting.seed,
      deciders: ALL_DECIDERS,
      firstSeq: events.length,
      ...(last && setting.until ? { until: setting.until } : {}),
    });
    for (const event of result.events) events.push(event);
    if (turn === 0) receipts = result.receipts;
    state = result.state;
  }
  return { position: writePosition(state), events, receipts };
}

/** Reads a position that is to be played. Throws `MalformedDocumentError`, for a book that is not here too. */
export function readTable(position: unknown): MutableCampaignState {
  try {
    return readPosition(position, theatreSource, pieceTypes);
  } catch (error) {
    if (!(error instanceof RulebookMissingError)) throw error;
    const { found, allowed } = error;
    throw new MalformedDocumentError('position', [
      { pointer: '/rulebooks', found, allowed: `one of ${allowed.join(', ')} in this version` },
    ]);
  }
}

function checkPhase(until: PhaseName | undefined, phases: readonly PhaseName[]): void {
  if (until === undefined || phases.includes(until)) return;
  throw new MalformedDocumentError('--until', [
    { pointer: '', found: until, allowed: `one of ${phases.join(', ')}` },
  ]);
}
