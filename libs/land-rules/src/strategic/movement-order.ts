import type { UnitId } from '@vedette/campaign';
import type { ValueDraw } from '@vedette/chance';
import type { PhaseContext } from '@vedette/rulebooks';
import { drawOnce } from '../ground/draw-once.js';

/**
 * A unit's place in the order of this strategic phase: a draw of its own in every phase (GITM AMWOL 7.7). Lower goes
 * first.
 */
export function orderRoll(context: PhaseContext, unit: UnitId): ValueDraw {
  return drawOnce(context, context.landLabel('7.7', `order ${unit}`), (label) =>
    context.dice.fraction(label, 0, 1),
  );
}

/** Units in the order in which they move this phase (7.7); types that march first go before the others (ROTD 7.6). */
export function inMovementOrder<U extends { readonly id: UnitId; readonly type: string }>(
  context: PhaseContext,
  units: readonly U[],
): U[] {
  const first = context.book.movement.marchFirst.value;
  return units
    .map((unit) => ({
      unit,
      group: first.includes(unit.type) ? 0 : 1,
      roll: orderRoll(context, unit.id).value,
    }))
    .sort((a, b) => a.group - b.group || a.roll - b.roll || (a.unit.id < b.unit.id ? -1 : 1))
    .map(({ unit }) => unit);
}
