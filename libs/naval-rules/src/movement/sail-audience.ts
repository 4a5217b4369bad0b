import type { Ship, ShipPlaceDocument } from '@vedette/campaign';
import { tell, type Gathering } from '@vedette/observation';
import type { Audience } from '@vedette/record';
import type { Waters } from './waters.js';

function tellAll(
  gathering: Gathering,
  ships: readonly Ship[],
  degree: 'full' | 'start' | 'end' | 'partial',
): void {
  for (const { commander, deputy } of ships) {
    if (commander) tell(gathering, commander, degree);
    if (deputy) tell(gathering, deputy, degree);
  }
}

/** An own matter of several ships: their commanders and deputies learn all of it (PATE 2.3). */
export function commandsOf(ships: readonly Ship[]): Audience {
  const gathering: Gathering = {};
  tellAll(gathering, ships, 'full');
  return gathering;
}

/** What everybody in contact at a place sees, and nobody more of than the others (PATE 5.1). */
export function seenAt(waters: Waters, place: ShipPlaceDocument): Audience {
  const gathering: Gathering = {};
  tellAll(gathering, waters.inContact(place), 'partial');
  return gathering;
}

/**
 * Who sees ships move, asked before they do (PATE 5.1): those in contact where they leave see them go, those where they
 * arrive see them come, and their own commands know all.
 */
export function sailAudience(
  waters: Waters,
  ships: readonly Ship[],
  from: ShipPlaceDocument | null,
  to: ShipPlaceDocument | null,
): Audience {
  const gathering: Gathering = {};
  const others = (place: ShipPlaceDocument): Ship[] =>
    waters.inContact(place).filter((other) => !ships.includes(other));
  if (from) tellAll(gathering, others(from), 'start');
  if (to) tellAll(gathering, others(to), 'end');
  tellAll(gathering, ships, 'full');
  return gathering;
}
