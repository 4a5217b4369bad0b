import { createHash } from 'node:crypto';
import { ancestorsOf, type TurnSequence } from '@vedette/rulebooks';
import { digestOf } from '../digest/digest.js';
import type { AnyGame } from './game-of-record.js';
import type { TurnRecord } from './turn-record.js';

/** Digest of the orders a turn is played with. Ids, times and receipts are left out: only what was ordered counts. */
export function ordersDigest(orders: readonly AnyGame['order'][]): string {
  return digestOf(orders.map(withoutTime));
}

/** An order without the time it was sent: of a battle's activation `at` is the level it is to act at. */
export function withoutTime<Order extends AnyGame['order']>(order: Order): Order {
  if (order.kind === 'activate') return order;
  const { at: _, ...rest } = order as Order & { at?: string };
  return rest as Order;
}

/** Digest of a phase's events. */
export function outcomeDigest(events: readonly AnyGame['event'][]): string {
  return digestOf(events);
}

/** Digest of the position a turn starts from: what the turn before came to, and what was edited since. */
function startDigest(
  record: Pick<TurnRecord, 'opened'> & { edits(): readonly unknown[] },
): string | undefined {
  const edits = record.edits();
  const start = record.opened?.start;
  return edits.length === 0 ? start : digestOf({ start, edits });
}

/**
 * Digest of everything a phase is decided from: what the turn starts from, the orders, the dice and what its ancestors
 * did. The secret itself cannot be found out from it.
 */
export function inputsDigest<Game extends AnyGame>(
  record: TurnRecord<Game>,
  sequence: TurnSequence<Game['phase']>,
  phase: Game['phase'],
  secret: string,
): string {
  return digestOf({
    start: startDigest(record),
    turn: record.turn,
    season: record.opened?.season,
    phase,
    orders: record.bookClosed?.orders,
    secret: createHash('sha256').update(`secret of the dice\u0000${secret}`).digest('hex'),
    before: ancestorsOf(sequence, phase).map((name) => [name, record.phases.get(name)?.outcome]),
  });
}

/** Digest of what the next turn starts from. */
export function endDigest<Game extends AnyGame>(
  record: TurnRecord<Game>,
  sequence: TurnSequence<Game['phase']>,
): string {
  return digestOf({
    start: startDigest(record),
    season: record.opened?.season,
    orders: record.bookClosed?.orders,
    phases: sequence.map(({ name }) => [name, record.phases.get(name)?.outcome]),
  });
}
