import type { CampaignState } from './campaign-state.js';
import type { MutableCampaignState } from './mutable-campaign-state.js';

/** Where a turn under way remembers ids of depots and caches that left the map in it. */
const MEMORY = 'freedDepots';

/** Remembers that a depot or cache left the map this turn; for `apply` of events. */
export function noteFreedDepot(state: MutableCampaignState, id: string): void {
  state.inTurn[MEMORY] = [...freedIds(state), id];
}

/**
 * Whether a new depot or cache may bear an id: none that stands bears it, and none that left the map in this turn bore it. Orders that
 * were written while the old one stood would mean another place (ROTD 11.5).
 */
export function isDepotIdFree(state: CampaignState, id: string): boolean {
  return !state.depots.has(id) && !freedIds(state).includes(id);
}

function freedIds(state: CampaignState): readonly string[] {
  return (state.inTurn[MEMORY] ?? []) as readonly string[];
}
