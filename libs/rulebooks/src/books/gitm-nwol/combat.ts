import { ours, stated } from '@vedette/record';
import { takenOver } from '../../figure/taken-over.js';
import type { CombatFigures } from '../../figures/combat-figures.js';
import type { ArmWeight } from '../../figures/weapon-figures.js';
import { AMWOL_COMBAT } from '../gitm-amwol/combat.js';
import { NWOL_RULES } from './rule-numbers.js';

const weight = (field: number, fort = field, againstSquares = field, bombarding = field): ArmWeight => ({
  field,
  fort,
  againstSquares,
  bombarding,
});

/** Combat figures of NWOL: AMWOL's rules with lines twice as long (9.4, reading N-01). */
export const NWOL_COMBAT: CombatFigures = {
  ...takenOver('gitm-nwol', NWOL_RULES, AMWOL_COMBAT),
  frontSpaces: stated(6000, '9.4'),
  rearMultiple: stated(null, 'N-14'),
  armWeights: ours(
    {
      IN: weight(1),
      LI: weight(1),
      MI: weight(1),
      LC: weight(1.5, 0.5, 1.2),
      MC: weight(2, 0.75, 1.6),
      HC: weight(2.5, 0.75, 2),
      LA: weight(6),
      MA: weight(9),
      HA: weight(12),
      SA: weight(6, 6, 6, 24),
    },
    '9.6',
    'the weights of AMWOL; heavy cavalry has those of its dragoons, medium cavalry stands between it and the light, heavy guns a third above medium ones',
  ),
  inspiringHeadquarters: stated(null, 'N-01'),
};
