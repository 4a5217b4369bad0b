import type { Figure } from '@vedette/record';

/** Field works: what they take from who comes against them, and who raises them (ROTD 10.6, R-73, R-78). */
export interface WorksFigures {
  /** Factor of melee strength of attackers from a covered direction, by level 1-5. */
  readonly melee: Figure<readonly number[]>;
  /** Share of losses a level takes away, of those who come from covered directions. */
  readonly coverPerLevel: Figure;
  /** Points of experience a unit needs to raise a work to each level; no unit raises one to more levels than are listed. */
  readonly experience: Figure<readonly number[]>;
}
