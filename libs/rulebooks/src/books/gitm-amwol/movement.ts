import { StrategicTerrain } from '@vedette/geography';
import { ours, stated } from '@vedette/record';
import type { MovementFigures } from '../../figures/movement-figures.js';
import { AMWOL_DEPLOYMENT } from './deployment.js';

/** Movement figures of AMWOL. */
export const AMWOL_MOVEMENT: MovementFigures = {
  strategicCap: stated(200, '1.4'),
  inactiveCap: stated(2, '1.4'),
  inactiveCapInCity: stated(3, '1.4'),
  tacticalCap: stated(24, '2.5'),
  tacticalAllianceCap: stated(12, '2.5'),
  gunnerSpaces: stated(2, '2.6'),

  // River is a ground of its own, and passable.
  impassable: stated(
    [StrategicTerrain.Water, StrategicTerrain.HighMountain, StrategicTerrain.Desert, StrategicTerrain.Swamp],
    '1.2',
  ),
  closedNations: stated(['Guatemala'], '7.16'),
  uninvolvedNationsClosed: stated(false, '7.16'),
  closedDiagonals: stated([], '7.4'),
  ferries: null,
  closedBetween: stated([], '7.4'),

  marchFatigue: stated(1, '7.1'),
  costlyGround: stated([StrategicTerrain.Mountain], '7.1'),
  costlyGroundAdds: ours(1, 'A-17', 'the book gives 2 for a plain step; we add the same point to every kind'),
  marchFatigueLimit: stated(18, '7.1'),
  suppliesPenalty: stated(1, '7.2'),
  communicationsPenalty: stated(1, '7.2'),
  forcedMarchSquares: stated(1, '7.3'),
  forcedMarchForbiddable: stated(true, '6.3'),
  marchFirst: stated([], '7.7'),
  militiaHome: stated('nation', '7.1'),

  withdrawalFatigue: stated(2, '7.5'),
  withdrawalStragglersPressed: stated({ from: 0.1, to: 0.2 }, '7.5'),
  withdrawalStragglers: stated({ from: 0, to: 0.05 }, '7.5'),

  coneBlockers: stated('combat-units', '7.8'),
  marshDepth: stated(3, '7.9'),
  neutralsInterrupt: stated(true, '7.15'),
  barriersStopMarches: stated('before-enemies', '7.9'),

  marchTo: stated(['battle', 'allies', 'enemy'], '7.13'),
  marchToInBlankBoxes: stated(true, '7.13'),

  tacticalFatigue: stated(1, '8.1'),
  tacticalFatiguePer: stated('move', '8.1'),
  tacticalFatigueLimit: stated(8, '8.1'),
  namedDestinations: stated(true, '8.2'),
  barriersAlwaysBind: stated(false, 'A-29'),
  besiegedOnlySally: stated(true, '8.4'),
  initiative: ours(
    {
      rating: 'computed',
      fast: [1, 2],
      others: [3, 5],
      rested: [1, 4],
      fatigueStep: 5,
      inspiring: ['US1AQ'],
      inspiredBy: 1,
    },
    'A-30',
    'the book gives the bands and that fatigue raises and US1AQ lowers the number, but no amounts; the rested unit of its sample report (3.3) has 4',
  ),

  defaults: stated(
    {
      offensive: 'skirmish',
      defensive: 'skirmish',
      militiaOffensive: 'attack',
      militiaDefensive: 'defend',
      supportRadius: 2,
      supplyLevel: 1,
    },
    '6.9',
  ),
  unstatedPosture: ours(
    { offensive: 'attack', defensive: 'defend' },
    '6.6',
    'an order may leave its postures out; the middle ones of the form are taken',
  ),

  deployment: AMWOL_DEPLOYMENT,
};
