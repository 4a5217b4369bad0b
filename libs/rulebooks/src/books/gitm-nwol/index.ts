import { takenOver } from '../../figure/taken-over.js';
import type { LandRulebook } from '../../land-rulebook.js';
import { GITM_TURNS } from '../../turn/gitm-turn.js';
import { AMWOL_COURIERS } from '../gitm-amwol/couriers.js';
import { AMWOL_RULES } from '../gitm-amwol/rule-numbers.js';
import { AMWOL_SEASON } from '../gitm-amwol/season.js';
import { NWOL_COMBAT } from './combat.js';
import { NWOL_DETECTION } from './detection.js';
import { NWOL_MOVEMENT } from './movement.js';
import { NWOL_RULES } from './rule-numbers.js';
import { NWOL_SUPPLY } from './supply.js';
import { NWOL_UNIT_TYPES } from './unit-types.js';
import { PATE_SHIP_TYPES } from '../pate-amwol/ship-types.js';

/** Gathered In Their Masses, Napoleonic wars. */
export const GITM_NWOL: LandRulebook = {
  id: 'gitm-nwol',
  title: 'Gathered In Their Masses, NWOL',
  campaignTurns: 15,
  turns: GITM_TURNS,
  fleets: ['pate-amwol'],
  unitTypes: new Map(NWOL_UNIT_TYPES.map((type) => [type.code, type])),
  shipTypes: new Map(PATE_SHIP_TYPES.map((type) => [type.code, type])),
  map: { skippedRowLetters: '', foreignGround: [], keepsHolders: false },
  movement: NWOL_MOVEMENT,
  detection: NWOL_DETECTION,
  combat: NWOL_COMBAT,
  supply: NWOL_SUPPLY,
  season: takenOver('gitm-nwol', NWOL_RULES, AMWOL_SEASON),
  couriers: takenOver('gitm-nwol', NWOL_RULES, AMWOL_COURIERS),
  officers: null,
  rail: null,
  rules: NWOL_RULES,
  drawNumbers: AMWOL_RULES,
};
