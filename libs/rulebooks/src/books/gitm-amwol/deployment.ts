import { stated } from '../../figure/figure.js';
import type { DeploymentFigures } from '../../figures/movement-figures.js';

/** Deployment figures of AMWOL (7.18, 7.19). */
export const AMWOL_DEPLOYMENT: DeploymentFigures = {
  needsChain: stated(true, '7.18'),
  openTo: stated('not-hostile-or-neutral', '7.18'),
  militia: stated('stay', '7.18'),
  inactiveMove: stated(true, '7.18'),
  quietCap: stated(null, '7.18'),
  closedCities: stated(
    [
      { state: 'US', city: 'Yerba Buena' },
      { state: 'US', city: 'Fort Dodge' },
    ],
    '7.19',
  ),
  closedRows: stated([{ nation: 'Mexico', row: 'S0' }], '7.19'),
  closedBeyond: stated([{ nation: 'Mexico', river: 'Rio Grande' }], '7.19'),
};
