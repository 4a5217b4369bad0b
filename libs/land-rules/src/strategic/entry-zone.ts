import {
  DIRECTION_STEPS,
  isDiagonal,
  TACTICAL_SIZE,
  TACTICAL_SQUARES,
  type Direction,
} from '@vedette/geography';
import { columnOf, rowOf } from '../ground/tactical-step.js';

const LAST = TACTICAL_SIZE - 1;
const MIDDLE = LAST / 2;
const DEEPEST = 3;

/** How deep a tactical square lies behind the edges a unit came over: 0 on the edge; null where it is behind none. */
export interface EntryDepth {
  /** Behind the west or east edge. */
  readonly columns: number | null;
  /** Behind the north or south edge. */
  readonly rows: number | null;
}

function depths(tactical: number, direction: Direction): EntryDepth {
  const [east, south] = DIRECTION_STEPS[direction]!;
  const column = columnOf(tactical);
  const row = rowOf(tactical);
  const columns = east === 0 ? null : east > 0 ? column : LAST - column;
  const rows = south === 0 ? null : south > 0 ? row : LAST - row;
  if (!isDiagonal(direction)) return { columns, rows };
  return {
    columns: columns! <= DEEPEST && rows! < MIDDLE ? columns : null,
    rows: rows! <= DEEPEST && columns! < MIDDLE ? rows : null,
  };
}

const ZONES: readonly (readonly number[])[] = DIRECTION_STEPS.map((_, direction) =>
  Array.from({ length: TACTICAL_SQUARES }, (__, tactical) => tactical).filter((tactical) => {
    const { columns, rows } = depths(tactical, direction);
    return (columns ?? LAST) <= DEEPEST || (rows ?? LAST) <= DEEPEST;
  }),
);

/**
 * Tactical squares in which a unit that marched in a direction may enter (GITM AMWOL 7.14): the first four rows or columns
 * of the edge it came over; after a diagonal step the near half (0-6 or 8-14, reading A-23) of either edge.
 */
export function entryZone(direction: Direction): readonly number[] {
  return ZONES[direction]!;
}

/** How deep a square of the zone lies behind either edge. */
export function entryDepth(tactical: number, direction: Direction): EntryDepth {
  return depths(tactical, direction);
}

/**
 * The square of the zone nearest to a wanted one: fewest rows and columns away; when a row and a column band are equally
 * far, the shift is made east or west (7.14: south-east with 5-5 wanted enters at 3-5). Only squares with ground under foot
 * count, unless there is none.
 */
export function nearestInZone(
  wanted: number,
  direction: Direction,
  hasGround: (tactical: number) => boolean = () => true,
): number {
  let best = -1;
  let bestDistance = Infinity;
  for (const square of ZONES[direction]!) {
    if (!hasGround(square)) continue;
    const rows = Math.abs(rowOf(square) - rowOf(wanted));
    const distance = Math.abs(columnOf(square) - columnOf(wanted)) + rows;
    const sidewaysWins = distance === bestDistance && rows === 0;
    if (distance < bestDistance || sidewaysWins) {
      best = square;
      bestDistance = distance;
    }
  }
  return best < 0 ? ZONES[direction]![0]! : best;
}
