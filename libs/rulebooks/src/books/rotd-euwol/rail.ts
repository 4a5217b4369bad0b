import { ours, stated } from '@vedette/record';
import type { RailFigures } from '../../figures/rail-figures.js';

/** Railways of ROTD (8.1 to 8.6). */
export const ROTD_RAIL: RailFigures = {
  longestLine: stated(80, 'R-17'),
  squaresATurn: stated(40, '8.1'),
  fatigue: stated(1, '8.3'),
  repairTrack: stated({ eagles: 10, manufacturing: 5 }, '8.5'),
  repairBridge: ours(
    { eagles: 10, manufacturing: 5 },
    'R-66',
    'the book says about as much as track costs, which is the figure it gives',
  ),
};
