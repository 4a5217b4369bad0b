import type { GoodsPlace } from './goods-places.js';
import type { Held } from './held.js';

/** What lies in the square in which a hand lets go. */
export interface Under {
  readonly square: string;
  /** Pieces that one commands or deputises for, as they were last told there. */
  readonly pieces: readonly string[];
  readonly place: GoodsPlace | null;
}

/** What a drag over the map decides. */
export type Dragged =
  | { readonly is: 'bend'; readonly step: string; readonly to: string }
  | { readonly is: 'piece'; readonly from: string; readonly onto: string }
  | { readonly is: 'goods'; readonly to: string }
  | { readonly is: 'nothing'; readonly from: string; readonly onto: string };

/**
 * What is meant by letting go of something in a square: a step of a march bends it over that square; a piece is dropped on the first
 * piece there that it does not share its officer with, else on the first; a place sends goods to the place there. All else is no order.
 */
export function draggedTo(held: Held, under: Under, officerOf: (piece: string) => string | null): Dragged {
  switch (held.is) {
    case 'step':
      return { is: 'bend', step: held.square, to: under.square };
    case 'piece': {
      const { piece } = held;
      const others = under.pieces.filter((one) => one !== piece);
      const isOfAnother = (one: string): boolean => ![null, officerOf(piece)].includes(officerOf(one));
      const onto = others.find(isOfAnother) ?? others[0];
      return onto === undefined
        ? { is: 'nothing', from: piece, onto: under.square }
        : { is: 'piece', from: piece, onto };
    }
    case 'place':
      return under.place === null || under.place.name === held.place
        ? { is: 'nothing', from: held.place, onto: under.square }
        : { is: 'goods', to: under.place.name };
  }
}
