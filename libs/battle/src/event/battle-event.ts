import { type Static, Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/record';
import { BattleDieDocument, type BattleDie } from '../dice/battle-die.js';
import { STEPS, type BattleStep } from '../document/step.js';
import type { BattleChange } from '../state/battle-change.js';

export const SIGHT_LEVELS = ['full', 'named', 'arm', 'troops', 'smoke'] as const;
/** How much of an event a player saw: all, or as much as of a contact at that distance. */
export type SightLevel = (typeof SIGHT_LEVELS)[number];
/** Who saw an event, by player id; a player who is not named saw nothing. */
export type BattleAudience = Readonly<Record<string, SightLevel>>;

/** One thing that happened in a battle, with its rules, its dice, who saw it, and what it changed. */
export interface BattleEvent<Data = unknown, Kind extends string = string> {
  readonly seq: number;
  readonly turn: string;
  readonly step: BattleStep;
  readonly type: Kind;
  /** The book and the ids that decided, the first foremost. */
  readonly rule: string;
  /** Number of the impulse in its phase, passes counted. */
  readonly impulse?: number;
  readonly hex?: string;
  readonly units?: readonly string[];
  readonly leaders?: readonly string[];
  readonly data: Data;
  readonly dice?: readonly BattleDie[];
  readonly audience: BattleAudience;
  /** What it changed. Told to nobody. */
  readonly change?: BattleChange;
}

/** The outer shape all events of a battle share. */
export const BattleEventDocument = Type.Object(
  {
    seq: Type.Integer({ minimum: 0 }),
    turn: Type.String(),
    step: oneOf(STEPS),
    type: Type.String({ pattern: '^[A-Z][A-Za-z]+$' }),
    rule: Type.String({ pattern: '^gbacw-3dog( [GP]-[0-9.]+)+$' }),
    impulse: Type.Optional(Type.Integer({ minimum: 1 })),
    hex: Type.Optional(Type.String()),
    units: Type.Optional(Type.Array(Type.String())),
    leaders: Type.Optional(Type.Array(Type.String())),
    data: Type.Unknown(),
    dice: Type.Optional(Type.Array(BattleDieDocument)),
    audience: Type.Record(Type.String(), oneOf(SIGHT_LEVELS)),
    change: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: false },
);
export type BattleEventDocument = Static<typeof BattleEventDocument>;
