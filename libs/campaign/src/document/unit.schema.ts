import { Type, type Static } from '@sinclair/typebox';
import {
  CLOSED,
  Count,
  oneOf,
  orNull,
  PlaceName,
  PlayerIdText,
  QUALITIES,
  TacticalSquareName,
  UnitIdText,
} from './names.schema.js';

export const UNIT_STATUSES = ['active', 'inactive', 'shattered', 'embarked', 'garrison'] as const;
export type UnitStatus = (typeof UNIT_STATUSES)[number];

export const CasualtiesDocument = Type.Object(
  {
    killed: Type.Optional(Count),
    wounded: Type.Optional(Count),
    prisoners: Type.Optional(Count),
    stragglers: Type.Optional(Count),
  },
  CLOSED,
);

/** A land unit of a position; everything but id, place and strength has a default (GITM AMWOL 3.1-3.4). */
export const UnitDocument = Type.Object(
  {
    id: UnitIdText,
    name: Type.Optional(Type.String({ maxLength: 120 })),
    square: Type.Optional(orNull(PlaceName)),
    tactical: Type.Optional(orNull(TacticalSquareName)),
    strength: Type.Optional(Count),
    batteries: Type.Optional(Type.Integer({ minimum: 0, maximum: 40 })),
    regiments: Type.Optional(Type.Integer({ minimum: 0, maximum: 40 })),
    weapon: Type.Optional(orNull(Type.String({ maxLength: 40 }))),
    gun: Type.Optional(orNull(Type.String({ maxLength: 40 }))),
    quality: Type.Optional(oneOf(QUALITIES)),
    experience: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    morale: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    fatigue: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    initiative: Type.Optional(orNull(Type.Number({ minimum: 1, maximum: 5 }))),
    supplies: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    ammunition: Type.Optional(Type.Integer({ minimum: 0, maximum: 5 })),
    commander: Type.Optional(orNull(PlayerIdText)),
    deputy: Type.Optional(orNull(PlayerIdText)),
    status: Type.Optional(oneOf(UNIT_STATUSES)),
    inFort: Type.Optional(Type.Boolean()),
    aboard: Type.Optional(orNull(UnitIdText)),
    casualties: Type.Optional(CasualtiesDocument),
    supplySource: Type.Optional(orNull(PlaceName)),
    reforming: Type.Optional(
      orNull(
        Type.Object(
          { turnsLeft: Type.Integer({ minimum: 0 }), waited: Type.Integer({ minimum: 0 }) },
          CLOSED,
        ),
      ),
    ),
    homeCity: Type.Optional(orNull(PlaceName)),
    deployed: Type.Optional(Type.Boolean({ description: 'a bridge train that spans its river square' })),
    formerly: Type.Optional(orNull(UnitIdText, { description: 'the id it had before it was captured' })),
    turnsOutOfSupply: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 10_000, description: 'turns in a row without eating or foraging' }),
    ),
    derived: Type.Optional(Type.Unknown()),
    inTurn: Type.Optional(
      Type.Unknown({ description: 'what the unit has done so far in a turn that is under way' }),
    ),
  },
  { additionalProperties: true },
);
export type UnitDocument = Static<typeof UnitDocument>;
