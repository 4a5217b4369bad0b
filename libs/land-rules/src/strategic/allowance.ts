import type { Unit } from '@vedette/campaign';
import type { LandRulebook } from '@vedette/rulebooks';

/**
 * Squares a unit may march this turn without a forced march: its type's allowance (GITM AMWOL 7.1), one less with
 * supplies, one less out of communications (7.2, 10.4: one penalty, A-16); never below 0.
 */
export function marchAllowance(book: LandRulebook, unit: Unit): number {
  const normal = unit.kind.strategicAllowance;
  const { suppliesPenalty, communicationsPenalty } = book.movement;
  const wagons = unit.supplies > 0 ? suppliesPenalty.value : 0;
  const isolation = unit.communications ? 0 : communicationsPenalty.value;
  return Math.max(0, normal - wagons - isolation);
}
