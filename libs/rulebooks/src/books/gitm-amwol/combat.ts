import { stated } from '../../figure/figure.js';
import type { CombatFigures } from '../../figures/combat-figures.js';

/** Combat figures of AMWOL. */
export const AMWOL_COMBAT: CombatFigures = {
  frontSpaces: stated(3000, '9.4'),
};
