import type { SquareView, StackView } from '@vedette/reports';

/** The squares a seat was shown at the end of a turn. */
export interface PastTurn {
  readonly turn: number;
  readonly squares: readonly SquareView[];
}

/** Strangers that were seen once and whose square nobody has seen since. */
export interface Remembered {
  readonly square: string;
  readonly stack: StackView;
  /** Turns since. */
  readonly age: number;
}

/**
 * Folds a seat's own past reports: strangers in squares that are not in sight now, as the last report that showed the square had
 * them. What a later look disproves is gone by itself; sums are not made, for the same men may have been seen in two places.
 */
export function foldPast(now: PastTurn, past: readonly PastTurn[]): Remembered[] {
  const looked = new Set(now.squares.map(({ square }) => square));
  const found: Remembered[] = [];
  const earlier = past.filter(({ turn }) => turn < now.turn).sort((a, b) => b.turn - a.turn);
  for (const { turn, squares } of earlier)
    for (const { square, stacks } of squares) {
      if (looked.has(square)) continue;
      looked.add(square);
      for (const stack of stacks)
        if (stack.standing === 'hostile' || stack.standing === 'neutral')
          found.push({ square, stack, age: now.turn - turn });
    }
  return found;
}
