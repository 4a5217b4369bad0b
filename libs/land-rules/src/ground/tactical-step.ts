import { DIRECTION_STEPS, TACTICAL_SIZE, type Direction } from '@vedette/geography';

/** The tactical square one step in a direction, or -1 beyond the edge of the map. */
export function tacticalStep(tactical: number, direction: Direction): number {
  const [columns, rows] = DIRECTION_STEPS[direction]!;
  const column = (tactical % TACTICAL_SIZE) + columns;
  const row = Math.floor(tactical / TACTICAL_SIZE) + rows;
  return column < 0 || row < 0 || column >= TACTICAL_SIZE || row >= TACTICAL_SIZE
    ? -1
    : row * TACTICAL_SIZE + column;
}

export function columnOf(tactical: number): number {
  return tactical % TACTICAL_SIZE;
}

export function rowOf(tactical: number): number {
  return Math.floor(tactical / TACTICAL_SIZE);
}

/** Tactical square of a column and a row, both 0-14. */
export function tacticalAt(column: number, row: number): number {
  return row * TACTICAL_SIZE + column;
}

/** The direction of a single step between two adjacent tactical squares. */
export function directionBetween(from: number, to: number): Direction {
  const columns = columnOf(to) - columnOf(from);
  const rows = rowOf(to) - rowOf(from);
  return DIRECTION_STEPS.findIndex(([east, south]) => east === columns && south === rows);
}
