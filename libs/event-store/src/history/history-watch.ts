import { pauseBefore } from '@vedette/database';
import { isSameEvent } from './is-same-event.js';
import type { RecordedEvent } from '../event/recorded-event.js';
import type { EventStore } from '../store/event-store.js';

/** What was there, and is not there any more. */
export interface HistoryCut {
  /** The position that this process had seen, or null for an event that was appended here and not sealed yet. */
  readonly position: number | null;
  readonly event: Pick<RecordedEvent, 'campaign' | 'stream' | 'version'>;
  /** Where the log ends now. */
  readonly head: number;
}

/** How often to look, and whom to tell. */
export interface HistoryWatchOptions {
  /** Milliseconds between two looks, 2,000 when left out. */
  readonly everyMs?: number;
  /** Called once: everything this process remembers of the log may be wrong from now on. */
  readonly onCut: (cut: HistoryCut) => void;
  readonly onError?: (error: unknown) => void;
}

const EVERY_MS = 2_000;

/** Where an event stood, and nothing of what it says: whoever is told of a cut writes it into a log that is no player's. */
const placeOf = ({ campaign, stream, version }: RecordedEvent): HistoryCut['event'] => ({
  campaign,
  stream,
  version,
});

/**
 * Whether the log still begins with everything that this process has seen of it. A fail-over to a standby that had not
 * received the last commits, or a restore to an earlier moment, cuts the log short and goes on writing other events at the
 * same places; whatever a process has kept of them agrees with nothing any more, and must not be used for a second.
 */
export class HistoryWatch {
  private seen: { readonly position: number; readonly event: RecordedEvent } | null = null;
  private appended: ReturnType<EventStore['lastAppended']> = null;
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> = Promise.resolve();
  private stage: 'watching' | 'cut' | 'over' = 'watching';

  constructor(
    private readonly store: EventStore,
    private readonly options: HistoryWatchOptions,
  ) {}

  /** Begins to look, at once. */
  start(): void {
    this.next(0, 0);
  }

  /** Looks no more. */
  async stop(): Promise<void> {
    this.stage = 'over';
    clearTimeout(this.timer);
    await this.underWay;
  }

  /** One look: whether what was seen and appended before is there still, and what is there now. */
  async look(): Promise<HistoryCut | null> {
    const head = await this.store.head();
    const cut = (await this.lostOfLog(head)) ?? (await this.lostOfAppends(head));
    if (cut) return cut;
    this.appended = this.store.lastAppended();
    if (head === 0) return null;
    const { events } = await this.store.readLog(head - 1, 1);
    // What went to the archive is known to nobody's cache.
    if (events[0]) this.seen = { position: head, event: events[0] };
    return null;
  }

  private async lostOfLog(head: number): Promise<HistoryCut | null> {
    if (!this.seen) return null;
    const { position, event } = this.seen;
    if (position > head) return { position, event: placeOf(event), head };
    const { events } = await this.store.readLog(position - 1, 1);
    return !events[0] || isSameEvent(events[0], event) ? null : { position, event: placeOf(event), head };
  }

  private async lostOfAppends(head: number): Promise<HistoryCut | null> {
    if (!this.appended) return null;
    const { campaign, stream, version, commandId } = this.appended;
    const [event] = await this.store.readStream(campaign, stream, { from: version, limit: 1 });
    const isThere = event !== undefined && event.commandId === commandId;
    if (isThere || (await this.isArchived(campaign))) return null;
    return { position: null, event: { campaign, stream, version }, head };
  }

  /** Whether a campaign's events went to the archive, which leaves the campaign and its streams behind as tombstones. */
  private async isArchived(campaign: string): Promise<boolean> {
    const tombstone = await this.store.database
      .selectFrom('es.campaign')
      .select('campaign_no')
      .where('campaign_id', '=', campaign)
      .where('manifest', 'is not', null)
      .executeTakeFirst();
    return tombstone !== undefined;
  }

  private next(failures: number, afterMs: number): void {
    if (this.stage !== 'watching') return;
    this.timer = setTimeout(() => {
      this.underWay = this.lookAndTell(failures);
    }, afterMs).unref();
  }

  private async lookAndTell(failures: number): Promise<void> {
    try {
      const cut = await this.look();
      if (!cut) return this.next(0, this.options.everyMs ?? EVERY_MS);
      this.stage = 'cut';
      this.options.onCut(cut);
    } catch (error) {
      this.options.onError?.(error);
      this.next(failures + 1, pauseBefore(failures + 1));
    }
  }
}
