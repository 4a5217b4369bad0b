import { Type, type Static } from '@sinclair/typebox';
import { oneOf, orNull } from '../../document/names.schema.js';
import { FACINGS } from '../../document/works.schema.js';

const HolderStanding = oneOf(
  ['same', 'allied', 'hostile', 'neutral', 'none'],
  'how the state that holds it stands to the player; none where nobody holds it',
);

/** A railway on the strategic map: who holds it, whether trains may pass, and where its rails lead (ROTD 1.3, 8.2). */
export const RailwayReport = Type.Object({
  standing: HolderStanding,
  /** False where track is torn up or a railway bridge is down. */
  intact: Type.Boolean(),
  /** Straight directions by name, clockwise from north. */
  leads: Type.Array(Type.String()),
});
export type RailwayReport = Static<typeof RailwayReport>;

/** A river on the strategic map: how it may be crossed, and who holds it (ROTD 1.3). */
export const RiverReport = Type.Object({
  class: oneOf(['fordable', 'unfordable', 'unbridgeable']),
  standing: HolderStanding,
});
export type RiverReport = Static<typeof RiverReport>;

/** A depot or cache that a player is shown; what is in it only where it is his own or an ally's (ROTD 11.5). */
export const DepotReport = Type.Object({
  id: Type.String(),
  kind: oneOf(['depot', 'cache']),
  state: Type.String(),
  standing: oneOf(['same', 'allied', 'hostile', 'neutral'], 'how the state stands to the player'),
  tactical: Type.String(),
  supplies: orNull(Type.Integer()),
});
export type DepotReport = Static<typeof DepotReport>;

/** What squares of books that keep holders are shown with besides. */
export const HELD_GROUND = {
  railway: Type.Optional(RailwayReport),
  river: Type.Optional(RiverReport),
  depots: Type.Optional(Type.Array(DepotReport)),
};
export interface HeldGround {
  readonly railway?: RailwayReport;
  readonly river?: RiverReport;
  readonly depots?: DepotReport[];
}

/** What tactical maps of such books show of what was built there. */
export const MAPPED_WORKS = {
  /** Tactical squares with track. */
  track: Type.Optional(Type.Array(Type.String())),
  bridges: Type.Optional(Type.Array(Type.Object({ tactical: Type.String(), intact: Type.Boolean() }))),
  works: Type.Optional(
    Type.Array(Type.Object({ tactical: Type.String(), facing: oneOf(FACINGS), level: Type.Integer() })),
  ),
};
export interface MappedWorks {
  readonly track?: string[];
  readonly bridges?: { tactical: string; intact: boolean }[];
  readonly works?: { tactical: string; facing: (typeof FACINGS)[number]; level: number }[];
}
