import { tacticalName } from '@vedette/campaign';
import {
  isImpassableTactical,
  TACTICAL_SIZE,
  TACTICAL_SQUARES,
  TacticalTerrain,
  type TacticalMap,
} from '@vedette/geography';

/** The strategic square of Fort Brown, the fords and the prairie of Palo Alto. */
export const PRAIRIE = 'J9-V4';

/** Tactical squares of the prairie that the opening orders name. */
export interface PrairieGround {
  /** Where Taylor comes onto the map by the road from Point Isabel, and where he draws up. */
  readonly road: string;
  readonly deploy: string;
  /** Ford below Fort Brown, the bank from which it is reached, and the pond beyond, across Taylor's road. */
  readonly lowerFord: string;
  readonly lowerBank: string;
  readonly pond: string;
  /** Ford above the fort, its bank, and a square beside the fort. */
  readonly upperFord: string;
  readonly upperBank: string;
  readonly trenches: string;
}

const FIRST_ROW_OF_THE_SOUTH = 11;
const ROAD = at(10, 3);
const FORT_BROWN = at(3, 9);
const STANDOFF = 3;
/** Trenches lie beside the fort, or one square off where the river's bend is in the way. */
const TRENCHES_WITHIN = 2;

function at(column: number, row: number): number {
  return row * TACTICAL_SIZE + column;
}

/**
 * Reads the ground of the prairie off its map, so that the orders hold wherever the river is drawn: the fords furthest down
 * and up the river, a square on the south bank from which each is reached in a straight line, and squares beyond it on the
 * north bank. Throws a RangeError when the map leaves no way over.
 */
export function readPrairie(map: TacticalMap): PrairieGround {
  const north = map.region[ROAD]!;
  const lowerFord = ford(map, (a, b) => column(b) - column(a));
  const upperFord = ford(map, (a, b) => column(a) - column(b));
  const halfway = at((column(lowerFord) + column(ROAD)) >> 1, (row(lowerFord) + row(ROAD)) >> 1);
  const pond = nearest(map, halfway, (square) => isNorth(square) && clear(map, lowerFord, square), 'pond');
  const deploy = nearest(
    map,
    pond,
    (square) =>
      isNorth(square) &&
      range(square, pond) === STANDOFF &&
      row(square) < row(pond) &&
      clear(map, ROAD, square) &&
      clear(map, square, pond),
    'deploy',
  );
  const trenches = nearest(
    map,
    upperFord,
    (square) => isNorth(square) && isNearTheFort(square) && clear(map, upperFord, square),
    'trenches',
  );
  const bank = (crossing: number, what: string): number =>
    nearest(
      map,
      crossing,
      (square) => row(square) >= FIRST_ROW_OF_THE_SOUTH && !isNorth(square) && clear(map, square, crossing),
      what,
    );
  return {
    road: tacticalName(ROAD),
    deploy: tacticalName(deploy),
    lowerFord: tacticalName(lowerFord),
    lowerBank: tacticalName(bank(lowerFord, 'lower bank')),
    pond: tacticalName(pond),
    upperFord: tacticalName(upperFord),
    upperBank: tacticalName(bank(upperFord, 'upper bank')),
    trenches: tacticalName(trenches),
  };

  function isNearTheFort(square: number): boolean {
    return square !== FORT_BROWN && range(square, FORT_BROWN) <= TRENCHES_WITHIN;
  }

  function isNorth(square: number): boolean {
    return map.region[square] === north;
  }
}

function ford(map: TacticalMap, order: (a: number, b: number) => number): number {
  const found = [...map.fords].sort((a, b) => order(a, b) || a - b)[0];
  if (found === undefined) throw new RangeError(`${PRAIRIE} has no ford`);
  return found;
}

/** The open square nearest to a wish that passes a test; the first of equals. */
function nearest(map: TacticalMap, wish: number, test: (square: number) => boolean, what: string): number {
  let best = -1;
  for (let square = 0; square < TACTICAL_SQUARES; square++)
    if (map.region[square] !== 0 && test(square) && (best < 0 || range(square, wish) < range(best, wish)))
      best = square;
  if (best < 0) throw new RangeError(`${PRAIRIE} has no square for the ${what}`);
  return best;
}

/** Whether the straight line between two squares meets neither impassable ground nor high hills. */
function clear(map: TacticalMap, from: number, to: number): boolean {
  const steps = range(from, to);
  for (let step = 1; step < steps; step++) {
    const share = (a: number, b: number): number => Math.round(a + ((b - a) * step) / steps);
    const terrain = map.terrain[at(share(column(from), column(to)), share(row(from), row(to)))]!;
    if (isImpassableTactical(terrain) || terrain === TacticalTerrain.HighHills) return false;
  }
  return true;
}

function column(square: number): number {
  return square % TACTICAL_SIZE;
}

function row(square: number): number {
  return Math.floor(square / TACTICAL_SIZE);
}

function range(a: number, b: number): number {
  return Math.max(Math.abs(column(a) - column(b)), Math.abs(row(a) - row(b)));
}
