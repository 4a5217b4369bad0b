import { Injectable } from '@nestjs/common';
import { EventStore, type NewEvent, WrongExpectedVersionError } from '@vedette/event-store';
import { causeMeta, type StreamName } from '@vedette/ledger';
import { LogCutError } from './log-cut.error.js';

/** Another intake process wins a race now and then; losing this often in a row means something else is wrong. */
const TRIES = 25;

/** A stream as far as it is known here, and how to know more of it. */
export interface Page {
  readonly campaign: string;
  readonly stream: StreamName;
  readonly version: number;
  /** Reads what others have written since the last look. */
  refresh(): Promise<void>;
  /** Takes in what was written here, the first of it with this version. */
  written(events: readonly NewEvent[], firstVersion: number): Promise<void> | void;
}

/** Events for a stream. */
export interface Entry {
  readonly page: Page;
  readonly events: readonly NewEvent[];
}

/** Writes to the streams of a campaign, deciding again whenever another process was first. */
@Injectable()
export class BookWriter {
  constructor(private readonly store: EventStore) {}

  /**
   * Appends what `decide` makes of what is known, to all streams or to none; no events write nothing. Afterwards the pages
   * hold what was written. @throws whatever `decide` throws @throws LogCutError
   */
  async write(commandId: string, decide: () => readonly Entry[]): Promise<void> {
    for (let tries = 1; ; tries++) {
      const entries = decide().filter(({ events }) => events.length > 0);
      if (entries.length === 0) return;
      try {
        await this.append(commandId, entries);
        return;
      } catch (error) {
        if (!(error instanceof WrongExpectedVersionError)) throw error;
        // Streams only grow: one that is shorter than it was seen to be has lost its end.
        if (error.actual < error.expected) throw new LogCutError(error);
        if (tries === TRIES) throw error;
        await Promise.all(entries.map(({ page }) => page.refresh()));
      }
    }
  }

  private async append(commandId: string, entries: readonly Entry[]): Promise<void> {
    const cause = { commandId, meta: causeMeta() };
    const appends = entries.map(({ page: { campaign, stream, version }, events }) => ({
      campaign,
      stream,
      expectedVersion: version,
      events,
    }));
    const appended =
      appends.length === 1
        ? [await this.store.append({ ...appends[0]!, ...cause })]
        : await this.store.appendMany(appends, cause);
    for (const [i, { page, events }] of entries.entries())
      await page.written(events, appended[i]!.firstVersion);
  }
}
