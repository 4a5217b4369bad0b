import { stated } from '@vedette/record';
import type { SupplyFigures } from '../../figures/supply-figures.js';
import { AMWOL_SUPPLY } from '../gitm-amwol/supply.js';

/**
 * Supply figures of NWOL: those of AMWOL, since ranges, percentages and counts do not scale (N-01), but for mergers, which
 * are not kept to active units (3.5).
 */
export const NWOL_SUPPLY: SupplyFigures = { ...AMWOL_SUPPLY, inactiveMerge: stated(true, '3.5') };
