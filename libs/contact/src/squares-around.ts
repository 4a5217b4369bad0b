import type { StrategicGrid } from '@vedette/geography';

/** Strategic squares within a distance of a square, row by row. */
export function* squaresAround(
  { columns, rows }: StrategicGrid,
  square: number,
  reach: number,
): Generator<number> {
  const column = square % columns;
  const row = Math.floor(square / columns);
  for (let r = Math.max(0, row - reach); r <= Math.min(rows - 1, row + reach); r++)
    for (let c = Math.max(0, column - reach); c <= Math.min(columns - 1, column + reach); c++)
      yield r * columns + c;
}
