import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '@vedette/record';
import {
  ARMS,
  CLASSES,
  Count,
  FLANKS,
  FORMATIONS,
  HexName,
  LEADER_STATUSES,
  LEVELS,
  Name,
  OPEN,
  OrderWord,
  orNull,
  RECOVERIES,
  SideName,
  Sixth,
  TurnName,
  UNIT_STATES,
  UNIT_TYPES,
  WEAPONS,
} from './words.schema.js';

/** An id; it has no colon, at which labels of dice are read apart. */
export const Id = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$',
  description: 'an id of letters, digits, dots and dashes',
});

const Rating = Type.Integer({ minimum: 0, maximum: 9 });

/** A leader and where he is. Ranges are in hexes, his movement in MP. */
export const LeaderDocument = Type.Object(
  {
    id: Id,
    name: Name,
    side: SideName,
    command: orNull(Id),
    rating: Rating,
    range: Type.Integer({ minimum: 0, maximum: 99 }),
    stars: Type.Integer({ minimum: 0, maximum: 5 }),
    hex: orNull(HexName),
    spent: Type.Boolean(),
    starsUsed: Type.Boolean(),
    moved: Count,
    status: oneOf(LEADER_STATUSES),
    kind: orNull(oneOf(['artillery-chief', 'engineer'])),
    group: orNull(Id),
    /** Turns for which he does not yet know how things stand (G-84). */
    fogTurns: Count,
  },
  OPEN,
);
export type LeaderDocument = Static<typeof LeaderDocument>;

/** Skirmishers a brigade has out, with what the others had lost when they went (G-67, P-36). */
const Skirmishers = Type.Object({ unit: Id, lossesAtStart: Type.Record(Type.String(), Count) }, OPEN);

/** A command of the organisation chart, from battalion to army. */
export const CommandDocument = Type.Object(
  {
    id: Id,
    side: SideName,
    level: oneOf(LEVELS),
    arm: oneOf(ARMS),
    leader: orNull(Id),
    superior: orNull(Id),
    order: orNull(OrderWord),
    rsm: Type.Boolean(),
    fatigue: Type.Integer({ minimum: 0, maximum: 6 }),
    marchTurns: Count,
    startSP: Count,
    class: oneOf(CLASSES),
    ineffectiveAt: Count,
    ineffective: Type.Boolean(),
    recovery: orNull(oneOf(RECOVERIES)),
    skirmishers: orNull(Skirmishers),
  },
  OPEN,
);
export type CommandDocument = Static<typeof CommandDocument>;

/** A regiment, a battery or a train. One SP is fifty men, one gun or one ammunition point. */
export const UnitDocument = Type.Object(
  {
    id: Id,
    name: Name,
    side: SideName,
    command: Id,
    type: oneOf(UNIT_TYPES),
    sp: Type.Integer({ minimum: 1, maximum: 99 }),
    startSP: Type.Integer({ minimum: 1, maximum: 99 }),
    weapon: oneOf(WEAPONS),
    cohesion: Rating,
    cohesionDisordered: Rating,
    hex: orNull(HexName),
    stack: Count,
    facing: Sixth,
    formation: oneOf(FORMATIONS),
    extended: Type.Array(HexName, { maxItems: 13 }),
    refused: orNull(oneOf(FLANKS)),
    state: oneOf(UNIT_STATES),
    collapsed: Type.Boolean(),
    blown: Type.Boolean(),
    routs: Count,
    losses: Count,
    stragglers: Count,
    ammo: Count,
    order: orNull(OrderWord),
    orderUntil: orNull(TurnName),
    reactionFires: Count,
    acted: Type.Boolean(),
    bayonet: Type.Boolean(),
    group: orNull(Id),
    /** Of its losses, guns that the enemy has (3 points each, G-74). */
    captured: Count,
  },
  OPEN,
);
export type UnitDocument = Static<typeof UnitDocument>;
