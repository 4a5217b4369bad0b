import type { Figure } from '../figure/figure.js';

/** Figures of the naval war (PATE). */
export interface NavalFigures {
  /** Most stores a ship carries, turns (PATE 3.4). */
  readonly mostStores: Figure;
}
