import { ours, stated } from '@vedette/record';
import type { NavalMovementFigures, SailingChances } from '../../figures/naval-movement-figures.js';

/** Handy vessels. */
const LIGHT: SailingChances = {
  first: { upwind: 1.8, across: 2.2, downwind: 2.5 },
  second: { upwind: 0.6, across: 1.3, downwind: 1.8 },
  ends: { upwind: 0.5, across: 0, downwind: 0 },
};

/** Heavy ones, and groups that keep to the pace of their worst sailer. */
const HEAVY: SailingChances = {
  first: { upwind: 1.1, across: 1.5, downwind: 2 },
  second: { upwind: 0, across: 0.8, downwind: 1.2 },
  ends: { upwind: 1, across: 0.2, downwind: 0 },
};

/** Movement of PATE. */
export const MOVEMENT: NavalMovementFigures = {
  seasATurn: stated(2, '4.5'),
  chances: ours(
    { SL: LIGHT, FR: HEAVY, TR: HEAVY },
    '6.5',
    'the table is printed for frigates against ships of the line and transports; with sloops and frigates the lighter of the two takes the better row',
  ),
  perHull: stated(0.1, '6.5'),
  perRigging: stated(0.2, '6.5'),
  commerce: stated(0.5, '6.5'),
  leastHands: ours(1, '2.6', 'a prize without hands waits until some are transferred to it'),
  watchedWeight: ours(
    3,
    '6.8',
    'a cruiser on patrol is met three times as often as chance alone would have it',
  ),
  patrols: ours(['SL'], '6.8', 'sloops are the scouts of this war (5.2)'),
  avoids: ours(0.8, '6.8', 'at sea avoiding succeeds usually, not always, whoever came upon whom'),
  avoidsOnshore: ours(0.6, '6.8', 'with the wind on the shore there is less room to get away'),
  horn: stated([10, 12], '6.10'),
  hornWithTransports: stated([12, 14], '6.10'),
  seaTime: stated(1, '2.2'),
  mostExperience: ours(100, '2.2', 'ratings run from 0 to 100'),
};
