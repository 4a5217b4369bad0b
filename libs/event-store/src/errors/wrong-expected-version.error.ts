import { EventStoreError } from './event-store.error.js';

/** Someone else appended to the stream first. Read the stream again, decide again, append again. */
export class WrongExpectedVersionError extends EventStoreError {
  readonly code = 'EVENT_STORE_WRONG_EXPECTED_VERSION';

  constructor(
    readonly stream: string,
    readonly expected: number,
    readonly actual: number,
    options?: ErrorOptions,
  ) {
    super(
      `Stream "${stream}" is at version ${actual}, not at ${expected}. Read it again and decide anew.`,
      options,
    );
  }
}
