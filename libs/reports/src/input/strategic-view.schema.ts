import { Type, type Static } from '@sinclair/typebox';
import { Count, oneOf, orNull, Text, TextOrNull } from './parts.schema.js';
import { Condition, HOLDER_STANDINGS, MARK_COLOURS, MARK_KINDS, Standing } from './standing.schema.js';

/** A fort as whoever looks at its city is told of it: level 1-5, capacity in spaces (GITM AMWOL 2.6). */
export const FortView = Type.Object({ level: Count, capacity: Count });
export type FortView = Static<typeof FortView>;

/** What selecting a city shows (GITM AMWOL 1.3, 2.6, 2.7). */
export const CityView = Type.Object({
  name: Text,
  tactical: Text,
  state: Text,
  level: Count,
  supplies: Count,
  fort: orNull(FortView),
  besieged: Type.Boolean(),
});
export type CityView = Static<typeof CityView>;

/** Troops of one state and condition in one square, exact in number for friends, in size words for others (1.4, 4.1). */
export const StackView = Type.Object({
  state: Text,
  standing: Standing,
  condition: Condition,
  count: orNull(Count),
  size: TextOrNull,
  letters: Type.String({ description: 'of I, C, A, H; approximate unless the troops are friends' }),
});
export type StackView = Static<typeof StackView>;

/** The mark on a square (GITM AMWOL 1.4, 11.3, 12.3). */
export const MarkView = Type.Object({ kind: oneOf(MARK_KINDS), colours: Type.Array(oneOf(MARK_COLOURS)) });
export type MarkView = Static<typeof MarkView>;

/** A railway, with how its holder stands to the player (ROTD 1.3). */
export const RailwayView = Type.Object({
  standing: oneOf(HOLDER_STANDINGS),
  intact: Type.Boolean(),
  leads: Type.Array(Text),
});
export type RailwayView = Static<typeof RailwayView>;

/** A river, with how it may be crossed and how its holder stands to the player (ROTD 1.3). */
export const RiverView = Type.Object({
  class: oneOf(['fordable', 'unfordable', 'unbridgeable']),
  standing: oneOf(HOLDER_STANDINGS),
});
export type RiverView = Static<typeof RiverView>;

/** A depot or cache; what is in it only of friends (ROTD 11.5). */
export const DepotView = Type.Object({
  id: Text,
  kind: oneOf(['depot', 'cache']),
  state: Text,
  standing: Standing,
  tactical: Text,
  supplies: orNull(Count),
});
export type DepotView = Static<typeof DepotView>;

/** A square of the strategic map that the player is shown (GITM AMWOL 4.1). */
export const SquareView = Type.Object({
  square: Text,
  terrain: Type.String({ description: 'terrain by name, for instance "forested hill"' }),
  nation: Text,
  city: orNull(CityView),
  mark: orNull(MarkView),
  stacks: Type.Array(StackView),
  railway: Type.Optional(RailwayView),
  river: Type.Optional(RiverView),
  depots: Type.Optional(Type.Array(DepotView)),
});
export type SquareView = Static<typeof SquareView>;

/** A square out of sight with what a minister's state holds there, and the turn at whose end he was told (ROTD 1.3, 11.5). */
export const ToldSquareView = Type.Object({
  square: Text,
  terrain: Text,
  nation: Text,
  turn: Type.Integer({ description: 'the turn that ended when he was told' }),
  railway: Type.Optional(RailwayView),
  depots: Type.Optional(Type.Array(DepotView)),
});
export type ToldSquareView = Static<typeof ToldSquareView>;
