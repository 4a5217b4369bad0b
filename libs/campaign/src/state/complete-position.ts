import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import type { WindDocument } from '../document/naval.schema.js';
import type { MutableCampaignState } from './mutable-campaign-state.js';

// What a position may leave out and its rule books work out when it is put on the table. Rules reckon it, these write it.

/** The lines of one unit: whether it is in communications and with whom, and where it draws supplies (10.1, 10.11). */
export const UnitLines = Type.Object({
  unit: Type.String(),
  communications: Type.Boolean(),
  communicationsSource: Type.Union([Type.String(), Type.Null()]),
  supplySource: Type.Union([Type.String(), Type.Null()]),
  supplied: Type.Boolean(),
});
export type UnitLines = Readonly<Static<typeof UnitLines>>;

/** Lines of units as they hold for the turn (GITM AMWOL 10.1, 10.11). */
export function settleLines(state: MutableCampaignState, all: readonly UnitLines[]): void {
  for (const lines of all) {
    const unit = state.unit(lines.unit);
    unit.communications = lines.communications;
    unit.communicationsSource = lines.communicationsSource;
    unit.supplySource = lines.supplySource;
    unit.supplied = lines.supplied;
  }
}

/** Whether cities are besieged, by name; what the position did not state of sieges is then known (10.3). */
export function settleSieges(state: MutableCampaignState, besieged: ReadonlyMap<string, boolean>): void {
  for (const [name, is] of besieged) state.city(name).besieged = is;
  state.unstatedSieges.clear();
}

/** Winds of sea areas, by code, for which the position knows none (PATE 3.11). */
export function settleWinds(state: MutableCampaignState, winds: ReadonlyMap<string, WindDocument>): void {
  for (const [sea, wind] of winds)
    state.weather.set(sea, { sea, storm: false, next: null, ...state.weather.get(sea), wind });
}
