import { cite, LAND_BOOKS, type LandRule, RulebookMissingError } from '@vedette/rulebooks';

/**
 * Cites a land rule by the number of the book of that id: for what is told to players from documents, which name the book.
 * Throws {@link RulebookMissingError}.
 */
export function citeIn(book: string, rule: LandRule): string {
  const found = LAND_BOOKS.get(book);
  if (!found) throw new RulebookMissingError(book, [...LAND_BOOKS.keys()]);
  return cite(found, rule);
}
