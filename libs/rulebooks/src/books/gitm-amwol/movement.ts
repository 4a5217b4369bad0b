import { stated } from '../../figure/figure.js';
import type { MovementFigures } from '../../figures/movement-figures.js';

/** Movement figures of AMWOL. */
export const AMWOL_MOVEMENT: MovementFigures = {
  strategicCap: stated(200, '1.4'),
  inactiveCap: stated(2, '1.4'),
  inactiveCapInCity: stated(3, '1.4'),
  tacticalCap: stated(24, '2.5'),
  tacticalAllianceCap: stated(12, '2.5'),
};
