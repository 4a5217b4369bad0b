import { createHash } from 'node:crypto';
import type { EventStore } from '../store/event-store.js';
import type { EventMark } from './is-same-event.js';

/** An event of the log by its place, and by something that no other event has and that says nothing of it. */
export interface HistoryMark {
  readonly position: number;
  readonly mark: string;
}

/** What somebody who keeps a mark learns of the log. */
export interface MarkedHistory {
  /** Whether the log is another one than that in which the mark was made: what was kept of it may be wrong. */
  readonly isCut: boolean;
  /** The mark to keep from now on; null while the log is empty. */
  readonly seen: HistoryMark | null;
}

/** What {@link isSameEvent} goes by, as a digest: who keeps it cannot read it. */
const markOf = ({ campaign, stream, version, commandId, recordedAt }: EventMark): string =>
  createHash('sha256')
    .update(JSON.stringify([campaign, stream, version, commandId, recordedAt]))
    .digest('base64url');

/**
 * Whether the log still has the event of which somebody without a way to it keeps a mark, and the mark of its newest. What went to the
 * archive is known to nobody's cache, so a mark of that is as good as any.
 */
export async function lookAtMark(
  store: Pick<EventStore, 'head' | 'readLog'>,
  seen: HistoryMark | null,
): Promise<MarkedHistory> {
  const head = await store.head();
  const at = async (position: number): Promise<HistoryMark | null> => {
    const { events } = await store.readLog(position - 1, 1);
    return events[0] ? { position, mark: markOf(events[0]) } : null;
  };
  const newest = head === 0 ? null : await at(head);
  if (seen === null) return { isCut: false, seen: newest };
  if (seen.position > head) return { isCut: true, seen: newest };
  const there = seen.position === newest?.position ? newest : await at(seen.position);
  return { isCut: there !== null && there.mark !== seen.mark, seen: newest ?? seen };
}
