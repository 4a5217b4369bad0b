import type { Hex } from './hex.js';

/** Kinds of ground a hex can be of. */
export type Terrain =
  'clear' | 'orchard' | 'woods' | 'rough-woods' | 'devils-den' | 'buildings' | 'town' | 'marsh' | 'no-entry';

/** The letter of each kind of ground in a plan's rows. */
export const TERRAIN_OF_LETTER: Readonly<Record<string, Terrain>> = {
  '.': 'clear',
  o: 'orchard',
  w: 'woods',
  W: 'rough-woods',
  D: 'devils-den',
  b: 'buildings',
  t: 'town',
  m: 'marsh',
  x: 'no-entry',
};

export type RoadClass = 'pike' | 'road' | 'lane';
export type HexsideKind = 'wall' | 'fence' | 'creek';

/** A feature on one side of a hex. */
export interface PlannedHexside {
  readonly hex: Hex;
  readonly side: number;
  readonly kind: HexsideKind;
  readonly bridge?: boolean;
}

/** Ground as a document writes it down: rows of letters and digits, lines as lists of hexes. */
export interface GroundPlan {
  readonly columns: number;
  readonly rows: number;
  /** One letter a hex, north first. */
  readonly terrainRows: readonly string[];
  /** One digit a hex; left out: all 0. */
  readonly levelRows?: readonly string[];
  /** Consecutive hexes of a road are joined. */
  readonly roads?: Readonly<Record<string, { readonly class: RoadClass; readonly hexes: readonly Hex[] }>>;
  readonly railGrade?: readonly Hex[];
  readonly railCuts?: readonly Hex[];
  /** A run lies in its hexes; a road joined over it is its bridge. */
  readonly streams?: Readonly<Record<string, { readonly class?: 'run'; readonly hexes: readonly Hex[] }>>;
  readonly hexsides?: readonly PlannedHexside[];
  readonly towers?: readonly Hex[];
  readonly water?: readonly Hex[];
}

/** What stands or runs along one side of a hex. */
export interface HexsideFeatures {
  readonly wall: boolean;
  readonly fence: boolean;
  readonly creek: boolean;
  /** The creek has a bridge or ford here. */
  readonly bridge: boolean;
}
