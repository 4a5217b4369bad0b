import { type Corps, orderOfBattle, placesOf } from '../order-of-battle.js';
import { PLACES, type Place1866 } from './places.js';

export type CorpsOf1866 = Corps<Place1866>;
/** The places as a muster roll reads them. */
export const FIELDS = placesOf(PLACES);
/** The units of a corps of 1866. */
export const corps = orderOfBattle<Place1866>(PLACES);
