import { stated } from '@vedette/record';
import { takenOver } from '../../figure/taken-over.js';
import type { SupplyFigures } from '../../figures/supply-figures.js';
import { AMWOL_SUPPLY } from '../gitm-amwol/supply.js';
import { NWOL_RULES } from './rule-numbers.js';

/**
 * Supply figures of NWOL: those of AMWOL, since ranges, percentages and counts do not scale (N-01), but for mergers, which
 * are not kept to active units (3.5).
 */
export const NWOL_SUPPLY: SupplyFigures = {
  ...takenOver('gitm-nwol', NWOL_RULES, AMWOL_SUPPLY),
  inactiveMerge: stated(true, '3.5'),
};
