import type { Figure } from '../figure/figure.js';

/** Figures of strategic and tactical movement (GITM AMWOL 1.4, 2.5, 7, 8). */
export interface MovementFigures {
  /** Active units a strategic square holds (1.4). */
  readonly strategicCap: Figure;
  readonly inactiveCap: Figure;
  readonly inactiveCapInCity: Figure;
  /** Units of all, and of one alliance, a tactical square holds (2.5). */
  readonly tacticalCap: Figure;
  readonly tacticalAllianceCap: Figure;
}
