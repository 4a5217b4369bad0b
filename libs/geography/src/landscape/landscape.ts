import { StrategicTerrain } from '../terrain.js';
import type { TacticalOverlay } from './tactical-overlay.js';

/** No square: beyond the edge of the map. */
export const OFF_MAP = -1;

const NO_CITIES: readonly number[] = [];

/** What the ground of a theatre's tactical maps is made from. */
export interface LandscapeLayers {
  readonly columns: number;
  readonly rows: number;
  /** {@link StrategicTerrain} by square. */
  readonly terrain: Uint8Array;
  readonly riverClass: Uint8Array;
  readonly rails: Uint8Array;
  readonly cities: readonly { readonly square: number; readonly tactical: number }[];
  readonly overlays: readonly TacticalOverlay[];
}

/** The layers with the seed that settles whatever they leave open; asked by square, never changed. */
export class Landscape {
  readonly columns: number;
  readonly rows: number;
  readonly terrain: Uint8Array;
  readonly riverClass: Uint8Array;
  readonly rails: Uint8Array;
  private readonly cities = new Map<number, number[]>();
  private readonly overlays = new Map<number, TacticalOverlay[]>();

  constructor(
    readonly seed: number,
    layers: LandscapeLayers,
  ) {
    this.columns = layers.columns;
    this.rows = layers.rows;
    this.terrain = layers.terrain;
    this.riverClass = layers.riverClass;
    this.rails = layers.rails;
    for (const { square, tactical } of layers.cities) listed(this.cities, square).push(tactical);
    for (const overlay of layers.overlays) listed(this.overlays, overlay.square).push(overlay);
  }

  /** The square of a column and row, or {@link OFF_MAP}. */
  at(column: number, row: number): number {
    return column < 0 || row < 0 || column >= this.columns || row >= this.rows
      ? OFF_MAP
      : row * this.columns + column;
  }

  /** The square so many columns east and rows south of another, or {@link OFF_MAP}. */
  beside(square: number, east: number, south: number): number {
    return this.at((square % this.columns) + east, Math.floor(square / this.columns) + south);
  }

  isWater(square: number): boolean {
    return square >= 0 && this.terrain[square] === StrategicTerrain.Water;
  }

  isRiver(square: number): boolean {
    return square >= 0 && this.terrain[square] === StrategicTerrain.River;
  }

  isHighMountain(square: number): boolean {
    return square >= 0 && this.terrain[square] === StrategicTerrain.HighMountain;
  }

  /** Mountain or high mountain: part of a range. */
  isRange(square: number): boolean {
    return (
      square >= 0 &&
      (this.terrain[square] === StrategicTerrain.Mountain ||
        this.terrain[square] === StrategicTerrain.HighMountain)
    );
  }

  /** Tactical squares of the cities of a square, in the order of the theatre. */
  citiesIn(square: number): readonly number[] {
    return this.cities.get(square) ?? NO_CITIES;
  }

  /** Ratings that are known for a square, in the order of the theatre. */
  overlaysOf(square: number): readonly TacticalOverlay[] {
    return this.overlays.get(square) ?? [];
  }
}

function listed<T>(lists: Map<number, T[]>, key: number): T[] {
  let list = lists.get(key);
  if (!list) lists.set(key, (list = []));
  return list;
}
