import type { NavalRulebook } from '../../naval-rulebook.js';
import { PATE_FIGURES } from './figures.js';
import { PATE_RULES } from './rule-numbers.js';

/** The naval war of the American-Mexican war. */
export const PATE_AMWOL: NavalRulebook = {
  id: 'pate-amwol',
  title: 'PATE, AMWOL',
  figures: PATE_FIGURES,
  rules: PATE_RULES,
  drawNumbers: PATE_RULES,
};
