import { type Fault, MalformedDocumentError } from '../document/fault.js';
import { asPointer, show } from '../document/schema-fault.js';
import { faultsOf } from '../document/validate.js';
import type { FieldChange } from '../event/administration-events.js';
import type { CampaignState } from '../state/campaign-state.js';
import { copyState } from '../state/copy-state.js';
import { readPosition } from '../state/read-position.js';
import { writePosition } from '../state/write-position.js';
import {
  EDITABLE,
  type PieceDocument,
  pieceDocument,
  type PieceKind,
  replacePiece,
  withFields,
} from './piece-document.js';

/** What a hand would set: values of fields of one piece, as the position document has them. */
export interface PieceEdit {
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
 * What setting fields of a piece changes. Every value is judged by the schema of its field, and the whole position must
 * still be one that can be played. The position given is left as it is.
 */
export function decideEdit(state: CampaignState, { kind, piece, set }: PieceEdit): EditDecision {
  const before = pieceDocument(state, kind, piece);
  if (!before)
    return refused({ pointer: '/piece', found: show(piece), allowed: `a ${kind} of the position` });
  const faults = [...faultsOfFields(kind, set), ...faultsOfNames(state, kind, piece, set)];
  if (faults.length > 0) return refused(...faults);
  const wanted = withFields(kind, before, set);
  const unplayable = faultsOfPositionWith(state, kind, piece, wanted);
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

const LISTS: Readonly<Record<PieceKind, 'units' | 'cities' | 'ports' | 'ships'>> = {
  unit: 'units',
  city: 'cities',
  port: 'ports',
  ship: 'ships',
};

/** What would be wrong with the position if the piece were as wanted. */
function faultsOfPositionWith(
  state: CampaignState,
  kind: PieceKind,
  piece: string,
  wanted: PieceDocument,
): Fault[] {
  const document = writePosition(state) as unknown as Record<string, PieceDocument[]>;
  const key = LISTS[kind];
  const replaced = document[key]!.map((entry) => (nameOf(entry) === piece ? wanted : entry));
  try {
    readPosition({ ...document, [key]: replaced }, () => state.theatre);
    return [];
  } catch (error) {
    if (!(error instanceof MalformedDocumentError)) throw error;
    return error.faults.map((fault) => ({
      ...fault,
      pointer: `/set${fault.pointer.replace(new RegExp(`^/${key}/\\d+`), '')}`,
    }));
  }
}

const nameOf = (entry: PieceDocument): unknown => entry['id'] ?? entry['name'];

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
