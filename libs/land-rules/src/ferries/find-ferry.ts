import { tacticalIndex, type CampaignState, type Ship, type Unit } from '@vedette/campaign';
import { warshipsOn } from '../presence/river-holder.js';

/** A ferry as it lies in the river square of a unit. */
export interface Ferry {
  readonly ship: Ship;
  readonly tactical: number;
}

/**
 * The ferry of a name for a unit (ROTD 12.7): a transport of its side or an active ally that lies in a river square of its strategic
 * square, while enemy warships do not have the river to themselves; else why there is none, by code.
 */
export function findFerry(state: CampaignState, unit: Unit, id: string): Ferry | { readonly why: string } {
  const ship = state.ships.get(id);
  const square = state.theatre.grid.nameOf(unit.square);
  if (!ship?.kind.role.carries || ship.status !== 'active' || !state.areFriends(unit.state, ship.state))
    return { why: 'no-such-ferry' };
  if (!('river' in ship.at) || ship.at.river !== square) return { why: 'ferry-elsewhere' };
  const warships = warshipsOn(state, unit.square);
  const enemies = warships.some((other) => state.areHostile(unit.state, other.state));
  const friends = warships.some((other) => state.areFriends(unit.state, other.state));
  if (enemies && !friends) return { why: 'enemy-warships' };
  return { ship, tactical: tacticalIndex(ship.at.tactical) };
}
