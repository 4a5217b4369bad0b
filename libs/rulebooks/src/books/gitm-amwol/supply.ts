import { stated } from '../../figure/figure.js';
import type { SupplyFigures } from '../../figures/supply-figures.js';

/** Supply figures of AMWOL. */
export const AMWOL_SUPPLY: SupplyFigures = {
  cityReach: stated(8, '10.5'),
};
