import type { Arm, Line } from '@vedette/campaign';
import type { LineWeights, PhaseContext } from '@vedette/rulebooks';
import type { Fighter } from './battle.js';

/** What share of a unit's men counts in melee, by the line they stand in and what they found no room in (GITM AMWOL 9.9, A-37; ROTD 10.9, R-22). */
export function meleeShare(context: PhaseContext, { unit, line, lineShare, rearShare }: Fighter): number {
  const weights = context.book.combat.meleeByLine.value;
  const rear = unit.kind.arm === 'cavalry' ? weights.rearCavalry : weights.rear;
  return lineShare * inLine(weights, line, unit.kind.arm) + rearShare * rear;
}

function inLine(weights: LineWeights, line: Line, arm: Arm): number {
  if (line === 'first') return weights.first;
  return arm === 'artillery' ? weights.secondArtillery : weights.second;
}
