import { stated } from '../../figure/figure.js';
import type { DetectionFigures } from '../../figures/detection-figures.js';

/** Detection figures of AMWOL. */
export const AMWOL_DETECTION: DetectionFigures = {
  friendsSeenAt: stated(3, '4.1'),
  friendsSeenByArmyHeadquartersAt: stated(5, '4.1'),
  othersSeenAt: stated(1, '4.1'),
};
