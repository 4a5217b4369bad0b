/** One thing wrong with an inline theatre, with its JSON pointer within the position. */
export interface InlineFault {
  readonly pointer: string;
  readonly found: string;
  readonly allowed: string;
}

/** An inline theatre that cannot be used; carries every fault. */
export class InlineTheatreError extends Error {
  readonly code = 'INLINE_THEATRE';

  constructor(readonly faults: readonly InlineFault[]) {
    super(
      faults
        .map(({ pointer, found, allowed }) => `${pointer}: found ${found}, allowed: ${allowed}`)
        .join('; '),
    );
    this.name = 'InlineTheatreError';
  }
}
