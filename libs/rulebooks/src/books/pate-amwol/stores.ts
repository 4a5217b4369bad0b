import { ours, stated } from '@vedette/record';
import type { StoresFigures } from '../../figures/stores-figures.js';

/** Naval stores of PATE. The rules say that hunger costs crew, not how much. */
export const STORES: StoresFigures = {
  usedATurn: stated(1, '3.4'),
  shipsPerYard: stated(2, '3.4'),
  crewLost: ours(
    0.05,
    '3.4',
    'a week on scrapings sends one man in twenty to the sick list or over the side; each further week is worse',
  ),
  mostCrewLost: ours(
    0.25,
    '3.4',
    'even a starving ship keeps hands enough to reach her base, as the rule has her do',
  ),
};
