import { type Static, Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/record';
import { Id } from '../document/forces.schema.js';
import { defineBattleEvent } from './define-battle-event.js';

/** What of a battle is changed by hand: units are put in and taken out too. */
export const BATTLE_PIECE_KINDS = ['unit', 'leader', 'command'] as const;
export type BattlePieceKind = (typeof BATTLE_PIECE_KINDS)[number];

const ACTS = ['change', 'add', 'remove'] as const;

/** One field of a piece before and after, as the position has it; null where it has none. */
export const BattleFieldChange = Type.Object({
  field: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
  told: Type.String({ description: 'the change in words' }),
});
export type BattleFieldChange = Static<typeof BattleFieldChange>;

/**
 * The administrator changed a piece by hand, put a unit in or took one out. It belongs to the start of its turn. The piece’s side is told; the
 * enemy sees what there is to see when both sides look round as the turn begins (P-25.2).
 */
export const BattlePieceEdited = defineBattleEvent({
  type: 'BattlePieceEdited',
  data: Type.Object({
    kind: oneOf(BATTLE_PIECE_KINDS),
    piece: Id,
    act: oneOf(ACTS),
    changes: Type.Array(BattleFieldChange),
    reason: Type.String(),
    by: Type.String({ description: 'account of the administrator' }),
    undoes: Type.Optional(Type.Integer({ minimum: 1, description: 'number of the edit that is taken back' })),
  }),
});

export const EDIT_EVENTS = [BattlePieceEdited] as const;
