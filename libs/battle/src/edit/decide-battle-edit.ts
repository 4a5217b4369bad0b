import type { TSchema } from '@sinclair/typebox';
import {
  asPointer,
  type Fault,
  faultsOf,
  MalformedDocumentError,
  show,
  withArticle,
} from '@vedette/documents';
import { CommandDocument, LeaderDocument, UnitDocument } from '../document/forces.schema.js';
import type { BattleFieldChange, BattlePieceKind } from '../event/edit.events.js';
import { readBattle } from '../reading/read-battle.js';
import { writeBattle } from '../reading/write-battle.js';
import type { BattleChange } from '../state/battle-change.js';
import type { BattleState } from '../state/battle-state.js';

/** What a hand would do to one piece of a battle: values of its fields, as the position has them. */
export interface BattleEdit {
  readonly act: 'change' | 'add' | 'remove';
  readonly kind: BattlePieceKind;
  readonly piece: string;
  readonly set: Readonly<Record<string, unknown>>;
}

/** An edit as it would be made: whose piece it is, what changes, and the change as an event says it; or what is wrong with it. */
export type BattleEditDecision =
  | {
      readonly faults: readonly [];
      readonly side: 'US' | 'CSA';
      readonly changes: readonly BattleFieldChange[];
      readonly change: BattleChange;
    }
  | { readonly faults: readonly Fault[] };

type Piece = Readonly<Record<string, unknown>>;

const LISTS = { unit: 'units', leader: 'leaders', command: 'commands' } as const;
const FIELDS = {
  unit: UnitDocument.properties,
  leader: LeaderDocument.properties,
  command: CommandDocument.properties,
} as const;
/** What a piece is does not change: another is put in instead. */
const FIXED: ReadonlySet<string> = new Set(['id', 'side']);

const refused = (...faults: Fault[]): BattleEditDecision => ({ faults });

/**
 * What an edit changes. Every value is judged by the schema of its field, and the whole battle must still be one that can be played.
 * The battle given is left as it is.
 */
export function decideBattleEdit(
  state: BattleState,
  { act, kind, piece, set }: BattleEdit,
): BattleEditDecision {
  const before = pieceOfBattle(state, kind, piece);
  if (act !== 'change' && kind !== 'unit')
    return refused({
      pointer: '/kind',
      found: show(kind),
      allowed: 'unit; leaders and commands are of the order of battle',
    });
  if (act === 'add' && before)
    return refused({
      pointer: '/piece',
      found: `${show(piece)}, which is there`,
      allowed: 'an id of its own',
    });
  if (act !== 'add' && !before)
    return refused({
      pointer: '/piece',
      found: show(piece),
      allowed: `the id of ${withArticle(kind)} of the battle`,
    });
  if (act === 'remove' && Object.keys(set).length > 0)
    return refused({ pointer: '/set', found: show(set), allowed: 'nothing, when a unit is taken out' });
  const faults = act === 'remove' ? [] : faultsOfFields(kind, act, set);
  if (faults.length > 0) return refused(...faults);
  const wanted = act === 'remove' ? null : { ...before, ...set, id: piece };
  const made = playableWith(state, kind, piece, wanted);
  if ('faults' in made) return refused(...made.faults);
  const after = act === 'remove' ? null : pieceOfBattle(made.state, kind, piece)!;
  const fields =
    act === 'change' ? Object.keys(set) : Object.keys(FIELDS[kind]).filter((field) => field !== 'id');
  const changes = fields
    .map((field) => changeOf(field, before?.[field] ?? null, after?.[field] ?? null))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
  if (changes.length === 0)
    return refused({ pointer: '/set', found: 'what is so already', allowed: 'at least one other value' });
  const values =
    after && (act === 'add' ? after : Object.fromEntries(changes.map((one) => [one.field, one.after])));
  return {
    faults: [],
    side: (after ?? before)!['side'] as 'US' | 'CSA',
    changes,
    change: { [LISTS[kind]]: { [piece]: values } },
  };
}

/** A piece of a battle as its position writes it, without what is derived; undefined where there is none. */
export function pieceOfBattle(state: BattleState, kind: BattlePieceKind, piece: string): Piece | undefined {
  return state[LISTS[kind]].get(piece);
}

function faultsOfFields(kind: BattlePieceKind, act: BattleEdit['act'], set: BattleEdit['set']): Fault[] {
  const known = FIELDS[kind] as unknown as Readonly<Record<string, TSchema>>;
  const settable = Object.keys(known).filter((field) => (act === 'add' ? field !== 'id' : !FIXED.has(field)));
  return Object.entries(set).flatMap(([field, value]): Fault[] => {
    const pointer = `/set/${asPointer(field)}`;
    if (!settable.includes(field)) return [{ pointer, found: show(field), allowed: settable.join(', ') }];
    return faultsOf(known[field]!, value).map((fault) => ({
      ...fault,
      pointer: `${pointer}${fault.pointer}`,
    }));
  });
}

function playableWith(
  state: BattleState,
  kind: BattlePieceKind,
  piece: string,
  wanted: Piece | null,
): { readonly state: BattleState } | { readonly faults: readonly Fault[] } {
  const document = writeBattle(state);
  const list = LISTS[kind];
  const others = (document[list] as Piece[]).filter(({ id }) => id !== piece);
  try {
    return { state: readBattle({ ...document, [list]: wanted === null ? others : [...others, wanted] }) };
  } catch (error) {
    if (!(error instanceof MalformedDocumentError)) throw error;
    const own = `/${list}/${others.length}`;
    return {
      faults: error.faults.map((fault) => ({
        ...fault,
        pointer: fault.pointer.startsWith(`${own}/`) ? `/set${fault.pointer.slice(own.length)}` : '/piece',
        found: fault.pointer.startsWith(own) ? fault.found : `${fault.found} at ${fault.pointer}`,
      })),
    };
  }
}

const changeOf = (field: string, before: unknown, after: unknown): BattleFieldChange => ({
  ...{ field, before, after },
  told: `${field} ${inWords(before)} → ${inWords(after)}`,
});

const inWords = (value: unknown): string => {
  if (value === null) return 'none';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
};
