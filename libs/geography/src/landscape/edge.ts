import { Direction } from '../direction.js';
import { TACTICAL_SIZE } from '../tactical-map.js';
import { hashNumbers } from './hash.js';
import { OFF_MAP, type Landscape } from './landscape.js';
import type { Purpose } from './purpose.js';
import { behindSide, eastOf, oppositeSide, runsEastward, southOf, type Side } from './side.js';

/** The strategic square beyond a side, or {@link OFF_MAP}. */
export function beyond(landscape: Landscape, square: number, side: Side): number {
  return landscape.beside(square, eastOf(side), southOf(side));
}

/**
 * A number drawn for the edge between a square and its neighbour beyond a side: both sides of the edge draw the same.
 * Where the map ends, the number is the square's own.
 */
export function edgeHash(landscape: Landscape, square: number, side: Side, purpose: Purpose): number {
  const other = beyond(landscape, square, side);
  if (other === OFF_MAP) return hashNumbers(landscape.seed, square * 2, side + 1, purpose);
  const first = side === Direction.North || side === Direction.West ? other : square;
  return hashNumbers(landscape.seed, first * 2 + (runsEastward(side) ? 0 : 1), 0, purpose);
}

/** Is there a city at a place of an edge, `depth` squares behind it, on either side of it? */
export function cityAtEdge(
  landscape: Landscape,
  square: number,
  side: Side,
  depth: number,
  along: number,
): boolean {
  const other = beyond(landscape, square, side);
  return (
    landscape.citiesIn(square).includes(behindSide(side, depth, along)) ||
    (other !== OFF_MAP && landscape.citiesIn(other).includes(behindSide(oppositeSide(side), depth, along)))
  );
}

/** Places along an edge that keep away from the corners. */
const FIRST_PLACE = 4;
const PLACES = TACTICAL_SIZE - 2 * FIRST_PLACE;
/** Squares behind the edge on either side that a line runs straight on through. */
export const APPROACH = 3;

/**
 * A place along an edge for something that crosses it, picked evenly by `hash` from 4 to 10, past cities near the edge on
 * either side.
 */
export function placeAlongEdge(landscape: Landscape, square: number, side: Side, hash: number): number {
  for (let i = 0; i < PLACES; i++) {
    const along = FIRST_PLACE + ((hash + i) % PLACES);
    if (isFree(landscape, square, side, along)) return along;
  }
  return FIRST_PLACE + (hash % PLACES);
}

function isFree(landscape: Landscape, square: number, side: Side, along: number): boolean {
  for (let depth = 0; depth < APPROACH; depth++)
    if (cityAtEdge(landscape, square, side, depth, along)) return false;
  return true;
}
