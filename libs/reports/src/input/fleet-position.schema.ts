import { Type, type Static } from '@sinclair/typebox';
import { Count, oneOf, orNull, Text, TextOrNull } from './parts.schema.js';
import { ShipContact, ShipStatusView } from './ship-status.schema.js';
import { GarrisonWatch, ShoreWatch } from './sightings.schema.js';
import { MARK_COLOURS, Standing } from './standing.schema.js';

export const Wind = Type.Object({
  from: oneOf(['north', 'east', 'south', 'west']),
  strength: oneOf(['light', 'moderate', 'heavy']),
});
export type Wind = Static<typeof Wind>;

/** Ship icons of a place: blue, red and gray, or black alone for all three; colours that have frigates (PATE 1.7). */
export const ShipMarkView = Type.Object({
  colours: Type.Array(oneOf(MARK_COLOURS)),
  frigates: Type.Array(oneOf(MARK_COLOURS)),
});
export type ShipMarkView = Static<typeof ShipMarkView>;

/** Strangers a sloop made out in its sea without touching them: about how many, never which (PATE 5.2). */
export const DistantSail = Type.Object({
  state: Text,
  standing: Standing,
  size: Text,
  port: TextOrNull,
});
export type DistantSail = Static<typeof DistantSail>;

const Seas = Type.Array(Text);

/** A sea area in which the player has a ship, or next to one (PATE 1.1-1.4, 5.1). */
export const SeaView = Type.Object({
  code: Text,
  name: Text,
  /** Chart it belongs to; seas of different charts are reached round the Horn. */
  map: Text,
  neighbours: Type.Object({ N: Seas, E: Seas, S: Seas, W: Seas }),
  wind: orNull(Wind),
  storm: Type.Boolean(),
  mark: orNull(ShipMarkView),
  /** Own and allied ships in the sea area. */
  own: Type.Array(Text),
  contacts: Type.Array(ShipContact),
  sails: Type.Array(DistantSail),
});
export type SeaView = Static<typeof SeaView>;

/** A port of a sea area in which the player has a ship (PATE 1.4-1.7, 5.1). */
export const PortView = Type.Object({
  name: Text,
  sea: Text,
  square: TextOrNull,
  exit: oneOf(['N', 'E', 'S', 'W']),
  state: Text,
  standing: Standing,
  defence: Count,
  batteries: Count,
  mark: orNull(ShipMarkView),
  own: Type.Array(Text),
  contacts: Type.Array(ShipContact),
  /** Naval stores there and ships its yard takes, of ports of his own state in which he has a ship. */
  stores: orNull(Count),
  yard: orNull(Count),
});
export type PortView = Static<typeof PortView>;

/** Ships that began the turn where the player's now are, as he heard of them: place and number may be wrong (PATE 5.5). */
export const SailNews = Type.Object({ state: Text, place: Text, size: Text, turn: Count });
export type SailNews = Static<typeof SailNews>;

/** Everything the fleet part of a player's position report shows (PATE 3.11, 5): the data of `FleetReported`. */
export const FleetPosition = Type.Object({
  player: Text,
  state: Text,
  turn: Count,
  ships: Type.Array(ShipStatusView),
  seas: Type.Array(SeaView),
  ports: Type.Array(PortView),
  seenAshore: Type.Array(ShoreWatch),
  heardOf: Type.Array(SailNews),
  /** Ships that garrisons off the map saw, for naval ministers (5.3). */
  garrisons: Type.Array(GarrisonWatch),
});
export type FleetPosition = Static<typeof FleetPosition>;

/** Type of the event that carries a {@link FleetPosition}. */
export const FLEET_POSITION_EVENT = 'FleetReported';
