import { EventStoreError } from './event-store.error.js';

/** The broker has positions the log has not: the database was set back to an older state, and its numbers run anew. */
export class StreamAheadError extends EventStoreError {
  readonly code = 'EVENT_STORE_STREAM_AHEAD';

  constructor(
    readonly streamName: string,
    readonly published: number,
    readonly head: number,
  ) {
    super(
      `Stream ${streamName} has position ${published} but the log ends at ${head}. ` +
        'If the database was restored from a backup, delete the stream; it is filled again from the log.',
    );
  }
}
