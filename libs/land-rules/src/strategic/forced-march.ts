import type { Unit } from '@vedette/campaign';
import { StrategicTerrain } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { marchOrder } from '../orders/march-order.js';
import { marchAllowance } from './allowance.js';
import { lasting, type Hindrance } from '../ground/hindrance.js';

/** What one more step costs a unit. */
export interface StepEffort {
  readonly allowance: number;
  readonly forced: boolean;
  /** Fatigue, before what the ground adds. */
  readonly fatigue: number;
}

/**
 * Whether a unit has a step left and what it costs: within the allowance 1 fatigue; one square beyond it is a forced
 * march at 3 or 4 by arm, once a turn, never for militia nor where the order forbids it (GITM AMWOL 7.3, 6.3). Above the
 * fatigue limit nobody marches (7.1, A-56).
 */
export function stepEffort(context: PhaseContext, unit: Unit): StepEffort | Hindrance {
  const { movement } = context.book;
  if (unit.fatigue > movement.marchFatigueLimit.value) return lasting('too-tired', '7.1');
  const allowance = marchAllowance(context.book, unit);
  const step = unit.turn.march.steps + 1;
  if (step <= allowance) return { allowance, forced: false, fatigue: movement.marchFatigue.value };
  const forcedFatigue = unit.kind.forcedMarchFatigue;
  if (forcedFatigue === null) return lasting('allowance-used', '7.3');
  if (step > allowance + movement.forcedMarchSquares.value) return lasting('allowance-used', '7.3');
  if (marchOrder(context, unit).noForcedMarch) return lasting('forced-march-forbidden', 'no-forced-march');
  return { allowance, forced: true, fatigue: forcedFatigue };
}

/** Fatigue the ground of the square entered adds (7.1, reading A-17). */
export function groundFatigue(context: PhaseContext, square: number): number {
  const { movement } = context.book;
  const terrain = context.state.theatre.terrain[square] ?? StrategicTerrain.Open;
  return movement.costlyGround.value.includes(terrain) ? movement.costlyGroundAdds.value : 0;
}
