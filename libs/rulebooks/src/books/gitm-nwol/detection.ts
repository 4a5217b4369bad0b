import { stated } from '@vedette/record';
import { takenOver } from '../../figure/taken-over.js';
import type { DetectionFigures } from '../../figures/detection-figures.js';
import { AMWOL_DETECTION } from '../gitm-amwol/detection.js';
import { NWOL_RULES } from './rule-numbers.js';

/** Detection figures of NWOL: AMWOL's but for quiet turns and the words for sizes (4.1). */
export const NWOL_DETECTION: DetectionFigures = {
  ...takenOver('gitm-nwol', NWOL_RULES, AMWOL_DETECTION),
  quietSight: stated({ friends: 5, friendsByArmyHeadquarters: 10, others: 3 }, '4.1'),
  sizeWords: stated(
    [
      { word: 'brigades', upTo: 2 },
      { word: 'division', upTo: 5 },
      { word: 'divisions', upTo: 8 },
      { word: 'corps', upTo: 17 },
    ],
    'A-09',
  ),
  manyWord: stated({ word: 'corps', units: 12 }, '4.1'),
};
