import { Type, type Static } from '@sinclair/typebox';
import { SHIP_STATUSES, Wind } from '@vedette/observed';
import {
  CLOSED,
  Count,
  oneOf,
  orNull,
  PlaceName,
  PlayerIdText,
  QUALITIES,
  StateIdText,
  StrategicSquareName,
  TacticalSquareName,
  UnitIdText,
} from './names.schema.js';

export { COMPASS, Wind as WindDocument, WIND_STRENGTHS } from '@vedette/observed';
export type ShipStatus = (typeof SHIP_STATUSES)[number];

/** Where a ship is: in a port's harbour or coastal waters, in a sea area, on its way round the Horn, or in a river square. */
export const ShipPlaceDocument = Type.Union([
  Type.Object({ port: PlaceName, area: oneOf(['harbor', 'coastal']) }, CLOSED),
  Type.Object(
    {
      sea: Type.String({ minLength: 2, maxLength: 4 }),
      tacticalArea: Type.Integer({ minimum: 0, maximum: 99 }),
    },
    CLOSED,
  ),
  Type.Object(
    {
      transit: Type.Object(
        {
          to: Type.String(),
          turnsLeft: Type.Integer({ minimum: 0 }),
          company: Type.Optional(
            Type.String({ description: 'names those that set out together and arrive together' }),
          ),
        },
        CLOSED,
      ),
    },
    CLOSED,
  ),
  Type.Object({ river: StrategicSquareName, tactical: TacticalSquareName }, CLOSED),
]);
export type ShipPlaceDocument = Static<typeof ShipPlaceDocument>;

/** A ship or transport group of a position (PATE 2.1-2.7). */
export const ShipDocument = Type.Object(
  {
    id: UnitIdText,
    name: Type.Optional(Type.String({ maxLength: 120 })),
    at: ShipPlaceDocument,
    base: Type.Optional(orNull(PlaceName)),
    crew: Type.Optional(Count),
    marines: Type.Optional(Count),
    quality: Type.Optional(oneOf(QUALITIES)),
    experience: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    morale: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    stores: Type.Optional(Type.Integer({ minimum: 0, maximum: 24 })),
    hull: Type.Optional(Type.Number({ minimum: 0 })),
    rigging: Type.Optional(Type.Number({ minimum: 0 })),
    attachedTo: Type.Optional(orNull(UnitIdText)),
    commander: Type.Optional(orNull(PlayerIdText)),
    deputy: Type.Optional(orNull(PlayerIdText)),
    status: Type.Optional(oneOf(SHIP_STATUSES)),
    capacity: Type.Optional(orNull(Count)),
    cargo: Type.Optional(
      Type.Object(
        {
          units: Type.Optional(Type.Array(UnitIdText)),
          supplies: Type.Optional(Count),
          stores: Type.Optional(Count),
        },
        CLOSED,
      ),
    ),
    gauge: Type.Optional(orNull(oneOf(['windward', 'leeward']))),
    turnsWithoutStores: Type.Optional(Count),
    reactivating: Type.Optional(orNull(Type.Object({ turnsLeft: Count }, CLOSED))),
    formerly: Type.Optional(orNull(UnitIdText)),
    inTurn: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: true },
);
export type ShipDocument = Static<typeof ShipDocument>;

/** A port (PATE 1.5-1.6); overrides or adds to the theatre's ports. */
export const PortDocument = Type.Object(
  {
    name: PlaceName,
    sea: Type.Optional(Type.String()),
    exit: Type.Optional(oneOf(['N', 'E', 'S', 'W'])),
    defence: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
    batteries: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
    yard: Type.Optional(Count),
    state: Type.Optional(StateIdText),
    square: Type.Optional(orNull(StrategicSquareName)),
    tactical: Type.Optional(orNull(TacticalSquareName)),
    coast: Type.Optional(Type.Array(StrategicSquareName)),
    damagedBatteries: Type.Optional(Type.Boolean()),
    building: Type.Optional(Count),
    supplies: Type.Optional(Count),
    stores: Type.Optional(Count),
    inTurn: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: true },
);
export type PortDocument = Static<typeof PortDocument>;

/** Weather of a sea area: this turn's, and what the coming weather phase is fixed to bring. */
export const WeatherDocument = Type.Object(
  {
    sea: Type.String(),
    wind: Type.Optional(Wind),
    storm: Type.Optional(Type.Boolean()),
    next: Type.Optional(
      Type.Object({ wind: Type.Optional(Wind), storm: Type.Optional(Type.Boolean()) }, CLOSED),
    ),
  },
  { additionalProperties: true },
);
export type WeatherDocument = Static<typeof WeatherDocument>;
