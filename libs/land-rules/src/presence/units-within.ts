import type { Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';

/** Units within some strategic squares of a square, by square and id, with their distance. */
export function unitsWithin(
  context: PhaseContext,
  square: number,
  reach: number,
): { unit: Unit; range: number }[] {
  const { grid } = context.state.theatre;
  const column = square % grid.columns;
  const row = Math.floor(square / grid.columns);
  const found: { unit: Unit; range: number }[] = [];
  for (let r = Math.max(0, row - reach); r <= Math.min(grid.rows - 1, row + reach); r++)
    for (let c = Math.max(0, column - reach); c <= Math.min(grid.columns - 1, column + reach); c++)
      for (const unit of context.state.unitsIn(r * grid.columns + c))
        found.push({ unit, range: Math.max(Math.abs(r - row), Math.abs(c - column)) });
  return found;
}
