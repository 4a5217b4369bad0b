import type { PhaseContext } from '@vedette/rulebooks';
import type { Fighter } from './battle.js';
import { menByArm } from './spaces.js';

/**
 * Whether infantry attacked by this force forms squares (GITM AMWOL 9.5, reading A-35): no infantry or militia among the
 * attackers, cavalry more than half of their men, and fewer than four batteries per thousand cavalry. Never where the book has no squares.
 */
export function facesSquares(context: PhaseContext, attackers: readonly Fighter[]): boolean {
  const { squares } = context.book.combat;
  if (!squares) return false;
  let cavalry = 0;
  let men = 0;
  let batteries = 0;
  for (const { unit } of attackers) {
    if (unit.kind.arm === 'infantry') return false;
    men += unit.strength;
    batteries += unit.batteries;
    if (unit.kind.arm === 'cavalry') cavalry += menByArm(unit).own;
  }
  return cavalry * 2 > men && batteries * 1000 < squares.batteries.value * cavalry;
}

/** Whether a unit is one that forms squares. */
export function formsSquare(fighter: Fighter): boolean {
  return fighter.unit.kind.arm === 'infantry';
}
