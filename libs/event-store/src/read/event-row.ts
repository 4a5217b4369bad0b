import type { EventMeta, LoggedEvent, RecordedEvent } from '../event/recorded-event.js';

/** An event as the reading functions return it; the driver has parsed the JSON already. */
export interface EventRow {
  readonly seq: string;
  readonly recorded_at: string;
  readonly stream_id: string;
  readonly version: number;
  readonly turn: number | null;
  readonly schema_version: number;
  readonly command_id: string;
  readonly type: string;
  readonly phase: string | null;
  readonly rule: string | null;
  readonly data: unknown;
  readonly dice: unknown;
  readonly audience: unknown;
  readonly meta: EventMeta | null;
}

/** A row of `es.read_log`; the type of an event that went to the archive is null. */
export interface LogRow extends Omit<EventRow, 'type'> {
  readonly log_position: string;
  readonly tick_no: string;
  readonly campaign_id: string;
  readonly type: string | null;
}

const NO_META: EventMeta = Object.freeze({});

/** `2025-03-01 12:00:00.123456`, which the server gave in UTC, as ISO 8601. */
const isoTime = (timestamp: string): string => `${timestamp.slice(0, 10)}T${timestamp.slice(11)}Z`;

/** The event of a row. */
export const recordedEvent = (campaign: string, row: EventRow): RecordedEvent => ({
  campaign,
  stream: row.stream_id,
  version: row.version,
  sequence: Number(row.seq),
  commandId: row.command_id,
  type: row.type,
  schemaVersion: row.schema_version,
  turn: row.turn,
  phase: row.phase,
  rule: row.rule,
  data: row.data,
  dice: row.dice,
  audience: row.audience,
  meta: row.meta ?? NO_META,
  recordedAt: isoTime(row.recorded_at),
});

/** The event of a row of the log. */
export const loggedEvent = (row: LogRow & { readonly type: string }): LoggedEvent => ({
  position: Number(row.log_position),
  tick: Number(row.tick_no),
  ...recordedEvent(row.campaign_id, row),
});
