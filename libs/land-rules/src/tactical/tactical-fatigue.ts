import type { Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { enemiesIn } from '../presence/strangers.js';

/** Whether a unit is too tired for any tactical move: above the limit with enemies in the strategic square (GITM AMWOL 8.1). */
export function isTooTired(context: PhaseContext, unit: Unit): boolean {
  return (
    unit.fatigue > context.book.movement.tacticalFatigueLimit.value &&
    enemiesIn(context.state, unit.state, unit.square)
  );
}

/**
 * Fatigue of a tactical move that begins now: only with enemies in the strategic square; every move costs, or where the
 * book counts phases only the first of the phase (8.1, A-26).
 */
export function moveFatigue(context: PhaseContext, unit: Unit, phase: number): number {
  const { movement } = context.book;
  if (!enemiesIn(context.state, unit.state, unit.square)) return 0;
  const paid = movement.tacticalFatiguePer.value === 'phase' && unit.turn.tactics.movedIn === phase;
  return paid ? 0 : movement.tacticalFatigue.value;
}
