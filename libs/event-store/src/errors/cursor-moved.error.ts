import { EventStoreError } from './event-store.error.js';

/** Another instance of the consumer has applied these events; whatever was written with them must be rolled back. */
export class CursorMovedError extends EventStoreError {
  readonly code = 'EVENT_STORE_CURSOR_MOVED';

  constructor(
    readonly consumer: string,
    readonly generation: number,
    readonly from: number,
  ) {
    super(
      `Cursor of "${consumer}" generation ${generation} is no longer at ${from}. Roll back and read it again.`,
    );
  }
}
