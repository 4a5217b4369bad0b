import { Type, type Static } from '@sinclair/typebox';
import { oneOf, orNull } from '../../document/names.schema.js';

const Text = orNull(Type.String());

/** The status of one of a player's own units (GITM AMWOL 3.3): everything there is to know of it. */
export const UnitStatusReport = Type.Object({
  id: Type.String(),
  name: Text,
  type: Type.String(),
  /** Whether the player commands it or is its deputy. */
  role: oneOf(['commander', 'deputy']),
  /** Strategic square, or the port of a garrison off the map; null aboard a ship. */
  square: Text,
  tactical: Text,
  status: Type.String(),
  inFort: Type.Boolean(),
  aboard: Text,
  strength: Type.Integer(),
  batteries: Type.Integer(),
  regiments: Type.Integer(),
  weapon: Text,
  gun: Text,
  quality: Type.String(),
  experience: Type.Number(),
  morale: Type.Number(),
  fatigue: Type.Number(),
  /** Number in the order of tactical movement as it stands now; null where the book has none. */
  initiative: orNull(Type.Number()),
  supplies: Type.Integer(),
  ammunition: Type.Integer(),
  casualties: Type.Object({
    killed: Type.Integer(),
    wounded: Type.Integer(),
    prisoners: Type.Integer(),
    stragglers: Type.Integer(),
  }),
  supplySource: Text,
  supplied: Type.Boolean(),
  communications: Type.Boolean(),
  communicationsSource: Text,
  reforming: orNull(Type.Object({ turnsLeft: Type.Integer(), waited: Type.Integer() })),
  homeCity: Text,
  commander: Text,
  deputy: Text,
});
export type UnitStatusReport = Static<typeof UnitStatusReport>;
