import { Type, type Static } from '@sinclair/typebox';
import { Count, HexName, OPEN, OrderWord, orNull, SideName } from './words.schema.js';

const Ids = Type.Array(Type.String());

/** What one unit has done and suffered in the turn; counts of fatigue, works and recovery rest on it. */
export const UnitTurn = Type.Object(
  {
    /** MP spent and hexes entered of its own will. */
    spent: Type.Number(),
    hexes: Count,
    fired: Type.Boolean(),
    shocked: Type.Boolean(),
    /** It was the target of a fire that rolled; of small arms. */
    underFire: Type.Boolean(),
    underSmallArms: Type.Boolean(),
    strategic: Type.Boolean(),
    doubleTime: Type.Boolean(),
    built: Type.Boolean(),
    /** Level it acted at. */
    level: orNull(Type.Union([Type.Literal('ME'), Type.Literal('RE')])),
    reactedByMoving: Type.Boolean(),
    /** It routed in this turn: in its Cleanup it runs no farther (P-12.2). */
    routed: Type.Optional(Type.Boolean()),
    /** Its command ran into an enemy nobody had seen: it checks the harder until the activation ends (P-25.7). */
    surprised: Type.Optional(Type.Boolean()),
    /** Its command acted without it, since it was out of command then: it acts in the phase of those (G-16). */
    leftOut: Type.Optional(Type.Boolean()),
    /** Hex by which it came onto the map. */
    entry: orNull(HexName),
  },
  OPEN,
);
export type UnitTurn = Static<typeof UnitTurn>;

/** What has happened so far in the turn that a later step of it has to know. Fresh at its beginning. */
export const ProgressDocument = Type.Object(
  {
    /** Dice thrown so far by purpose and subject. */
    throws: Type.Record(Type.String(), Count),
    /** Whether the gate of G-05 stood open, by side that tried. */
    gates: Type.Record(Type.String(), Type.Boolean()),
    /** Commands that tried to change orders this turn. */
    orderAttempts: Ids,
    /** Sides whose overall commander went into the initiative roll. */
    committed: Type.Array(SideName),
    /** Who has the initiative this turn, and whether his free activation is still to come (G-12). */
    initiative: orNull(SideName),
    free: Type.Boolean(),
    randomEvent: Type.Boolean(),
    attached: Type.Array(SideName),
    /** Number of the last impulse of the phase, whose turn is next, passes in a row. */
    impulse: Count,
    next: orNull(SideName),
    passes: Count,
    /** Places in the turn's orders of impulse entries that were played or struck. */
    played: Type.Array(Count),
    struck: Type.Array(Count),
    /** Commands that have acted, and those whose superiors tried for ME in their stead (G-14). */
    activated: Ids,
    preempted: Ids,
    units: Type.Record(Type.String(), UnitTurn),
    /** SP fired from a hex this turn (P-05.3), and what one's own fire did to a hex (P-25.5). */
    firedFrom: Type.Record(HexName, Count),
    effects: Type.Record(Type.String(), Count),
    /** Commands that lost their leader this turn (P-19). */
    leaderless: Ids,
    /** What random events forbid or grant this turn, by letter. */
    event: Type.Record(Type.String(), Type.Unknown()),
    /** Orders forced on commands by events this turn. */
    forced: Type.Record(Type.String(), OrderWord),
  },
  OPEN,
);
export type ProgressDocument = Static<typeof ProgressDocument>;

/** A turn in which nothing has happened yet. */
export function freshProgress(): ProgressDocument {
  return {
    throws: {},
    gates: {},
    orderAttempts: [],
    committed: [],
    initiative: null,
    free: false,
    randomEvent: false,
    attached: [],
    impulse: 0,
    next: null,
    passes: 0,
    played: [],
    struck: [],
    activated: [],
    preempted: [],
    units: {},
    firedFrom: {},
    effects: {},
    leaderless: [],
    event: {},
    forced: {},
  };
}

/** A unit to which nothing has happened yet this turn. */
export function freshUnitTurn(): UnitTurn {
  return {
    spent: 0,
    hexes: 0,
    fired: false,
    shocked: false,
    underFire: false,
    underSmallArms: false,
    strategic: false,
    doubleTime: false,
    built: false,
    level: null,
    reactedByMoving: false,
    entry: null,
  };
}
