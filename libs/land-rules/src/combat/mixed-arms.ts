import type { PhaseContext } from '@vedette/rulebooks';
import { standing, type Battle, type BattleSide, type Fighter } from './battle.js';
import { meleeShare } from './melee-share.js';
import { basicStrength, fighterFactors, inTown, product, settingOf } from './strength.js';

/**
 * The bonus of mixed arms (GITM AMWOL 9.7, 9.9): cavalry makes up a third to two thirds of the side's effective melee
 * strength, bounds included, and the battle is not in a fort. 1 when there is none, or the book knows of none.
 */
export function mixedArmsFactor(context: PhaseContext, battle: Battle, side: BattleSide): number {
  const { mixedArms } = context.book.combat;
  if (battle.fort || !mixedArms) return 1;
  const fighters = standing(side);
  const isCavalry = ({ unit }: Fighter): boolean => unit.kind.arm === 'cavalry';
  if (!fighters.some(isCavalry)) return 1;
  const town = inTown(context, battle);
  let cavalry = 0;
  let all = 0;
  for (const fighter of fighters) {
    const { own, guns } = basicStrength(
      context.book,
      fighter.unit,
      settingOf(battle, side, fighter),
      town,
      'melee',
    );
    const strength =
      (own + guns) * meleeShare(context, fighter) * product(fighterFactors(context, battle, side, fighter));
    all += strength;
    if (isCavalry(fighter)) cavalry += strength;
  }
  const [least, most] = mixedArms.share.value;
  const share = all > 0 ? cavalry / all : 0;
  return share >= least && share <= most ? mixedArms.strength.value : 1;
}
