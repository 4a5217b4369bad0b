import { StrategicTerrain } from '@vedette/geography';
import { stated } from '@vedette/record';
import { takenOver } from '../../figure/taken-over.js';
import type { LandRulebook } from '../../land-rulebook.js';
import { ROTD_TURNS } from '../../turn/rotd-turn.js';
import { AMWOL_COURIERS } from '../gitm-amwol/couriers.js';
import { AMWOL_SEASON } from '../gitm-amwol/season.js';
import { ROTD_COMBAT } from './combat.js';
import { ROTD_DETECTION } from './detection.js';
import { ROTD_MOVEMENT } from './movement.js';
import { ROTD_OFFICERS } from './officers.js';
import { ROTD_RAIL } from './rail.js';
import { RIVER_SHIP_TYPES } from './river-ships.js';
import { ROTD_RULES } from './rule-numbers.js';
import { ROTD_SUPPLY } from './supply.js';
import { ROTD_UNIT_TYPES } from './unit-types.js';

/** Rolling of the Drums, wars of European unification. */
export const ROTD_EUWOL: LandRulebook = {
  id: 'rotd-euwol',
  title: 'Rolling of the Drums, EUWOL',
  campaignTurns: 12,
  turns: ROTD_TURNS,
  fleets: [],
  unitTypes: new Map(ROTD_UNIT_TYPES.map((type) => [type.code, type])),
  shipTypes: new Map(RIVER_SHIP_TYPES.map((type) => [type.code, type])),
  map: {
    skippedRowLetters: 'O',
    foreignGround: [StrategicTerrain.Desert, StrategicTerrain.HighDesert],
    keepsHolders: true,
  },
  movement: ROTD_MOVEMENT,
  detection: ROTD_DETECTION,
  combat: ROTD_COMBAT,
  supply: ROTD_SUPPLY,
  season: {
    ...takenOver('rotd-euwol', ROTD_RULES, AMWOL_SEASON),
    prisonersReturn: stated(false, 'R-26'),
  },
  couriers: takenOver('rotd-euwol', ROTD_RULES, AMWOL_COURIERS),
  officers: ROTD_OFFICERS,
  rail: ROTD_RAIL,
  rules: ROTD_RULES,
  drawNumbers: ROTD_RULES,
};
