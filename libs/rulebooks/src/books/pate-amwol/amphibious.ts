import { StrategicTerrain } from '@vedette/geography';
import { ours, stated } from '@vedette/record';
import type { AmphibiousFigures, GarrisonFigures } from '../../figures/amphibious-figures.js';

/** Landing places of PATE. */
export const AMPHIBIOUS: AmphibiousFigures = {
  capacityPerSupplyLanded: stated(500, '9.3'),
  beachDepth: ours(
    4,
    '9.2',
    'tactical maps have surf along the edge; arrivals by land stand in the first four rows too (GITM AMWOL 7.14)',
  ),
  steepShores: stated(
    [
      StrategicTerrain.Hill,
      StrategicTerrain.ForestedHill,
      StrategicTerrain.Mountain,
      StrategicTerrain.HighMountain,
    ],
    '9.2',
  ),
};

/** Battles for ports off the land map. The book says who wins and what becomes of the loser; losses are ours (P-26). */
export const GARRISONS: GarrisonFigures = {
  strengthPerMan: stated({ infantry: 1, cavalry: 0.5, artillery: 0, headquarters: 0, engineers: 0 }, '10.2'),
  gunnersPerBattery: stated(100, '10.2'),
  strengthPerBattery: stated({ SA: 800, MA: 600, LA: 400, HA: 400 }, 'P-07'),
  infantryPerBattery: stated(800, '10.2'),
  unsupported: stated(0.1, '10.2'),
  defender: stated(1.33, '10.2'),
  lossRate: ours(
    0.1,
    '10.2',
    'a tenth at even odds: a sharp action on shore, like Molino del Rey or San Pascual',
  ),
  mostLosses: ours(
    0.3,
    '10.2',
    'against hopeless odds men stop fighting, or are spared the rest by surrender',
  ),
};
