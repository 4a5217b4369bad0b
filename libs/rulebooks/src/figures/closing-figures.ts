import type { Figure } from '@vedette/record';

/** The chance that one unit of the attackers closes with a standing enemy (ROTD 10.1, R-71): sums, held between two bounds. */
export interface ClosingFigures {
  /** By posture, before anything else counts. */
  readonly chance: Figure<{ readonly normal: number; readonly extreme: number }>;
  /** For each step of quality above Average; taken off for each below it. */
  readonly qualityStep: Figure;
  /** For each step of experience, the whole root of its points, above the middle one. */
  readonly experienceStep: Figure<{ readonly middle: number; readonly each: number }>;
  /** For each point of morale above 50. */
  readonly moralePoint: Figure;
  readonly bounds: Figure<readonly [least: number, most: number]>;
}
