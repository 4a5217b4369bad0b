import { createHash } from 'node:crypto';
import type { GameEvent, Order, PhaseName } from '@vedette/campaign';
import { ancestorsOf, type TurnSequence } from '@vedette/rulebooks';
import { digestOf } from '../digest/digest.js';
import type { TurnRecord } from './turn-record.js';

/** Digest of the orders a turn is played with. Ids, times and receipts are left out: only what was ordered counts. */
export function ordersDigest(orders: readonly Order[]): string {
  return digestOf(orders.map(({ at: _, ...order }) => order));
}

/** Digest of a phase's events. */
export function outcomeDigest(events: readonly GameEvent[]): string {
  return digestOf(events);
}

/** Digest of the position a turn starts from: what the turn before came to, and what was edited since. */
function startDigest(record: TurnRecord): string | undefined {
  const edits = record.edits();
  const start = record.opened?.start;
  return edits.length === 0 ? start : digestOf({ start, edits });
}

/**
 * Digest of everything a phase is decided from: what the turn starts from, the orders, the dice and what its ancestors
 * did. The secret itself cannot be found out from it.
 */
export function inputsDigest(
  record: TurnRecord,
  sequence: TurnSequence,
  phase: PhaseName,
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
export function endDigest(record: TurnRecord, sequence: TurnSequence): string {
  return digestOf({
    start: startDigest(record),
    season: record.opened?.season,
    orders: record.bookClosed?.orders,
    phases: sequence.map(({ name }) => [name, record.phases.get(name)?.outcome]),
  });
}
