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
      rifle: weapon(1.3, 1.05),
      breechloader: weapon(1.9, 1.25),
      chassepot: weapon(2.3, 1.3),
      carbine: weapon(1, 1),
      sabre: weapon(1, 1),
    },
    '10.6',
    'needle guns fired three to four times as fast as rifled muskets and gave about three losses for one in the open, where quality and tactics have their share; the Chassepot outranged them. Horse does not fire; its breechloaders tell in the melee as those of foot do',
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
