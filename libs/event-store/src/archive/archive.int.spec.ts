import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ArchiveError } from '../errors/archive.error.js';
import { CampaignClosedError } from '../errors/campaign-closed.error.js';
import { everythingSealed } from '../testing/everything-sealed.js';
import { appendOf, marched } from '../testing/sample-events.js';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database.js';
import { archiveCampaign } from './archive-campaign.js';
import { archivePaths } from './archive-file.js';
import { exportCampaign } from './export-campaign.js';
import { restoreCampaign } from './restore-campaign.js';
import { sealCampaign } from './seal-campaign.js';
import { verifyArchive } from './verify-archive.js';

describe('the archive', () => {
  let db: TemporaryDatabase;
  let directory: string;
  beforeEach(async () => {
    db = await temporaryDatabase();
    directory = await mkdtemp(join(tmpdir(), 'vedette-archive-'));
    for (let round = 0; round < 4; round += 1) {
      await db.store.append(appendOf('old', 'land', round * 3, 3));
      await db.store.append({
        ...appendOf('young', 'land', round * 2, 2),
        meta: { correlation: `r${round}` },
      });
      await db.store.append({
        ...appendOf('old', 'naval', round, 1),
        meta: { traceparent: `t${round}` },
        events: [
          marched(round, {
            turn: null,
            phase: null,
            rule: null,
            dice: [{ roll: 0.5 }],
            data: { z: 1, a: 'é\n' },
          }),
        ],
      });
      if (round !== 1) {
        await db.store.seal();
      }
    }
    await everythingSealed(db.store);
  });
  afterEach(async () => {
    await rm(directory, { recursive: true });
    await db.drop();
  });

  const log = async () => (await db.store.readLog(0, 10_000)).events;
  const young = async () => (await log()).filter(({ campaign }) => campaign === 'young');

  it('reaches as far as the campaign did when it was begun, also while somebody else seals', async () => {
    const other = await db.store.pool.connect();
    await other.query('BEGIN');
    await other.query(`SELECT pg_advisory_xact_lock(hashtextextended('es.seal', 0))`);
    await db.store.append(appendOf('old', 'land', 12, 1));
    expect((await db.store.seal()).by).toBe('another');
    const sealed = sealCampaign(db.store, 'old');
    await sleep(60);
    await other.query('COMMIT');
    other.release();
    await sealed;
    expect(await exportCampaign(db.store, 'old', { directory })).toMatchObject({ streams: { land: 13 } });
  });

  it('holds every event in the order of the log, with a manifest that can be checked', async () => {
    const manifest = await exportCampaign(db.store, 'old', { directory, stateDigest: 'abc' });
    const old = (await log()).filter(({ campaign }) => campaign === 'old');
    expect(manifest).toMatchObject({
      format: 'vedette/archive@1',
      campaign: 'old',
      events: 16,
      streams: { land: 12, naval: 4 },
      firstPosition: old[0]?.position,
      lastPosition: old.at(-1)?.position,
      stateDigest: 'abc',
    });
    const lines = gunzipSync(await readFile(archivePaths(directory, 'old').events))
      .toString()
      .trimEnd()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
      old.map(
        ({ position: _position, tick: _tick, campaign: _campaign, sequence: _sequence, ...event }) => event,
      ),
    );
    expect(await verifyArchive(directory, 'old')).toEqual(manifest);
  });

  it('gives the same bytes when the campaign is exported again', async () => {
    const first = await exportCampaign(db.store, 'old', { directory });
    await db.store.append(appendOf('young', 'land', 8, 1));
    await everythingSealed(db.store);
    expect(await exportCampaign(db.store, 'old', { directory })).toEqual(first);
  });

  it('takes a finished campaign out of the log without moving the position of any other event', async () => {
    const before = await young();
    const head = await db.store.head();
    await archiveCampaign(db.store, 'old', { directory });
    expect(await young()).toEqual(before);
    expect(await db.store.head()).toBe(head);
    expect((await log()).some(({ campaign }) => campaign === 'old')).toBe(false);
    for (let after = 0; after < head; after += 1) {
      const page = await db.store.readLog(after, 1);
      expect(page.position).toBe(after + 1);
      expect(page.events).toEqual(before.filter(({ position }) => position === after + 1));
    }
    await db.store.append(appendOf('young', 'land', 8, 1));
    expect(await db.store.seal()).toEqual({ count: 1, by: 'this call', head: head + 1 });
  });

  it('leaves a tombstone: neither the campaign nor its streams can be used again', async () => {
    await archiveCampaign(db.store, 'old', { directory });
    await expect(db.store.append(appendOf('old', 'land', 0, 1))).rejects.toBeInstanceOf(CampaignClosedError);
    await expect(db.store.append(appendOf('old', 'land', 12, 1))).rejects.toBeInstanceOf(CampaignClosedError);
    await expect(db.store.append(appendOf('old', 'turn', 0, 1))).rejects.toBeInstanceOf(CampaignClosedError);
  });

  it('gives a campaign back to its old positions, and it goes on', async () => {
    const before = await log();
    await archiveCampaign(db.store, 'old', { directory });
    await restoreCampaign(db.store, 'old', { directory });
    expect(await log()).toEqual(before);
    expect(await db.store.seal()).toMatchObject({ count: 0 });
    expect(await db.store.append(appendOf('old', 'land', 12, 1))).toMatchObject({ lastVersion: 13 });
  });

  it('is restored in another log, or under another name, with versions, commands, times and bytes', async () => {
    const old = (await log()).filter(({ campaign }) => campaign === 'old');
    await archiveCampaign(db.store, 'old', { directory });
    await restoreCampaign(db.store, 'old', { directory, as: 'again' });
    const head = await everythingSealed(db.store);
    const again = (await log()).filter(({ campaign }) => campaign === 'again');
    const plain = ({ campaign: _c, position: _p, tick: _t, sequence: _s, ...event }: (typeof old)[number]) =>
      event;
    expect(JSON.stringify(again.map(plain))).toBe(JSON.stringify(old.map(plain)));
    expect(again.map(({ position }) => position)).toEqual(
      old.map((_event, index) => head - old.length + index + 1),
    );
    expect(await db.store.streamVersions('again')).toEqual({ land: 12, naval: 4 });
    const copy = await exportCampaign(db.store, 'again', { directory });
    expect(copy.sha256).toBe((await verifyArchive(directory, 'old')).sha256);
  });

  it('comes back with what came to be elsewhere: to its old positions, and at the end', async () => {
    const before = await log();
    await archiveCampaign(db.store, 'old', { directory });
    const elsewhere = await temporaryDatabase();
    try {
      await restoreCampaign(elsewhere.store, 'old', { directory });
      await elsewhere.store.append(appendOf('old', 'land', 12, 2));
      await elsewhere.store.append(appendOf('old', 'war', 0, 1));
      await archiveCampaign(elsewhere.store, 'old', { directory });
    } finally {
      await elsewhere.drop();
    }
    await restoreCampaign(db.store, 'old', { directory });
    await everythingSealed(db.store);
    const after = await log();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length).map(({ stream, version }) => [stream, version])).toEqual([
      ['land', 13],
      ['land', 14],
      ['war', 1],
    ]);
    expect(await db.store.append(appendOf('old', 'land', 14, 1))).toMatchObject({ lastVersion: 15 });
  });

  it('does not come back as another campaign of its name, however much longer that is', async () => {
    await archiveCampaign(db.store, 'old', { directory });
    const elsewhere = await temporaryDatabase();
    try {
      await elsewhere.store.append(appendOf('old', 'land', 0, 20));
      await elsewhere.store.append(appendOf('old', 'naval', 0, 5));
      await archiveCampaign(elsewhere.store, 'old', { directory });
    } finally {
      await elsewhere.drop();
    }
    await expect(restoreCampaign(db.store, 'old', { directory })).rejects.toThrow(/are others/);
    expect((await log()).some(({ campaign }) => campaign === 'old')).toBe(false);
  });

  it('refuses to overwrite a campaign that has events', async () => {
    await exportCampaign(db.store, 'old', { directory });
    await expect(restoreCampaign(db.store, 'old', { directory })).rejects.toBeInstanceOf(ArchiveError);
    await expect(restoreCampaign(db.store, 'old', { directory, as: 'young' })).rejects.toThrow(
      /has events already/,
    );
    expect(await log()).toHaveLength(24);
  });

  it('that is damaged is neither accepted nor restored', async () => {
    await exportCampaign(db.store, 'old', { directory });
    const { events } = archivePaths(directory, 'old');
    const text = gunzipSync(await readFile(events)).toString();
    await writeFile(events, gzipSync(text.replace('"US1IN"', '"US9IN"')));
    await expect(verifyArchive(directory, 'old')).rejects.toThrow(/digest/);
    await writeFile(events, gzipSync(text.split('\n').slice(1).join('\n')));
    await expect(restoreCampaign(db.store, 'old', { directory, as: 'new' })).rejects.toThrow(
      /version 2 of stream "land" where 1/,
    );
    expect(await db.store.readStream('new', 'land')).toEqual([]);
  });

  it('never deletes what the archive does not hold', async () => {
    const number = await db.store.campaignNumber('old');
    await expect(db.pool.query('SELECT es.bury_campaign($1, 16, NULL)', [number])).rejects.toMatchObject({
      code: 'ES007',
    });
    await db.pool.query('SELECT es.close_campaign($1)', [number]);
    await expect(db.pool.query('SELECT es.bury_campaign($1, 15, NULL)', [number])).rejects.toMatchObject({
      code: 'ES007',
    });
    expect(await db.store.readStream('old', 'land')).toHaveLength(12);
    await expect(exportCampaign(db.store, 'nobody', { directory })).rejects.toBeInstanceOf(ArchiveError);
    await expect(archiveCampaign(db.store, 'nobody', { directory })).rejects.toBeInstanceOf(ArchiveError);
  });
});

describe('an era', () => {
  let db: TemporaryDatabase;
  beforeEach(async () => {
    db = await temporaryDatabase();
  });
  afterEach(() => db.drop());

  /** What a dump restored into a young cluster looks like: ids of the old one, far ahead of the counter of this. */
  const moveToAnotherCluster = async (): Promise<void> => {
    await db.pool.query(`BEGIN; SET LOCAL es.allow_archive = 'on';
      UPDATE es.event SET xid = (xid::text::numeric + 5000000000)::text::xid8;
      UPDATE es.tick SET low_xid = (low_xid::text::numeric + 5000000000)::text::xid8,
                         high_xid = (high_xid::text::numeric + 5000000000)::text::xid8,
                         base_snap = shifted(base_snap), snap = shifted(snap);
      UPDATE es.era SET system_identifier = 7;
      COMMIT`);
  };
  beforeEach(async () => {
    await db.pool.query(`CREATE FUNCTION shifted(s pg_snapshot) RETURNS pg_snapshot LANGUAGE sql AS $$
      SELECT format('%s:%s:%s', pg_snapshot_xmin(s)::text::numeric + 5000000000, pg_snapshot_xmax(s)::text::numeric + 5000000000,
        (SELECT coalesce(string_agg((x::text::numeric + 5000000000)::text, ',' ORDER BY x), '') FROM pg_snapshot_xip(s) x))::pg_snapshot $$`);
  });

  it('that ended keeps every position, and what nobody had sealed comes next, in the order of its streams', async () => {
    for (let version = 0; version < 6; version += 2) {
      await db.store.append(appendOf('a', 'land', version, 2));
      await db.store.seal();
    }
    const sealed = (await db.store.readLog(0)).events;
    await db.store.append(appendOf('a', 'land', 6, 2));
    await moveToAnotherCluster();
    await db.store.append(appendOf('a', 'land', 8, 2));
    await expect(db.store.seal()).rejects.toMatchObject({ code: 'EVENT_STORE_ERA_ENDED' });
    expect(await db.store.beginEra()).toBe(2);
    expect(await db.store.beginEra()).toBe(2);
    await db.store.append(appendOf('a', 'land', 10, 2));
    expect(await db.store.seal()).toEqual({ count: 6, by: 'this call', head: 12 });
    const { events } = await db.store.readLog(0);
    expect(events.slice(0, 6)).toEqual(sealed);
    expect(events.map(({ position, version }) => [position, version])).toEqual(
      Array.from({ length: 12 }, (_, index) => [index + 1, index + 1]),
    );
    expect(await db.store.positionOf('a', 'land', 3)).toBe(3);
    expect(await db.store.positionOf('a', 'land', 12)).toBe(12);
    expect(await db.store.seal()).toMatchObject({ count: 0 });
  });

  it('survives another one', async () => {
    for (let era = 1; era <= 3; era += 1) {
      await db.store.append(appendOf('a', 'land', (era - 1) * 4, 2));
      await db.store.seal();
      await db.store.append(appendOf('a', 'land', (era - 1) * 4 + 2, 2));
      await moveToAnotherCluster();
      await db.pool.query(`UPDATE es.era SET system_identifier = era WHERE era <= ${era}`);
      expect(await db.store.beginEra()).toBe(era + 1);
      await db.store.seal();
    }
    const { events } = await db.store.readLog(0);
    expect(events.map(({ version }) => version)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    for (const { version, position } of events) {
      expect(await db.store.positionOf('a', 'land', version)).toBe(position);
    }
  });

  it('is not begun, and the log not sealed, by a transaction that has written something', async () => {
    for (const call of ['es.begin_era()', 'es.seal()']) {
      const client = await db.pool.connect();
      await client.query('BEGIN; CREATE TEMP TABLE scrap (id int)');
      await expect(client.query(`SELECT ${call}`)).rejects.toMatchObject({ code: 'ES006' });
      await client.query('ROLLBACK');
      client.release();
    }
  });
});
