import type { SeenPosition } from './seen-pieces.js';

/** Fields that a hand may set, by the kind of piece, in the order of the position document; the house judges each value. */
const OF_LAND_AND_SEA = {
  unit: `name square tactical strength batteries regiments weapon gun quality experience morale fatigue initiative supplies ammunition
    commander deputy status inFort aboard casualties supplySource reforming homeCity deployed formerly turnsOutOfSupply`,
  ship: `name at base crew marines quality experience morale stores hull rigging attachedTo commander deputy status capacity cargo gauge
    turnsWithoutStores reactivating formerly`,
  city: 'state level supplies stores fort manufacturing besieged',
  port: 'defence batteries yard state damagedBatteries building supplies stores',
};
const OF_A_BATTLE = {
  unit: `name command type sp startSP weapon cohesion cohesionDisordered hex stack facing formation extended refused state collapsed blown
    routs losses stragglers ammo order orderUntil reactionFires acted bayonet group captured`,
  leader: 'name command rating range stars hex spent starsUsed moved status kind group fogTurns',
  command: `level arm leader superior order rsm fatigue marchTurns startSP class ineffectiveAt ineffective recovery skirmishers`,
};

/** Under which name a position has the pieces of a kind. */
const LISTS: Readonly<Record<string, string>> = {
  ...{ unit: 'units', ship: 'ships', city: 'cities', port: 'ports' },
  ...{ leader: 'leaders', command: 'commands' },
};

const tableOf = (isBattle: boolean): Readonly<Record<string, string>> =>
  isBattle ? OF_A_BATTLE : OF_LAND_AND_SEA;

/** The kinds of pieces a hand can be laid on in a game. */
export const kindsOfPieces = (isBattle: boolean): string[] => Object.keys(tableOf(isBattle));

/** A field of a piece: its value behind the veil, where that is lifted and has the piece; undefined where nobody looked. */
export interface PieceField {
  readonly name: string;
  readonly before: unknown;
}

/** The fields of a piece, with what stands in them as far as the veil was lifted; none of a kind that the game has not. */
export function fieldsOfPiece(
  isBattle: boolean,
  kind: string,
  piece: string,
  seen: SeenPosition | null,
): PieceField[] {
  const list = (seen as unknown as Readonly<Record<string, unknown>> | null)?.[LISTS[kind] ?? ''];
  const found = (Array.isArray(list) ? (list as readonly Readonly<Record<string, unknown>>[]) : []).find(
    (one) => (one['id'] ?? one['name']) === piece,
  );
  return (tableOf(isBattle)[kind] ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => ({ name, before: found && (found[name] ?? null) }));
}

/** What is set, from lines of `name=value`: the texts as they were typed, by their fields. */
export const typedIn = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')).trim(), line.slice(line.indexOf('=') + 1)]),
  );

/** The same lines with another text in a field; one that is empty leaves the field as it is. */
export function typedWith(lines: string, field: string, text: string): string {
  const typed = new Map(typedIn(lines));
  if (text === '') typed.delete(field);
  else typed.set(field, text);
  return [...typed].map(([name, value]) => `${name}=${value}`).join('\n');
}

/** A value in one line, as it can be typed: texts bare, all else as JSON. */
export const valueShown = (value: unknown): string =>
  value === null || value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);
