import type { Figure } from '@vedette/record';

/** What became of a unit that lost a melee. */
export type BeatenHow = 'fell-back' | 'broke' | 'shattered' | 'lost';

/** Guns lost to the attackers who won a melee (ROTD 10.11, R-74). */
export interface CaptureFigures {
  /** Chance of each battery by what became of its unit; `lost` is for those destroyed or surrendered. */
  readonly chance: Figure<Readonly<Record<BeatenHow, number>>>;
  /** Tactical squares within which a unit that did not fight takes what nobody in the battle may. */
  readonly reach: Figure;
  /** Make that guns of the basic make become when they take others. */
  readonly basicBecomes: Figure<{ readonly basic: string; readonly becomes: string }>;
}
