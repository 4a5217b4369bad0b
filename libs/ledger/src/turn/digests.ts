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
    start: record.opened?.start,
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
    start: record.opened?.start,
    season: record.opened?.season,
    orders: record.bookClosed?.orders,
    phases: sequence.map(({ name }) => [name, record.phases.get(name)?.outcome]),
  });
}
