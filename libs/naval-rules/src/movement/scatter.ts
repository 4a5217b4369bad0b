import { shipTurn, type Ship } from '@vedette/campaign';
import { sailToSea } from './arrive-at-sea.js';
import { sailingGroups } from './sailing-groups.js';
import { stanceTowards } from './stance.js';
import type { Voyages } from './voyages.js';

/**
 * Ships at sea that sail alone and are not to go anywhere part from their company before anybody sails (PATE 6.6, P-12):
 * the last of them keeps the place when it is left alone. They may come upon others. Whoever pursues the enemies he lies
 * with stays by them (P-69).
 */
export function scatter(voyages: Voyages): void {
  const { state, waters } = voyages;
  const parting = [...state.ships.values()].filter((ship) => {
    if (ship.status !== 'active' || !('sea' in ship.at)) return false;
    const { sailAlone, seas, port, anyEnemyPort } = voyages.ordersOf(ship).movement;
    const { firstMoveLost } = shipTurn(ship);
    return (
      sailAlone &&
      seas.length === 0 &&
      port === null &&
      !anyEnemyPort &&
      !firstMoveLost &&
      !isInPursuit(voyages, ship) &&
      voyages.mustStay(ship) === null
    );
  });
  const bounds = parting.map((ship) => ({ ship, key: ship.id, alone: true, bound: null }));
  for (const { ships } of sailingGroups(voyages.context, 'scatter', bounds)) {
    const [ship] = ships;
    const sea = ship && voyages.seaOf(ship);
    if (!sea || sea.tacticalAreas < 2 || voyages.hasMoved(ship)) continue;
    const company = waters
      .at(ship.at)
      .some((other) => other !== ship && state.areFriends(other.state, ship.state));
    if (company) sailToSea(voyages, { ships, heading: null, weighed: null, endsDay: false, draws: [] }, sea);
  }
}

function isInPursuit(voyages: Voyages, ship: Ship): boolean {
  const enemies = voyages.waters.at(ship.at).filter((other) => voyages.areHostile([ship], other)).length;
  return enemies > 0 && stanceTowards(ship, voyages.ordersOf(ship), enemies) === 'pursue';
}
