import { strategicDistance } from '@vedette/geography';
import type { StateId } from '../identity.js';
import type { CampaignState } from './campaign-state.js';

/**
 * Who holds a railway or river square of which nothing has been said: the state of its population's nation, with several the
 * holder of that nation's nearest city; null where there is none, where equally near ones have different holders, and where that holder is no
 * state of the position (ROTD 1.3, R-43).
 */
export function startHolder(
  state: Pick<CampaignState, 'states' | 'cities' | 'theatre'>,
  square: number,
): StateId | null {
  const { population, nation, nations, grid } = state.theatre;
  const people = population[square]!;
  const theirs = state.states.filter((entry) => entry.nation === nations[people]);
  if (theirs.length <= 1) return theirs[0]?.id ?? null;
  const known = new Set(state.states.map(({ id }) => id));
  const holders = new Set<StateId>();
  let least = Infinity;
  for (const city of state.cities.values()) {
    if (nation[city.square] !== people) continue;
    const distance = strategicDistance(grid, square, city.square);
    if (distance > least) continue;
    if (distance < least) holders.clear();
    least = distance;
    holders.add(city.state);
  }
  const [holder] = holders;
  return holders.size === 1 && known.has(holder!) ? holder! : null;
}
