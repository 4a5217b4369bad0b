import type { Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { isActive } from '../presence/strangers.js';

/** Whether a tactical square already holds as many friends of a unit as one alliance may have there (GITM AMWOL 2.5, 8.3). */
export function isFullOfFriends(
  context: PhaseContext,
  unit: Unit,
  square: number,
  tactical: number,
): boolean {
  const { state, book } = context;
  let friends = 0;
  for (const other of state.unitsIn(square))
    if (
      other.tactical === tactical &&
      other !== unit &&
      isActive(other) &&
      state.areFriends(other.state, unit.state)
    )
      friends++;
  return friends >= book.movement.tacticalAllianceCap.value;
}

/** Whether a unit may stand in a tactical square under both caps, its alliance's and that of all (2.5, A-53). */
export function hasRoom(context: PhaseContext, unit: Unit, square: number, tactical: number): boolean {
  const { state, book } = context;
  let all = 0;
  for (const other of state.unitsIn(square))
    if (other.tactical === tactical && other !== unit && isActive(other)) all++;
  return all < book.movement.tacticalCap.value && !isFullOfFriends(context, unit, square, tactical);
}

/** Whether a strategic square may take one more active unit (1.4). */
export function strategicRoom(context: PhaseContext, square: number): boolean {
  const active = context.state.unitsIn(square).filter(isActive).length;
  return active < context.book.movement.strategicCap.value;
}
