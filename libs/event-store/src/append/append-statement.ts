import type { Statement } from '../connection/statement-runner.js';
import type { AppendRequest, Appended, Cause, StreamAppend } from './append-request.js';
import { checkCause, checkStreamAppend } from './append-request.js';
import { integerArray, textArray } from './binary-array.js';
import { eventColumns, eventValues } from './event-columns.js';

const APPEND = `SELECT es.append($1, $2, $3, $4, $5, $6::text[], $7::int2[], $8::int2[], $9::text[], $10::text[],
                 $11::json[], $12::json[], $13::json[]) AS version`;

const APPEND_ONE = `SELECT es.append_one($1, $2, $3, $4, $5, $6, $7::int2, $8::int2, $9, $10, $11, $12, $13) AS version`;

const APPEND_MANY = `SELECT stream_id, campaign_no, first_version, last_version, replayed
  FROM es.append_many($1, $2, $3::int[], $4::text[], $5::int[], $6::int[], $7::text[], $8::int2[], $9::int2[],
                      $10::text[], $11::text[], $12::json[], $13::json[], $14::json[])`;

const metaDocument = ({ meta }: Cause): string | null => (meta === undefined ? null : JSON.stringify(meta));

/** Writes an append as a call of `es.append`, or of the leaner `es.append_one`. */
export const appendStatement = (campaignNo: number, request: AppendRequest): Statement => {
  const { stream, expectedVersion, commandId, events } = request;
  const common = [campaignNo, stream, expectedVersion, commandId, metaDocument(request)];
  const [first, ...others] = events;
  return first !== undefined && others.length === 0
    ? { name: 'es-append-one', text: APPEND_ONE, values: [...common, ...eventValues(first)] }
    : { name: 'es-append', text: APPEND, values: [...common, ...eventColumns(events)] };
};

/** Writes an append to several streams as a call of `es.append_many`. */
export const appendManyStatement = (
  campaignNos: readonly number[],
  appends: readonly StreamAppend[],
  cause: Cause,
): Statement => ({
  name: 'es-append-many',
  text: APPEND_MANY,
  values: [
    cause.commandId,
    metaDocument(cause),
    integerArray(campaignNos),
    textArray(appends.map(({ stream }) => stream)),
    integerArray(appends.map(({ expectedVersion }) => expectedVersion)),
    integerArray(appends.map(({ events }) => events.length)),
    ...eventColumns(appends.flatMap(({ events }) => events)),
  ],
});

/** @throws InvalidAppendError */
export const checkAppends = (appends: readonly StreamAppend[], cause: Cause): void => {
  checkCause(cause);
  appends.forEach(checkStreamAppend);
};

/** The answer of `es.append` and `es.append_one`: the last version, with a minus sign for a repeat. */
export interface VersionRow {
  readonly version: number;
}

/** The answer to an append in the words of the library. */
export const toAppended = (
  { campaign, stream, expectedVersion }: StreamAppend,
  { version }: VersionRow,
): Appended => ({
  campaign,
  stream,
  firstVersion: expectedVersion + 1,
  lastVersion: Math.abs(version),
  replayed: version < 0,
});

/** What `es.append_many` answers for a stream. */
export interface AppendedRow {
  readonly first_version: number;
  readonly last_version: number;
  readonly replayed: boolean;
}

/** The answer for one of several streams in the words of the library. */
export const toAppendedOfMany = ({ campaign, stream }: StreamAppend, row: AppendedRow): Appended => ({
  campaign,
  stream,
  firstVersion: row.first_version,
  lastVersion: row.last_version,
  replayed: row.replayed,
});
