import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '@vedette/record';
import { CLOSED, HexName, orNull } from './words.schema.js';

const Odds = Type.String({ pattern: '^[1-9][0-9]?:[1-9][0-9]?$', description: 'odds as 2:1' });
const Within = Type.Integer({ minimum: 1, maximum: 28 });
export const TARGET_KINDS = ['artillery', 'infantry', 'cavalry', 'leaders'] as const;

/** What troops do by themselves when it comes to it (P-34): each key as it is asked for. */
const KEYS = {
  reactionFire: Type.Union([oneOf(['free', 'hold']), Type.Object({ within: Within }, CLOSED)]),
  withdraw: Type.Union([Type.Literal(false), Type.Integer({ minimum: 1, maximum: 3 })]),
  turn: Type.Boolean(),
  retreatBeforeShock: Type.Union([oneOf(['never', 'always']), Type.Object({ from: Odds }, CLOSED)]),
  mountAfter: Type.Boolean(),
  cavalryReaction: Type.Union([
    Type.Literal(false),
    Type.Object({ toward: HexName, hexes: Type.Integer({ minimum: 1, maximum: 6 }) }, CLOSED),
  ]),
  counterCharge: Type.Boolean(),
  fireAt: Type.Array(Type.Union([oneOf(TARGET_KINDS), HexName]), { maxItems: 50 }),
  defaultOrder: oneOf(['SKPD', 'HOLD', 'RSRV', 'WDRW']),
  advance: Type.Boolean(),
} as const;

/** Standing instructions of a unit, a command or a side; a key that is missing is unsaid. */
export const StandingKeys = Type.Partial(Type.Object(KEYS, CLOSED));
export type StandingKeys = Static<typeof StandingKeys>;

/** The keys as an order gives them: null takes one back. */
export const STANDING_ORDER_KEYS = {
  reactionFire: Type.Optional(orNull(KEYS.reactionFire)),
  withdraw: Type.Optional(orNull(KEYS.withdraw)),
  turn: Type.Optional(orNull(KEYS.turn)),
  retreatBeforeShock: Type.Optional(orNull(KEYS.retreatBeforeShock)),
  mountAfter: Type.Optional(orNull(KEYS.mountAfter)),
  cavalryReaction: Type.Optional(orNull(KEYS.cavalryReaction)),
  counterCharge: Type.Optional(orNull(KEYS.counterCharge)),
  fireAt: Type.Optional(orNull(KEYS.fireAt)),
  defaultOrder: Type.Optional(orNull(KEYS.defaultOrder)),
  advance: Type.Optional(orNull(KEYS.advance)),
} as const;

/** All standing instructions of a battle: by unit, command or side, and where a leader's stars go (G-65). */
export const StandingDocument = Type.Object(
  {
    of: Type.Record(Type.String(), StandingKeys),
    stars: Type.Record(Type.String(), oneOf(['udd', 'rally', 'none'])),
  },
  CLOSED,
);
export type StandingDocument = Static<typeof StandingDocument>;
