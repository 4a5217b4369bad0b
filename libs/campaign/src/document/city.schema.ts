import { Type, type Static } from '@sinclair/typebox';
import {
  CLOSED,
  Count,
  orNull,
  PlaceName,
  StateIdText,
  StrategicSquareName,
  TacticalSquareName,
} from './names.schema.js';

export const FortDocument = Type.Object(
  { level: Type.Integer({ minimum: 1, maximum: 5 }), capacity: Count },
  CLOSED,
);

/** A city (GITM AMWOL 1.3, 2.6, 10.5). In a position it overrides the theatre's city of that name, or adds one. */
export const CityDocument = Type.Object(
  {
    name: PlaceName,
    square: Type.Optional(StrategicSquareName),
    tactical: Type.Optional(TacticalSquareName),
    state: Type.Optional(StateIdText),
    level: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    supplies: Type.Optional(Count),
    stores: Type.Optional(Count),
    fort: Type.Optional(orNull(FortDocument)),
    manufacturing: Type.Optional(Count),
    besieged: Type.Optional(Type.Boolean()),
    inTurn: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: true },
);
export type CityDocument = Static<typeof CityDocument>;
