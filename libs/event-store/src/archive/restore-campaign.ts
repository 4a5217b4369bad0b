import type pg from 'pg';
import { integerArray, jsonArray, smallintArray, textArray } from '../append/binary-array.js';
import { checkName } from '../append/append-request.js';
import { ArchiveError } from '../errors/archive.error.js';
import { translateError } from '../errors/translate-error.js';
import type { EventStore } from '../store/event-store.js';
import {
  type ArchivedEvent,
  type ArchiveManifest,
  archivePaths,
  digestOfFirst,
  readArchive,
} from './archive-file.js';
import { verifyArchive } from './verify-archive.js';

/** What to restore, and under which name. */
export interface RestoreOptions {
  readonly directory: string;
  /** Name in this log; the archived one when left out. */
  readonly as?: string;
}

const BATCH = 1_000;

const RESTORE = `SELECT es.restore_events($1, $2::text[], $3::int[], $4::text[]::uuid[], $5::text[]::timestamptz[],
  $6::text[], $7::int2[], $8::int2[], $9::text[], $10::text[], $11::json[], $12::json[], $13::json[], $14::json[]) AS count`;

const documentOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const columns = (events: readonly ArchivedEvent[]): Buffer[] => [
  textArray(events.map((event) => event.stream)),
  integerArray(events.map((event) => event.version)),
  textArray(events.map((event) => event.commandId)),
  textArray(events.map((event) => event.recordedAt)),
  textArray(events.map((event) => event.type)),
  smallintArray(events.map((event) => event.schemaVersion)),
  smallintArray(events.map((event) => event.turn)),
  textArray(events.map((event) => event.phase)),
  textArray(events.map((event) => event.rule)),
  jsonArray(events.map((event) => JSON.stringify(event.data))),
  jsonArray(events.map((event) => documentOrNull(event.dice))),
  jsonArray(events.map((event) => JSON.stringify(event.audience))),
  jsonArray(
    events.map((event) => (Object.keys(event.meta).length === 0 ? null : JSON.stringify(event.meta))),
  ),
];

const restoreBatch = async (client: pg.PoolClient, campaignNo: number, events: readonly ArchivedEvent[]) => {
  const { rows } = await client.query<{ count: number }>({
    name: 'es-restore-events',
    text: RESTORE,
    values: [campaignNo, ...columns(events)],
  });
  return rows[0]?.count ?? 0;
};

const restoreAll = async (client: pg.PoolClient, campaignNo: number, path: string): Promise<number> => {
  let restored = 0;
  let batch: ArchivedEvent[] = [];
  for await (const event of readArchive(path, () => undefined)) {
    batch.push(event);
    if (batch.length === BATCH) {
      restored += await restoreBatch(client, campaignNo, batch);
      batch = [];
    }
  }
  return batch.length === 0 ? restored : restored + (await restoreBatch(client, campaignNo, batch));
};

/** A campaign may be filled when nothing was ever appended to it, or when what was stands in the archive. */
const checkVacant = async (client: pg.PoolClient, campaignNo: number, campaign: string): Promise<void> => {
  const { rows } = await client.query<{ taken: boolean }>(
    `SELECT EXISTS (SELECT FROM es.event WHERE campaign_no = $1)
         OR (EXISTS (SELECT FROM es.stream WHERE campaign_no = $1)
             AND NOT EXISTS (SELECT FROM es.archived_event WHERE campaign_no = $1)) AS taken`,
    [campaignNo],
  );
  if (rows[0]?.taken === true) {
    throw new ArchiveError(`Campaign "${campaign}" has events already. Restore it under another name.`);
  }
};

/** What is longer than what was taken out of this log must be the same campaign, played on elsewhere: its archive begins with that one. */
const checkGoesOn = async (
  client: pg.PoolClient,
  campaignNo: number,
  campaign: string,
  archive: ArchiveManifest & { readonly path: string },
): Promise<void> => {
  const { rows } = await client.query<{ manifest: ArchiveManifest | null }>(
    'SELECT manifest FROM es.campaign WHERE campaign_no = $1',
    [campaignNo],
  );
  const buried = rows[0]?.manifest;
  if (!buried || archive.events <= buried.events) return;
  if ((await digestOfFirst(archive.path, buried.events)) !== buried.sha256)
    throw new ArchiveError(
      `The archive is not that of the campaign "${campaign}" that was taken out of this log: its first ${buried.events} events are others. Restore it under another name.`,
    );
};

/**
 * Puts an archived campaign back, all or nothing, and opens it. In the log it was taken from, its events return to their
 * old positions, and what came to be elsewhere since then is added at the end; in any other log, or under another name, all
 * are added at the end in the same order, with the versions, commands and times they had.
 *
 * @throws ArchiveError when the archive is damaged, the campaign has events, or those it had here are not how the archive begins.
 */
export const restoreCampaign = async (
  store: EventStore,
  campaign: string,
  options: RestoreOptions,
): Promise<ArchiveManifest> => {
  const manifest = await verifyArchive(options.directory, campaign);
  const name = options.as ?? campaign;
  checkName('campaign', name);
  const client = await store.pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ number: number }>('SELECT es.campaign_number($1) AS number', [
      name,
    ]);
    const { number } = rows[0] as { number: number };
    await client.query('SELECT FROM es.campaign WHERE campaign_no = $1 FOR UPDATE', [number]);
    await checkVacant(client, number, name);
    await checkGoesOn(client, number, name, {
      ...manifest,
      path: archivePaths(options.directory, campaign).events,
    });
    const restored = await restoreAll(client, number, archivePaths(options.directory, campaign).events);
    if (restored !== manifest.events) {
      throw new ArchiveError(
        `${restored} of ${manifest.events} events found their place in the log of "${name}".`,
      );
    }
    await client.query('SELECT es.reopen_campaign($1)', [number]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw translateError(error);
  } finally {
    client.release();
  }
  store.announce();
  return manifest;
};
