import type { SquareView } from '@vedette/reports';
import type { PastTurn } from './fold-past.js';

/** A square that is out of sight now, as its last look had it. */
export interface RememberedSquare {
  /** The turn at whose end it was looked at last. */
  readonly turn: number;
  readonly square: SquareView;
}

/**
 * Squares a seat has looked at and does not see now, by name, each as the last of its own past reports that showed it had it. A square in
 * none of these and not in sight is known from the printed map alone. Turns after the one that is looked at tell nothing.
 */
export function rememberedSquares(
  now: PastTurn,
  past: readonly PastTurn[],
): ReadonlyMap<string, RememberedSquare> {
  const seen = new Set(now.squares.map(({ square }) => square));
  const found = new Map<string, RememberedSquare>();
  const earlier = past.filter(({ turn }) => turn < now.turn).sort((a, b) => b.turn - a.turn);
  for (const { turn, squares } of earlier)
    for (const square of squares)
      if (!seen.has(square.square) && !found.has(square.square)) found.set(square.square, { turn, square });
  return found;
}
