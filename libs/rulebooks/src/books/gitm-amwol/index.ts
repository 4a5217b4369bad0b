import type { LandRulebook } from '../../land-rulebook.js';
import { GITM_TURNS } from '../../turn/gitm-turn.js';
import { AMWOL_COMBAT } from './combat.js';
import { AMWOL_COURIERS } from './couriers.js';
import { AMWOL_DETECTION } from './detection.js';
import { AMWOL_MOVEMENT } from './movement.js';
import { AMWOL_RULES } from './rule-numbers.js';
import { AMWOL_SEASON } from './season.js';
import { AMWOL_SUPPLY } from './supply.js';
import { AMWOL_UNIT_TYPES } from './unit-types.js';
import { PATE_SHIP_TYPES } from '../pate-amwol/ship-types.js';

/** Gathered In Their Masses, American-Mexican war. */
export const GITM_AMWOL: LandRulebook = {
  id: 'gitm-amwol',
  title: 'Gathered In Their Masses, AMWOL',
  campaignTurns: 15,
  turns: GITM_TURNS,
  fleets: ['pate-amwol'],
  unitTypes: new Map(AMWOL_UNIT_TYPES.map((type) => [type.code, type])),
  shipTypes: new Map(PATE_SHIP_TYPES.map((type) => [type.code, type])),
  map: { skippedRowLetters: '', foreignGround: [], keepsHolders: false },
  movement: AMWOL_MOVEMENT,
  detection: AMWOL_DETECTION,
  combat: AMWOL_COMBAT,
  supply: AMWOL_SUPPLY,
  season: AMWOL_SEASON,
  couriers: AMWOL_COURIERS,
  officers: null,
  rail: null,
  rules: AMWOL_RULES,
  drawNumbers: AMWOL_RULES,
};
