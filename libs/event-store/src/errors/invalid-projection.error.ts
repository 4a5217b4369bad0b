import { EventStoreError } from './event-store.error.js';

/** A projection that could not be built whatever the log holds. */
export class InvalidProjectionError extends EventStoreError {
  readonly code = 'EVENT_STORE_INVALID_PROJECTION';
}
