import { Type, type Static } from '@sinclair/typebox';
import { CityDocument } from './city.schema.js';
import { PortDocument } from './naval.schema.js';
import { CLOSED, pairOf, StrategicSquareName, TacticalSquareName } from './names.schema.js';

const Chances = Type.Record(Type.String(), Type.Number({ minimum: 0, maximum: 1 }));
const Codes = Type.Array(Type.String({ minLength: 2, maxLength: 4 }));

export const SeaAreaDocument = Type.Object(
  {
    code: Type.String({ minLength: 2, maxLength: 4 }),
    name: Type.String(),
    map: Type.String(),
    neighbours: Type.Object(
      { N: Type.Optional(Codes), E: Type.Optional(Codes), S: Type.Optional(Codes), W: Type.Optional(Codes) },
      CLOSED,
    ),
    tacticalAreas: Type.Optional(Type.Integer({ minimum: 1, maximum: 25 })),
    windChances: Type.Optional(Chances),
    strengthChances: Type.Optional(Chances),
    stormChance: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    landTo: Type.Optional(Type.Array(Type.String())),
  },
  { additionalProperties: true },
);

/** A small exact theatre given within a position; terrain is one letter a square, one string a row, north first. */
export const InlineTheatreDocument = Type.Object(
  {
    kind: Type.Literal('inline'),
    origin: StrategicSquareName,
    strategic: Type.Array(Type.String({ minLength: 1, maxLength: 260 }), { minItems: 1, maxItems: 260 }),
    nations: Type.Optional(Type.Array(Type.String())),
    nationKey: Type.Optional(Type.Record(Type.String(), Type.String())),
    population: Type.Optional(Type.Array(Type.String())),
    tactical: Type.Optional(
      Type.Record(
        Type.String({ pattern: '^[A-Z][0-9]-[A-Z][0-9]$' }),
        Type.Object({
          terrain: Type.Optional(
            Type.Array(Type.String({ minLength: 15, maxLength: 15 }), { minItems: 15, maxItems: 15 }),
          ),
          defence: Type.Optional(
            Type.Array(Type.String({ pattern: '^[0-4]{15}$' }), { minItems: 15, maxItems: 15 }),
          ),
          rail: Type.Optional(
            Type.Array(TacticalSquareName, { description: 'squares with track besides the letters R' }),
          ),
        }),
      ),
    ),
    cities: Type.Optional(Type.Array(CityDocument)),
    rivers: Type.Optional(Type.Array(Type.Unknown())),
    rails: Type.Optional(Type.Array(pairOf(StrategicSquareName))),
    seas: Type.Optional(Type.Array(SeaAreaDocument)),
    ports: Type.Optional(Type.Array(PortDocument)),
  },
  { additionalProperties: true },
);
export type InlineTheatreDocument = Static<typeof InlineTheatreDocument>;
