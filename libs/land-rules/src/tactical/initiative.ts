import { type Unit } from '@vedette/campaign';
import type { ValueDraw } from '@vedette/chance';
import type { PhaseContext } from '@vedette/rulebooks';
import { drawOnce } from '../ground/draw-once.js';

/**
 * A unit's initiative number now (GITM AMWOL 8.6, reading A-30): fast units that began the turn strong enough are in the
 * low band, all others in the high one; fatigue raises the number and communications from an inspiring headquarters lower
 * it, within the band. Where the book gives units a rating of their own, that is the number, tired or not (ROTD 9.6, R-53).
 */
export function initiativeOf(context: PhaseContext, unit: Unit): number {
  const scale = context.book.movement.initiative.value;
  if (scale.rating === 'stored' && unit.initiative !== null) return unit.initiative;
  const fastFrom = unit.kind.fastFrom;
  const men = unit.turn.startSquare >= 0 ? unit.turn.startStrength : unit.strength;
  const fast = fastFrom !== null && men >= fastFrom;
  const [lowest, highest] = fast ? scale.fast : scale.others;
  const rested = scale.rested[fast ? 0 : 1];
  const tired = scale.fatigueStep === null ? 0 : Math.floor(unit.fatigue / scale.fatigueStep);
  const inspired = isInspired(context, unit, scale.inspiring) ? scale.inspiredBy : 0;
  return Math.min(highest, Math.max(lowest, rested + tired - inspired));
}

/** Communications come straight from the headquarters, or through a corps headquarters that has them from it. */
function isInspired(context: PhaseContext, unit: Unit, inspiring: readonly string[]): boolean {
  const source = unit.communicationsSource;
  if (!unit.communications || source === null) return false;
  if (inspiring.includes(source)) return true;
  const through = context.state.units.get(source);
  return (
    through?.kind.role.commands === 'corps' &&
    through.communicationsSource !== null &&
    inspiring.includes(through.communicationsSource)
  );
}

/** The draw that settles the order of units of one number in this phase. */
export function tacticalRoll(context: PhaseContext, unit: Unit): ValueDraw {
  return drawOnce(context, context.landLabel('8.6', `order ${unit.id}`), (label) =>
    context.dice.fraction(label, 0, 1),
  );
}

/** Units in the order in which they move this tactical phase: by number, then by draw (8.6). */
export function inInitiativeOrder(context: PhaseContext, units: readonly Unit[]): Unit[] {
  const ranked = units.map((unit) => ({
    unit,
    initiative: initiativeOf(context, unit),
    roll: tacticalRoll(context, unit).value,
  }));
  ranked.sort((a, b) => a.initiative - b.initiative || a.roll - b.roll || (a.unit.id < b.unit.id ? -1 : 1));
  return ranked.map(({ unit }) => unit);
}
