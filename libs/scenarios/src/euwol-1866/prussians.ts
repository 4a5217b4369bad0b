import type { Place1866 } from './places.js';
import type { Arms, LineOfDivision } from '../order-of-battle.js';
import type { CorpsOf1866 } from './corps.js';

/** Needle guns; three batteries of four with the steel rifled breechloaders, the horse still with smooth bores. */
export const PRUSSIAN_ARMS: Arms = {
  foot: 'breechloader',
  militia: 'rifle',
  footGuns: 'breechloader',
  horseGuns: 'smoothbore',
};

/** What all Prussian corps of the line have in common. */
export const PRUSSIAN: Pick<
  CorpsOf1866,
  'state' | 'intendant' | 'quality' | 'experience' | 'morale' | 'arms'
> = {
  state: 'PR',
  intendant: 'heydt',
  quality: 'Good',
  experience: 6,
  morale: 58,
  arms: PRUSSIAN_ARMS,
};

const FOOT = 2_900;
const HORSE = 600;
const RIFLEMEN = 900;

/** A regiment of foot of three battalions with one of the batteries of its division, by its number in the army list. */
export function foot(number: number, name: string): LineOfDivision<Place1866> {
  return [`${number}IN`, name, FOOT, 1];
}

/** A regiment of horse. */
export function horse(id: string, name: string): LineOfDivision<Place1866> {
  return [id, name, HORSE];
}

/** A battalion of Jager. */
export function jager(number: number): LineOfDivision<Place1866> {
  return [`${number}LI`, `Jager ${number}`, RIFLEMEN];
}

/** The guns a corps keeps in hand: four batteries of foot and as many of horse. */
export function reserveGuns(number: number): readonly LineOfDivision<Place1866>[] {
  return [
    [`${number}LA`, 'Reserve artillery, foot', 400, 4],
    [`${number}HA`, 'Reserve artillery, horse', 400, 4],
  ];
}

/** A train of pontoons. */
export function pontoons(number: number): LineOfDivision<Place1866> {
  return [`${number}PB`, 'Pontoon train', 250];
}
