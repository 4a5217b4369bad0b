import type { EventMeta, LoggedEvent, RecordedEvent } from '../event/recorded-event.js';
import type { StreamName } from './stream-names.js';

/**
 * The columns of an event. Statements name them one by one: a connection keeps what it has prepared, and a newer release
 * that adds a column must not break the older one that still runs.
 */
export const EVENT_COLUMNS =
  'seq, recorded_at, stream_id, version, turn, schema_version, command_id, type, phase, rule, data, dice, audience, meta';

/** The columns of {@link LogRow}, in its order. */
export const LOG_COLUMNS =
  'tick_no, seq, recorded_at, campaign_no, stream_pk, version, turn, schema_version, command_id, ' +
  'type, phase, rule, data, dice, audience, meta';

/** A row of the functions that read one campaign; the driver has parsed the JSON already. */
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

/** A row of `es.read_log` as an array. Of an event that went to the archive only the place is there. */
export type LogRow = readonly [
  tickNo: string,
  seq: string,
  recordedAt: string,
  campaignNo: number,
  streamPk: number,
  version: number,
  turn: number | null,
  schemaVersion: number,
  commandId: string,
  type: string | null,
  phase: string | null,
  rule: string | null,
  data: unknown,
  dice: unknown,
  audience: unknown,
  meta: EventMeta | null,
];

const NO_META: EventMeta = Object.freeze({});

/** `2025-03-01 12:00:00.123456`, which the server gave in UTC, as ISO 8601. */
const isoTime = (timestamp: string): string => `${timestamp.slice(0, 10)}T${timestamp.slice(11)}Z`;

/** The event of a row of one campaign. */
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

/** The number of the stream of a row of the log. */
export const streamOf = (row: LogRow): number => row[4];

/** The event of a row of the log; undefined when it went to the archive. Made in one piece, since there are many. */
export const loggedEvent = (
  { campaign, stream }: StreamName,
  position: number,
  row: LogRow,
): LoggedEvent | undefined => {
  const type = row[9];
  return type === null
    ? undefined
    : {
        position,
        tick: Number(row[0]),
        campaign,
        stream,
        version: row[5],
        sequence: Number(row[1]),
        commandId: row[8],
        type,
        schemaVersion: row[7],
        turn: row[6],
        phase: row[10],
        rule: row[11],
        data: row[12],
        dice: row[13],
        audience: row[14],
        meta: row[15] ?? NO_META,
        recordedAt: isoTime(row[2]),
      };
};
