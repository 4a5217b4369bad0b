import type { Frame } from './frame.js';
import type { PlacedCity } from './layers/cities.js';
import type { NationLayers } from './layers/nations.js';
import type { PlacedPort } from './layers/ports.js';
import type { SeaRecord } from './layers/seas.js';

/** A theatre as drawn from the rasters and the authored lists, before it is written. */
export interface Drawing extends NationLayers {
  readonly frame: Frame;
  /** Terrain letter by square. */
  readonly terrain: readonly string[];
  readonly riverClass: Uint8Array;
  readonly rails: Uint8Array;
  readonly cities: readonly PlacedCity[];
  readonly ports: readonly PlacedPort[];
  readonly seas: readonly SeaRecord[];
}
