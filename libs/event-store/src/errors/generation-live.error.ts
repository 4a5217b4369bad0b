import { EventStoreError } from './event-store.error.js';

/** A generation that readers use cannot be dropped. */
export class GenerationLiveError extends EventStoreError {
  readonly code = 'EVENT_STORE_GENERATION_LIVE';

  constructor(
    readonly projection: string,
    readonly generation: number,
  ) {
    super(
      `Generation ${generation} of projection "${projection}" is live. Build another one before dropping it.`,
    );
  }
}
