import { ours, stated } from '@vedette/record';
import type { StormFigures } from '../../figures/naval-figures.js';

/** Storms of PATE. Its rules state only how often they come; what they do is ours. */
export const STORMS: StormFigures = {
  chance: stated({ light: 0.02, moderate: 0.05, heavy: 0.1 }, '8.1'),
  mostRiggingDamage: ours(
    3,
    '8.2',
    'spars go first in a gale: two turns of repair at sea mend a usual storm',
  ),
  mostHullDamage: ours(1, '8.2', 'a sound ship outlives one storm; a hull of 4 is at stake in every one'),
  mostShelteredDamage: ours(1, '8.2', 'at anchor only upper spars suffer; one turn mends them'),
  founders: ours(
    0.01,
    '8.2',
    'sound ships seldom foundered; the brig Somers in 1846 was a light ship in a squall',
  ),
  foundersPerHull: ours(0.05, '8.2', 'leaks sink ships: hull 4 makes a loss of one in five'),
  foundersPerRigging: ours(0.02, '8.2', 'a ship without sails cannot keep her head to the sea'),
  drivenDownwind: ours(
    0.2,
    '8.2',
    'a day or two of running before a gale crosses an area only when it lasts',
  ),
  drivenAbout: ours(0.3, '8.2', 'half of the ships caught keep their station and company'),
  strikesRocks: ours(0.15, '8.2', 'most ships claw off a lee shore; a full gale leaves one in seven no room'),
};
