import type { Arms, LineOfDivision } from '../order-of-battle.js';
import type { CorpsOf1870 } from './corps.js';

/** Needle guns and steel breech-loading rifled guns. */
const NEEDLE_GUNS: Arms = {
  foot: 'breechloader',
  militia: 'rifle',
  footGuns: 'breechloader',
  horseGuns: 'breechloader',
};
/** The Bavarians: rifles still with most battalions, guns like the rest. */
export const RIFLES: Arms = { ...NEEDLE_GUNS, foot: 'rifle' };

/** What all German corps have in common. */
export const GERMAN: Pick<CorpsOf1870, 'state' | 'intendant' | 'quality' | 'experience' | 'morale' | 'arms'> =
  {
    state: 'PR',
    intendant: 'camphausen',
    quality: 'Good',
    experience: 14,
    morale: 60,
    arms: NEEDLE_GUNS,
  };

/** A regiment of foot of three battalions with one of the batteries of its division, by its number in the army list. */
export function foot(number: number, name: string): LineOfDivision<never> {
  return [`${number}IN`, name, 2_900, 1];
}

/** A regiment of horse. */
export function horse(id: string, name: string): LineOfDivision<never> {
  return [id, name, 600];
}

/** A battalion of Jager. */
export function jager(number: number): LineOfDivision<never> {
  return [`${number}LI`, `Jager ${number}`, 950];
}

/** The guns a corps keeps in hand. */
export function guns(number: number): readonly LineOfDivision<never>[] {
  return [
    [`${number}LA`, 'Corps artillery, foot', 400, 4],
    [`${number}HA`, 'Corps artillery, horse', 300, 3],
  ];
}

/** A train of pontoons. */
export function pontoons(number: number): LineOfDivision<never> {
  return [`${number}PB`, 'Pontoon train', 250];
}
