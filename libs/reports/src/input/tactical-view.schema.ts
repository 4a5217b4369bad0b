import { Type, type Static } from '@sinclair/typebox';
import { Count, oneOf, orNull, Text } from './parts.schema.js';
import { Condition, FACINGS, Standing } from './standing.schema.js';
import { CityView } from './strategic-view.schema.js';

/** A unit the player sees on a tactical map: its identity is known, its strength only when it is his own (2.5, 4.2). */
export const TacticalUnitView = Type.Object({
  unit: Text,
  state: Text,
  standing: Standing,
  tactical: Text,
  condition: Condition,
  inFort: Type.Boolean(),
  deployed: Type.Optional(Type.Boolean()),
});
export type TacticalUnitView = Static<typeof TacticalUnitView>;

/** A tactical map: 15 rows of terrain letters and of defence digits, and the units seen on it (GITM AMWOL 2.1-2.7). */
export const TacticalView = Type.Object({
  square: Text,
  terrain: Type.Array(Text),
  defence: Type.Array(Text),
  city: orNull(CityView),
  units: Type.Array(TacticalUnitView),
  track: Type.Optional(Type.Array(Text)),
  bridges: Type.Optional(Type.Array(Type.Object({ tactical: Text, intact: Type.Boolean() }))),
  works: Type.Optional(Type.Array(Type.Object({ tactical: Text, facing: oneOf(FACINGS), level: Count }))),
});
export type TacticalView = Static<typeof TacticalView>;
