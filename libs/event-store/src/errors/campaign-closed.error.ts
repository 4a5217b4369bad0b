import { EventStoreError } from './event-store.error.js';

/** The campaign was closed for the archive and takes no more events. */
export class CampaignClosedError extends EventStoreError {
  readonly code = 'EVENT_STORE_CAMPAIGN_CLOSED';

  constructor(
    readonly stream: string,
    options?: ErrorOptions,
  ) {
    super(
      `The campaign of stream "${stream}" is closed. Restore it before appending, or use another id.`,
      options,
    );
  }
}
