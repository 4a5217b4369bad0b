import { ours, stated } from '@vedette/record';
import type { NavalFigures } from '../../figures/naval-figures.js';
import { HANDLING } from './handling.js';
import { MOVEMENT } from './movement.js';
import { STORES } from './stores.js';
import { DETECTION } from './detection.js';
import { AMPHIBIOUS, GARRISONS } from './amphibious.js';
import { COMBAT } from './combat.js';
import { STORMS } from './storms.js';

/** Figures of PATE. */
export const PATE_FIGURES: NavalFigures = {
  mostStores: stated(24, '3.4'),
  mostDamage: stated(5, '2.2'),
  storms: STORMS,
  combat: COMBAT,
  amphibious: AMPHIBIOUS,
  garrisons: GARRISONS,
  detection: DETECTION,
  stores: STORES,
  handling: HANDLING,
  movement: MOVEMENT,
  repair: {
    hullInYard: stated(1, '3.3'),
    riggingAlone: stated(1, '3.3'),
    turnsToFitOut: stated(4, '2.6'),
    batteriesMended: ours(0.25, '7.7', 'guns are remounted in about the time a ship takes to fit out'),
  },
};
