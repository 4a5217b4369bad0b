import type { Figure } from '../figure/figure.js';

/** Figures of detection and reports (GITM AMWOL 4). Distances in strategic squares. */
export interface DetectionFigures {
  readonly friendsSeenAt: Figure;
  readonly friendsSeenByArmyHeadquartersAt: Figure;
  readonly othersSeenAt: Figure;
}
