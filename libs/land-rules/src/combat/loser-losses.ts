import type { LossStep } from '@vedette/campaign';
import type { LoserLosses, PhaseContext } from '@vedette/rulebooks';
import type { Battle, BattleSide } from './battle.js';
import { rounded } from './round.js';

/** Share 0-1 of its men that a beaten unit loses besides those hit, with what led to it. */
export interface LeftOnTheField {
  readonly share: number;
  readonly steps: readonly LossStep[];
}

/**
 * What the loser of a melee leaves on the field when he gives it up (GITM AMWOL 9.9: his losses are increased; A-68). It does
 * not go with numbers, which tell in the hits, nor with how hotly it was fought: who is pressed back draws off in order,
 * who was outled (`outledBy`: generalship and fortune of the winner over his own) is caught in disorder; and the fewer of
 * his men stand in the strategic square (`menAround`), the less covers him.
 */
export function loserLosses(figures: LoserLosses, outledBy: number, menAround: number): LeftOnTheField {
  const { wellLed, outled, outledFrom, coverMen, mostUncovered } = figures;
  const weight = Math.min(1, Math.max(0, Math.log(outledBy) / Math.log(outledFrom)));
  const uncovered = Math.min(mostUncovered, Math.sqrt(coverMen / Math.max(1, menAround)));
  const share = (wellLed + (outled - wellLed) * weight) * uncovered;
  return { share, steps: [{ of: 'melee lost', by: `+${rounded(100 * share)} %` }] };
}

/** {@link loserLosses} of the side that lost a battle's melee: the men of its states in the strategic square cover it. */
export function leftOnTheField(
  context: PhaseContext,
  battle: Battle,
  loser: BattleSide,
  outledBy: number,
): LeftOnTheField {
  let menAround = 0;
  for (const unit of context.state.unitsIn(battle.square))
    if (unit.status === 'active' && loser.states.includes(unit.state)) menAround += unit.strength;
  return loserLosses(context.book.combat.meleeLoser.value, outledBy, menAround);
}
