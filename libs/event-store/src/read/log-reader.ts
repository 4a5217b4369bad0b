import type { StatementRunner } from '../connection/statement-runner.js';
import type { LoggedEvent } from '../event/recorded-event.js';
import {
  charactersOf,
  LOG_COLUMNS,
  loggedEvent,
  type LogRow,
  streamOf,
  UNPARSED_DOCUMENTS,
} from './event-row.js';
import type { StreamNames } from './stream-names.js';

/** A page of the sealed log. */
export interface LogPage {
  readonly events: readonly LoggedEvent[];
  /**
   * How far the page reaches: pass it as `after` for the next one. Beyond the last event when what follows it went to
   * the archive; equal to `after` at the end of the log.
   */
  readonly position: number;
  /** Whether more of the log may have been there when it was read. False is certain: whatever follows was sealed since. */
  readonly mayBeMore: boolean;
}

/** Upcasts an event to the newest version of its schema, or returns it as it is. */
export type Upcast = <
  Event extends { readonly type: string; readonly schemaVersion: number; readonly data: unknown },
>(
  event: Event,
) => Event;

/** What reading the log needs beside a position. */
export interface LogReading {
  readonly runner: StatementRunner;
  readonly names: StreamNames;
  readonly upcast: Upcast;
}

/** Text of documents in one page, roughly: what a service of 160 MB holds twice, parsed, beside everything else. */
const MOST_PAGE_BYTES = 8 * 2 ** 20;

/** Reads the sealed log after a position, at most `limit` positions at once, and fewer where the events are large. */
export const readLog = async (
  { runner, names, upcast }: LogReading,
  after: number,
  limit: number,
): Promise<LogPage> => {
  const rows = await runner.run<LogRow>({
    name: 'es-read-log-page',
    text: `SELECT ${LOG_COLUMNS} FROM es.read_log_page($1, $2, $3)`,
    values: [after, limit, MOST_PAGE_BYTES],
    rowMode: 'array',
    types: UNPARSED_DOCUMENTS,
  });
  await names.learn(runner, rows.map(streamOf));
  const events: LoggedEvent[] = [];
  rows.forEach((row, index) => {
    const event = loggedEvent(names.of(streamOf(row)), after + index + 1, row);
    if (event !== undefined) {
      events.push(upcast(event));
    }
  });
  return { events, position: after + rows.length, mayBeMore: rows.length >= limit || isLarge(rows) };
};

/** A character of text is at most three bytes of it in the database, which ends a page of large events early. */
const MOST_BYTES_A_CHARACTER = 3;

function isLarge(rows: readonly LogRow[]): boolean {
  const characters = rows.reduce((sum, row) => sum + charactersOf(row), 0);
  return characters * MOST_BYTES_A_CHARACTER > MOST_PAGE_BYTES;
}

const WALK = 20_000;

/** The events of one campaign in the sealed log after a position and up to another, in pages. */
export async function* readCampaignLog(
  { runner, names, upcast }: LogReading,
  campaignNo: number,
  after: number,
  upTo: number,
): AsyncGenerator<readonly LoggedEvent[]> {
  for (let from = after; from < upTo; from += WALK) {
    const rows = await runner.run<readonly [position: string, ...row: LogRow]>({
      name: 'es-read-campaign-log',
      text: `SELECT log_position, ${LOG_COLUMNS} FROM es.read_campaign_log($1, $2, $3)`,
      values: [campaignNo, from, Math.min(WALK, upTo - from)],
      rowMode: 'array',
      types: UNPARSED_DOCUMENTS,
    });
    const placed = rows.map(([position, ...row]) => ({
      position: Number(position),
      row: row as unknown as LogRow,
    }));
    await names.learn(
      runner,
      placed.map(({ row }) => streamOf(row)),
    );
    const events = placed.flatMap(
      ({ position, row }) => loggedEvent(names.of(streamOf(row)), position, row) ?? [],
    );
    if (events.length > 0) {
      yield events.map((event) => upcast(event));
    }
  }
}

/** The position of the last sealed event, 0 when there is none. */
export const readHead = async (runner: StatementRunner): Promise<number> => {
  const rows = await runner.run<{ head: string }>({
    name: 'es-log-head',
    text: 'SELECT es.log_head() AS head',
    values: [],
  });
  return Number(rows[0]?.head ?? 0);
};
