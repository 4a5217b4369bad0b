import type { UnitState } from '@vedette/battle';
import { ours, stated } from '@vedette/record';

/** What Confederate cavalry on foot is short of (G-77). */
export const DISMOUNTED_CONFEDERATES = stated(-3, 'G-77');

/** What collapse takes of a unit's cohesion (P-15); a table that lists it as a modifier of +2 means this same loss. */
export const COLLAPSED_LESS = ours(2, 'P-15', 'levels of collapse stand on counters that are not to be had');

/** Cohesion on the ordered or disordered side, as the unit fights: collapse is not in it (P-09.1). */
export function cohesionOf(unit: UnitState, state: UnitState['state'] = unit.state): number {
  const printed = state === 'ordered' ? unit.cohesion : unit.cohesionDisordered;
  const onFoot = unit.side === 'CSA' && unit.type === 'CAV' && unit.formation === 'dismounted';
  return onFoot ? printed + DISMOUNTED_CONFEDERATES.value : printed;
}

/** Cohesion with collapse in it, for tables that do not list it (P-15). */
export function currentCohesion(unit: UnitState): number {
  return unit.collapsed ? cohesionOf(unit) - COLLAPSED_LESS.value : cohesionOf(unit);
}
