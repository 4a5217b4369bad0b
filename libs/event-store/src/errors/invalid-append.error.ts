import { EventStoreError } from './event-store.error.js';

/** An append that cannot be carried out whatever the state of the store. */
export class InvalidAppendError extends EventStoreError {
  readonly code = 'EVENT_STORE_INVALID_APPEND';
}
