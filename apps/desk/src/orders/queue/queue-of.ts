import type { EffectiveOrder } from '../../seat/campaign.js';

/** How a piece stands in the queue: with an order, without, or with a draft that was not sent. */
export type PieceState = 'ordered' | 'idle' | 'draft' | 'sending' | 'unsure' | 'wrong';

/** The pieces one commands first, in the order of their ids, then those one only deputises. */
export const rosterOf = (effective: readonly EffectiveOrder[]): EffectiveOrder[] =>
  [...effective].sort((a, b) => a.capacity.localeCompare(b.capacity) || (a.piece < b.piece ? -1 : 1));

/**
 * The next piece nobody has ordered anything, from one on; pieces that were put off come last, in the order in which they were.
 * Null when there is none. `by` is 1 onwards, -1 back.
 */
export function nextWithoutOrder(
  effective: readonly EffectiveOrder[],
  from: string | null,
  { drafted, putOff, by = 1 }: { drafted: ReadonlySet<string>; putOff: readonly string[]; by?: 1 | -1 },
): string | null {
  const idle = rosterOf(effective)
    .filter(
      ({ capacity, origin, piece }) =>
        capacity === 'commander' && origin === 'default' && !drafted.has(piece),
    )
    .map(({ piece }) => piece);
  const queue = [
    ...idle.filter((piece) => !putOff.includes(piece)),
    ...putOff.filter((piece) => idle.includes(piece)),
  ];
  if (queue.length === 0) return null;
  const here = from === null ? -1 : queue.indexOf(from);
  if (here >= 0) return queue[(here + by + queue.length) % queue.length]!;
  if (from === null) return by === 1 ? queue[0]! : queue.at(-1)!;
  // From a piece that has its order the search goes on where it stands in the roster.
  const after = by === 1 ? queue.find((piece) => piece > from) : queue.findLast((piece) => piece < from);
  return after ?? (by === 1 ? queue[0]! : queue.at(-1)!);
}

/** The next piece in the roster about whose order there is something wrong or doubtful, from one on; null when there is none. */
export function nextWithProblem(
  effective: readonly EffectiveOrder[],
  from: string | null,
  hasProblem: (piece: EffectiveOrder) => boolean,
): string | null {
  const roster = rosterOf(effective);
  const here = roster.findIndex(({ piece }) => piece === from) + 1;
  return [...roster.slice(here), ...roster.slice(0, here)].find(hasProblem)?.piece ?? null;
}
