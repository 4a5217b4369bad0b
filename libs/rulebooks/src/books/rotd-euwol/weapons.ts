import { ours } from '@vedette/record';
import type { CombatFigures } from '../../figures/combat-figures.js';

const weapon = (fire: number, melee: number) => ({ fire, melee });
const gun = (fire: number, melee: number, bombarding: number, reachesFar: boolean) => ({
  fire,
  melee,
  bombarding,
  reachesFar,
});

/** What weapons and makes of gun make of a man's weight (3.4, 10.6): the book names a table and does not give it. */
export const ROTD_WEAPONS: Pick<CombatFigures, 'weaponWeights' | 'gunWeights'> = {
  weaponWeights: ours(
    {
      musket: weapon(1, 1),
      rifle: weapon(1.1, 1.05),
      breechloader: weapon(4.2, 1.8),
      chassepot: weapon(5.4, 2),
      carbine: weapon(1, 1),
      sabre: weapon(1, 1),
    },
    '10.6',
    'rifles were loaded as slowly as muskets and mostly fired at the same ranges; a needle gun fires four rounds, lying down, for one of theirs, and battles of 1866 cost the Austrians three men and more for one; the Chassepot carries twice as far. Close up, rapid fire decides before bayonets do. Horse does not fire; its breechloaders tell in the melee',
  ),
  gunWeights: ours(
    {
      smoothbore: gun(1, 1, 1, false),
      rifled: gun(1.2, 1.05, 1.2, true),
      breechloader: gun(1.5, 1.1, 1.5, true),
      mitrailleuse: gun(1.3, 1.2, 0.5, false),
    },
    '10.6',
    'steel breechloaders dominated bronze muzzle-loaders; mitrailleuses that served as batteries far behind were poor, and close up deadly',
  ),
};
