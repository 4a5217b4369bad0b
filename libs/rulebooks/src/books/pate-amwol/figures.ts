import { stated } from '../../figure/figure.js';
import type { NavalFigures } from '../../figures/naval-figures.js';
import { STORMS } from './storms.js';

/** Figures of PATE. */
export const PATE_FIGURES: NavalFigures = {
  mostStores: stated(24, '3.4'),
  mostDamage: stated(5, '2.2'),
  storms: STORMS,
  repair: {
    hullInYard: stated(1, '3.3'),
    riggingAlone: stated(1, '3.3'),
    turnsToFitOut: stated(4, '2.6'),
  },
};
