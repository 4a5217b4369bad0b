import { DIRECTION_STEPS, type Direction } from './direction.js';
import { TACTICAL_SIZE, TACTICAL_SQUARES } from './tactical-map.js';
import { tacticalAt, tacticalColumn, tacticalDistance, tacticalRow } from './tactical-square.js';

const LAST = TACTICAL_SIZE - 1;
const MIDDLE = LAST / 2;
/** Rows or columns along the edge in which arrivals may stand (GITM AMWOL 7.14). */
const DEPTH = 4;
const DIRECTIONS = 8;
const NO_BAND = -1;

/**
 * How many rows or columns lie between a square and the side edge (west or east) over which a march in `direction` came;
 * -1 when the square is not in that edge's part of the entry zone.
 */
export function depthBehindSide(tactical: number, direction: Direction): number {
  const [east, south] = DIRECTION_STEPS[direction]!;
  if (east === 0) return NO_BAND;
  const depth = inward(tacticalColumn(tactical), east);
  const near = south === 0 || inward(tacticalRow(tactical), south) < MIDDLE;
  return depth < DEPTH && near ? depth : NO_BAND;
}

/** The same for the north or south edge. */
export function depthBehindEnd(tactical: number, direction: Direction): number {
  const [east, south] = DIRECTION_STEPS[direction]!;
  if (south === 0) return NO_BAND;
  const depth = inward(tacticalRow(tactical), south);
  const near = east === 0 || inward(tacticalColumn(tactical), east) < MIDDLE;
  return depth < DEPTH && near ? depth : NO_BAND;
}

/**
 * The tactical squares in which a unit that marched in a direction may enter, in index order (GITM AMWOL 7.14): the first
 * four rows or columns behind the edge it came over; after a diagonal step the near half of either edge, squares 0-6 or
 * 8-14 along it (reading A-23). A table: do not change it.
 */
export function entryZone(direction: Direction): Uint8Array {
  return ZONES[direction]!;
}

/** True when a square is in the entry zone of a march in a direction. */
export function isInEntryZone(tactical: number, direction: Direction): boolean {
  return depthBehindSide(tactical, direction) >= 0 || depthBehindEnd(tactical, direction) >= 0;
}

/**
 * The square of the entry zone nearest to a wanted square by {@link entryDistance}; when one behind the side edge is as
 * near as one behind the north or south edge, the shift is made east or west: south-east with 5-5 wanted enters at 3-5
 * (GITM AMWOL 7.14). Only squares that are `open` count, unless none is.
 */
export function nearestEntry(
  wanted: number,
  direction: Direction,
  open: (tactical: number) => boolean = () => true,
): number {
  const nearest = (NEAREST[direction * TACTICAL_SQUARES + wanted] ??= findNearest(
    wanted,
    direction,
    () => true,
  ));
  if (open(nearest)) return nearest;
  const other = findNearest(wanted, direction, open);
  return other < 0 ? ZONES[direction]![0]! : other;
}

/**
 * Compares distances: by steps, a diagonal one counting as one, and where those are equal by columns and rows together, so
 * that of several squares equally far the straightest way wins.
 */
export function entryDistance(from: number, to: number): number {
  const columns = Math.abs(tacticalColumn(from) - tacticalColumn(to));
  const rows = Math.abs(tacticalRow(from) - tacticalRow(to));
  return tacticalDistance(from, to) * 2 * TACTICAL_SIZE + columns + rows;
}

/** Distance of a column or row from the edge over which a march with this step came. */
function inward(place: number, step: number): number {
  return step > 0 ? place : LAST - place;
}

function findNearest(wanted: number, direction: Direction, open: (tactical: number) => boolean): number {
  let best = -1;
  let least = Infinity;
  for (const tactical of ZONES[direction]!) {
    if (!open(tactical)) continue;
    const distance = entryDistance(tactical, wanted);
    const sidewaysInstead =
      distance === least &&
      depthBehindSide(tactical, direction) >= 0 &&
      depthBehindSide(best, direction) === NO_BAND;
    if (distance > least || (distance === least && !sidewaysInstead)) continue;
    best = tactical;
    least = distance;
  }
  return best;
}

const ZONES: readonly Uint8Array[] = Array.from({ length: DIRECTIONS }, (_, direction) => {
  const zone: number[] = [];
  for (let row = 0; row < TACTICAL_SIZE; row++)
    for (let column = 0; column < TACTICAL_SIZE; column++)
      if (isInEntryZone(tacticalAt(column, row), direction)) zone.push(tacticalAt(column, row));
  return Uint8Array.from(zone);
});

/** The nearest square of all by direction and wanted square, looked for once, when it is first asked for. */
const NEAREST = new Array<number | undefined>(DIRECTIONS * TACTICAL_SQUARES);
