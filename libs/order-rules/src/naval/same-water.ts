import type { Ship } from '@vedette/campaign';
import { knownShip } from '../authority/told-pieces.js';
import type { Judging } from '../judging.js';

/** Whether two ships lie in one tactical area: the same harbour or coastal waters, or one area of a sea (PATE 1.2, 4.4). */
export function inOneArea(a: Ship, b: Ship): boolean {
  if ('port' in a.at && 'port' in b.at) return a.at.port === b.at.port && a.at.area === b.at.area;
  if ('sea' in a.at && 'sea' in b.at) return a.at.sea === b.at.sea && a.at.tacticalArea === b.at.tacticalArea;
  return false;
}

/** A friendly ship in the ship's own tactical area that the sender knows of (PATE 5.1); else undefined. */
export function companion(judging: Judging, ship: Ship, id: string): Ship | undefined {
  const other = knownShip(judging, id);
  return other && inOneArea(ship, other) ? other : undefined;
}

/** Other ships in commission in a ship's own tactical area: its commander sees them (PATE 5.1). */
export function companyOf({ state }: Judging, ship: Ship): Ship[] {
  return [...state.ships.values()].filter(
    (other) => other.id !== ship.id && other.status === 'active' && inOneArea(ship, other),
  );
}

/** Whether an enemy lies in a ship's own tactical area; one that is laid up reports nobody (PATE 2.6). */
export function enemyAlongside(judging: Judging, ship: Ship): boolean {
  return (
    ship.status === 'active' &&
    companyOf(judging, ship).some((other) => judging.state.areHostile(ship.state, other.state))
  );
}

/** The sea area a ship lies in or its port opens on; null round the Horn. */
export function seaOf({ state }: Judging, ship: Ship): string | null {
  if ('sea' in ship.at) return ship.at.sea;
  return 'port' in ship.at ? (state.ports.get(ship.at.port)?.sea ?? null) : null;
}
