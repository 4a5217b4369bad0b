import { EventStoreError } from './event-store.error.js';

/** A position stands at another sequence than it should: somebody else has published to the stream of the log. */
export class RelayOutOfStepError extends EventStoreError {
  readonly code = 'EVENT_STORE_RELAY_OUT_OF_STEP';

  constructor(
    readonly position: number,
    readonly expected: number,
    readonly found: number,
  ) {
    super(
      `Position ${position} should be sequence ${expected} of the stream but is ${found}. ` +
        'Only the relay may publish there; delete the stream and it is filled again from the log.',
    );
  }
}
