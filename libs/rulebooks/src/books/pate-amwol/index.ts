import type { NavalRulebook } from '../../naval-rulebook.js';
import { PATE_FIGURES } from './figures.js';
import { PATE_RULES } from './rule-numbers.js';
import { PATE_SHIP_TYPES } from './ship-types.js';

/** The naval war of the American-Mexican war. */
export const PATE_AMWOL: NavalRulebook = {
  id: 'pate-amwol',
  title: 'PATE, AMWOL',
  shipTypes: new Map(PATE_SHIP_TYPES.map((type) => [type.code, type])),
  figures: PATE_FIGURES,
  rules: PATE_RULES,
  drawNumbers: PATE_RULES,
};
