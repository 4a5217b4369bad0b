import {
  copyState,
  ReformingContinued,
  tacticalName,
  UnitDestroyed,
  UnitReformed,
  type Unit,
  type UnitLines,
} from '@vedette/campaign';
import { assessLines } from '@vedette/contact';
import { TACTICAL_SQUARES } from '@vedette/geography';
import { commandOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';

/**
 * Shattered units reform at the end of the turn on which their time is up, if they would have supply and communications
 * where they stand (GITM AMWOL 12.3, 12.5); else they wait, and are destroyed when they have waited three turns in vain.
 */
export function reformUnits(context: PhaseContext): void {
  const shattered = [...context.state.units.values()].filter(({ status }) => status === 'shattered');
  if (shattered.length === 0) return;
  const lines = linesIfActive(context, shattered);
  for (const unit of shattered) reform(context, unit, lines.get(unit.id));
}

/** The lines that shattered units whose time is up would have if all of them were active where they stand. */
function linesIfActive(context: PhaseContext, shattered: readonly Unit[]): Map<string, UnitLines> {
  const due = shattered.filter((unit) => turnsLeft(unit) <= 1);
  if (due.length === 0) return new Map();
  const supposed = copyState(context.state);
  for (const { id } of shattered) supposed.unit(id).status = 'active';
  const asked = due.map(({ id }) => supposed.unit(id));
  return new Map(assessLines(supposed, context.book, asked).map((lines) => [lines.unit, lines]));
}

function turnsLeft(unit: Unit): number {
  return unit.reforming?.turnsLeft ?? 1;
}

/** `lines` are missing for those still gathering. */
function reform(context: PhaseContext, unit: Unit, lines: UnitLines | undefined): void {
  const waited = unit.reforming?.waited ?? 0;
  if (!lines) {
    wait(context, unit, turnsLeft(unit) - 1, waited, 'still gathering');
    return;
  }
  if ((lines.communications && lines.supplied) || standsAtDepot(context, unit)) {
    context.emit(UnitReformed, {
      rule: context.landRule('12.5'),
      square: unit.square,
      units: [unit.id],
      data: { unit: unit.id, tactical: tacticalName(footing(context, unit)) },
      audience: commandOf(unit),
    });
    return;
  }
  const reason = lines.supplied ? 'no communications' : 'no supply';
  if (waited + 1 < context.book.combat.reformWait.value) {
    wait(context, unit, 1, waited + 1, reason);
    return;
  }
  context.emit(UnitDestroyed, {
    rule: context.landRule('12.5'),
    square: unit.square,
    units: [unit.id],
    data: {
      unit: unit.id,
      men: unit.strength,
      reason: `${reason} for ${context.book.combat.reformWait.value} turns`,
    },
    audience: commandOf(unit),
  });
}

/** Whether a unit gathers in the square of a depot or cache of its side, where it needs no lines (ROTD 14.5). */
function standsAtDepot({ state }: PhaseContext, unit: Unit): boolean {
  return state.depotsIn(unit.square).some((depot) => state.standing(unit.state, depot.state) === 'same');
}

function wait(context: PhaseContext, unit: Unit, turnsLeft: number, waited: number, reason: string): void {
  context.emit(ReformingContinued, {
    rule: context.landRule(waited > 0 ? '12.5' : '12.3'),
    square: unit.square,
    units: [unit.id],
    data: { unit: unit.id, turnsLeft, waited, reason },
    audience: commandOf(unit),
  });
}

/** Where a reformed unit stands: where it gathered, or the first passable square if that is none. */
function footing(context: PhaseContext, unit: Unit): number {
  const { region } = context.state.theatre.tacticalMap(unit.square);
  if (unit.tactical >= 0 && region[unit.tactical] !== 0) return unit.tactical;
  for (let tactical = 0; tactical < TACTICAL_SQUARES; tactical++) if (region[tactical] !== 0) return tactical;
  return unit.tactical;
}
