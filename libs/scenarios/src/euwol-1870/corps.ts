import { type Corps, orderOfBattle, placesOf } from '../order-of-battle.js';
import { PLACES, type Place1870 } from './places.js';

export type CorpsOf1870 = Corps<Place1870>;
/** The places as a muster roll reads them. */
export const FIELDS = placesOf(PLACES);
/** The units of a corps of 1870. */
export const corps = orderOfBattle<Place1870>(PLACES);
