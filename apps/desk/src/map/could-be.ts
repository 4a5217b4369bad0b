import { partingSides } from '@vedette/cartography';
import type { Gazetteer } from '../seat/theatre.js';

/** How far troops can have got since they were seen, by the rules and the printed ground alone. */
export interface CouldBe {
  /** Squares from where they were seen at most. */
  readonly most: number;
  /** Letter of the fastest arm that was named; of all arms where none was. */
  readonly arm: string;
  /** Whether a square can have been reached. */
  readonly has: (column: number, row: number) => boolean;
  /** The edge of those squares as a path, a cell one unit wide. */
  readonly edge: string;
}

/**
 * The squares that troops can have marched to in some turns, by the fastest arm named and over ground that the map leaves open; null
 * where they cannot have moved or the house does not say how far anybody marches. Nothing of it is known but what one was told and
 * what is printed: who bars their way, and where they really are, changes nothing.
 */
export function couldBe(
  gazetteer: Gazetteer,
  square: string,
  letters: string,
  turns: number,
): CouldBe | null {
  const { theatre } = gazetteer;
  const start = gazetteer.cellOf(square);
  const { marches, terrain } = theatre;
  if (!start || !marches) return null;
  const arms = Object.entries(marches.squares);
  const named = arms.filter(([arm]) => letters.includes(arm));
  const [arm, squares] = (named.length > 0 ? named : arms).reduce(
    (fastest, one) => (one[1] > fastest[1] ? one : fastest),
    ['', 0] as const,
  );
  const most = squares * turns;
  if (most === 0) return null;
  const [width, height] = [theatre.columns.length, theatre.rows.length];
  const steps = new Map([[start.row * width + start.column, 0]]);
  // What is added while it is gone through is gone through too.
  for (const [at, step] of steps) {
    if (step === most) break;
    for (const [east, south] of AROUND) {
      const [column, row] = [(at % width) + east, Math.floor(at / width) + south];
      const next = row * width + column;
      if (column < 0 || row < 0 || column >= width || row >= height || steps.has(next)) continue;
      if (!marches.closed.includes(terrain[row]?.[column] ?? '~')) steps.set(next, step + 1);
    }
  }
  const has = (column: number, row: number): boolean => steps.has(row * width + column);
  const edge = partingSides(width, height, 1, (one, other) => steps.has(one) !== steps.has(other));
  return { most, arm, has, edge };
}

const AROUND = [-1, 0, 1]
  .flatMap((south) => [-1, 0, 1].map((east) => [east, south] as const))
  .filter(([east, south]) => east !== 0 || south !== 0);
