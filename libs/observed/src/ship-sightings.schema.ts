import { type Static, Type } from '@sinclair/typebox';
import { orNull } from './schema-parts.js';

/** A ship as seen from land. */
export const ShipSighting = Type.Object({
  ship: Type.String(),
  name: orNull(Type.String()),
  type: Type.String(),
  state: Type.String(),
  /** `harbor`, `coastal` or `river`. */
  area: Type.String(),
});
export type ShipSighting = Static<typeof ShipSighting>;

/** Ships in the harbour and coastal waters of a port, seen by land units in its strategic square (GITM AMWOL 4.3). */
export const PortSighting = Type.Object({ port: Type.String(), ships: Type.Array(ShipSighting) });
export type PortSighting = Static<typeof PortSighting>;

/** Land units identified by ships in port: those in the port's tactical square, and some others of its square (4.3). */
export const LandSighting = Type.Object({
  port: Type.String(),
  square: Type.String(),
  units: Type.Array(Type.Object({ unit: Type.String(), state: Type.String(), inPort: Type.Boolean() })),
});
export type LandSighting = Static<typeof LandSighting>;

/** Ships that the garrison of a port off the land map saw; told one turn late (4.3). */
export const GarrisonSighting = Type.Object({
  port: Type.String(),
  /** State whose garrison saw them. */
  state: Type.String(),
  turn: Type.Integer(),
  ships: Type.Array(ShipSighting),
});
export type GarrisonSighting = Static<typeof GarrisonSighting>;
