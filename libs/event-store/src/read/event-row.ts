import pg from 'pg';
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

/** Documents of log rows stay text until somebody looks at them; everything else is read as the driver does. */
export const UNPARSED_DOCUMENTS: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.JSON ? String : (pg.types.getTypeParser(oid, format as 'text') as never),
};

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
  data: string,
  dice: string | null,
  audience: string,
  meta: string | null,
];

const NO_META: EventMeta = Object.freeze({});

const MICROSECONDS = 'hh:mm:ss.ffffff'.length;

/**
 * `2025-03-01 12:00:00.1234`, which the server gave in UTC, as ISO 8601. Always with six digits, which the server leaves out
 * where they are noughts: moments of one length are in order as texts.
 */
const isoTime = (timestamp: string): string => {
  const time = timestamp.slice(11);
  const pointed = time.includes('.') ? time : `${time}.`;
  return `${timestamp.slice(0, 10)}T${pointed.padEnd(MICROSECONDS, '0')}Z`;
};

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

/** How much text the documents of a row of the log are that a page is limited by. */
export const charactersOf = (row: LogRow): number =>
  (row[12]?.length ?? 0) + (row[13]?.length ?? 0) + (row[14]?.length ?? 0);

/**
 * The event of a row of the log; undefined when it went to the archive. Made in one piece, since there are many. Documents
 * are parsed when they are first looked at: most readers need few of them, and the large ones cost more than all the rest.
 */
export const loggedEvent = (
  { campaign, stream }: StreamName,
  position: number,
  row: LogRow,
): LoggedEvent | undefined => {
  const type = row[9];
  if (type === null) return undefined;
  let data: unknown;
  let dice: unknown;
  let audience: unknown;
  let meta: EventMeta | undefined;
  return {
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
    get data() {
      return (data ??= JSON.parse(row[12]) as unknown);
    },
    get dice() {
      return (dice ??= row[13] === null ? null : (JSON.parse(row[13]) as unknown));
    },
    get audience() {
      return (audience ??= JSON.parse(row[14]) as unknown);
    },
    get meta() {
      return (meta ??= row[15] === null ? NO_META : (JSON.parse(row[15]) as EventMeta));
    },
    recordedAt: isoTime(row[2]),
  };
};
