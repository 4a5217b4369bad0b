import type { Place1866 } from './places.js';
import type { Arms, LineOfDivision } from '../order-of-battle.js';
import type { CorpsOf1866 } from './corps.js';

/** Lorenz rifles, and the rifled muzzle-loaders of 1863 with all batteries. */
export const RIFLED_ARMS: Arms = {
  foot: 'rifle',
  militia: 'musket',
  footGuns: 'rifled',
  horseGuns: 'rifled',
};

/** What all Austrian corps have in common. */
export const AUSTRIAN: Pick<
  CorpsOf1866,
  'state' | 'intendant' | 'quality' | 'experience' | 'morale' | 'arms'
> = {
  state: 'AU',
  intendant: 'larisch',
  quality: 'Average',
  experience: 8,
  morale: 55,
  arms: RIFLED_ARMS,
};

const REGIMENT = 2_800;
const JAGER = 950;

/**
 * A brigade of two regiments of three battalions, a battalion of Jager, and a battery with the first regiment; `number` is that
 * of its first unit.
 */
export function brigade(number: number, name: string): readonly LineOfDivision<Place1866>[] {
  return [
    [`${number}IN`, `${name}, 1st regiment`, REGIMENT + 100, 1],
    [`${number + 1}IN`, `${name}, 2nd regiment`, REGIMENT],
    [`${number}LI`, `${name}, Jager`, JAGER],
  ];
}

/** The guns and the horse a corps keeps in hand, and its bridges. */
export function ofCorps(number: number, horse: string): readonly LineOfDivision<Place1866>[] {
  return [
    [`${number}LA`, 'Corps artillery, foot', 400, 4],
    [`${number}HA`, 'Corps artillery, horse', 200, 2],
    [`${number}LC`, horse, 600],
    [`${number}PB`, 'Bridge equipage', 250],
  ];
}
