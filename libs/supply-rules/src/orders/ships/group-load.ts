import type { Ship } from '@vedette/campaign';
import {
  handsOfGroup,
  spacesOfUnit,
  type HandlingFigures,
  type NavalFigures,
  type PhaseContext,
} from '@vedette/rulebooks';
import { storesAboard } from '../../stores/harbour-stock.js';

/** What a transport group is and carries; `stores` in the hold, `extra` in its cargo spaces. */
export interface GroupLoad {
  readonly capacity: number;
  readonly crew: number;
  readonly stores: number;
  readonly extra: number;
  readonly supplies: number;
  readonly units: string[];
}

/** A load with so many stores in all: the hold takes what it can, the rest goes to the cargo spaces. */
export function loadOf(
  { mostStores }: NavalFigures,
  parts: Omit<GroupLoad, 'stores' | 'extra'>,
  stores: number,
): GroupLoad {
  const hold = Math.min(mostStores.value, stores);
  return { ...parts, stores: hold, extra: stores - hold };
}

/** Everything a group has, with its stores in one number. */
export function wholeLoad(ship: Ship): Omit<GroupLoad, 'extra'> {
  return {
    capacity: ship.capacity ?? 0,
    crew: ship.crew,
    stores: storesAboard(ship),
    supplies: ship.cargo.supplies,
    units: [...ship.cargo.units],
  };
}

/** Spaces left in a group with this load; negative when it is too much (PATE 2.7, 9.1). */
export function spacesLeft(context: PhaseContext, handling: HandlingFigures, load: GroupLoad): number {
  const units = load.units
    .map((id) => spacesOfUnit(context.book, handling, context.state.unit(id)))
    .reduce((sum, spaces) => sum + spaces, 0);
  const spare = Math.max(0, load.crew - handsOfGroup(handling, load.capacity));
  return load.capacity - units - spare - (load.supplies + load.extra) * handling.goodsSpaces.value;
}
