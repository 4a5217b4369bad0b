import {
  asPointer,
  type Fault,
  faultsOf,
  MalformedDocumentError,
  show,
  withArticle,
} from '@vedette/documents';
import { ShipDocument } from '../document/naval.schema.js';
import { UnitDocument } from '../document/unit.schema.js';
import type { FieldChange } from '../event/administration-events.js';
import { partsOfId } from '../identity.js';
import type { CampaignState } from '../state/campaign-state.js';
import { copyState } from '../state/copy-state.js';
import { readPosition } from '../state/read-position.js';
import { writePosition } from '../state/write-position.js';
import {
  ADDABLE,
  addPiece,
  EDITABLE,
  isBetween,
  type EditAct,
  type PieceDocument,
  pieceDocument,
  type PieceKind,
  removePiece,
  replacePiece,
  withFields,
} from '../state/piece-document.js';

/** What a hand would do to one piece: values of its fields, as the position document has them. */
export interface PieceEdit {
  /** `change` when left out. A piece that is put in is set whole; one that is taken out has nothing set. */
  readonly act?: EditAct;
  readonly kind: PieceKind;
  readonly piece: string;
  readonly set: PieceDocument;
}

/** An edit as it would be made: what changes, and the position with it; or what is wrong with it. */
export type EditDecision =
  | { readonly faults: readonly []; readonly changes: readonly FieldChange[]; readonly after: CampaignState }
  | { readonly faults: readonly Fault[]; readonly changes: null; readonly after: null };

const refused = (...faults: Fault[]): EditDecision => ({ faults, changes: null, after: null });

/**
 * What an edit changes. Every value is judged by the schema of its field, and the whole position must
 * still be one that can be played. The position given is left as it is.
 */
export function decideEdit(state: CampaignState, edit: PieceEdit): EditDecision {
  if (edit.act === 'add') return decideAddition(state, edit);
  if (edit.act === 'remove') return decideRemoval(state, edit);
  return decideChange(state, edit);
}

function decideChange(state: CampaignState, { kind, piece, set }: PieceEdit): EditDecision {
  const before = pieceDocument(state, kind, piece);
  if (!before)
    return refused({
      pointer: '/piece',
      found: show(piece),
      allowed: allowedPieces(kind),
    });
  const faults = [...faultsOfFields(kind, set), ...faultsOfNames(state, kind, piece, set)];
  if (faults.length > 0) return refused(...faults);
  const wanted = withFields(kind, before, set);
  const unplayable = faultsOfPosition(state, kind, piece, wanted);
  if (unplayable.length > 0) return refused(...unplayable);
  const after = copyState(state);
  replacePiece(after, kind, piece, wanted);
  const made = pieceDocument(after, kind, piece)!;
  const changes = Object.keys(set)
    .filter((field) => !areSame(before[field], made[field]))
    .map((field) => changeOf(field, before[field], made[field]));
  if (changes.length === 0)
    return refused({ pointer: '/set', found: 'what is so already', allowed: 'at least one other value' });
  return { faults: [], changes, after };
}

/** Puts a piece in that is not there; its document is judged as that of any piece of a position. */
function decideAddition(state: CampaignState, { kind, piece, set }: PieceEdit): EditDecision {
  if (!ADDABLE.includes(kind)) return refused(notAddable(kind));
  if (pieceDocument(state, kind, piece))
    return refused({ pointer: '/piece', found: `${show(piece)}, which is there`, allowed: `a new ${kind}` });
  const owner = partsOfId(piece)?.state;
  if (!state.states.some(({ id }) => id === owner))
    return refused({
      pointer: '/piece',
      found: show(piece),
      allowed: 'state, number and type code, for instance US1IN, of a state of the campaign',
    });
  const faults = [...faultsOfFields(kind, set), ...faultsOfNames(state, kind, piece, set)];
  if (faults.length > 0) return refused(...faults);
  const wanted = withFields(kind, { id: piece }, set);
  const unplayable = [
    ...faultsOf(kind === 'unit' ? UnitDocument : ShipDocument, wanted, '/set'),
    ...faultsOfPosition(state, kind, piece, wanted),
  ];
  if (unplayable.length > 0) return refused(...unplayable);
  const after = copyState(state);
  addPiece(after, kind, wanted);
  const made = pieceDocument(after, kind, piece)!;
  const fields = Object.keys(EDITABLE[kind]).filter((field) => (made[field] ?? null) !== null);
  return { faults: [], changes: fields.map((field) => changeOf(field, null, made[field])), after };
}

/** Takes a piece out, unless others need it: whoever is aboard a ship must have left it. */
function decideRemoval(state: CampaignState, { kind, piece, set }: PieceEdit): EditDecision {
  if (!ADDABLE.includes(kind)) return refused(notAddable(kind));
  const before = pieceDocument(state, kind, piece);
  if (!before)
    return refused({
      pointer: '/piece',
      found: show(piece),
      allowed: `${withArticle(kind)} of the position`,
    });
  if (Object.keys(set).length > 0)
    return refused({ pointer: '/set', found: show(set), allowed: 'nothing, when a piece is taken out' });
  const aboard = [...state.units.values()].filter((unit) => kind === 'ship' && unit.aboard === piece);
  if (aboard.length > 0)
    return refused({
      pointer: '/piece',
      found: `${show(piece)} with ${aboard.map(({ id }) => id).join(', ')} aboard`,
      allowed: 'a ship without units aboard; put them elsewhere first',
    });
  const carrier = [...state.ships.values()].find(
    ({ cargo }) => kind === 'unit' && cargo?.units.some((id) => id === piece) === true,
  );
  if (carrier)
    return refused({
      pointer: '/piece',
      found: `${show(piece)} aboard ${carrier.id}`,
      allowed: 'a unit that is aboard no ship; take it out of the cargo first',
    });
  const followers = [...state.ships.values()].filter(({ attachedTo }) => attachedTo === piece);
  if (followers.length > 0)
    return refused({
      pointer: '/piece',
      found: `${show(piece)} with ${followers.map(({ id }) => id).join(', ')} attached`,
      allowed: 'a ship nobody is attached to; attach them to another first',
    });
  const unplayable = faultsOfPosition(state, kind, piece, null);
  if (unplayable.length > 0) return refused(...unplayable);
  const after = copyState(state);
  removePiece(after, kind, piece);
  const fields = Object.keys(EDITABLE[kind]).filter((field) => (before[field] ?? null) !== null);
  return { faults: [], changes: fields.map((field) => changeOf(field, before[field], null)), after };
}

const allowedPieces = (kind: PieceKind): string =>
  kind === 'relation'
    ? 'two states of the campaign that are of different sides, for instance US-MX'
    : `${withArticle(kind)} of the position`;

const notAddable = (kind: PieceKind): Fault => ({
  pointer: '/kind',
  found: show(kind),
  allowed: `${ADDABLE.join(' or ')}; where cities and ports are is the map, and states and players are those the campaign began with`,
});

/** Whether a field of a piece has a value, as the document writes it. */
export function holds(
  state: CampaignState,
  kind: PieceKind,
  piece: string,
  field: string,
  value: unknown,
): boolean {
  const document = pieceDocument(state, kind, piece);
  return document !== null && areSame(document[field], value);
}

function changeOf(field: string, before: unknown, after: unknown): FieldChange {
  return { field, before: before ?? null, after: after ?? null, told: tellChange(field, before, after) };
}

/** A change of a field in words: `supply source from none to Matamoros`. */
export function tellChange(field: string, before: unknown, after: unknown): string {
  return `${words(field)} from ${inWords(before)} to ${inWords(after)}`;
}

function faultsOfFields(kind: PieceKind, set: PieceDocument): Fault[] {
  const editable = EDITABLE[kind];
  return Object.entries(set).flatMap(([field, value]): Fault[] => {
    const pointer = `/set/${asPointer(field)}`;
    const schema = Object.hasOwn(editable, field) ? editable[field] : undefined;
    if (!schema)
      return [
        {
          pointer,
          found: `a field that cannot be set`,
          allowed: `one of ${Object.keys(editable).join(', ')}`,
        },
      ];
    if (field === 'name' && value === null) return [];
    return faultsOf(schema, value, pointer);
  });
}

/** Names of players, states, ships and ports that the position must know. */
function faultsOfNames(state: CampaignState, kind: PieceKind, piece: string, set: PieceDocument): Fault[] {
  const known: Readonly<Record<string, readonly [(name: string) => boolean, string]>> = {
    commander: [(name) => state.players.some(({ id }) => id === name), 'a player of the campaign'],
    deputy: [(name) => state.players.some(({ id }) => id === name), 'a player of the campaign'],
    state: [(name) => state.states.some(({ id }) => id === name), 'a state of the campaign'],
    aboard: [(name) => state.ships.has(name), 'a ship of the campaign'],
    attachedTo: [(name) => state.ships.has(name) && name !== piece, 'another ship of the campaign'],
    base: [(name) => state.ports.has(name), 'a port of the campaign'],
  };
  const faults = Object.entries(set).flatMap(([field, value]): Fault[] => {
    const test = Object.hasOwn(known, field) ? known[field] : undefined;
    if (!test || typeof value !== 'string' || test[0](value)) return [];
    return [{ pointer: `/set/${field}`, found: show(value), allowed: test[1] }];
  });
  const { port } = (set['at'] ?? {}) as { port?: unknown };
  if (kind === 'ship' && typeof port === 'string' && !state.ports.has(port))
    faults.push({ pointer: '/set/at/port', found: show(port), allowed: 'a port of the campaign' });
  const onMap = kind === 'port' && (state.ports.get(piece)?.square ?? -1) >= 0;
  for (const field of onMap ? ['supplies', 'stores'] : [])
    if (field in set)
      faults.push({
        pointer: `/set/${field}`,
        found: 'goods of a port on the land map',
        allowed: 'its city, which keeps them',
      });
  return faults;
}

const LISTS: Readonly<Record<PieceKind, 'units' | 'cities' | 'ports' | 'ships' | 'relations' | 'players'>> = {
  unit: 'units',
  city: 'cities',
  port: 'ports',
  ship: 'ships',
  relation: 'relations',
  player: 'players',
};

/** What would be wrong with the position if the piece were as wanted, or gone. */
function faultsOfPosition(
  state: CampaignState,
  kind: PieceKind,
  piece: string,
  wanted: PieceDocument | null,
): Fault[] {
  const document = writePosition(state) as unknown as Record<string, PieceDocument[]>;
  const key = LISTS[kind];
  const others = document[key]!.filter((entry) => !isNamed(entry, piece));
  const replaced = wanted ? [...others, wanted] : others;
  try {
    readPosition(
      { ...document, [key]: replaced },
      () => state.theatre,
      () => state.types,
    );
    return [];
  } catch (error) {
    if (!(error instanceof MalformedDocumentError)) throw error;
    return error.faults.map((fault) => ({
      ...fault,
      pointer: `/set${fault.pointer.replace(new RegExp(`^/${key}/\\d+`), '')}`,
    }));
  }
}

function isNamed(entry: PieceDocument, piece: string): boolean {
  const { between } = entry as { between?: readonly string[] };
  if (between) return isBetween(between, piece.split('-') as [string, string]);
  return (entry['id'] ?? entry['name']) === piece;
}

const areSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** `supplySource` as `supply source`. */
const words = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function inWords(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inWords).join(', ');
  if (typeof value !== 'object') return String(value);
  const parts = Object.entries(value).map(([key, part]) => `${words(key)} ${inWords(part)}`);
  return parts.length === 0 ? 'none' : `(${parts.join(', ')})`;
}
