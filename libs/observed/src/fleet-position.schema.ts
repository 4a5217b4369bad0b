import { type Static, Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/record';
import { orNull, Text, TextOrNull } from './schema-parts.js';
import { GarrisonSighting, LandSighting } from './ship-sightings.schema.js';
import { Wind } from './wind.schema.js';

export const SHIP_STATUSES = ['active', 'inactive'] as const;

const Count = Type.Integer();
const Standing = oneOf(['same', 'allied', 'hostile', 'neutral'], 'how the state stands to the player');
const Colour = oneOf(['blue', 'red', 'gray', 'black']);

/** Where a ship lies as its own command is told; how long the way round the Horn takes nobody knows (PATE 6.10). */
export const ReportedShipPlace = Type.Union([
  Type.Object({ port: Text, area: oneOf(['harbor', 'coastal']) }),
  Type.Object({ sea: Text, tacticalArea: Count }),
  Type.Object({ transit: Type.Object({ to: Text }) }),
  Type.Object({ river: Text, tactical: Text }),
]);
export type ReportedShipPlace = Static<typeof ReportedShipPlace>;

/** A ship or transport group in contact with one of the player's (PATE 5.1). */
export const ShipContactReport = Type.Object({
  ship: Text,
  state: Text,
  standing: Standing,
  where: oneOf(['sea', 'harbor', 'coastal']),
  /** Where the other lies, as enemies in contact do to each other. */
  gauge: orNull(oneOf(['windward', 'leeward'])),
});
export type ShipContactReport = Static<typeof ShipContactReport>;

/** Status of a ship or transport group that the player commands or deputises (PATE 2.2-2.6). */
export const ShipStatusReport = Type.Object({
  id: Text,
  name: TextOrNull,
  type: Text,
  role: oneOf(['commander', 'deputy']),
  at: ReportedShipPlace,
  base: TextOrNull,
  status: oneOf(SHIP_STATUSES),
  reactivating: orNull(Type.Object({ turnsLeft: Count })),
  quality: Text,
  experience: Type.Number(),
  morale: Type.Number(),
  stores: Count,
  crew: Count,
  marines: Count,
  hull: Type.Number(),
  rigging: Type.Number(),
  attachedTo: TextOrNull,
  /** Ships that are attached to it. */
  attached: Type.Array(Text),
  capacity: orNull(Count),
  cargo: Type.Object({ units: Type.Array(Text), supplies: Count, stores: Count }),
  contacts: Type.Array(ShipContactReport),
  /** Land units it identifies ashore (5.3). */
  ashore: Type.Array(Text),
  commander: TextOrNull,
  deputy: TextOrNull,
});
export type ShipStatusReport = Static<typeof ShipStatusReport>;

/** The ship icons of a sea area or port: blue, red and gray, or black alone for all three; colours that have frigates (1.7). */
export const ShipMark = Type.Object({ colours: Type.Array(Colour), frigates: Type.Array(Colour) });
export type ShipMark = Static<typeof ShipMark>;

/** Strangers that a sloop made out without touching them: about how many, never which (5.2). */
export const DistantSailReport = Type.Object({
  state: Text,
  standing: Standing,
  size: Text,
  port: TextOrNull,
});
export type DistantSailReport = Static<typeof DistantSailReport>;

const Seas = Type.Array(Text);

/** A sea area in which the player has a ship, or next to one (1.1-1.4, 1.7, 5.1, 5.2). */
export const SeaReport = Type.Object({
  code: Text,
  name: Text,
  map: Text,
  neighbours: Type.Object({ N: Seas, E: Seas, S: Seas, W: Seas }),
  wind: orNull(Wind),
  storm: Type.Boolean(),
  mark: orNull(ShipMark),
  /** The player's own ships, and friends in contact with them. */
  own: Type.Array(Text),
  /** Strangers in contact with them. */
  contacts: Type.Array(ShipContactReport),
  sails: Type.Array(DistantSailReport),
});
export type SeaReport = Static<typeof SeaReport>;

/** A port of a sea area in which the player has a ship (1.4-1.7, 5.1). */
export const PortReport = Type.Object({
  name: Text,
  sea: Text,
  square: TextOrNull,
  exit: oneOf(['N', 'E', 'S', 'W']),
  state: Text,
  standing: Standing,
  defence: Count,
  batteries: Count,
  mark: orNull(ShipMark),
  own: Type.Array(Text),
  contacts: Type.Array(ShipContactReport),
  /** Naval stores to be had and ships the yard takes: ports of the player's own state with a ship of his in them only. */
  stores: orNull(Count),
  yard: orNull(Count),
});
export type PortReport = Static<typeof PortReport>;

/** Strangers that began the turn where ships of the player's ended it; they may have sailed, and may never have been (5.5). */
export const SailNewsReport = Type.Object({ state: Text, place: Text, size: Text, turn: Count });
export type SailNewsReport = Static<typeof SailNewsReport>;

/** Everything the fleet part of a player's position report shows (PATE 1.7, 2.3, 2.4, 3.10, 3.11, 5). */
export const FleetPosition = Type.Object({
  player: Text,
  state: Text,
  turn: Count,
  ships: Type.Array(ShipStatusReport),
  seas: Type.Array(SeaReport),
  ports: Type.Array(PortReport),
  seenAshore: Type.Array(LandSighting),
  heardOf: Type.Array(SailNewsReport),
  /** For naval ministers: ships that garrisons off the map saw a turn ago (5.3). */
  garrisons: Type.Array(GarrisonSighting),
});
export type FleetPosition = Static<typeof FleetPosition>;
