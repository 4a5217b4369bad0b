import type { LossStep } from '@vedette/campaign';
import type { LoserLosses } from '@vedette/rulebooks';
import { rounded } from './round.js';

/** Share 0-1 of its men that a beaten unit loses besides those hit, with what led to it. */
export interface LeftOnTheField {
  readonly share: number;
  readonly steps: readonly LossStep[];
}

/**
 * What the loser of a melee leaves on the field when he gives it up (GITM AMWOL 9.9: his losses are increased): by the
 * odds in effective strength against him, by his open flanks, and for a unit that was driven back before in the turn. It
 * does not go with how hotly it was fought: who is swept away bloodlessly is caught all the same.
 */
export function loserLosses(
  figures: LoserLosses,
  odds: number,
  openFlanks: 0 | 1 | 2,
  drivenBack: boolean,
): LeftOnTheField {
  const { narrow, overrun, overrunOdds } = figures;
  const weight = Math.min(1, Math.max(0, (odds - 1) / (overrunOdds - 1)));
  let share = narrow + (overrun - narrow) * weight;
  const steps: LossStep[] = [{ of: 'melee lost', by: `+${rounded(100 * share)} %` }];
  const multiply = (of: string, by: number): void => {
    share *= by;
    steps.push({ of, by: `x${by}` });
  };
  if (openFlanks > 0)
    multiply(openFlanks === 1 ? 'a flank open' : 'both flanks open', figures.openFlanks[openFlanks - 1]!);
  if (drivenBack) multiply('driven back before', figures.caughtAgain);
  return { share, steps };
}
