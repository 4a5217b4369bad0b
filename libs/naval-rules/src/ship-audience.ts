import type { Audience, CampaignState, PlayerId, Ship } from '@vedette/campaign';
import { tell, type Gathering } from '@vedette/observation';
import { placeKey } from './ship-place.js';

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
  const key = placeKey(ship.at);
  for (const other of state.ships.values())
    if (other.status === 'active' && placeKey(other.at) === key) tellShip(gathering, other, 'partial');
  tellShip(gathering, ship, 'full');
  return gathering;
}
