import type { Within } from '../../map/lasso.js';

/** What a hand takes hold of upon the map. */
export type Held =
  | { readonly is: 'step'; readonly square: string }
  | { readonly is: 'piece'; readonly piece: string }
  | { readonly is: 'place'; readonly place: string };

/** What can be taken hold of in a square. */
export interface InSquare {
  readonly square: string;
  /** Own pieces that stand there, in the order of the queue. */
  readonly pieces: readonly string[];
  /** The place there from which goods can be sent; null for none. */
  readonly place: string | null;
}

/** The piece that is ordered just now, and the squares of its march. */
export interface Ordered {
  readonly piece: string | null;
  readonly march: readonly (string | null)[];
}

/** The sign of a city lies in the lower left quarter of its square. */
const isAtPlace = ({ east, south }: Within): boolean => east < 0.5 && south >= 0.5;

/**
 * What a hand takes hold of in a square: a step of the march that is being drawn; else, at the sign of a place that pieces stand beside,
 * the place, and elsewhere the piece, the chosen one before others; else the place. On empty ground nothing.
 */
export function heldIn(
  { square, pieces, place }: InSquare,
  within: Within,
  { piece, march }: Ordered,
): Held | null {
  if (march.includes(square)) return { is: 'step', square };
  if (place !== null && (pieces.length === 0 || isAtPlace(within))) return { is: 'place', place };
  const first = piece !== null && pieces.includes(piece) ? piece : pieces[0];
  return first === undefined ? null : { is: 'piece', piece: first };
}
