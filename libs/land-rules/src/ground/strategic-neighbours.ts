import { DIRECTION_STEPS, strategicStep, type StrategicGrid } from '@vedette/geography';

/** Adjacent strategic squares that exist, clockwise from north. */
export function strategicNeighbours(grid: StrategicGrid, square: number): number[] {
  return DIRECTION_STEPS.map((_, direction) => strategicStep(grid, square, direction)).filter(
    (other) => other >= 0,
  );
}
