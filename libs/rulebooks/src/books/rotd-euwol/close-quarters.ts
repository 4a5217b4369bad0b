import { ours, stated } from '@vedette/record';
import type { CombatFigures } from '../../figures/combat-figures.js';

/** What is left of the melee strength of attackers before works or walls of levels 1 to 5. */
const BEFORE_WORKS = [0.8, 0.67, 0.57, 0.5, 0.44] as const;
const RECIPROCALS =
  'the reciprocals of what walls give a garrison in AMWOL: this book takes from those who storm them';

/** Closing, lines in the melee, works, walls and captured guns of ROTD (10.1, 10.6, 10.9, 10.11; ). */
export const ROTD_CLOSE_QUARTERS: Pick<
  CombatFigures,
  'closing' | 'meleeByLine' | 'works' | 'capture' | 'fortMelee' | 'stormMelee' | 'fortMannedShare'
> = {
  closing: {
    chance: ours(
      { normal: 0.6, extreme: 0.8 },
      'R-71',
      'steady troops under fire close three times in five, and four in five when they are told to whatever it costs',
    ),
    qualityStep: ours(0.05, 'R-71', 'the best troops close as often on attack as average ones in an assault'),
    experienceStep: ours(
      { middle: 3, each: 0.02 },
      'R-71',
      'steps of experience as in strength, about the 9-15 band: two steps weigh nearly as much as one of quality',
    ),
    moralePoint: ours(0.002, 'R-71', 'from despair to elation a fifth, neutral at the starting value of 50'),
    bounds: ours([0.05, 0.95], 'R-71', 'nothing is certain under fire'),
  },
  meleeByLine: stated({ first: 1, second: 1.1, secondArtillery: 1.2, rear: 0.5, rearCavalry: 0.5 }, '10.9'),
  works: {
    melee: ours(BEFORE_WORKS, 'R-73', RECIPROCALS),
    coverPerLevel: ours(
      0.1,
      'R-73',
      'earth shelters less than walls: a tenth a level against their half and more',
    ),
    experience: stated([10, 20], '10.6'),
  },
  capture: {
    chance: ours(
      { 'fell-back': 0.1, broke: 0.25, shattered: 0.5, lost: 1 },
      'R-74',
      'guns were lost with broken units and seldom with steady ones',
    ),
    reach: stated(5, '10.11'),
    basicBecomes: stated({ basic: 'smoothbore', becomes: 'rifled' }, '10.11'),
  },
  fortMelee: stated([1, 1, 1, 1, 1], '10.6'),
  stormMelee: ours(BEFORE_WORKS, 'R-73', RECIPROCALS),
  fortMannedShare: stated(0, '2.6'),
};
