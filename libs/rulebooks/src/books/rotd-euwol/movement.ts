import { StrategicTerrain } from '@vedette/geography';
import { ours, stated } from '@vedette/record';
import { takenOver } from '../../figure/taken-over.js';
import type { MovementFigures } from '../../figures/movement-figures.js';
import { AMWOL_MOVEMENT } from '../gitm-amwol/movement.js';
import { ROTD_RULES } from './rule-numbers.js';

/** Movement figures of ROTD: AMWOL's where the books agree (matrix section 4). */
export const ROTD_MOVEMENT: MovementFigures = {
  ...takenOver('rotd-euwol', ROTD_RULES, AMWOL_MOVEMENT),
  tacticalCap: stated(16, '2.5'),
  tacticalAllianceCap: stated(8, '2.5'),
  impassable: stated([StrategicTerrain.Water, StrategicTerrain.HighMountain, StrategicTerrain.Swamp], '1.2'),
  closedNations: stated(['Ottoman Empire'], '7.16'),
  uninvolvedNationsClosed: stated(true, 'R-60'),
  closedBetween: stated(
    [StrategicTerrain.Water, StrategicTerrain.Swamp, StrategicTerrain.HighMountain],
    '7.4',
  ),
  costlyGround: stated([StrategicTerrain.Mountain, StrategicTerrain.Marsh], '7.1'),
  marchFirst: stated(['MC', 'LC', 'HA'], '7.6'),
  militiaHome: stated('state', '7.1'),
  marchToInBlankBoxes: stated(false, 'R-59'),
  neutralsInterrupt: stated(false, 'R-16'),
  barriersStopMarches: stated('always', '7.8'),
  tacticalFatiguePer: stated('phase', '9.1'),
  ferries: { trips: stated(4, '12.7'), goodsSpaces: stated(20, '12.7') },
  barriersAlwaysBind: stated(true, 'R-38'),
  besiegedOnlySally: stated(false, 'R-07'),
  initiative: ours(
    {
      rating: 'stored',
      fast: [1, 5],
      others: [1, 5],
      rested: [2, 3],
      fatigueStep: null,
      inspiring: [],
      inspiredBy: 0,
    },
    'R-19',
    'the book gives the scale of one to five and no starting values; mounted arms answer a step sooner',
  ),
  defaults: stated(
    {
      offensive: 'skirmish',
      defensive: 'skirmish',
      militiaOffensive: 'skirmish',
      militiaDefensive: 'skirmish',
      supportRadius: 2,
      supplyLevel: 1,
    },
    '6.9',
  ),
  deployment: {
    needsChain: stated(false, '7.17'),
    openTo: stated('own-nation', '7.17'),
    closedByHostiles: stated(true, '7.17'),
    militia: stated('in-home-state', '7.17'),
    inactiveMove: stated(true, '7.17'),
    quietCap: stated({ city: 3, open: 2 }, '1.5'),
    quietCapInDeployment: stated(false, 'R-47'),
    closedCities: stated([], '7.17'),
    closedRows: stated([], '7.17'),
    closedNorthOf: stated([], '7.17'),
  },
};
