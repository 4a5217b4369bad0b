import { EventStoreError } from './event-store.error.js';

/** A newer release has built a newer generation and dropped this one; building it again would set readers back. */
export class GenerationSupersededError extends EventStoreError {
  readonly code = 'EVENT_STORE_GENERATION_SUPERSEDED';

  constructor(
    readonly projection: string,
    readonly generation: number,
    readonly live: number,
  ) {
    super(
      `Projection "${projection}" is live in generation ${live} and generation ${generation} is gone. ` +
        'Start the newer release, or rebuild the older generation on purpose.',
    );
  }
}
