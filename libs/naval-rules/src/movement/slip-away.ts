import { shipTurn, type Ship } from '@vedette/campaign';
import { happens } from '@vedette/chance';
import { allAvoid, getsClear, tellFailure } from './avoid.js';
import { sailingGroups } from './sailing-groups.js';
import { putAside } from './arrive-at-sea.js';
import type { Voyages } from './voyages.js';

/**
 * Ships at sea that are in contact with enemies they avoid, and are not to go anywhere, try to get out of sight to another
 * part of their sea area (PATE 4.6, P-19). All friends there must mean to; enemies that pursue see them go and follow.
 */
export function slipAway(voyages: Voyages): void {
  const { state, waters } = voyages;
  const bounds = [...state.ships.values()].flatMap((ship) =>
    'sea' in ship.at && ship.status === 'active' && enemiesOf(voyages, [ship]).length > 0
      ? [{ ship, key: `${ship.at.sea} ${ship.at.tacticalArea}`, alone: false, bound: null }]
      : [],
  );
  for (const { ships } of sailingGroups(voyages.context, 'scatter evade', bounds)) {
    const [first] = ships;
    const sea = first && voyages.seaOf(first);
    if (!sea || sea.tacticalAreas < 2 || ships.some((ship) => !isFree(voyages, ship))) continue;
    const company = waters.at(first.at).filter((other) => state.areFriends(other.state, first.state));
    const enemies = enemiesOf(voyages, ships);
    if (company.length > ships.length || enemies.length === 0) continue;
    if (!allAvoid(voyages, ships, enemies.length)) continue;
    const key = voyages.context.navalLabel('4.6', `${first.id} ${voyages.step}`);
    const clear = getsClear(voyages, first.at, `${key} avoids`);
    if (happens(clear)) putAside(voyages, ships, sea, enemies, key, clear);
    else tellFailure(voyages, ships, enemies, clear, first.at);
  }
}

function enemiesOf(voyages: Voyages, ships: readonly Ship[]): Ship[] {
  return voyages.waters.at(ships[0]!.at).filter((other) => voyages.areHostile(ships, other));
}

/** Whether a ship has the day to itself: nothing keeps it, and it has no course to sail. */
function isFree(voyages: Voyages, ship: Ship): boolean {
  const { seas, port, anyEnemyPort } = voyages.ordersOf(ship).movement;
  const bound = seas.length > 0 || port !== null || anyEnemyPort;
  return !bound && !shipTurn(ship).sailed && !voyages.hasMoved(ship) && voyages.mustStay(ship) === null;
}
