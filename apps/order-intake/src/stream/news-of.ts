import type { EventStore, RecordedEvent, StreamVersions } from '@vedette/event-store';
import type { StreamName } from '@vedette/ledger';

/** A stream as far as it has been read. */
export interface ReadSoFar {
  readonly campaign: string;
  readonly stream: StreamName;
  readonly version: number;
}

/**
 * What a stream holds beyond what has been read. `now`, the versions of all streams at this moment, spares asking where there
 * is nothing new; null asks in any case.
 */
export async function newsOf(
  store: EventStore,
  { campaign, stream, version }: ReadSoFar,
  now: StreamVersions | null,
): Promise<readonly RecordedEvent[]> {
  return now && (now[stream] ?? 0) <= version
    ? []
    : store.readStream(campaign, stream, { from: version + 1 });
}
