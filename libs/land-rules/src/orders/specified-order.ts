import type { Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { tacticalOrder } from './tactical-order.js';

/** Tactical phases that are over before a strategic phase (0 for withdrawal, else 1-6) begins (GITM AMWOL 5.2). */
function tacticalPhasesBefore(strategicPhase: number): number {
  if (strategicPhase === 0) return 0;
  return strategicPhase === 1 ? 2 : 4;
}

/**
 * Whether a strategic step makes a unit give up its ordered tactical move: only when the move was to have begun already; an
 * order for a later phase is meant for the new map (GITM AMWOL 8.2, reading A-27).
 */
export function givesUpTacticalMove(context: PhaseContext, unit: Unit, strategicPhase: number): boolean {
  if (unit.turn.tactics.specifiedDone) return true;
  const order = tacticalOrder(context, unit);
  return order.destination !== null && order.phase <= tacticalPhasesBefore(strategicPhase);
}
