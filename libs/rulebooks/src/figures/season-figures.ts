import type { Figure } from '@vedette/record';

/** Figures of a season's end (GITM AMWOL 3.5, 3.6, 3.7, 9.13). */
export interface SeasonFigures {
  /** Share of its experience a unit loses when a campaign ends; the loss is rounded up. */
  readonly experienceLost: Figure;
  /** Ends of seasons until men sent home can be raised again: this season's and the following one's. */
  readonly seasonsToPool: Figure;
  /** Whether prisoners come back with the wounded when a campaign ends (9.13, R-26). */
  readonly prisonersReturn: Figure<boolean>;
  /** Share of the difference to 50 by which morale drifts when a peace ends. */
  readonly peaceMoraleDrift: Figure;
}
