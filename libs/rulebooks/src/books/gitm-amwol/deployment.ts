import { stated } from '@vedette/record';
import type { DeploymentFigures } from '../../figures/movement-figures.js';

/** The Rio Grande from El Paso to its mouth, by squares of the American theatre. */
const RIO_GRANDE =
  'G4-S7 G7-T1 H2-T7 H4-T9 H7-U0 H8-T8 I2-T6 I5-T8 I7-U1 I8-U3 J1-U7 J2-V2 J6-V3 J9-V4 K0-V4'.split(' ');

/** Deployment figures of AMWOL (7.18, 7.19). */
export const AMWOL_DEPLOYMENT: DeploymentFigures = {
  needsChain: stated(true, '7.18'),
  openTo: stated('not-hostile-or-neutral', '7.18'),
  closedByHostiles: stated(true, '7.18'),
  militia: stated('stay', '7.18'),
  inactiveMove: stated(true, '7.18'),
  quietCap: stated(null, '7.18'),
  quietCapInDeployment: stated(true, '7.18'),
  closedCities: stated(
    [
      { state: 'US', city: 'Yerba Buena' },
      { state: 'US', city: 'Fort Dodge' },
    ],
    '7.19',
  ),
  closedRows: stated([{ nation: 'Mexico', row: 'S0' }], '7.19'),
  closedNorthOf: stated([{ nation: 'Mexico', line: RIO_GRANDE }], '7.19'),
};
