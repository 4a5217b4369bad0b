import { stated } from '@vedette/record';
import type { CombatFigures } from '../../figures/combat-figures.js';

/** The tables of the morale check (9.8; details 2); the same in both GITM books. */
export const MORALE_CHECK_FIGURES: Pick<
  CombatFigures,
  | 'checkFloor'
  | 'checkBands'
  | 'checkQuality'
  | 'checkExperience'
  | 'checkFatigue'
  | 'checkFlanks'
  | 'checkMelee'
> = {
  checkFloor: stated(0.02, '9.8'),
  checkBands: stated(
    [
      { from: 0.02, retreat: 2.5, rout: 1 },
      { from: 0.05, retreat: 5, rout: 2 },
      { from: 0.1, retreat: 10, rout: 4 },
      { from: 0.2, retreat: 25, rout: 10 },
      { from: 0.3, retreat: 40, rout: 16 },
      { from: 0.4, retreat: 50, rout: 20 },
      { from: 0.5, retreat: 60, rout: 24 },
    ],
    '9.8',
  ),
  checkQuality: stated(
    {
      'Very Poor': { retreat: [1.3, 0], rout: [1.5, 0] },
      Poor: { retreat: [1.2, 0], rout: [1.3, 0] },
      Fair: { retreat: [1.05, 0], rout: [1.1, 0] },
      Average: { retreat: [1, 0], rout: [1, 0] },
      Good: { retreat: [0.95, 0], rout: [0.9, 0] },
      'Very Good': { retreat: [0.9, 5], rout: [0.95, 2] },
      Excellent: { retreat: [0.8, 10], rout: [0.6, 5] },
    },
    '9.8',
  ),
  checkExperience: stated(
    [
      { from: 0, retreat: 2, rout: 3 },
      { from: 1, retreat: 1.5, rout: 2 },
      { from: 4, retreat: 1.2, rout: 1.5 },
      { from: 9, retreat: 1.1, rout: 1.2 },
      { from: 16, retreat: 1, rout: 1 },
      { from: 25, retreat: 0.95, rout: 0.9 },
      { from: 36, retreat: 0.9, rout: 0.8 },
      { from: 49, retreat: 0.8, rout: 0.6 },
      { from: 64, retreat: 0.7, rout: 0.5 },
    ],
    '9.8',
  ),
  checkFatigue: stated(
    [
      { from: 0, retreat: 0.75, rout: 0.75 },
      { from: 3, retreat: 0.9, rout: 0.9 },
      { from: 6, retreat: 1, rout: 1 },
      { from: 9, retreat: 1.2, rout: 1.2 },
      { from: 12, retreat: 1.5, rout: 2 },
    ],
    '9.8',
  ),
  checkFlanks: stated([1.1, 1.2], '9.8'),
  checkMelee: stated({ retreat: 10, rout: 20 }, '9.8'),
};
