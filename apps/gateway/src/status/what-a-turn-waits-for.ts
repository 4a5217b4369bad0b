import type { TurnStateDocument } from '@vedette/contracts';
import { type HousePart, partsForTurn } from './house-parts.js';
import type { PartState } from './part-states.js';

/**
 * What a turn can wait for: orders and its deadline; its own resolution, which goes on; workers that are away; a decision of the
 * administrator; or, when it is resolved, the next one to be opened.
 */
export const TURN_WAITS = ['orders', 'resolution', 'workers', 'administrator', 'next-turn'] as const;
export type TurnWait = (typeof TURN_WAITS)[number];

/** What a turn waits for, and which parts of the house it lacks. */
export interface WaitOfTurn {
  readonly waitsFor: TurnWait;
  readonly lacking: readonly HousePart[];
  readonly words: string;
}

const WAITS: Readonly<Record<TurnStateDocument['status'], TurnWait>> = {
  open: 'orders',
  closing: 'resolution',
  resolving: 'resolution',
  'rolled-back': 'administrator',
  'set-aside': 'administrator',
  resolved: 'next-turn',
};

const WORDS: Readonly<Record<TurnWait, (turn: number) => string>> = {
  orders: (turn) => `Turn ${turn} is open and waits for orders.`,
  resolution: (turn) => `Turn ${turn} is closed and is being resolved.`,
  workers: (turn) => `Turn ${turn} is closed and waits for workers of the house that are away.`,
  administrator: (turn) => `Turn ${turn} waits for the administrator.`,
  'next-turn': (turn) => `Turn ${turn} is resolved; the next is not open yet.`,
};

/**
 * What a turn waits for, from what every seat is told of it and from what everybody may know of the house: neither phases, nor
 * their times, nor orders come into it, so that it is the same for a quiet turn and for a bloody one.
 */
export function whatATurnWaitsFor(
  { turn, status, phases }: Pick<TurnStateDocument, 'turn' | 'status' | 'phases'>,
  states: ReadonlyMap<HousePart, PartState>,
): WaitOfTurn {
  const usual = WAITS[status];
  const lacking =
    usual === 'resolution' ? partsForTurn(phases).filter((part) => states.get(part) === 'away') : [];
  const waitsFor = lacking.length > 0 ? 'workers' : usual;
  return { waitsFor, lacking, words: WORDS[waitsFor](turn) };
}
