import { Type, type Static } from '@sinclair/typebox';
import { DepotReport, RailwayReport } from './held-ground.js';

/** A square out of a minister's sight with what his state holds there, as its officers told him (ROTD 1.3, 11.5). */
export const ToldSquareReport = Type.Object({
  square: Type.String(),
  terrain: Type.String(),
  nation: Type.String(),
  turn: Type.Integer({ description: 'the turn that ended when he was told' }),
  railway: Type.Optional(RailwayReport),
  depots: Type.Optional(Type.Array(DepotReport)),
});
export type ToldSquareReport = Static<typeof ToldSquareReport>;
