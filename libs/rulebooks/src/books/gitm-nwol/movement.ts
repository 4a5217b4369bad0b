import { StrategicTerrain } from '@vedette/geography';
import { ours, stated } from '@vedette/record';
import { takenOver } from '../../figure/taken-over.js';
import type { MovementFigures } from '../../figures/movement-figures.js';
import { AMWOL_MOVEMENT } from '../gitm-amwol/movement.js';
import { NWOL_RULES } from './rule-numbers.js';

/** Movement figures of NWOL: AMWOL's where the books agree (matrix section 4). */
export const NWOL_MOVEMENT: MovementFigures = {
  ...takenOver('gitm-nwol', NWOL_RULES, AMWOL_MOVEMENT),
  impassable: stated([StrategicTerrain.Water, StrategicTerrain.HighMountain, StrategicTerrain.Swamp], '1.2'),
  closedNations: stated(['Ottoman Empire'], '7.15'),
  closedDiagonals: stated([['E0-T3', 'D9-T4']], '7.4'),
  forcedMarchForbiddable: stated(false, 'N-08'),
  coneBlockers: stated('all-units', 'N-04'),
  marshDepth: stated(null, '7.8'),
  marchTo: stated(['battle'], 'N-08'),
  marchToInBlankBoxes: stated(false, '7.12'),
  tacticalFatiguePer: stated('phase', '8.1'),
  namedDestinations: stated(false, '8.2'),
  initiative: stated(
    {
      rating: 'none',
      fast: [1, 1],
      others: [2, 2],
      rested: [1, 2],
      fatigueStep: null,
      inspiring: [],
      inspiredBy: 0,
    },
    '8.6',
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
    needsChain: stated(false, '7.16'),
    openTo: stated('own-and-allied-states', 'N-16'),
    closedByHostiles: stated(false, '7.16'),
    militia: stated('to-home-city', '7.16'),
    inactiveMove: stated(true, '7.16'),
    quietCap: ours(
      { city: 3, open: 2 },
      '1.4',
      'stated for all units; home militia and units in forts do not count, as in a campaign (N-13)',
    ),
    quietCapInDeployment: stated(true, '1.4'),
    closedCities: stated([], '7.16'),
    closedRows: stated([], '7.16'),
    closedNorthOf: stated([], '7.16'),
  },
};
