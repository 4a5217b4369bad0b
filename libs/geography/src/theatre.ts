import type { StrategicGrid } from './strategic-grid.js';
import type { TacticalMap } from './tactical-map.js';

/** Class of a river reach (ROTD 1.2): GITM books use only `None` and `Fordable`. */
export enum RiverClass {
  None = 0,
  Fordable = 1,
  Unfordable = 2,
  Unbridgeable = 3,
}

/** A fort of a city (GITM AMWOL 2.6): level 1-5, capacity in spaces. */
export interface FortPlan {
  readonly level: number;
  readonly capacity: number;
}

/** A city as the theatre knows it before any campaign; a position may override or add to it. */
export interface TheatreCity {
  readonly name: string;
  readonly square: number;
  /** Tactical square, 0-224. */
  readonly tactical: number;
  /** Importance 1 (village of note) to 5 (capital). */
  readonly level: number;
  /** State that holds the city when the theatre's campaign opens. */
  readonly state: string;
  readonly fort: FortPlan | null;
  readonly manufacturing: number;
  /** Units of supplies and stores in the city when a campaign opens; left out: none. */
  readonly supplies?: number;
  readonly stores?: number;
}

export type CompassLetter = 'N' | 'E' | 'S' | 'W';

/** A sea area (PATE 1.1-1.4). Neighbours on another `map` are reached round the Horn. */
export interface SeaArea {
  readonly code: string;
  readonly name: string;
  readonly map: string;
  readonly neighbours: Readonly<Record<CompassLetter, readonly string[]>>;
  readonly tacticalAreas: number;
  /** Chance 0-1 of wind from each quarter in the campaign season. */
  readonly windChances: Readonly<Record<'north' | 'east' | 'south' | 'west', number>>;
  readonly strengthChances: Readonly<Record<'light' | 'moderate' | 'heavy', number>>;
  /** Chance 0-1 of a storm in a turn. */
  readonly stormChance: number;
  /** Sides on which land lies (a ship may not leave there). */
  readonly landTo: readonly CompassLetter[];
}

/** A port (PATE 1.5-1.6). `square` and `tactical` are null off the land map. */
export interface TheatrePort {
  readonly name: string;
  readonly sea: string;
  readonly exit: CompassLetter;
  readonly defence: number;
  readonly batteries: number;
  readonly yard: number;
  readonly state: string;
  readonly square: number | null;
  readonly tactical: number | null;
  /** Squares that adjoin the port's coastal waters (besides its own). */
  readonly coast: readonly number[];
  /** Units of supplies and stores in a port off the land map when a campaign opens; left out: none. */
  readonly supplies?: number;
  readonly stores?: number;
}

/**
 * A strategic map with everything that does not change in a campaign. Layers are flat arrays indexed by square
 * (`row * columns + column`); nothing is an object per square.
 */
export interface Theatre {
  readonly id: string;
  readonly grid: StrategicGrid;
  /** {@link StrategicTerrain} by square. */
  readonly terrain: Uint8Array;
  /** Index into {@link nations} by square. */
  readonly nation: Uint8Array;
  readonly nations: readonly string[];
  /** Index into {@link nations}: nationality of the population by square. */
  readonly population: Uint8Array;
  /** {@link RiverClass} by square. */
  readonly riverClass: Uint8Array;
  /** 1 where steamers may go (ROTD). */
  readonly navigable: Uint8Array;
  /** Railway links by square: bit d set when the track leads on in Direction d. */
  readonly rails: Uint8Array;
  /** Whether tactical maps follow these layers, so that a square without a river has none on its map. */
  readonly isDrawn: boolean;
  readonly cities: readonly TheatreCity[];
  readonly seas: readonly SeaArea[];
  readonly ports: readonly TheatrePort[];
  /** Whether a river or range may part the tactical map of a square; where none does, the map need not be drawn to know its banks. */
  mayBeParted(square: number): boolean;
  /** The tactical map of a passable square: made on first use, kept afterwards. */
  tacticalMap(square: number): TacticalMap;
}
