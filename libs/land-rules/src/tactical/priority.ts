import type { Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { tacticalOrder } from '../orders/tactical-order.js';
import { isActive } from '../presence/strangers.js';
import { isToEngage, makeEngageMove } from './engage.js';
import { hasSpecifiedMove, makeSpecifiedMove } from './specified-move.js';

/** Whether a unit may have a move of its own to make in this phase, which a thrown bridge has not (ROTD 12.5); asked before the order of the phase is drawn. */
export function mayMove(context: PhaseContext, unit: Unit, phase: number): boolean {
  return (
    isActive(unit) && !unit.deployed && (isDue(context, unit, phase) || isToEngage(context, unit, phase))
  );
}

function isDue(context: PhaseContext, unit: Unit, phase: number): boolean {
  return hasSpecifiedMove(context, unit) && tacticalOrder(context, unit).phase <= phase;
}

/**
 * A unit's own opportunity in a tactical phase (GITM AMWOL 8.12; NWOL alike, N-06): the ordered move if it has one, else the engage move. One
 * that has intercepted already, or was run into by an enemy (8.3), makes neither.
 */
export function makeOwnMove(context: PhaseContext, unit: Unit, phase: number): void {
  const { movedIn, metIn } = unit.turn.tactics;
  if (!isActive(unit) || movedIn === phase || metIn === phase) return;
  if (isDue(context, unit, phase)) makeSpecifiedMove(context, unit, phase);
  else if (isToEngage(context, unit, phase)) makeEngageMove(context, unit, phase);
}
