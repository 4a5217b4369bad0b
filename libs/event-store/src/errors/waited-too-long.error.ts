import { EventStoreError } from './event-store.error.js';

/** Something did not come about in time; it may still. */
export class WaitedTooLongError extends EventStoreError {
  readonly code = 'EVENT_STORE_WAITED_TOO_LONG';

  constructor(
    readonly what: string,
    readonly timeoutMs: number,
  ) {
    super(`${what} did not come about within ${timeoutMs} ms. Ask again later; nothing was lost.`);
  }
}
