import type { BattleContext, BattleRule, UnitState } from '@vedette/battle';
import { StepNotTaken } from './movement.events.js';

/** Tells a unit's side what of its plan was not carried out, by which rule and why: what an order did not achieve is never silent. */
export function tellNotTaken(
  context: BattleContext,
  { id, hex, side }: Pick<UnitState, 'id' | 'hex' | 'side'>,
  { rule, step, why }: { readonly rule: readonly BattleRule[]; readonly step: string; readonly why: string },
): void {
  context.emit(StepNotTaken, {
    rule,
    hex,
    units: [id],
    data: { unit: id, step, why },
    audience: context.toSide(side),
  });
}
