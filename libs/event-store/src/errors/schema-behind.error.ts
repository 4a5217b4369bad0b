import { EventStoreError } from './event-store.error.js';

/** The database lacks something this library needs, and services do not make it. */
export class SchemaBehindError extends EventStoreError {
  readonly code = 'EVENT_STORE_SCHEMA_BEHIND';

  constructor(
    readonly missing: readonly string[],
    cause?: unknown,
  ) {
    super(
      `The database lacks ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' and more' : ''} of schema es: run "vedette database ` +
        'prepare" as its owner before services start.',
      { cause },
    );
  }
}
