import { FerryFull, type Unit, UnitFerried } from '@vedette/campaign';
import { commandOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { ferryRoom, ferrySize, hasFerryRoom } from './ferry-room.js';
import type { Ferry } from './find-ferry.js';

/** Tells that a ferry takes a unit over, which uses up its room (ROTD 12.7). */
export function tellPassage(context: PhaseContext, unit: Unit, ferry: Ferry): void {
  const passage = passageOf(context, unit, ferry);
  if (passage === null) return;
  context.emit(UnitFerried, {
    ...shared(context, unit, ferry),
    data: { ...named(context, unit, ferry), ...passage, used: passage.used + passage.size },
  });
}

/** Whether a ferry has no room for a unit this turn, which is told. */
export function tellIfFull(context: PhaseContext, unit: Unit, ferry: Ferry): boolean {
  const passage = passageOf(context, unit, ferry);
  if (passage === null || hasFerryRoom(passage, passage.size)) return false;
  context.emit(FerryFull, {
    ...shared(context, unit, ferry),
    data: { ...named(context, unit, ferry), ...passage },
  });
  return true;
}

/** What a unit takes on a ferry, what is used and what there is; null in books without ferries. */
function passageOf(
  { state, book }: PhaseContext,
  unit: Unit,
  { ship }: Ferry,
): { size: number; used: number; limit: number } | null {
  const { ferries } = book.movement;
  return ferries && { size: ferrySize(book, unit), ...ferryRoom(state, book, ferries, ship) };
}

function named(
  { state }: PhaseContext,
  unit: Unit,
  { ship }: Ferry,
): { unit: string; ship: string; in: string } {
  return { unit: unit.id, ship: ship.id, in: state.theatre.grid.nameOf(unit.square) };
}

function shared(context: PhaseContext, unit: Unit, { ship }: Ferry) {
  const officers = [ship.commander, ship.deputy].flatMap((player) =>
    player ? [[player, 'full' as const]] : [],
  );
  return {
    rule: context.landRule('ferries'),
    square: unit.square,
    units: [unit.id],
    ships: [ship.id],
    audience: { ...Object.fromEntries(officers), ...commandOf(unit) },
  };
}
