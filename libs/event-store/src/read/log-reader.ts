import type { StatementRunner } from '../connection/statement-runner.js';
import type { LoggedEvent } from '../event/recorded-event.js';
import { LOG_COLUMNS, loggedEvent, type LogRow, positionOf, streamOf } from './event-row.js';
import type { StreamNames } from './stream-names.js';

/** A page of the sealed log. */
export interface LogPage {
  readonly events: readonly LoggedEvent[];
  /**
   * How far the page reaches: pass it as `after` for the next one. Beyond the last event when what follows it went to
   * the archive; equal to `after` at the end of the log.
   */
  readonly position: number;
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

const eventsOf = async (
  { runner, names, upcast }: LogReading,
  rows: readonly LogRow[],
): Promise<LoggedEvent[]> => {
  await names.learn(runner, rows.map(streamOf));
  const events: LoggedEvent[] = [];
  for (const row of rows) {
    const event = loggedEvent(names.of(streamOf(row)), row);
    if (event !== undefined) {
      events.push(upcast(event));
    }
  }
  return events;
};

/** Reads the sealed log after a position, at most `limit` positions at once. */
export const readLog = async (reading: LogReading, after: number, limit: number): Promise<LogPage> => {
  const rows = await reading.runner.run<LogRow>({
    name: 'es-read-log',
    text: `SELECT ${LOG_COLUMNS} FROM es.read_log($1, $2)`,
    values: [after, limit],
    rowMode: 'array',
  });
  const last = rows.at(-1);
  return { events: await eventsOf(reading, rows), position: last === undefined ? after : positionOf(last) };
};

const WALK = 20_000;

/** The events of one campaign in the sealed log after a position and up to another, in pages. */
export async function* readCampaignLog(
  reading: LogReading,
  campaignNo: number,
  after: number,
  upTo: number,
): AsyncGenerator<readonly LoggedEvent[]> {
  for (let from = after; from < upTo; from += WALK) {
    const rows = await reading.runner.run<LogRow>({
      name: 'es-read-campaign-log',
      text: `SELECT ${LOG_COLUMNS} FROM es.read_log($1, $2) WHERE campaign_no = $3 AND type IS NOT NULL`,
      values: [from, Math.min(WALK, upTo - from), campaignNo],
      rowMode: 'array',
    });
    if (rows.length > 0) {
      yield await eventsOf(reading, rows);
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
