import type { CampaignState, PlaceTurn, StateId } from '@vedette/campaign';

/** A place that sends and takes goods: a city, a depot or cache, or a port off the map. */
export interface GoodsPlace {
  readonly kind: 'city' | 'depot' | 'port';
  readonly name: string;
  readonly state: StateId;
  /** -1 off the land map. */
  readonly square: number;
  readonly tactical: number;
  readonly supplies: number;
  /** Null in depots and caches, which hold supplies alone (ROTD 11.5). */
  readonly stores: number | null;
  readonly besieged: boolean;
  readonly turn: PlaceTurn;
}

/** A place on the land map. */
export type LandPlace = Pick<GoodsPlace, 'state' | 'square' | 'tactical'>;

/** The place of a name or id, if there is one; a port on the map is the place of its city. */
export function goodsPlace(state: CampaignState, name: string): GoodsPlace | undefined {
  const city = state.cities.get(name);
  if (city) return { kind: 'city', ...city };
  const depot = state.depots.get(name);
  if (depot) {
    const { kind: _kind, id, ...kept } = depot;
    return { ...kept, kind: 'depot', name: id, stores: null, besieged: false };
  }
  const port = state.ports.get(name);
  return port && { kind: 'port', ...port, besieged: false };
}
