import { Type, type Static } from '@sinclair/typebox';
import { Count, oneOf, orNull, Text, TextOrNull } from './parts.schema.js';
import { Standing } from './standing.schema.js';

/** Where a ship lies: a port, a sea area, or on its way round the Horn for nobody knows how long (PATE 1.5, 6.1, 6.10). */
export const ShipPlace = Type.Union([
  Type.Object({ port: Text, area: oneOf(['harbor', 'coastal']) }),
  Type.Object({ sea: Text, tacticalArea: Count }),
  Type.Object({ transit: Type.Object({ to: Text }) }),
  Type.Object({ river: Text, tactical: Text }),
]);
export type ShipPlace = Static<typeof ShipPlace>;

/** A ship or transport group in contact with one of the player's (PATE 5.1). */
export const ShipContact = Type.Object({
  ship: Text,
  state: Text,
  standing: Standing,
  where: oneOf(['sea', 'harbor', 'coastal']),
  gauge: orNull(oneOf(['windward', 'leeward'])),
});
export type ShipContact = Static<typeof ShipContact>;

/** Full status of a ship or transport group the player commands or deputises (PATE 2.2-2.6). */
export const ShipStatusView = Type.Object({
  id: Text,
  name: TextOrNull,
  type: Text,
  role: oneOf(['commander', 'deputy']),
  at: ShipPlace,
  base: TextOrNull,
  status: oneOf(['active', 'inactive']),
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
  /** Ships that sail with it. */
  attached: Type.Array(Text),
  /** Spaces of a transport group; null for warships. */
  capacity: orNull(Count),
  cargo: Type.Object({ units: Type.Array(Text), supplies: Count, stores: Count }),
  contacts: Type.Array(ShipContact),
  /** Land units it identifies ashore (5.3). */
  ashore: Type.Array(Text),
  commander: TextOrNull,
  deputy: TextOrNull,
});
export type ShipStatusView = Static<typeof ShipStatusView>;
