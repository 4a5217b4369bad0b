import { Type, type Static } from '@sinclair/typebox';
import { Count, Text, TextOrNull } from './parts.schema.js';

/** A ship as seen from land; `area` is `harbor` or `coastal`. */
export const ShipSeen = Type.Object({ ship: Text, name: TextOrNull, type: Text, state: Text, area: Text });
export type ShipSeen = Static<typeof ShipSeen>;

/** Ships in a port, seen by land units in its strategic square (GITM AMWOL 4.3). */
export const PortWatch = Type.Object({ port: Text, ships: Type.Array(ShipSeen) });
export type PortWatch = Static<typeof PortWatch>;

/** Land units that the player's ships in a port identified (GITM AMWOL 4.3; PATE 5.3). */
export const ShoreWatch = Type.Object({
  port: Text,
  square: Text,
  units: Type.Array(Type.Object({ unit: Text, state: Text, inPort: Type.Boolean() })),
});
export type ShoreWatch = Static<typeof ShoreWatch>;

/** Ships that the garrison of a port off the land map saw, told one turn late to naval ministers (4.3). */
export const GarrisonWatch = Type.Object({
  port: Text,
  state: Text,
  turn: Count,
  ships: Type.Array(ShipSeen),
});
export type GarrisonWatch = Static<typeof GarrisonWatch>;

/** A foreign headquarters of which a war minister heard: a turn old and perhaps not where it was (4.7). */
export const HeadquartersNews = Type.Object({ state: Text, type: Text, square: Text, turn: Count });
export type HeadquartersNews = Static<typeof HeadquartersNews>;

/** Foreign troops on national soil out of sight of the nation's troops, as a war minister heard of them (4.7). */
export const TroopsNews = Type.Object({ state: Text, square: Text, size: Text, letters: Text, turn: Count });
export type TroopsNews = Static<typeof TroopsNews>;
