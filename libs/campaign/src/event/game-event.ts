import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '../document/names.schema.js';
import { PHASE_NAMES, type PhaseName } from '../phase/phase-name.js';
import { DrawDocument } from './draw.schema.js';

export const DEGREES = ['full', 'start', 'end', 'partial'] as const;
/** How much of an event a player saw; a player who is not named saw nothing. */
export type Degree = (typeof DEGREES)[number];
/** Who saw an event, by player id. */
export type Audience = Readonly<Record<string, Degree>>;

/** The outer shape that all events share; `data` is described by the schema of its type. */
export const EventDocument = Type.Object(
  {
    seq: Type.Integer({ minimum: 0 }),
    turn: Type.Integer({ minimum: 0 }),
    phase: oneOf(PHASE_NAMES),
    type: Type.String({ pattern: '^[A-Z][A-Za-z]+$' }),
    rule: Type.String({ minLength: 3 }),
    square: Type.Optional(Type.String()),
    units: Type.Optional(Type.Array(Type.String())),
    ships: Type.Optional(Type.Array(Type.String())),
    data: Type.Unknown(),
    dice: Type.Optional(Type.Array(DrawDocument)),
    audience: Type.Record(Type.String(), oneOf(DEGREES)),
  },
  { $id: 'event.schema.json', title: 'Event', additionalProperties: false },
);

/** One thing that happened in a turn, with its rule, its dice and who saw it. */
export interface GameEvent<D = unknown> {
  readonly seq: number;
  readonly turn: number;
  readonly phase: PhaseName;
  readonly type: string;
  readonly rule: string;
  readonly square?: string;
  readonly units?: readonly string[];
  readonly ships?: readonly string[];
  readonly data: D;
  readonly dice?: readonly Static<typeof DrawDocument>[];
  readonly audience: Audience;
}
