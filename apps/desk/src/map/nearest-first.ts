import type { Cell } from '../seat/theatre.js';

/** A round of places from where somebody stood when he began it. */
export interface Round {
  readonly places: readonly string[];
  /** Which of them he is at. */
  readonly at: number;
}

/** Marches between two cells, of which each has eight around it; the straighter of two ways that are as long counts as the shorter. */
const distance = (a: Cell, b: Cell): number => {
  const [dx, dy] = [Math.abs(a.column - b.column), Math.abs(a.row - b.row)];
  return Math.max(dx, dy) + Math.min(dx, dy) / 1_000;
};

/**
 * Goes on in a round of places, nearest first from where it began; whoever has gone elsewhere meanwhile, or looks at other places, begins
 * another. The place he begins at comes last. Null where there is nowhere to go.
 */
export function goRound(
  round: Round | null,
  here: string,
  places: readonly string[],
  cellOf: (place: string) => Cell | undefined,
): Round | null {
  const isSame = round?.places.length === places.length && places.every((one) => round.places.includes(one));
  if (round && isSame && round.places[round.at] === here)
    return { places: round.places, at: (round.at + 1) % round.places.length };
  const from = cellOf(here);
  if (!from || places.length === 0) return null;
  const far = (place: string): number => {
    const cell = cellOf(place);
    return place === here || !cell ? Infinity : distance(from, cell);
  };
  return { places: [...places].sort((a, b) => far(a) - far(b) || (a < b ? -1 : 1)), at: 0 };
}
