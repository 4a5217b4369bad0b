import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { oneOf } from '@vedette/record';
import { Id } from '../document/forces.schema.js';
import { STANDING_ORDER_KEYS } from '../document/standing.schema.js';
import {
  CLOSED,
  FORMATIONS,
  HexName,
  OrderWord,
  RECOVERIES,
  Sixth,
  TurnName,
} from '../document/words.schema.js';
import { ActivateOrder, GIVEN, GiftOrder, LeaderOrder, PassOrder } from './activation.schema.js';

/** Name and version of the document. */
export const BATTLE_ORDERS_FORMAT = 'vedette/battle-orders@1';

/** A command, or by commander's initiative a unit, is to have another order (G-03 to G-11). */
export const ChangeOrder = Type.Object(
  {
    kind: Type.Literal('change'),
    command: Type.Optional(Id),
    unit: Type.Optional(Id),
    to: OrderWord,
    spend: Type.Optional(Type.Array(Id, { maxItems: 10 })),
    with: Type.Optional(Id),
    ...GIVEN,
  },
  CLOSED,
);
export type ChangeOrder = Static<typeof ChangeOrder>;

/** The overall commander's points go into the initiative roll (G-13). */
export const CommitOrder = Type.Object({ kind: Type.Literal('commit'), leader: Id, ...GIVEN }, CLOSED);
export type CommitOrder = Static<typeof CommitOrder>;

/** A command is designated to recover (II-B). */
export const RecoverOrder = Type.Object(
  { kind: Type.Literal('recover'), command: Id, what: oneOf(RECOVERIES), ...GIVEN },
  CLOSED,
);
export type RecoverOrder = Static<typeof RecoverOrder>;

/** A command or a unit goes under another superior (G-60, G-61). */
export const AttachOrder = Type.Object(
  {
    kind: Type.Literal('attach'),
    command: Type.Optional(Id),
    unit: Type.Optional(Id),
    to: Id,
    ...GIVEN,
  },
  CLOSED,
);
export type AttachOrder = Static<typeof AttachOrder>;

/** A group is sent to another entrance area (G-80). */
export const AlternativeOrder = Type.Object(
  { kind: Type.Literal('alternative'), group: Id, area: Type.String(), ...GIVEN },
  CLOSED,
);
export type AlternativeOrder = Static<typeof AlternativeOrder>;

/** What troops do by themselves (P-34), or where a leader's stars go (G-65). */
export const StandingOrder = Type.Object(
  {
    kind: Type.Literal('standing'),
    for: Type.Optional(Id),
    leader: Type.Optional(Id),
    stars: Type.Optional(oneOf(['udd', 'rally', 'none'])),
    ...STANDING_ORDER_KEYS,
    ...GIVEN,
  },
  CLOSED,
);
export type StandingOrder = Static<typeof StandingOrder>;

/** Free set-up before the first turn: a unit's place, or a command's order (G-02). */
export const SetupOrder = Type.Object(
  {
    kind: Type.Literal('setup'),
    unit: Type.Optional(Id),
    command: Type.Optional(Id),
    hex: Type.Optional(HexName),
    facing: Type.Optional(Sixth),
    formation: Type.Optional(oneOf(FORMATIONS)),
    extended: Type.Optional(Type.Array(HexName, { maxItems: 13 })),
    order: Type.Optional(OrderWord),
    ...GIVEN,
  },
  CLOSED,
);
export type SetupOrder = Static<typeof SetupOrder>;

/** A group's secret order of entry. */
export const EntryOrder = Type.Object(
  {
    kind: Type.Literal('entry'),
    group: Id,
    sequence: Type.Array(Id, { maxItems: 100 }),
    hex: Type.Optional(HexName),
    ...GIVEN,
  },
  CLOSED,
);
export type EntryOrder = Static<typeof EntryOrder>;

/** The schema of each kind of order. */
export const BATTLE_ORDER_SCHEMAS = {
  change: ChangeOrder,
  commit: CommitOrder,
  recover: RecoverOrder,
  attach: AttachOrder,
  alternative: AlternativeOrder,
  activate: ActivateOrder,
  gift: GiftOrder,
  leader: LeaderOrder,
  pass: PassOrder,
  standing: StandingOrder,
  setup: SetupOrder,
  entry: EntryOrder,
} as const satisfies Record<string, TSchema>;

export type BattleOrderKind = keyof typeof BATTLE_ORDER_SCHEMAS;
export const BATTLE_ORDER_KINDS = Object.keys(BATTLE_ORDER_SCHEMAS) as BattleOrderKind[];
/** An order of one kind, or of any. */
export type BattleOrder<Kind extends BattleOrderKind = BattleOrderKind> = Kind extends BattleOrderKind
  ? Static<(typeof BATTLE_ORDER_SCHEMAS)[Kind]>
  : never;

/** Most orders of a turn, of all players. */
export const MOST_ORDERS = 5_000;

/** The orders of a turn, of all players. */
export const BattleOrdersDocument = Type.Object(
  {
    format: Type.Literal(BATTLE_ORDERS_FORMAT),
    turn: TurnName,
    orders: Type.Array(Type.Union(Object.values(BATTLE_ORDER_SCHEMAS)), { maxItems: MOST_ORDERS }),
  },
  CLOSED,
);
/** The orders of a turn, of all players. */
export interface BattleOrdersDocument {
  readonly format: typeof BATTLE_ORDERS_FORMAT;
  readonly turn: string;
  readonly orders: readonly BattleOrder[];
}
