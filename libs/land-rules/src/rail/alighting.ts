import type { Unit } from '@vedette/campaign';
import {
  type Direction,
  tacticalColumn,
  tacticalDistance,
  tacticalRow,
  trackSquares,
} from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { isEnemy } from '../presence/strangers.js';
import { hasRoom } from '../ground/stacking.js';

/**
 * Where a unit gets off in a square (ROTD 8.4, R-63, R-64): the wanted square if there is track, room and no enemy; else the
 * nearest such in its row when the train runs north or south, in its column when it runs east or west; else the nearest of the
 * map. -1 when there is none.
 */
export function alightAt(
  context: PhaseContext,
  unit: Unit,
  square: number,
  travels: Direction,
  wanted: number,
): number {
  const open = trackSquares(context.state.theatre, square).filter((tactical) =>
    mayAlight(context, unit, square, tactical),
  );
  if (open.includes(wanted)) return wanted;
  const runsNorthSouth = travels % 4 === 0;
  const line = runsNorthSouth ? tacticalRow : tacticalColumn;
  const along = open.filter((tactical) => line(tactical) === line(wanted));
  return nearest(along.length > 0 ? along : open, wanted);
}

/** Track with room and without enemies; into a besieged city only enemies of its holder come (2.7, 9.4). */
function mayAlight(context: PhaseContext, unit: Unit, square: number, tactical: number): boolean {
  const { state } = context;
  const city = state.cityIn(square);
  if (city?.besieged && city.tactical === tactical && !state.areHostile(unit.state, city.state)) return false;
  if (state.unitsAt(square, tactical).some((other) => isEnemy(state, unit.state, other))) return false;
  return hasRoom(context, unit, square, tactical);
}

/** The nearest by steps; of equally near ones the first by row, then by column, which is the order they come in. */
function nearest(squares: readonly number[], wanted: number): number {
  let best = -1;
  for (const tactical of squares)
    if (best < 0 || tacticalDistance(tactical, wanted) < tacticalDistance(best, wanted)) best = tactical;
  return best;
}
