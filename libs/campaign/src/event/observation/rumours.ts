import { Type, type Static } from '@sinclair/typebox';

/** A foreign headquarters of which a war minister heard: a turn old, and perhaps not where it was (GITM AMWOL 4.7). */
export const HeadquartersRumour = Type.Object({
  state: Type.String(),
  /** Type code of the headquarters. */
  type: Type.String(),
  square: Type.String(),
  turn: Type.Integer(),
});
export type HeadquartersRumour = Static<typeof HeadquartersRumour>;

/** Foreign troops on national soil that none of the nation's troops could see, as heard of (4.7). */
export const TroopsRumour = Type.Object({
  state: Type.String(),
  square: Type.String(),
  size: Type.String(),
  letters: Type.String(),
  turn: Type.Integer(),
});
export type TroopsRumour = Static<typeof TroopsRumour>;
