import { ours, stated } from '@vedette/record';
import { takenOver } from '../../figure/taken-over.js';
import type { CombatFigures } from '../../figures/combat-figures.js';
import type { ArmWeight } from '../../figures/weapon-figures.js';
import { AMWOL_COMBAT } from '../gitm-amwol/combat.js';
import { ROTD_CLOSE_QUARTERS } from './close-quarters.js';
import { ROTD_RULES } from './rule-numbers.js';
import { ROTD_WEAPONS } from './weapons.js';

const weight = (field: number, bombarding = field): ArmWeight => ({
  field,
  fort: field,
  againstSquares: field,
  bombarding,
});

/** Combat figures of ROTD: AMWOL's with weapons, lines of one length, works, closing and captured guns (10.1 to 10.15). */
export const ROTD_COMBAT: CombatFigures = {
  ...takenOver('rotd-euwol', ROTD_RULES, AMWOL_COMBAT),
  ...ROTD_WEAPONS,
  ...ROTD_CLOSE_QUARTERS,
  heat: ours(
    12,
    '10.7',
    'battles of 1861 to 1871 differ less in how hotly they were fought than those of the century before: with more, the worst quarter of winners and losers lost half as many again as armies did',
  ),
  rearMultiple: stated(0.5, '10.4'),
  armWeights: ours(
    {
      IN: weight(1),
      LI: weight(1),
      MI: weight(1),
      LC: weight(0.75),
      MC: weight(0.75),
      HC: weight(0.5),
      LA: weight(9),
      HA: weight(6),
      SA: weight(6, 24),
      NB: weight(12),
    },
    '10.6',
    'the weights of AMWOL for foot and guns; horse fights on foot with one man in four at the horses, and sabres are of little use there',
  ),
  attachedBatteryType: stated({ infantry: 'LA', cavalry: 'HA' }, '10.11'),
  inspiringHeadquarters: stated(null, '10.6'),
  squares: null,
  mixedArms: null,
  noAmmunitionMelee: stated({ infantry: 0.5, artillery: 0 }, '11.12'),
  neutralsSpared: stated(false, '10.15'),
  fortDamageSwitch: stated('bombardment-damages-forts', 'R-27'),
  routFatigue: stated(5, '10.8'),
  shatterLoss: stated([0.2, 0.6], '14.1'),
  shatterToSource: stated(true, '14.2'),
  shatterInOwnCity: stated(true, '14.2'),
  transportRefuge: stated(null, '14.2'),
};
