import { DIRECTION_STEPS, type Direction, type StrategicGrid } from '@vedette/geography';

/** The strategic square one step in a direction, or -1 beyond the edge of the map. */
export function strategicStep(grid: StrategicGrid, square: number, direction: Direction): number {
  const [columns, rows] = DIRECTION_STEPS[direction]!;
  const column = (square % grid.columns) + columns;
  const row = Math.floor(square / grid.columns) + rows;
  return column < 0 || row < 0 || column >= grid.columns || row >= grid.rows
    ? -1
    : row * grid.columns + column;
}

/** The direction of a single step between two squares, or null when they are not adjacent (GITM AMWOL 7.4). */
export function directionTo(grid: StrategicGrid, from: number, to: number): Direction | null {
  const columns = (to % grid.columns) - (from % grid.columns);
  const rows = Math.floor(to / grid.columns) - Math.floor(from / grid.columns);
  const direction = DIRECTION_STEPS.findIndex(([east, south]) => east === columns && south === rows);
  return direction < 0 ? null : direction;
}

/** Adjacent strategic squares that exist, clockwise from north. */
export function strategicNeighbours(grid: StrategicGrid, square: number): number[] {
  return DIRECTION_STEPS.map((_, direction) => strategicStep(grid, square, direction)).filter(
    (other) => other >= 0,
  );
}

/** Distance of two strategic squares, a diagonal step counting one (reading H1). */
export function strategicRange(grid: StrategicGrid, a: number, b: number): number {
  return Math.max(
    Math.abs((a % grid.columns) - (b % grid.columns)),
    Math.abs(Math.floor(a / grid.columns) - Math.floor(b / grid.columns)),
  );
}
