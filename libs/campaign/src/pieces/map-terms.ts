import type { StrategicTerrain } from '@vedette/geography';

/** How a book's maps are named, and what positions keep of them. */
export interface MapTerms {
  /** Letters that rows of strategic squares skip (ROTD 1.1). */
  readonly skippedRowLetters: string;
  /** Grounds that no map of the book has: a theatre with one of them is another book's. */
  readonly foreignGround: readonly StrategicTerrain[];
  /**
   * Whether positions keep who holds railway and river squares, what stands of track and bridges, depots, works and treasuries
   * (ROTD 1.3, 8, 11.5, 12). In a position of another book such entries say nothing.
   */
  readonly keepsHolders: boolean;
}
