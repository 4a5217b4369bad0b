/** A place in a document (RFC 6901): `/strategic/path/0`. */
export type JsonPointer = '' | `/${string}`;

/** One thing wrong with a document: where (JSON pointer), what was found, what is allowed. */
export interface Fault {
  readonly pointer: string;
  readonly found: string;
  readonly allowed: string;
}

/** Where a fault stands as a problem tells it: the whole document is `/`. */
export function placeOf({ pointer }: Pick<Fault, 'pointer'>): JsonPointer {
  return (pointer || '/') as JsonPointer;
}

/** A document that cannot be used; carries every fault found. */
export class MalformedDocumentError extends Error {
  readonly code = 'MALFORMED_DOCUMENT';

  constructor(
    readonly document: string,
    readonly faults: readonly Fault[],
  ) {
    super(`${document}: ${faults.map(faultLine).join('; ')}`);
    this.name = 'MalformedDocumentError';
  }
}

/** A fault in one line: `/units/3/morale: found 140, allowed: a number of at most 100`. */
export function faultLine(fault: Fault): string {
  return `${fault.pointer || '/'}: found ${fault.found}, allowed: ${fault.allowed}`;
}
