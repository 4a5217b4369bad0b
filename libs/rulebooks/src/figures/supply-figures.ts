import type { Figure } from '../figure/figure.js';

/** Figures of supply, communications, sieges and recovery (GITM AMWOL 3.2, 9.13, 10). */
export interface SupplyFigures {
  /** Longest line of contact from a corps headquarters to a city it draws from, strategic squares (10.5). */
  readonly cityReach: Figure;
}
