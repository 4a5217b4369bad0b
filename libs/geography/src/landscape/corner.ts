import { Direction } from '../direction.js';
import { TACTICAL_SIZE } from '../tactical-map.js';
import { tacticalColumn, tacticalRow } from '../tactical-square.js';
import { hashNumbers } from './hash.js';
import { OFF_MAP, type Landscape } from './landscape.js';
import { isOfLine, LineKind } from './line-kind.js';
import { Purpose } from './purpose.js';
import type { Side } from './side.js';

/** What the four squares round a meeting point all have in the corner there. */
export enum CornerKind {
  Free = 0,
  Water = 1,
  River = 2,
  Mountain = 3,
}

/** A corner of a square: the directions northeast, southeast, southwest, northwest. */
export type Corner = Direction.Northeast | Direction.Southeast | Direction.Southwest | Direction.Northwest;

export const CORNERS: readonly Corner[] = [
  Direction.Northeast,
  Direction.Southeast,
  Direction.Southwest,
  Direction.Northwest,
];

/** What a square has in one of its corners. */
export interface CornerOfSquare {
  readonly kind: CornerKind;
  /** Does a line of the square itself run through the corner into the square diagonally across? */
  readonly leads: boolean;
  /** Sides of the square on which the edge square next to the corner is part of the line, too. */
  readonly arms: readonly Side[];
}

const FREE: CornerOfSquare = { kind: CornerKind.Free, leads: false, arms: [] };
const WATER: CornerOfSquare = { kind: CornerKind.Water, leads: false, arms: [] };
const MASSIF: CornerOfSquare = { kind: CornerKind.Mountain, leads: false, arms: [] };
/** Squares from a corner, along either side, in which a city keeps lines away. */
const CITY_REACH = 3;
const LAST = TACTICAL_SIZE - 1;

/**
 * What lies where a square and its three neighbours at a corner meet; all four see the same. Water wins, since the sea
 * reaches every corner of its square; then a river that runs diagonally from square to square, then such a range. A line
 * gets through the corner with one more square along an edge at either end, so that it has no diagonal gap.
 */
export function cornerOf(landscape: Landscape, square: number, corner: Corner): CornerOfSquare {
  const east = corner === Direction.Northeast || corner === Direction.Southeast ? 1 : 0;
  const south = corner === Direction.Southeast || corner === Direction.Southwest ? 1 : 0;
  const column = (square % landscape.columns) + east;
  const row = Math.floor(square / landscape.columns) + south;
  const meeting = squaresAt(landscape, column, row);
  if (meeting.some((one) => landscape.isWater(one))) return hasCityIn(landscape, meeting) ? FREE : WATER;
  const line = lineThrough(landscape, meeting);
  if (line === null)
    return meeting.every((one) => landscape.isHighMountain(one)) && !hasCityNear(landscape, meeting)
      ? MASSIF
      : FREE;
  if (hasCityNear(landscape, meeting)) return FREE;
  const mine = meeting.indexOf(square);
  const arms = armsAt(landscape, line.fallsEastward, column, row);
  return {
    kind: line.kind === LineKind.River ? CornerKind.River : CornerKind.Mountain,
    leads: (mine === 0 || mine === 3) === line.fallsEastward,
    arms: arms.flatMap((arm) => sideOfArm(arm, mine)),
  };
}

/** Does a city of any of the four squares that meet at a corner stand right in it? */
export function isCityInCorner(landscape: Landscape, square: number, corner: Corner): boolean {
  const east = corner === Direction.Northeast || corner === Direction.Southeast ? 1 : 0;
  const south = corner === Direction.Southeast || corner === Direction.Southwest ? 1 : 0;
  const column = (square % landscape.columns) + east;
  const row = Math.floor(square / landscape.columns) + south;
  return hasCityIn(landscape, squaresAt(landscape, column, row));
}

/** North-west, north-east, south-west and south-east of a meeting point. */
function squaresAt(landscape: Landscape, column: number, row: number): readonly number[] {
  return [
    landscape.at(column - 1, row - 1),
    landscape.at(column, row - 1),
    landscape.at(column - 1, row),
    landscape.at(column, row),
  ];
}

interface Diagonal {
  readonly kind: LineKind;
  /** From north-west to south-east, or else from north-east to south-west. */
  readonly fallsEastward: boolean;
}

/** The line that has no other way between two squares of its kind than through their common corner. */
function lineThrough(landscape: Landscape, meeting: readonly number[]): Diagonal | null {
  if (meeting.includes(OFF_MAP)) return null;
  for (const kind of [LineKind.River, LineKind.Range]) {
    const [northWest, northEast, southWest, southEast] = meeting.map((one) => isOfLine(landscape, kind, one));
    if (northWest && southEast && !northEast && !southWest) return { kind, fallsEastward: true };
    if (northEast && southWest && !northWest && !southEast) return { kind, fallsEastward: false };
  }
  return null;
}

/** Arms of a meeting point, along the four edges that meet there; each end of the line takes one of its two. */
function armsAt(landscape: Landscape, fallsEastward: boolean, column: number, row: number): Direction[] {
  const hash = hashNumbers(landscape.seed, column, row, Purpose.CornerArm);
  const northern = (hash & 1) === 0 ? Direction.North : fallsEastward ? Direction.West : Direction.East;
  const southern = (hash & 2) === 0 ? Direction.South : fallsEastward ? Direction.East : Direction.West;
  return [northern, southern];
}

/** The side of a square, given by its quarter of the meeting point, along which an arm lies, if it borders the arm. */
function sideOfArm(arm: Direction, quarter: number): Side[] {
  const isEast = (quarter & 1) === 1;
  const isSouth = (quarter & 2) === 2;
  switch (arm) {
    case Direction.North:
      return isSouth ? [] : [isEast ? Direction.West : Direction.East];
    case Direction.South:
      return isSouth ? [isEast ? Direction.West : Direction.East] : [];
    case Direction.East:
      return isEast ? [isSouth ? Direction.North : Direction.South] : [];
    default:
      return isEast ? [] : [isSouth ? Direction.North : Direction.South];
  }
}

function hasCityIn(landscape: Landscape, meeting: readonly number[]): boolean {
  return meeting.some((one, quarter) => hasCityWithin(landscape, one, quarter, 1));
}

function hasCityNear(landscape: Landscape, meeting: readonly number[]): boolean {
  return meeting.some((one, quarter) => hasCityWithin(landscape, one, quarter, CITY_REACH));
}

/** Has a square, given by its quarter, a city in the block of so many squares a side at the meeting point? */
function hasCityWithin(landscape: Landscape, square: number, quarter: number, reach: number): boolean {
  if (square === OFF_MAP) return false;
  return landscape.citiesIn(square).some((city) => {
    const columns = (quarter & 1) === 1 ? tacticalColumn(city) : LAST - tacticalColumn(city);
    const rows = (quarter & 2) === 2 ? tacticalRow(city) : LAST - tacticalRow(city);
    return columns < reach && rows < reach;
  });
}
