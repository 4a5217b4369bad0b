import { Type, type Static } from '@sinclair/typebox';
import type { Audience } from './audience.js';
import { DEGREES } from './degree.js';
import { DrawDocument } from './draw.schema.js';
import { oneOf } from './one-of.js';

/** One thing that happened in a turn, with its rule, its dice and who saw it. */
export interface GameEvent<Phase extends string = string, Data = unknown, Type extends string = string> {
  readonly seq: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly type: Type;
  readonly rule: string;
  readonly square?: string;
  readonly units?: readonly string[];
  readonly ships?: readonly string[];
  readonly data: Data;
  readonly dice?: readonly Static<typeof DrawDocument>[];
  readonly audience: Audience;
}

/** The outer shape that all events of a game share; `data` is described by the schema of its type. */
export function eventDocument<const Phases extends readonly string[]>(phases: Phases) {
  return Type.Object(
    {
      seq: Type.Integer({ minimum: 0 }),
      turn: Type.Integer({ minimum: 0 }),
      phase: oneOf(phases),
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
}
