import type { PastTurn, Remembered } from './fold-past.js';

/** What the owner of a seat made of troops that were seen once: he keeps them in view, or does not want to see them. */
export interface GhostNote extends Remembered {
  readonly id: string;
  readonly is: 'pinned' | 'dismissed';
  /** The turn they were seen in. */
  readonly turn: number;
}

/** Troops that were seen once, by the name that notes have of them, and whether they are pinned. */
export type NotedGhost = Remembered & { readonly id: string; readonly pinned: boolean };

/** The name of a sighting: the same in every later turn. */
export const ghostName = ({ square, stack, age }: Remembered, now: number): string =>
  [now - age, square, stack.state, stack.condition, stack.size ?? stack.count, stack.letters].join(' ');

/**
 * Ghosts as their owner wants them: dismissed ones left out, pinned ones there also when the report that told of them is not at hand
 * any more. A later look disproves a pinned one like any other: its square was in sight since.
 */
export function notedGhosts(
  ghosts: readonly Remembered[],
  notes: readonly GhostNote[],
  now: PastTurn,
  past: readonly PastTurn[],
): NotedGhost[] {
  const byName = new Map(notes.map((note) => [note.id, note.is]));
  const found = ghosts
    .map((ghost) => ({ ...ghost, id: ghostName(ghost, now.turn) }))
    .filter(({ id }) => byName.get(id) !== 'dismissed')
    .map((ghost) => ({ ...ghost, pinned: byName.get(ghost.id) === 'pinned' }));
  const known = new Set(found.map(({ id }) => id));
  const wasLookedAt = ({ square, turn }: GhostNote): boolean =>
    [now, ...past].some(
      (one) => one.turn > turn && one.turn <= now.turn && one.squares.some((seen) => seen.square === square),
    );
  const lost = notes.filter(
    (note) => note.is === 'pinned' && note.turn < now.turn && !known.has(note.id) && !wasLookedAt(note),
  );
  return [
    ...found,
    ...lost.map(({ id, square, stack, turn }) => ({
      ...{ id, square, stack, age: now.turn - turn, pinned: true },
    })),
  ];
}
