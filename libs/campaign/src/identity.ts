declare const UNIT: unique symbol;
declare const SHIP: unique symbol;

/** A unit's id: state, number and type code, for instance `US1IN` (GITM AMWOL 3.1). No text is one but by {@link unitId}. */
export type UnitId = string & { readonly [UNIT]: true };
/** A ship's or transport group's id, for instance `US3SL` (PATE 2.1). No text is one but by {@link shipId}. */
export type ShipId = string & { readonly [SHIP]: true };
/** A state's id, for instance `MX`. */
export type StateId = string & { readonly brand?: 'state' };
/** A player's id within a campaign, for instance `taylor`. */
export type PlayerId = string & { readonly brand?: 'player' };
/** A tactical square's name, for instance `3-4`. */
export type TacticalName = string & { readonly brand?: 'tactical' };

/** The parts of the id of a unit or a ship: both are of one form. */
export interface PartsOfId {
  readonly id: UnitId & ShipId;
  readonly state: StateId;
  readonly number: number;
  readonly type: string;
}

/** The three parts of a unit's or ship's id, or null when the text is not one. */
export function partsOfId(id: string): PartsOfId | null {
  const match = /^([A-Z]{1,4}?)(\d{1,4})([A-Z]{2})$/.exec(id);
  // The one place where a text becomes an id: it has the form of one.
  return match
    ? { id: id as UnitId & ShipId, state: match[1]!, number: Number(match[2]), type: match[3]! }
    : null;
}

/** A text that was to be the id of a unit or a ship, and has not the form of one. */
export class IdMalformedError extends Error {
  readonly code = 'ID_MALFORMED';

  constructor(text: string) {
    super(
      `${JSON.stringify(text)} is no id of a unit or ship: those are state, number and type code, for instance US1IN`,
    );
    this.name = 'IdMalformedError';
  }
}

/** A text as the id of a unit. Throws {@link IdMalformedError}. */
export function unitId(text: string): UnitId {
  return pieceId(text);
}

/** A text as the id of a ship. Throws {@link IdMalformedError}. */
export function shipId(text: string): ShipId {
  return pieceId(text);
}

function pieceId(text: string): UnitId & ShipId {
  const parts = partsOfId(text);
  if (!parts) throw new IdMalformedError(text);
  return parts.id;
}

/** Order of ids by code units, the same on every machine and in every locale. */
export function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** Things by id. Anybody may ask by any text: the answer says whether it is an id here. Only an id is a key. */
export interface ById<Id extends string, T> extends ReadonlyMap<Id, T> {
  get(id: string): T | undefined;
  has(id: string): boolean;
}

/** {@link ById}, as `apply` of events has it in hand. */
export interface MutableById<Id extends string, T> extends Map<Id, T> {
  get(id: string): T | undefined;
  has(id: string): boolean;
  delete(id: string): boolean;
}
