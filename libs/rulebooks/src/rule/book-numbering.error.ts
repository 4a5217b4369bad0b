/** A book on the shelf does not say of every rule what number it has there. */
export class BookNumberingError extends Error {
  readonly code = 'BOOK_NUMBERING';

  constructor(readonly faults: readonly string[]) {
    super(`the rule books cannot be cited: ${faults.join('; ')}`);
    this.name = 'BookNumberingError';
  }
}
