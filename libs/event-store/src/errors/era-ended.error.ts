import { EventStoreError } from './event-store.error.js';

/** The log was restored into another cluster; sealing would misjudge transaction ids of the old one. */
export class EraEndedError extends EventStoreError {
  readonly code = 'EVENT_STORE_ERA_ENDED';

  constructor(options?: ErrorOptions) {
    super('The log was restored into another cluster. Begin a new era once, while nothing appends.', options);
  }
}
