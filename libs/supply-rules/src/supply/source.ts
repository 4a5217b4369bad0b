import { CORPS_HEADQUARTERS, type CampaignState, type Unit } from '@vedette/campaign';

/** A store of supplies that units draw from: a city, or what a corps headquarters carries. */
export interface Store {
  readonly kind: 'city' | 'unit';
  readonly name: string;
  readonly left: number;
}

/** Units fed by each corps headquarters this turn; one feeds at most eighteen, itself included (GITM AMWOL 10.5). */
export type Rations = Map<string, Set<string>>;

/**
 * The store a source gives access to (10.7): a city itself; behind a corps headquarters its own city while that has
 * supplies, else what it carries. Null when nothing is there.
 */
export function storeOf(state: CampaignState, source: string | null): Store | null {
  if (source === null) return null;
  const city = state.cities.get(source);
  if (city) return { kind: 'city', name: city.name, left: city.supplies };
  const corps = state.units.get(source);
  if (!corps || corps.type !== CORPS_HEADQUARTERS) return null;
  const behind = corps.supplySource ? state.cities.get(corps.supplySource) : undefined;
  if (behind && behind.supplies > 0) return { kind: 'city', name: behind.name, left: behind.supplies };
  return { kind: 'unit', name: corps.id, left: corps.supplies };
}

/** Takes a ration from a corps headquarters' eighteen; false when it has fed as many. Cities feed any number. */
export function takeRation(
  state: CampaignState,
  rations: Rations,
  source: string,
  unit: Unit,
  most: number,
): boolean {
  const corps = state.units.get(source);
  if (!corps) return true;
  let fed = rations.get(source);
  if (!fed) rations.set(source, (fed = new Set([source])));
  if (fed.has(unit.id)) return true;
  if (fed.size >= most) return false;
  fed.add(unit.id);
  return true;
}
