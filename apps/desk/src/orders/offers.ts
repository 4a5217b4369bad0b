import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { askUntilAnswered } from '../kit/ask-again.js';
import { optionsOf, reachOf, type Seat } from '../graph/order-desk.js';
import type { AnswerOf } from '../graph/shapes.js';
import { chosenPiece } from '../seat/composing.js';
import { evening } from '../seat/open-campaign.js';
import { gameOfOrders } from './game-of-orders.js';
import { hearReach } from './hear-reach.js';
import { partOf, pathOf } from './form/part-of.js';

/** What the house offers the chosen piece; null until it has answered. */
export const offers = signal<AnswerOf['options'] | null>(null);
/** What closes sections of its order just now; null until the house has answered. */
export const closed = signal<AnswerOf['closed'] | null>(null);
/** Where the chosen piece can get; null until the house has answered. */
export const reach = signal<AnswerOf['reach'] | null>(null);

/**
 * Asks what the chosen piece may do whenever another is chosen or the turn changes, until it is let go; nobody who has closed the
 * campaign asks. While the house is away it is asked again: whoever pointed somewhere waits for the answer.
 */
export function keepOffers(seat: Seat): () => void {
  const turn = computed(() => evening.value?.clock.turn);
  return effect(() => {
    const piece = turn.value === undefined ? null : chosenPiece.value;
    batch(() => {
      offers.value = null;
      closed.value = null;
      reach.value = null;
    });
    if (piece === null) return undefined;
    const ends = untracked(() => [
      askUntilAnswered(() => optionsOf(seat, piece), {
        answer: (found) =>
          batch(() => {
            offers.value = found.options;
            closed.value = found.closed;
          }),
        // Without an answer the form is as good as with it: it only proposes less.
        problem: () => undefined,
      }),
      askUntilAnswered(() => reachOf(seat, piece), hearReach(reach)),
    ]);
    return () => ends.forEach((end) => end());
  });
}

/** Values that are offered for a field of a kind, each once, in the order of the offers. */
export function offeredFor(options: AnswerOf['options'] | null, kind: string, pointer: string): string[] {
  const path = pathOf(pointer);
  const values = (options ?? [])
    .filter(({ order }) => order.kind === kind)
    .flatMap(({ order }): unknown[] => {
      const value = partOf(order, path);
      // A list is offered whole; its last place is what the offer is about.
      return Array.isArray(value) ? value.slice(-1) : [value];
    })
    .filter((value): value is string | number => typeof value === 'string' || typeof value === 'number');
  return [...new Set(values.map(String))];
}

/** The same, and the names of one's own that fit there. */
export const proposedFor = (kind: string, pointer: string): string[] => [
  ...new Set([
    ...offeredFor(offers.value, kind, pointer),
    ...gameOfOrders().namesFor(pathOf(pointer).at(-1) ?? ''),
  ]),
];

/** Kinds of which something is offered beside a piece's own order. */
export const otherKinds = (options: AnswerOf['options'] | null): string[] => [
  ...new Set(
    (options ?? []).map(({ order }) => order.kind).filter((kind) => kind !== 'land' && kind !== 'naval'),
  ),
];
