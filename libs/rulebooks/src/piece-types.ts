import type { PieceTypeSource } from '@vedette/campaign';
import { booksOf } from './book-shelf.js';
import type { Books } from './phase/phase-context.js';

/** What units and ships are by the books a position names. Throws {@link RulebookMissingError}. */
export const pieceTypes: PieceTypeSource = (rulebooks) => pieceTypesOf(booksOf(rulebooks));

/** What units and ships are by these books; ships by the land book where no naval one is in force. */
export function pieceTypesOf({ land, naval }: Books): ReturnType<PieceTypeSource> {
  const afloat = naval ?? land;
  return {
    units: { book: land.title, types: land.unitTypes },
    ships: { book: afloat.title, types: afloat.shipTypes },
    map: land.map,
    fleets: land.fleets,
  };
}
