import { strategicDistance } from '@vedette/geography';
import type { StateId } from '../identity.js';
import type { City } from './places.js';
import type { CampaignState } from './campaign-state.js';

/**
 * The state that owns a strategic square, or null (details 21; GITM AMWOL 7.18, 8.11; A-02). A nation of one state owns all its
 * squares; in a nation of several the nearest city of that nation decides, cities elsewhere never count, and equally near
 * cities of different holders leave the square to nobody.
 */
export function ownerOf(state: CampaignState, square: number): StateId | null {
  const nation = nationAt(state, square);
  const states = state.states.filter((entry) => entry.nation === nation);
  if (states.length === 0) return null;
  if (states.length === 1) return states[0]!.id;
  const holders = new Set(nearestCities(state, square, nation).map((city) => city.state));
  if (holders.size !== 1) return null;
  const [holder] = holders;
  return states.some(({ id }) => id === holder) ? holder! : null;
}

/** Cities of a nation nearest to a square, all that are equally near. */
export function nearestCities(state: CampaignState, square: number, nation: string): City[] {
  const { grid } = state.theatre;
  let nearest: City[] = [];
  let least = Infinity;
  for (const city of state.cities.values()) {
    if (nationAt(state, city.square) !== nation) continue;
    const distance = strategicDistance(grid, square, city.square);
    if (distance > least) continue;
    if (distance < least) nearest = [];
    least = distance;
    nearest.push(city);
  }
  return nearest;
}

function nationAt({ theatre }: CampaignState, square: number): string {
  return theatre.nations[theatre.nation[square]!] ?? '';
}
