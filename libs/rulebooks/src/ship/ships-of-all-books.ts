import { partsOfId } from '@vedette/campaign';
import { LAND_BOOKS, NAVAL_BOOKS } from '../book-shelf.js';

/** Type codes of ships and transport groups of every book: for readers of ids who do not know the books in force. */
export const SHIP_CODES: ReadonlySet<string> = new Set(
  [...LAND_BOOKS.values(), ...NAVAL_BOOKS.values()].flatMap(({ shipTypes }) => [...shipTypes.keys()]),
);

/** Whether a name is the id of a ship or transport group of any book. */
export function isShip(name: string): boolean {
  const type = partsOfId(name)?.type;
  return type !== undefined && SHIP_CODES.has(type);
}
