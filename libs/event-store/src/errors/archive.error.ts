import { EventStoreError } from './event-store.error.js';

/** An archive does not hold what it should, or may not be put where it was to go. Nothing was changed. */
export class ArchiveError extends EventStoreError {
  readonly code = 'EVENT_STORE_ARCHIVE';
}
