/** A rule book whose tables leave open what some of its units or ships are worth: nothing starts with it. */
export class IncompleteTablesError extends Error {
  readonly code = 'BOOK_TABLES_INCOMPLETE';

  constructor(readonly faults: readonly string[]) {
    super(`rule books with gaps in their tables:\n${faults.join('\n')}`);
    this.name = 'IncompleteTablesError';
  }
}
