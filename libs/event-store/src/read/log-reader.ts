import type { StatementRunner } from '../connection/statement-runner.js';
import type { LoggedEvent } from '../event/recorded-event.js';
import { loggedEvent, type LogRow } from './event-row.js';

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

const isPresent = (row: LogRow): row is LogRow & { readonly type: string } => row.type !== null;

/** Reads the sealed log after a position, at most `limit` positions at once. */
export const readLog = async (
  runner: StatementRunner,
  after: number,
  limit: number,
  upcast: Upcast,
): Promise<LogPage> => {
  const rows = await runner.run<LogRow>({
    name: 'es-read-log',
    text: 'SELECT * FROM es.read_log($1, $2)',
    values: [after, limit],
  });
  return {
    events: rows.filter(isPresent).map((row) => upcast(loggedEvent(row))),
    position: Number(rows.at(-1)?.log_position ?? after),
  };
};

/** The position of the last sealed event, 0 when there is none. */
export const readHead = async (runner: StatementRunner): Promise<number> => {
  const rows = await runner.run<{ head: string }>({
    name: 'es-log-head',
    text: 'SELECT es.log_head() AS head',
    values: [],
  });
  return Number(rows[0]?.head ?? 0);
};
