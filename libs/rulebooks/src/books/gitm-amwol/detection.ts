import { ours, stated } from '@vedette/record';
import type { DetectionFigures } from '../../figures/detection-figures.js';

/** Detection figures of AMWOL. */
export const AMWOL_DETECTION: DetectionFigures = {
  campaignSight: stated({ friends: 3, friendsByArmyHeadquarters: 5, others: 1 }, '4.1'),
  quietSight: stated({ friends: 3, friendsByArmyHeadquarters: 5, others: 1 }, '4.1'),
  enemiesByLine: stated(false, '4.1'),
  mapRadius: stated(5, '4.1'),
  sizeWords: stated(
    [
      { word: 'regiments', upTo: 2 },
      { word: 'brigade', upTo: 5 },
      { word: 'brigades', upTo: 8 },
      { word: 'division', upTo: 17 },
    ],
    'A-09',
  ),
  manyWord: stated({ word: 'divisions', units: 12 }, '4.1'),
  countError: ours(0.25, '4.1', 'the book says somewhat higher or lower; a quarter either way'),
  letterMissed: ours(0.1, '4.1', 'the book says the letters are only approximately correct'),
  letterImagined: ours(0.05, '4.1', 'the book says the letters are only approximately correct'),
  shipsIdentify: ours(0.5, '4.3', 'the book says there is a chance and gives none; an even one'),
  headquartersHeardOf: ours(0.2, '4.7', 'the book says occasional; one headquarters in five a turn'),
  troopsHeardOf: ours(
    1,
    '4.7',
    'the book names no chance: every unseen stack is heard of, rightly or wrongly',
  ),
  ministersHearOf: stated('not-allied', '4.7'),
  reportErrors: ours(
    [
      { chance: 0.6, from: 0, to: 0 },
      { chance: 0.3, from: 1, to: 2 },
      { chance: 0.1, from: 3, to: 6 },
    ],
    '4.7',
    'the book says errors occur and are sometimes large',
  ),
};
