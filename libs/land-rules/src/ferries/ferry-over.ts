import { groundOfUnit, type Unit } from '@vedette/campaign';
import { bankGroups, type Direction } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { ferryRoom, ferrySize, hasFerryRoom } from './ferry-room.js';
import { findFerry, type Ferry } from './find-ferry.js';

/** Groups of banks from which a unit leaves its square, and the ferry that takes it there, if it needs one. */
export interface Departure {
  readonly banks: readonly number[];
  readonly ferry: Ferry | null;
}

/**
 * From which banks a unit that nobody watches leaves its square in a direction (ROTD 7.8, R-42): its own and what crossings join to it, or
 * if none of these reaches the edge those that a ferry with room joins to it, the first by id; null when it does not get there.
 */
export function departureOver(context: PhaseContext, unit: Unit, direction: Direction): Departure | null {
  const { state } = context;
  const banks = bankGroups(groundOfUnit(state, unit, unit.square));
  const leaves = (groups: readonly number[]): boolean =>
    groups.some((group) => banks.exitsOf(group, direction).length > 0);
  const own = banks.at(unit.tactical);
  if (leaves(own)) return { banks: own, ferry: null };
  for (const ferry of ferriesWithRoom(context, unit)) {
    const beside = banks.at(ferry.tactical);
    if (beside.some((group) => own.includes(group)) && leaves(beside)) return { banks: beside, ferry };
  }
  return null;
}

function* ferriesWithRoom({ state, book }: PhaseContext, unit: Unit): Generator<Ferry> {
  const { ferries } = book.movement;
  if (ferries === null) return;
  const here = state.theatre.grid.nameOf(unit.square);
  for (const ship of state.ships.values()) {
    if (!('river' in ship.at) || ship.at.river !== here) continue;
    const ferry = findFerry(state, unit, ship.id);
    if ('why' in ferry) continue;
    if (hasFerryRoom(ferryRoom(state, book, ferries, ship), ferrySize(book, unit))) yield ferry;
  }
}
