import { ours, stated } from '@vedette/record';
import type { SupplyFigures } from '../../figures/supply-figures.js';

/** Supply figures of AMWOL. */
export const AMWOL_SUPPLY: SupplyFigures = {
  armyReach: stated(5, '10.1'),
  corpsReach: stated(2, '10.1'),
  cityReach: stated(8, '10.5'),
  linesCross: stated('anywhere', '10.2'),
  emptyCitiesBesieged: stated(false, '10.3'),
  besiegedStragglersStay: stated(true, '9.13'),
  moveReach: stated(10, '10.6'),
  mostSent: stated(60, '10.6'),
  mostFed: stated(18, '10.5'),
  corpsCarries: stated(12, '10.7'),
  unitCarries: stated(1, '10.7'),
  fullAmmunition: stated(5, '10.9'),
  requisitionCrowd: stated(3, '10.5'),
  desertionForaging: stated([0.01, 0.04], '10.8'),
  desertion: stated([0.03, 0.09], '10.8'),
  desertionByQuality: stated(
    { 'Very Poor': 1, Poor: 0.75, Fair: 0.5, Average: 0.25, Good: 0, 'Very Good': -0.25, Excellent: -0.5 },
    '10.8',
  ),
  desertionByMorale: stated(0.75, '10.8'),
  desertersStraggling: ours(
    0.8,
    '10.8',
    'most who leave the ranks for want of bread come back to them; some are picked up by the enemy',
  ),
  siegeRatio: stated(1.1, '10.3'),
  siegeCapacity: stated(0.5, '10.3'),
  surrenderChance: stated(1 / 3, '10.3'),
  stragglersMarching: ours(0.25, '9.13', 'a quarter a turn catches up with a regiment that marches on'),
  stragglersResting: ours(0.5, '9.13', 'twice as many find a regiment that stays where they left it'),
  moraleDrift: stated(0.2, '3.7'),
  moraleRest: stated(50, '3.7'),
  inactiveMerge: stated(false, '3.5'),
  mergerLossAbroad: stated(0.4, '3.5'),
  marchingTeachesTo: stated(8, '3.6'),
  marchingTeaches: stated(1, '3.6'),
};
