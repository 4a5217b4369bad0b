import { stated } from '@vedette/record';
import { takenOver } from '../../figure/taken-over.js';
import type { DetectionFigures } from '../../figures/detection-figures.js';
import { AMWOL_DETECTION } from '../gitm-amwol/detection.js';
import { ROTD_RULES } from './rule-numbers.js';

/** Detection figures of ROTD: AMWOL's but for quiet turns, the words for sizes, and whose troops ministers hear of (4.1, 4.7). */
export const ROTD_DETECTION: DetectionFigures = {
  ...takenOver('rotd-euwol', ROTD_RULES, AMWOL_DETECTION),
  quietSight: stated({ friends: 5, friendsByArmyHeadquarters: 10, others: 3 }, '4.1'),
  enemiesByLine: stated(true, '4.1'),
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
  ministersHearOf: stated('hostile', '4.7'),
};
