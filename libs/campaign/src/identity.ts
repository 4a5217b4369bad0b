/** A unit's id: state, number and type code, for instance `US1IN` (GITM AMWOL 3.1). */
export type UnitId = string & { readonly brand?: 'unit' };
/** A ship's or transport group's id, for instance `US3SL` (PATE 2.1). */
export type ShipId = string & { readonly brand?: 'ship' };
/** A state's id, for instance `MX`. */
export type StateId = string & { readonly brand?: 'state' };
/** A player's id within a campaign, for instance `taylor`. */
export type PlayerId = string & { readonly brand?: 'player' };
/** A strategic square's name, for instance `G5-V6`. */
export type SquareName = string & { readonly brand?: 'square' };
/** A tactical square's name, for instance `3-4`. */
export type TacticalName = string & { readonly brand?: 'tactical' };

/** The three parts of a unit's or ship's id, or null when the text is not one. */
export function partsOfId(id: string): { state: StateId; number: number; type: string } | null {
  const match = /^([A-Z]{1,4}?)(\d{1,4})([A-Z]{2})$/.exec(id);
  return match ? { state: match[1]!, number: Number(match[2]), type: match[3]! } : null;
}

/** Order of ids by code units, the same on every machine and in every locale. */
export function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
