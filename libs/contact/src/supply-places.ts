import type { CampaignState, City, Depot, StateId } from '@vedette/campaign';

/** Kinds of places that hold supplies, in the order in which equally near ones are chosen (GITM AMWOL A-44, ROTD R-31). */
export const PLACE_KINDS = ['city', 'depot', 'cache'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A place that holds supplies: a city, or a depot or cache where the book has them (ROTD 11.5). */
export interface SupplyPlace {
  readonly kind: PlaceKind;
  /** Name of a city, id of a depot or cache. */
  readonly name: string;
  readonly state: StateId;
  readonly square: number;
  readonly tactical: number;
  readonly supplies: number;
  /** Cities alone are besieged (ROTD 11.3). */
  readonly besieged: boolean;
}

/** The place of a name or id, if there is one. */
export function placeNamed(state: CampaignState, name: string): SupplyPlace | undefined {
  const city = state.cities.get(name);
  if (city) return cityAsPlace(city);
  const depot = state.depots.get(name);
  return depot && depotAsPlace(depot);
}

/** The places of a strategic square, its city first, then depots and caches by id. */
export function placesIn(state: CampaignState, square: number): SupplyPlace[] {
  const city = state.cityIn(square);
  const depots = state.depotsIn(square);
  if (depots.length === 0) return city ? [cityAsPlace(city)] : [];
  return [...(city ? [cityAsPlace(city)] : []), ...depots.map(depotAsPlace)];
}

export function cityAsPlace({ name, state, square, tactical, supplies, besieged }: City): SupplyPlace {
  return { kind: 'city', name, state, square, tactical, supplies, besieged };
}

export function depotAsPlace({ id, kind, state, square, tactical, supplies }: Depot): SupplyPlace {
  return { kind, name: id, state, square, tactical, supplies, besieged: false };
}
