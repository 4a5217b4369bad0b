import { stated } from '@vedette/record';
import { takenOver } from '../../figure/taken-over.js';
import type { SupplyFigures } from '../../figures/supply-figures.js';
import { AMWOL_SUPPLY } from '../gitm-amwol/supply.js';
import { ROTD_RULES } from './rule-numbers.js';

/**
 * Supply figures of ROTD: AMWOL's where the books agree (matrix section 6). Armies live from depots on railways and rivers; cities
 * feed only who stands in their square, and ammunition comes from where it is made.
 */
export const ROTD_SUPPLY: SupplyFigures = {
  ...takenOver('rotd-euwol', ROTD_RULES, AMWOL_SUPPLY),
  communicationsBy: stated('distance', '11.1'),
  cityReach: stated(0, '11.6'),
  corpsDrawsFrom: stated('same-side', '11.6'),
  linesCross: stated('at-crossings', '11.2'),
  depots: {
    reach: stated(4, '11.6'),
    placeReach: stated(4, '11.5'),
    minorTraffic: stated(10, '11.7'),
  },
  ways: { railReach: stated(40, '11.7'), riverReach: stated(30, '11.7') },
  goodsMovedFor: stated('side', '11.7'),
  freeMoves: stated(['deployment'], '11.7'),
  quietMoves: stated('after-deployment', 'R-58'),
  arsenals: stated({ manufacturing: 3, link: 10 }, '11.11'),
  hunger: stated({ above: 10, grows: true }, '11.10'),
  emptyCitiesBesieged: stated(true, '11.3'),
  besiegedStragglersStay: stated(false, '10.14'),
  moveReach: stated(4, '11.7'),
  siegeRatio: stated(1.5, '11.3'),
  inactiveMerge: stated(true, '3.5'),
  militiaMerge: stated(true, '3.5'),
  mergerCap: stated('regiments', 'R-50'),
  mergerLossAbroad: stated(0, 'R-50'),
};
