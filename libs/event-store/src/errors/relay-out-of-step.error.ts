import { EventStoreError } from './event-store.error.js';

/** A message stands at another sequence than it should: somebody else has published to the stream of the log. */
export class RelayOutOfStepError extends EventStoreError {
  readonly code = 'EVENT_STORE_RELAY_OUT_OF_STEP';

  constructor(
    readonly expected: number,
    readonly found: number,
  ) {
    super(
      `A message for sequence ${expected} of the log's stream stands at ${found}. ` +
        'Only the relay may publish there; delete the stream and it is filled again from the log.',
    );
  }
}
