import { Direction } from '../direction.js';
import { cornerOf, CornerKind, CORNERS, type Corner } from './corner.js';
import { beyond, edgeHash, placeAlongEdge } from './edge.js';
import { OFF_MAP, type Landscape } from './landscape.js';
import { LineKind, isOfLine } from './line-kind.js';
import { Purpose } from './purpose.js';
import { SIDES, type Side } from './side.js';

/** A line does not cross the edge. */
export const NO_CROSSING = -1;

/**
 * Where along a side a river or range crosses into the neighbour, 4 to 10 from the west or north, or {@link NO_CROSSING}.
 * Both sides of an edge give the same answer (GITM AMWOL 2.3). A line that comes to its end at the edge of the map runs
 * off it.
 */
export function crossingPlace(landscape: Landscape, kind: LineKind, square: number, side: Side): number {
  const crosses =
    beyond(landscape, square, side) === OFF_MAP
      ? isOfLine(landscape, kind, square) && mapExit(landscape, kind, square) === side
      : isLinked(landscape, kind, square, side);
  if (!crosses) return NO_CROSSING;
  const purpose = kind === LineKind.River ? Purpose.RiverCrossing : Purpose.RangeCrossing;
  return placeAlongEdge(landscape, square, side, edgeHash(landscape, square, side, purpose));
}

/**
 * Does a line run on beyond a side? It does between two squares of the kind; only where four of them meet in a block, one
 * of the block's four links is left out, so that a broad river or range is no net of loops. High mountains next to one
 * another are one massif and need no link.
 */
function isLinked(landscape: Landscape, kind: LineKind, square: number, side: Side): boolean {
  if (!isLinkable(landscape, kind, square, side)) return false;
  const column = square % landscape.columns;
  const row = Math.floor(square / landscape.columns);
  switch (side) {
    case Direction.North:
      return !isLeftOut(landscape, kind, square, side, column - 1, row - 1, column, row - 1);
    case Direction.South:
      return !isLeftOut(landscape, kind, square, side, column - 1, row, column, row);
    case Direction.West:
      return !isLeftOut(landscape, kind, square, side, column - 1, row - 1, column - 1, row);
    default:
      return !isLeftOut(landscape, kind, square, side, column, row - 1, column, row);
  }
}

function isLinkable(landscape: Landscape, kind: LineKind, square: number, side: Side): boolean {
  const other = beyond(landscape, square, side);
  if (!isOfLine(landscape, kind, square) || !isOfLine(landscape, kind, other)) return false;
  return !(landscape.isHighMountain(square) && landscape.isHighMountain(other));
}

/** Is the link the one left out of either block, given by its north-western square, that it is part of? */
function isLeftOut(
  landscape: Landscape,
  kind: LineKind,
  square: number,
  side: Side,
  columnA: number,
  rowA: number,
  columnB: number,
  rowB: number,
): boolean {
  const weight = linkWeight(landscape, kind, square, side);
  return (
    weight === heaviestOfBlock(landscape, kind, columnA, rowA) ||
    weight === heaviestOfBlock(landscape, kind, columnB, rowB)
  );
}

function linkWeight(landscape: Landscape, kind: LineKind, square: number, side: Side): number {
  const purpose = kind === LineKind.River ? Purpose.RiverThinning : Purpose.RangeThinning;
  return edgeHash(landscape, square, side, purpose);
}

/**
 * Weight of the heaviest link of a block of four, or -1 when the block is not all of the kind. Since every block leaves
 * out its heaviest link, what hangs together still does: no ring of blocks can each leave out the next one's link.
 */
function heaviestOfBlock(landscape: Landscape, kind: LineKind, column: number, row: number): number {
  const northWest = landscape.at(column, row);
  const southEast = landscape.at(column + 1, row + 1);
  if (northWest === OFF_MAP || southEast === OFF_MAP) return -1;
  const northEast = northWest + 1;
  const southWest = southEast - 1;
  if (!isOfLine(landscape, kind, northWest) || !isOfLine(landscape, kind, northEast)) return -1;
  if (!isOfLine(landscape, kind, southWest) || !isOfLine(landscape, kind, southEast)) return -1;
  let heaviest = -1;
  const weigh = (square: number, side: Side): void => {
    if (isLinkable(landscape, kind, square, side))
      heaviest = Math.max(heaviest, linkWeight(landscape, kind, square, side));
  };
  weigh(northWest, Direction.East);
  weigh(northWest, Direction.South);
  weigh(northEast, Direction.South);
  weigh(southWest, Direction.East);
  return heaviest;
}

/** The side of the map by which a line's end leaves it, or null: only an end runs on, and no river with a sea to run into. */
function mapExit(landscape: Landscape, kind: LineKind, square: number): Side | null {
  const outside: Side[] = [];
  let ways = 0;
  for (const side of SIDES) {
    const other = beyond(landscape, square, side);
    if (other === OFF_MAP) outside.push(side);
    else if (isLinked(landscape, kind, square, side)) ways++;
    else if (kind === LineKind.River && landscape.isWater(other)) return null;
    else if (landscape.isHighMountain(square) && landscape.isHighMountain(other)) ways++;
  }
  if (outside.length === 0) return null;
  for (const corner of CORNERS) if (leadsThrough(landscape, kind, square, corner)) ways++;
  if (ways > 1) return null;
  return outside[edgeHash(landscape, square, outside[0]!, Purpose.MapExit) % outside.length]!;
}

/** Does a square's own line run diagonally on through one of its corners? */
export function leadsThrough(landscape: Landscape, kind: LineKind, square: number, corner: Corner): boolean {
  if (!isOfLine(landscape, kind, square)) return false;
  const { kind: found, leads } = cornerOf(landscape, square, corner);
  return leads && found === (kind === LineKind.River ? CornerKind.River : CornerKind.Mountain);
}
