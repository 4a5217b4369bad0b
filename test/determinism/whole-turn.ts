import { createHash } from 'node:crypto';
import {
  readPosition,
  writePosition,
  type GameEvent,
  type Order,
  type PositionDocument,
} from '@vedette/campaign';
import { ALL_DECIDERS, playTurn } from '@vedette/referee';
import { theatreSource } from '@vedette/theatres';
import { pieceTypes } from '@vedette/rulebooks';
import { RandomSource } from '../fuzz/random-source.js';
import { hiddenWar, type HiddenWar } from '../leaks/hidden-war.js';

/** A turn played to its end. */
export interface WholeTurn {
  readonly events: readonly GameEvent[];
  readonly position: PositionDocument;
}

/** The war of a seed: the same everywhere. */
export function warOf(seed: number): HiddenWar {
  return hiddenWar(new RandomSource(seed * 104729), seed);
}

/** Plays one turn of a war. */
export function play({ position, orders, secret }: HiddenWar): WholeTurn {
  const state = readPosition(position, theatreSource, pieceTypes);
  const result = playTurn({ state, orders, secret, deciders: ALL_DECIDERS });
  return { events: result.events, position: writePosition(result.state) };
}

/** Every byte of a turn, in one short text. */
export function digest(turn: WholeTurn): string {
  return createHash('sha256').update(JSON.stringify(turn)).digest('hex');
}

/** A list in another order. */
export function shuffled<T>(random: RandomSource, list: readonly T[] | undefined): T[] {
  const left = [...(list ?? [])];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(random.below(left.length), 1));
  return drawn;
}

/** Orders with their times stated, so that the order of the list means nothing. */
export function timed(orders: readonly Order[]): Order[] {
  return orders.map((order, i) => ({
    ...order,
    at: new Date(Date.UTC(1846, 4, 8) + i * 1000).toISOString(),
  }));
}
