/** Side of a tactical map in squares (GITM AMWOL 2.1). */
export const TACTICAL_SIZE = 15;
/** Squares of a tactical map; an index is `row * 15 + column`. */
export const TACTICAL_SQUARES = TACTICAL_SIZE * TACTICAL_SIZE;

/** The tactical map of one strategic square (GITM AMWOL 2.1-2.4). Arrays have 225 entries. */
export interface TacticalMap {
  /** TacticalTerrain by tactical square. */
  readonly terrain: Uint8Array;
  /** Defence rating 0-4 by tactical square. */
  readonly defence: Uint8Array;
  /** 1 where a railway runs (ROTD). */
  readonly rail: Uint8Array;
  /**
   * Region by tactical square: 0 for impassable ground; passable squares share a number when one can march between
   * them without a ford or pass (a bank of a river, a side of a range). Ford and pass squares have numbers of their own.
   */
  readonly region: Uint8Array;
  /** Tactical squares that are fords, in index order. */
  readonly fords: readonly number[];
  /** Tactical squares that are passes, in index order. */
  readonly passes: readonly number[];
}
