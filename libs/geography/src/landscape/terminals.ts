import { Direction } from '../direction.js';
import { TACTICAL_SIZE } from '../tactical-map.js';
import { cornerOf, CORNERS, type Corner } from './corner.js';
import { APPROACH, beyond, edgeHash, placeAlongEdge } from './edge.js';
import type { Landscape } from './landscape.js';
import { LineKind } from './line-kind.js';
import { Purpose } from './purpose.js';
import { besideCorner, cornerSquare, insideCorner } from './rim.js';
import { behindSide, oppositeSide, SIDES, type Side } from './side.js';
import { crossingPlace, leadsThrough, NO_CROSSING } from './strategic-line.js';

/** Where a line enters a square: the squares it runs straight through from the edge inward, the innermost last. */
export type Terminal = readonly number[];

/**
 * Where a river or range enters a square: from neighbours, through corners, over the edge of the map, and for a river at
 * each stretch of sea or lake, where it flows out.
 */
export function terminalsOf(landscape: Landscape, kind: LineKind, square: number): Terminal[] {
  const terminals: Terminal[] = [];
  for (const side of SIDES) {
    const along = crossingPlace(landscape, kind, square, side);
    if (along !== NO_CROSSING) terminals.push(approach(side, along));
  }
  for (const corner of CORNERS)
    if (leadsThrough(landscape, kind, square, corner))
      terminals.push(cornerApproach(landscape, square, corner));
  if (kind === LineKind.River) terminals.push(...mouths(landscape, square));
  return terminals;
}

function approach(side: Side, along: number): Terminal {
  return Array.from({ length: APPROACH }, (_, depth) => behindSide(side, depth, along));
}

/** From the corner along the arm on this square's own edge and inward, and one square straight on. */
function cornerApproach(landscape: Landscape, square: number, corner: Corner): Terminal {
  const [arm] = cornerOf(landscape, square, corner).arms as [Side];
  const inside = insideCorner(corner);
  return [cornerSquare(corner), besideCorner(corner, arm), inside, inside + inwardFrom(arm)];
}

/** Offset of the tactical square one step inward from a side. */
function inwardFrom(side: Side): number {
  switch (oppositeSide(side)) {
    case Direction.North:
      return -TACTICAL_SIZE;
    case Direction.South:
      return TACTICAL_SIZE;
    case Direction.East:
      return 1;
    default:
      return -1;
  }
}

/** One mouth for every stretch of neighbouring sides that have water beyond them. */
function mouths(landscape: Landscape, square: number): Terminal[] {
  const wet = SIDES.map((side) => landscape.isWater(beyond(landscape, square, side)));
  const stretches: Side[][] = [];
  SIDES.forEach((side, i) => {
    if (!wet[i]) return;
    const previous = stretches.at(-1);
    if (i > 0 && wet[i - 1] && previous) previous.push(side);
    else stretches.push([side]);
  });
  if (stretches.length > 1 && wet[0] && wet.at(-1)) stretches[0]!.push(...stretches.pop()!);
  return stretches.map((sides) => {
    const side = sides[edgeHash(landscape, square, sides[0]!, Purpose.MouthSide) % sides.length]!;
    const place = edgeHash(landscape, square, side, Purpose.MouthPlace);
    return approach(side, placeAlongEdge(landscape, square, side, place));
  });
}
