import type { PhaseContext } from '@vedette/rulebooks';
import type { Fighter } from './battle.js';

/** Share of a unit's men that counts in melee: lines whole, the rear at half and its cavalry not at all (9.9, A-37). */
export function meleeShare(context: PhaseContext, fighter: Fighter): number {
  const cavalry = fighter.unit.kind.arm === 'cavalry';
  return fighter.lineShare + (cavalry ? 0 : fighter.rearShare * context.book.combat.rearMelee.value);
}
