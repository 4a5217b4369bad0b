import type { CampaignState, Ship, Unit } from '@vedette/campaign';
import type { FerryFigures, LandRulebook } from '@vedette/rulebooks';
import { fortSpaces } from '../orders/fort-entry.js';

/** Room of a ferry in a turn, in spaces. */
export interface FerryRoom {
  /** Spaces of all it has taken over this turn. */
  readonly used: number;
  /** What it takes over in a turn stays below this. */
  readonly limit: number;
}

/**
 * What a ferry has taken over this turn, and how much it can (ROTD 12.7): four times the spaces that its own cargo leaves free, units at
 * the rates of a fort (2.6, R-34).
 */
export function ferryRoom(
  state: CampaignState,
  book: LandRulebook,
  { trips, goodsSpaces }: FerryFigures,
  ship: Ship,
): FerryRoom {
  const units = ship.cargo.units
    .map((id) => state.units.get(id))
    .reduce((sum, unit) => sum + (unit ? fortSpaces(book, unit) : 0), 0);
  const goods = (ship.cargo.supplies + ship.cargo.stores) * goodsSpaces.value;
  const free = Math.max(0, (ship.capacity ?? 0) - units - goods);
  const used = ship.turn['ferried'];
  return { used: typeof used === 'number' ? used : 0, limit: free * trips.value };
}

/** Whether a ferry takes a unit over besides what it has taken: all together stay below the limit. */
export function hasFerryRoom({ used, limit }: FerryRoom, size: number): boolean {
  return used + size < limit;
}

/** Spaces a unit takes on a ferry. */
export function ferrySize(book: LandRulebook, unit: Unit): number {
  return fortSpaces(book, unit);
}
