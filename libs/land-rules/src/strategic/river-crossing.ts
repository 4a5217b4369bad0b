import { groundOfUnit, type Unit } from '@vedette/campaign';
import {
  type Direction,
  DIRECTION_STEPS,
  leavesDry,
  StrategicTerrain,
  TACTICAL_SIZE,
  tacticalColumn,
  tacticalRow,
} from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { departureOver } from '../ferries/ferry-over.js';
import { barringCombatUnitsIn } from '../presence/strangers.js';
import { passing, type Hindrance } from '../ground/hindrance.js';

/**
 * Before enemy combat units, or neutral ones at home, a unit makes no strategic step across a river or range, and leaves
 * a marsh square only from the edge or corner it makes for (GITM AMWOL 7.9, details 7). Where books hold it so, what no ford, pass
 * or bridge crosses, nor a ferry with room, stops a march that nobody watches as well (ROTD 7.7, 7.8, R-42).
 */
export function barrierInTheWay(context: PhaseContext, unit: Unit, direction: Direction): Hindrance | null {
  const { state, book } = context;
  if (!barringCombatUnitsIn(state, unit.state, unit.square)) {
    const stops = book.movement.barriersStopMarches.value === 'always';
    return stops && departureOver(context, unit, direction) === null ? passing('no-crossing', '7.9') : null;
  }
  const map = groundOfUnit(state, unit, unit.square);
  if (!leavesDry(map, unit.tactical, direction)) return passing('crossing-before-enemies', '7.9');
  const depth = book.movement.marshDepth.value;
  const marsh = state.theatre.terrain[unit.square] === StrategicTerrain.Marsh;
  if (marsh && depth !== null && !standsAtEdge(unit.tactical, direction, depth))
    return passing('marsh-before-enemies', '7.9');
  return null;
}

/** Within `depth` rows or columns of the edge, or of both edges of a corner. */
function standsAtEdge(tactical: number, direction: Direction, depth: number): boolean {
  const [columns, rows] = DIRECTION_STEPS[direction]!;
  const near = (step: number, at: number): boolean =>
    step === 0 || (step < 0 ? at <= depth : at >= TACTICAL_SIZE - 1 - depth);
  return near(columns, tacticalColumn(tactical)) && near(rows, tacticalRow(tactical));
}
