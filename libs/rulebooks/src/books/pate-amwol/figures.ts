import { stated } from '../../figure/figure.js';
import type { NavalFigures } from '../../figures/naval-figures.js';

/** Figures of PATE. */
export const PATE_FIGURES: NavalFigures = {
  mostStores: stated(24, '3.4'),
};
