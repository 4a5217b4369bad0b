import { BookNumberingError } from './book-numbering.error.js';
import { numberingFaults } from './numbering-faults.js';
import type { NumberedBook } from './rule-numbers.js';

/** Books by id. Nothing starts with a book that leaves open how a rule is cited: throws {@link BookNumberingError}. */
export function shelf<Rule extends string, Book extends NumberedBook<Rule>>(
  books: readonly Book[],
  rules: readonly Rule[],
): ReadonlyMap<string, Book> {
  const faults = books.flatMap((book) => numberingFaults(book, rules));
  if (faults.length > 0) throw new BookNumberingError(faults);
  return new Map(books.map((book) => [book.id, book]));
}
