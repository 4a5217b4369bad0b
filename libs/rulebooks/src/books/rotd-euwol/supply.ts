import { stated } from '@vedette/record';
import { takenOver } from '../../figure/taken-over.js';
import type { SupplyFigures } from '../../figures/supply-figures.js';
import { AMWOL_SUPPLY } from '../gitm-amwol/supply.js';
import { ROTD_RULES } from './rule-numbers.js';

/** Supply figures of ROTD: AMWOL's but for shorter reaches, harder sieges and mergers that lose nobody (3.5, 11.3, 11.6, 11.7). */
export const ROTD_SUPPLY: SupplyFigures = {
  ...takenOver('rotd-euwol', ROTD_RULES, AMWOL_SUPPLY),
  cityReach: stated(4, '11.6'),
  moveReach: stated(4, '11.7'),
  siegeRatio: stated(1.5, '11.3'),
  inactiveMerge: stated(true, '3.5'),
  mergerLossAbroad: stated(0, 'R-50'),
};
