import { EventStoreError } from './event-store.error.js';

/** The database was migrated by a newer release; this one would write what that one does not expect. */
export class SchemaTooNewError extends EventStoreError {
  readonly code = 'EVENT_STORE_SCHEMA_TOO_NEW';

  constructor(
    readonly found: number,
    readonly known: number,
  ) {
    super(
      `The event store is at schema version ${found}; this release knows ${known}. Start a newer release.`,
    );
  }
}
