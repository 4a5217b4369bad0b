import type { Figure } from '@vedette/record';

/** Figures of trains and of works on track (ROTD 8). Lengths in strategic squares entered. */
export interface RailFigures {
  /** Longest line a unit is sent along, waypoint included (8.3, R-17). */
  readonly longestLine: Figure;
  /** Squares it rides of it in a turn (8.1). */
  readonly squaresATurn: Figure;
  readonly fatigue: Figure;
  /** What the repair of torn-up track costs, and of each bridge that is down (8.5, 8.6, R-66). */
  readonly repairTrack: Figure<{ readonly eagles: number; readonly manufacturing: number }>;
  readonly repairBridge: Figure<{ readonly eagles: number; readonly manufacturing: number }>;
}
