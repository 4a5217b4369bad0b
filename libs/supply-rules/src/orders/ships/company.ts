import type { CampaignState, Ship } from '@vedette/campaign';
import { placeKey } from '@vedette/naval-rules';

/** Other ships in commission in a ship's own tactical area (PATE 1.2). */
export function companyOf(state: CampaignState, ship: Ship): Ship[] {
  const place = placeKey(ship.at);
  return [...state.ships.values()].filter(
    (other) => other.id !== ship.id && other.status === 'active' && placeKey(other.at) === place,
  );
}

/** Whether an enemy ship in commission lies in a ship's own tactical area. */
export function enemyAlongside(state: CampaignState, ship: Ship): boolean {
  return companyOf(state, ship).some((other) => state.areHostile(ship.state, other.state));
}
