import type { Figure } from '../figure/figure.js';

/** Figures of combat and of units broken by it (GITM AMWOL 3.6, 3.7, 9, 12). */
export interface CombatFigures {
  /** Spaces of a front line attacked from one direction (9.4). */
  readonly frontSpaces: Figure;
}
