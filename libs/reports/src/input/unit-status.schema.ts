import { Type, type Static } from '@sinclair/typebox';
import { Count, oneOf, orNull, Text, TextOrNull } from './parts.schema.js';

/** Full status of a unit the player commands or deputises (GITM AMWOL 3.2, 3.3, 9.13, 10.11). */
export const UnitStatus = Type.Object({
  id: Text,
  name: TextOrNull,
  type: Text,
  role: oneOf(['commander', 'deputy']),
  square: Type.Union([Text, Type.Null()], {
    description: 'strategic square, or the port of a garrison off the map; null aboard a ship',
  }),
  tactical: TextOrNull,
  status: Text,
  inFort: Type.Boolean(),
  aboard: TextOrNull,
  strength: Count,
  batteries: Count,
  regiments: Count,
  weapon: TextOrNull,
  gun: TextOrNull,
  quality: Text,
  experience: Type.Number(),
  morale: Type.Number(),
  fatigue: Type.Number(),
  initiative: orNull(Type.Number()),
  supplies: Count,
  ammunition: Count,
  casualties: Type.Object({ killed: Count, wounded: Count, prisoners: Count, stragglers: Count }),
  supplySource: TextOrNull,
  supplied: Type.Boolean(),
  communications: Type.Boolean(),
  communicationsSource: TextOrNull,
  reforming: orNull(Type.Object({ turnsLeft: Count, waited: Count })),
  homeCity: TextOrNull,
  commander: TextOrNull,
  deputy: TextOrNull,
});
export type UnitStatus = Static<typeof UnitStatus>;
