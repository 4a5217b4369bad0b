import { type Static, Type } from '@sinclair/typebox';
import { oneOf } from '../document/names.schema.js';
import {
  addPiece,
  EDIT_ACTS,
  PIECE_KINDS,
  pieceDocument,
  removePiece,
  replacePiece,
  withFields,
} from '../state/piece-document.js';
import { defineEvent } from './define-event.js';

/** One field of a piece before and after, as the position document has it; null where it has none. */
export const FieldChange = Type.Object({
  field: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
  told: Type.String({ description: 'the change in words' }),
});
export type FieldChange = Static<typeof FieldChange>;

const Square = Type.Optional(Type.String());

/**
 * The administrator changed a piece by hand, put one in or took one out, or changed how two states stand or who is minister of what. It belongs to
 * the start of its turn. The piece's command is told everything; whoever has it in sight sees what there is to see of it, and never why.
 * Treaties and offices are public, as they were when the campaign began.
 */
export const PieceEdited = defineEvent({
  type: 'PieceEdited',
  data: Type.Object({
    kind: oneOf(PIECE_KINDS),
    piece: Type.String(),
    act: Type.Optional(oneOf(EDIT_ACTS, 'change when left out')),
    changes: Type.Array(FieldChange),
    reason: Type.String(),
    sighted: Type.Array(FieldChange, { description: 'those of the changes that can be seen from outside' }),
    from: Type.Optional(Type.String({ description: 'strategic square a unit was taken from' })),
    to: Type.Optional(Type.String({ description: 'strategic square a unit was put in' })),
    fromTactical: Square,
    toTactical: Square,
    by: Type.String({ description: 'account of the administrator' }),
    undoes: Type.Optional(Type.Integer({ minimum: 1, description: 'number of the edit that is taken back' })),
  }),
  seen: {
    full: ['kind', 'piece', 'act', 'changes', 'reason', 'from', 'to', 'fromTactical', 'toTactical'],
    partial: ['kind', 'piece', 'act', 'sighted', 'from', 'to', 'fromTactical', 'toTactical'],
    start: ['kind', 'piece', 'act', 'from', 'fromTactical'],
    end: ['kind', 'piece', 'act', 'to', 'toTactical'],
    square: { start: 'from', end: 'to', partial: 'from' },
  },
  apply(state, event) {
    const { kind, piece, act, changes } = event.data;
    const document = pieceDocument(state, kind, piece);
    const set = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
    if (act === 'add') {
      if (!document) addPiece(state, kind, withFields(kind, { id: piece }, set));
      return;
    }
    if (!document) return;
    if (act === 'remove') return removePiece(state, kind, piece);
    replacePiece(state, kind, piece, withFields(kind, document, set));
  },
});

/** On what occasion the house itself announces something. */
export const OCCASIONS = ['end', 'reopening', 'publication'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** The administrator announced something, to those in the audience. */
export const AnnouncementMade = defineEvent({
  type: 'AnnouncementMade',
  data: Type.Object({
    text: Type.String(),
    by: Type.String({ description: 'account of the administrator' }),
    occasion: Type.Optional(
      oneOf(OCCASIONS, 'what the house announces of itself; left out of the administrator’s own words'),
    ),
  }),
  seen: { full: ['text'] },
  apply() {},
});

/** Events of the administrator's own hand. */
export const ADMINISTRATION_EVENTS = [PieceEdited, AnnouncementMade] as const;
