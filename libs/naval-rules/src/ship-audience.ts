import type { CampaignState, PlayerId, Ship, ShipPlaceDocument } from '@vedette/campaign';
import { tell, type Gathering } from '@vedette/observation';
import type { Audience } from '@vedette/record';
import { contactKey } from './contact.js';

function tellShip(gathering: Gathering, ship: Ship, degree: 'full' | 'partial'): void {
  for (const player of [ship.commander, ship.deputy]) if (player) tell(gathering, player, degree);
}

/** An own matter of one ship: its commander and its deputy learn all of it (PATE 2.3). */
export function commandOfShip(ship: Ship): Audience {
  const gathering: Record<PlayerId, 'full'> = {};
  tellShip(gathering, ship, 'full');
  return gathering;
}

/** A ship's own command in full, and in part the commands of the active ships in contact with it (PATE 5.1). */
export function seenFromShips(state: CampaignState, ship: Ship): Audience {
  const gathering: Gathering = {};
  const key = contactKey(ship.at);
  for (const other of state.ships.values())
    if (key !== null && other.status === 'active' && contactKey(other.at) === key)
      tellShip(gathering, other, 'partial');
  tellShip(gathering, ship, 'full');
  return gathering;
}

/** The same of a ship that is about to be somewhere else, where those in contact see it come (PATE 5.1). */
export function seenGoing(state: CampaignState, ship: Ship, to: ShipPlaceDocument): Audience {
  const before = seenFromShips(state, ship);
  const gathering: Gathering = { ...before };
  const key = contactKey(to);
  for (const other of state.ships.values()) {
    if (key === null || other.status !== 'active' || contactKey(other.at) !== key) continue;
    for (const player of [other.commander, other.deputy])
      if (player && before[player] === undefined) tell(gathering, player, 'end');
  }
  return gathering;
}
