import { UnitDestroyed, type StateId, type Unit } from '@vedette/campaign';
import type { LandRule, PhaseContext } from '@vedette/rulebooks';
import { openAudience } from '../presence/audience.js';

/** A unit that does not give ground is destroyed where others retreat, run or fall back (ROTD 10.8, 10.10). */
export function perish(
  context: PhaseContext,
  unit: Unit,
  reason: string,
  rule: LandRule,
  states: readonly StateId[],
): void {
  context.emit(UnitDestroyed, {
    rule: context.landRule(rule),
    square: unit.square,
    units: [unit.id],
    data: { unit: unit.id, men: unit.strength, reason },
    audience: openAudience(context.state, unit.square, states),
  });
}
