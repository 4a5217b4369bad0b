import type { LoserLosses } from '@vedette/rulebooks';

/**
 * Factor on the losses of a melee's loser (GITM AMWOL 9.9: they are increased): by the odds in effective strength against
 * him, by his open flanks, and for a unit that was driven back before in the turn.
 */
export function loserLosses(
  figures: LoserLosses,
  odds: number,
  openFlanks: 0 | 1 | 2,
  drivenBack: boolean,
): number {
  const { narrow, overrun, overrunOdds } = figures;
  const share = Math.min(1, Math.max(0, (odds - 1) / (overrunOdds - 1)));
  const envelopment = openFlanks === 0 ? 1 : figures.openFlanks[openFlanks - 1]!;
  return (narrow + (overrun - narrow) * share) * envelopment * (drivenBack ? figures.caughtAgain : 1);
}
