import type { CampaignState } from '@vedette/campaign';

/** Where somebody or something stands. */
export interface Standing {
  readonly square: number;
  readonly tactical: number;
}

/** Whether a unit may deal with a place of its own square: with a besieged city only from within (GITM AMWOL 10.3, 10.5). */
export function mayDeal(
  unit: Pick<Standing, 'tactical'>,
  place: { readonly tactical: number; readonly besieged: boolean },
): boolean {
  return !place.besieged || unit.tactical === place.tactical;
}

/** Whether two ends may deal with each other across the walls of a besieged city: both within or both without (10.3). */
export function isWithinSameWalls(state: CampaignState, a: Standing, b: Standing): boolean {
  return within(state, a) === within(state, b);
}

/** Name of the besieged city an end is in, or null. */
function within(state: CampaignState, end: Standing): string | null {
  const city = state.cityIn(end.square);
  return city?.besieged && city.tactical === end.tactical ? city.name : null;
}
