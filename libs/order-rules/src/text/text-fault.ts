/** A place in a text, counted from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** Something in a text that could not be understood; the order it stands in is not taken. */
export interface TextFault extends TextPlace {
  readonly found: string;
  readonly allowed: string;
  /** Words that were perhaps meant, the likeliest first. */
  readonly suggestions: readonly string[];
}

/** A word that was read as another: `marhc` as `march`. */
export interface TextNote extends TextPlace {
  readonly found: string;
  readonly readAs: string;
}

/** Thrown while an order is read, caught where the order ends. */
export class UnreadableError extends Error {
  readonly code = 'UNREADABLE_TEXT';

  constructor(readonly fault: TextFault) {
    super(`line ${fault.line}, column ${fault.column}: found ${fault.found}, allowed: ${fault.allowed}`);
    this.name = 'UnreadableError';
  }
}
