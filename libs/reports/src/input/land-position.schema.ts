import { Type, type Static } from '@sinclair/typebox';
import { Text } from './parts.schema.js';
import { GarrisonSighting, PortSighting, LandSighting } from '@vedette/observed';
import { HeadquartersNews, TroopsNews } from './sightings.schema.js';
import { SquareView, ToldSquareView } from './strategic-view.schema.js';
import { TacticalView } from './tactical-view.schema.js';
import { UnitStatus } from './unit-status.schema.js';

/** Everything the land part of a player's position report shows (GITM AMWOL 4.1-4.7, 5.3): the data of `PositionReported`. */
export const LandPosition = Type.Object({
  player: Text,
  state: Text,
  turn: Type.Integer({ description: 'the turn that ended; the report shows the start of the next' }),
  season: Text,
  squares: Type.Array(SquareView),
  maps: Type.Array(TacticalView),
  units: Type.Array(UnitStatus),
  ports: Type.Array(PortSighting),
  seenFromShips: Type.Array(LandSighting),
  garrisons: Type.Array(GarrisonSighting),
  headquartersHeardOf: Type.Array(HeadquartersNews),
  troopsHeardOf: Type.Array(TroopsNews),
  toldGround: Type.Optional(Type.Array(ToldSquareView)),
});
export type LandPosition = Static<typeof LandPosition>;

/** Type of the event that carries a {@link LandPosition}. */
export const LAND_POSITION_EVENT = 'PositionReported';
