import { EventStoreError } from './event-store.error.js';

/** A newer release has taken away what this one uses: an upgrade that was finished is not undone by starting the old release. */
export class SchemaTooNewError extends EventStoreError {
  readonly code = 'EVENT_STORE_SCHEMA_TOO_NEW';

  constructor(
    readonly found: number,
    readonly known: number,
  ) {
    super(
      `The event store is at schema version ${found}, which takes away what this release uses (it knows ${known}). Start the newer release.`,
    );
  }
}
