declare const UNIT: unique symbol;
declare const SHIP: unique symbol;
declare const STATE: unique symbol;
declare const PLAYER: unique symbol;
declare const TACTICAL: unique symbol;

/** A unit's id: state, number and type code, for instance `US1IN` (GITM AMWOL 3.1). No text is one but by {@link unitId}. */
export type UnitId = string & { readonly [UNIT]: true };
/** A ship's or transport group's id, for instance `US3SL` (PATE 2.1). No text is one but by {@link shipId}. */
export type ShipId = string & { readonly [SHIP]: true };
/** A state's id, for instance `MX` (GITM AMWOL 3.1). No text is one but by {@link stateId}. */
export type StateId = string & { readonly [STATE]: true };
/** A player's id within a campaign, for instance `taylor`. No text is one but by {@link playerId}. */
export type PlayerId = string & { readonly [PLAYER]: true };
/** A tactical square's name, for instance `3-4`; made of its index by `tacticalName`. */
export type TacticalName = string & { readonly [TACTICAL]: true };

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
  // The one place where a text becomes the id of a piece: it has the form of one.
  return match
    ? { id: id as UnitId & ShipId, state: match[1] as StateId, number: Number(match[2]), type: match[3]! }
    : null;
}

/** The form of a state's id. */
export const STATE_ID_FORM = /^[A-Z]{1,4}$/;
/** The form of a player's id. */
export const PLAYER_ID_FORM = /^[a-z0-9][a-z0-9_-]{0,39}$/;

/** A text that was to be an id, and has not the form of one. */
export class IdMalformedError extends Error {
  readonly code = 'ID_MALFORMED';

  constructor(text: string, of: string, form: string) {
    super(`${JSON.stringify(text)} is no id of ${of}: ${form}`);
    this.name = 'IdMalformedError';
  }
}

/** A text as the id of a state. Throws {@link IdMalformedError}. */
export function stateId(text: string): StateId {
  if (!STATE_ID_FORM.test(text))
    throw new IdMalformedError(text, 'a state', 'those are one to four capital letters, for instance US');
  return text as StateId;
}

/** A text as the id of a player. Throws {@link IdMalformedError}. */
export function playerId(text: string): PlayerId {
  if (!PLAYER_ID_FORM.test(text))
    throw new IdMalformedError(
      text,
      'a player',
      'those are up to 40 small letters, digits, dashes and underscores, for instance taylor',
    );
  return text as PlayerId;
}

/** Who holds a post as a document or an event names him; null where nobody does. Throws {@link IdMalformedError}. */
export function officerId(text: string | null | undefined): PlayerId | null {
  return text ? playerId(text) : null;
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
  if (!parts)
    throw new IdMalformedError(
      text,
      'a unit or ship',
      'those are state, number and type code, for instance US1IN',
    );
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
