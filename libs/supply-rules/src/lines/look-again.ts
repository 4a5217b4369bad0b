import { type Unit, type UnitLines } from '@vedette/campaign';
import { assessLines } from '@vedette/contact';
import type { PhaseContext } from '@vedette/rulebooks';
import { tellLines } from './tell-lines.js';

/**
 * Units look for sources again when the orders of a turn have taken theirs away or called them up (GITM AMWOL 10.11): those whose
 * corps headquarters is laid up or no more find another source; those who were laid up when the last turn ended find
 * communications too. `laidUp` are the units that were not active when the turn began.
 */
export function lookAgain(context: PhaseContext, laidUp: ReadonlySet<string>): void {
  const { state, book } = context;
  const calledUp = (unit: Unit): boolean => laidUp.has(unit.id);
  const looking = [...state.units.values()].filter(
    (unit) => unit.status === 'active' && (calledUp(unit) || hasLostItsSource(context, unit)),
  );
  if (looking.length === 0) return;
  tellLines(
    context,
    assessLines(state, book, looking).map((lines) =>
      calledUp(state.unit(lines.unit)) ? lines : keepingCommunications(state.unit(lines.unit), lines),
    ),
  );
}

function hasLostItsSource({ state }: PhaseContext, unit: Unit): boolean {
  if (unit.supplySource === null || state.cities.has(unit.supplySource)) return false;
  const corps = state.units.get(unit.supplySource);
  return !corps?.kind.role.feeds || corps.status !== 'active';
}

/** Communications found at the end of the last turn hold for this one (H7). */
function keepingCommunications(unit: Unit, lines: UnitLines): UnitLines {
  const { communications, communicationsSource } = unit;
  return { ...lines, communications, communicationsSource };
}
