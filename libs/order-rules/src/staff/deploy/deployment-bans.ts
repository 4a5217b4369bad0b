import type { Unit } from '@vedette/campaign';
import type { StrategicGrid } from '@vedette/geography';
import { landRule, type Judging } from '../../judging.js';

/**
 * Warns of ground a state or nation keeps off before a campaign, by name: cities, rows of cities, land beyond a line (GITM AMWOL
 * 7.19, A-51). The deployment phase carries the ban out.
 */
export function checkBans(judging: Judging, unit: Unit, square: number): void {
  closedCities(judging, unit, square);
  const { state, books, problems } = judging;
  const { grid } = state.theatre;
  const nation = state.states.find(({ id }) => id === unit.state)?.nation ?? '';
  const there = grid.nameOf(square);
  if (square === unit.square) return;
  const { closedRows, closedNorthOf } = books.land.movement.deployment;
  const rule = landRule(judging, '7.19');
  const rows = closedRows.value.find((ban) => ban.nation === nation && rowOf(there) <= ban.row);
  if (rows && state.cityIn(square))
    problems.warn('closed-row', rule, '/square', [
      `a city in ${there}`,
      `${nation} places nobody in cities of row ${rows.row} or north of it`,
      'the unit stays where it is; choose a place further south',
    ]);
  if (closedNorthOf.value.some((ban) => ban.nation === nation && isNorthOf(grid, square, ban.line)))
    problems.warn('closed-beyond-river', rule, '/square', [
      `${there} lies beyond the river`,
      `${nation} places nobody north of it`,
      'the unit stays where it is; choose a place on the near side',
    ]);
}

/** Cities a state moves nobody into or out of. */
function closedCities(judging: Judging, unit: Unit, square: number): void {
  const { books, state, problems } = judging;
  for (const closed of books.land.movement.deployment.closedCities.value) {
    const city = state.cities.get(closed.city);
    const crosses = city && (city.square === square) !== (city.square === unit.square);
    if (closed.state !== unit.state || !crosses) continue;
    problems.warn('closed-city', landRule(judging, '7.19'), '/square', [
      `into or out of ${city.name}`,
      `${closed.state} moves no units into or out of it before the campaign`,
      'the unit stays where it is',
    ]);
  }
}

function rowOf(name: string): string {
  return name.slice(-2);
}

/** Whether a square lies north of a line of squares from west to east; columns beyond its ends are not. */
export function isNorthOf(grid: StrategicGrid, square: number, line: readonly string[]): boolean {
  const place = (at: number): [number, number] => [at % grid.columns, Math.floor(at / grid.columns)];
  const points = line
    .map((name) => grid.indexOf(name))
    .filter((at) => at >= 0)
    .map(place);
  const [column, row] = place(square);
  return points.slice(1).some(([east, bottom], i) => {
    const [west, top] = points[i]!;
    if (column < west || column > east) return false;
    const at =
      west === east ? Math.min(top, bottom) : top + ((bottom - top) * (column - west)) / (east - west);
    return row < Math.round(at);
  });
}
