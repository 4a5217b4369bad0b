import { Type, type Static } from '@sinclair/typebox';
import { FleetPosition } from '@vedette/observed';
import { ReportHeading } from '../input/heading.schema.js';
import { LandPosition } from '../input/land-position.schema.js';
import { Count, orNull, Text } from '../input/parts.schema.js';

const Words = Type.Array(Text);

/** Status of one unit or ship, line by line as its report sets it (GITM AMWOL 3.3; PATE 2.3). */
export const StatusWords = Type.Object({
  id: Text,
  title: Text,
  lines: Type.Array(Type.Array(Type.Object({ label: Text, value: Text }))),
});
export type StatusWords = Static<typeof StatusWords>;

/** A place on a map in words: what selecting its flag or city shows. */
export const PlaceWords = Type.Object({ at: Text, title: Text, words: Words });
export type PlaceWords = Static<typeof PlaceWords>;

/** A sheet of the strategic map in words. */
export const SheetWords = Type.Object({
  title: Text,
  /** Columns and rows of the sheet, counted from A0-A0. */
  left: Count,
  top: Count,
  columns: Count,
  rows: Count,
  ground: Words,
  places: Type.Array(PlaceWords),
});
export type SheetWords = Static<typeof SheetWords>;

/** A tactical map in words. */
export const TacticalWords = Type.Object({
  square: Text,
  title: Text,
  notes: Words,
  ground: Words,
  places: Type.Array(PlaceWords),
});
export type TacticalWords = Static<typeof TacticalWords>;

export const LandWords = Type.Object({
  sheets: Type.Array(SheetWords),
  maps: Type.Array(TacticalWords),
  units: Type.Array(StatusWords),
  /** Inactive units, listed last (GITM AMWOL 11.3). */
  laidUp: Type.Array(StatusWords),
  sightings: Words,
  ministers: Words,
});
export type LandWords = Static<typeof LandWords>;

export const FleetWords = Type.Object({
  seas: Type.Array(PlaceWords),
  ports: Type.Array(PlaceWords),
  ships: Type.Array(StatusWords),
  laidUp: Type.Array(StatusWords),
  sightings: Words,
  news: Words,
  /** What a naval minister heard from garrisons off the map (PATE 5.3). */
  ministers: Words,
});
export type FleetWords = Static<typeof FleetWords>;

export const POSITION_REPORT_FORMAT = 'vedette/position-report@1';

/** The position report of one player: what he sees, and all of it in words (GITM AMWOL 5.3; PATE 3.11). */
export const PositionReport = Type.Object(
  {
    format: Type.Literal(POSITION_REPORT_FORMAT),
    heading: ReportHeading,
    land: orNull(Type.Object({ observed: LandPosition, words: LandWords })),
    fleet: orNull(Type.Object({ observed: FleetPosition, words: FleetWords })),
  },
  { $id: 'position-report.schema.json', title: 'Position report, version 1' },
);
export type PositionReport = Static<typeof PositionReport>;
