import type { Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { haltOnDetection, haltOnEnemyEntry } from './halts.js';
import { rouseInactive } from './rouse.js';

/**
 * What a unit's coming into a strategic square sets off: inactive strangers take up arms (GITM AMWOL 11.3), the unit itself
 * may halt on detection (7.10), and enemies who see it come may halt (7.11).
 */
export function afterArrival(context: PhaseContext, unit: Unit): void {
  const { state } = context;
  if (state.unitsIn(unit.square).every((other) => state.areFriends(other.state, unit.state))) return;
  rouseInactive(context, unit);
  haltOnDetection(context, unit);
  haltOnEnemyEntry(context, unit);
}
