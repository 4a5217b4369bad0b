import type { Unit } from '@vedette/campaign';
import { type Direction, isDiagonal, tacticalStep } from '@vedette/geography';
import { bearing } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { bars, isCombatUnit } from '../presence/strangers.js';
import { passing, type Hindrance } from './hindrance.js';

/**
 * Whether a unit's way off its tactical map is barred (GITM AMWOL 7.8): every square of the cone in that direction, out
 * to the edge, must be free of enemies, and of neutrals in their home nation; and a diagonal step may not pass between
 * two of them standing next to the unit (A-19, A-20; in NWOL N-04, N-15).
 */
export function barredExit(context: PhaseContext, unit: Unit, direction: Direction): Hindrance | null {
  const { state, book } = context;
  const onlyCombatUnits = book.movement.coneBlockers.value === 'combat-units';
  const blockers = state
    .unitsIn(unit.square)
    .filter((other) => bars(state, unit.state, other) && (!onlyCombatUnits || isCombatUnit(other)));
  if (blockers.length === 0) return null;
  for (const other of blockers)
    if (other.tactical !== unit.tactical && bearing(unit.tactical, other.tactical) === direction)
      return passing('exit-barred', '7.8');
  if (!isDiagonal(direction)) return null;
  const gateposts = [direction - 1, direction + 1].map((side) => tacticalStep(unit.tactical, side & 7));
  const between = gateposts.every(
    (post) => post >= 0 && blockers.some((other) => isCombatUnit(other) && other.tactical === post),
  );
  return between ? passing('between-enemies', '7.8') : null;
}
