import { TACTICAL_SIZE } from '../tactical-map.js';

/** Defence ratings that are known and not drawn: a rectangle of digits laid over the map of one square. */
export interface TacticalOverlay {
  readonly square: number;
  /** Column and row of the rectangle's north-western corner, 0-14. */
  readonly column: number;
  readonly row: number;
  /** One string a row, one digit 0-4 a square. */
  readonly defence: readonly string[];
}

/** The 9 by 9 ratings printed as an example in all three books, columns 0-8 and rows 3-11 (GITM AMWOL 2.4). */
export const BOOK_SAMPLE_RATINGS: Omit<TacticalOverlay, 'square'> = {
  column: 0,
  row: 3,
  defence: [
    '430223044',
    '113032033',
    '301040410',
    '222024234',
    '011223022',
    '004311221',
    '021444312',
    '002221141',
    '101234401',
  ],
};

/** Lays a rectangle of ratings over the ratings of a map. */
export function layRatings(defence: Uint8Array, overlay: TacticalOverlay): void {
  overlay.defence.forEach((digits, south) => {
    for (let east = 0; east < digits.length; east++)
      defence[(overlay.row + south) * TACTICAL_SIZE + overlay.column + east] = Number(digits[east]);
  });
}
