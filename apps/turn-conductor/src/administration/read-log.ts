import { Injectable } from '@nestjs/common';
import type { administrationLog, AnswerOf, LogEntryDocument, QuestionOf } from '@vedette/contracts';
import { EventStore, type Place, type RecordedEvent } from '@vedette/event-store';
import { CampaignOpenings, type StreamName } from '@vedette/ledger';
import { logEntries } from './log-entries.js';

const ADMINISTERED: readonly StreamName[] = ['administration', 'turn', 'umpire', 'dispositions'];
/** What administrators alone read; for a player it is not even opened. */
const FOR_ADMINISTRATORS: readonly StreamName[] = ['people'];

/** Events of a stream that are read at once while a few entries are looked for. */
const PAGE = 200;

/** Reads what administrators have done in a campaign. */
@Injectable()
export class AdministrationLog {
  constructor(
    private readonly store: EventStore,
    private readonly openings: CampaignOpenings,
  ) {}

  /**
   * What somebody may read, newest first; no more than `limit` where one is given, for which only the end of the log is read.
   *
   * @throws CampaignNotFoundError
   */
  async read({
    campaign,
    seenBy,
    player,
    limit = Infinity,
  }: QuestionOf<typeof administrationLog>): Promise<AnswerOf<typeof administrationLog>> {
    await this.openings.of(campaign);
    const read = seenBy === 'administrator' ? [...ADMINISTERED, ...FOR_ADMINISTRATORS] : ADMINISTERED;
    const tell = (events: readonly RecordedEvent[]): LogEntryDocument[] =>
      logEntries(events, { seenBy, player });
    const isFew = limit !== Infinity;
    const versions = isFew ? await this.store.streamVersions(campaign) : {};
    const streams = await Promise.all(
      read.map((stream) =>
        isFew
          ? this.end(campaign, { stream, version: versions[stream] ?? 0 }, limit, tell)
          : this.store.readStream(campaign, stream),
      ),
    );
    return { entries: tell(streams.flat()).slice(0, limit) };
  }

  /** The newest events of a stream up to a version: as many as tell `wanted` entries, or all. */
  private async end(
    campaign: string,
    { stream, version }: Place,
    wanted: number,
    tell: (events: readonly RecordedEvent[]) => readonly unknown[],
  ): Promise<RecordedEvent[]> {
    const pages: RecordedEvent[][] = [];
    for (let [last, told] = [version, 0]; last > 0 && told < wanted; last -= PAGE) {
      const from = Math.max(1, last - PAGE + 1);
      const page = await this.store.readStream(campaign, stream, { from, limit: last - from + 1 });
      told += tell(page).length;
      pages.unshift(page);
    }
    return pages.flat();
  }
}
