import { Direction } from '../direction.js';
import { TACTICAL_SIZE } from '../tactical-map.js';
import { tacticalAt } from '../tactical-square.js';

const LAST = TACTICAL_SIZE - 1;

/** A side of a square: one of the four straight directions. */
export type Side = Direction.North | Direction.East | Direction.South | Direction.West;

/** The four sides, clockwise from north. */
export const SIDES: readonly Side[] = [Direction.North, Direction.East, Direction.South, Direction.West];

/** Steps east and south to the neighbour beyond a side. */
export function eastOf(side: Side): number {
  return side === Direction.East ? 1 : side === Direction.West ? -1 : 0;
}

export function southOf(side: Side): number {
  return side === Direction.South ? 1 : side === Direction.North ? -1 : 0;
}

export function oppositeSide(side: Side): Side {
  return ((side + 4) & 7) as Side;
}

/** Does a side run from west to east, so that places along it are columns? */
export function runsEastward(side: Side): boolean {
  return side === Direction.North || side === Direction.South;
}

/**
 * The tactical square so many steps behind a side, at a place along it counted from the west or north. The same place of
 * the opposite side of the neighbour lies just across.
 */
export function behindSide(side: Side, depth: number, along: number): number {
  switch (side) {
    case Direction.North:
      return tacticalAt(along, depth);
    case Direction.South:
      return tacticalAt(along, LAST - depth);
    case Direction.West:
      return tacticalAt(depth, along);
    default:
      return tacticalAt(LAST - depth, along);
  }
}
