import { DIRECTION_STEPS, type Direction } from './direction.js';
import type { StrategicGrid } from './strategic-grid.js';

const NOWHERE = -1;
const DIRECTIONS = 8;

/** Offset `(rows + 1) * 3 + columns + 1` of a single step to its Direction; -1 for no step at all. */
const DIRECTION_OF_OFFSET: readonly number[] = [7, 0, 1, 6, NOWHERE, 2, 5, 4, 3];

/** The strategic square one step in a direction, or -1 beyond the edge of the map. Allocates nothing. */
export function strategicStep(grid: StrategicGrid, square: number, direction: Direction): number {
  const [east, south] = DIRECTION_STEPS[direction]!;
  const column = (square % grid.columns) + east;
  const row = Math.floor(square / grid.columns) + south;
  const outside = column < 0 || row < 0 || column >= grid.columns || row >= grid.rows;
  return outside ? NOWHERE : row * grid.columns + column;
}

/** Distance of two strategic squares in steps, a diagonal step counting one (house reading H1). */
export function strategicDistance(grid: StrategicGrid, from: number, to: number): number {
  const { columns } = grid;
  return Math.max(
    Math.abs((from % columns) - (to % columns)),
    Math.abs(Math.floor(from / columns) - Math.floor(to / columns)),
  );
}

/** The direction of a single step between two strategic squares, or -1 when they do not adjoin (GITM AMWOL 7.4). */
export function directionBetween(grid: StrategicGrid, from: number, to: number): Direction | -1 {
  const east = (to % grid.columns) - (from % grid.columns);
  const south = Math.floor(to / grid.columns) - Math.floor(from / grid.columns);
  if (east < -1 || east > 1 || south < -1 || south > 1) return NOWHERE;
  return DIRECTION_OF_OFFSET[(south + 1) * 3 + east + 1]!;
}

const tables = new WeakMap<StrategicGrid, Int32Array>();

/**
 * The neighbours of every square of a grid: entry `square * 8 + direction` is the square one step on, or -1 beyond the
 * edge. Made once a grid; for loops over whole theatres.
 */
export function neighbourTable(grid: StrategicGrid): Int32Array {
  let table = tables.get(grid);
  if (table) return table;
  const squares = grid.columns * grid.rows;
  table = new Int32Array(squares * DIRECTIONS);
  for (let square = 0; square < squares; square++)
    for (let direction = 0; direction < DIRECTIONS; direction++)
      table[square * DIRECTIONS + direction] = strategicStep(grid, square, direction);
  tables.set(grid, table);
  return table;
}

/**
 * How far squares written as a path can be marched: the number of leading squares of which each adjoins the one before it
 * (GITM AMWOL 7.4: the march ends where two squares of the path do not adjoin). A null skips a phase and stays in place.
 */
export function marchableLength(grid: StrategicGrid, from: number, path: readonly (number | null)[]): number {
  let at = from;
  for (let i = 0; i < path.length; i++) {
    const next = path[i]!;
    if (next === null) continue;
    if (directionBetween(grid, at, next) === NOWHERE) return i;
    at = next;
  }
  return path.length;
}
