import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStore, type NewEvent, rebuild } from '@vedette/event-store';
import {
  BackupRecord,
  CampaignOpenings,
  makeCampaign,
  PhaseResolved,
  storedEvent,
  TurnResolved,
} from '@vedette/ledger';
import { NoReportsOfCampaignError } from '@vedette/app-reporting/again';
import { temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';
import { theatreSource } from '@vedette/theatres';
import { DocumentStore, Keyring, readRootKey } from '@vedette/vault';
import type pg from 'pg';
import { everythingSealed } from '../../../../libs/event-store/src/testing/everything-sealed.js';
import { POSITION } from '../../../../libs/ledger/src/testing/ledger-under-test.js';
import { reportProjection } from '../../../reporting/src/projection/report-projection.js';
import { prepareDatabase } from '../database/prepare-database.js';
import { databaseOf, openAsOwner, withDatabase } from '../database/owner-pool.js';
import { reportsOf } from './backup.command.js';
import { differencesFrom, differencesOf, digestLog } from './log-digests.js';
import {
  findPostgresTool,
  NoPostgresToolError,
  PostgresToolError,
  runPostgresTool,
} from './postgres-tool.js';
import { BackupKeyWrongError, lookAtBackup } from './look-at-backup.js';
import { type BackupManifest, runBackup } from './run-backup.js';
import { DatabaseNotEmptyError, restoreBackup } from './restore-backup.js';
import { restoreDump } from './restore-dump.js';
import { verifyBackup } from './verify-backup.js';

const major = 15;
const hasTools = await findPostgresTool('pg_dump', major).then(
  () => true,
  () => false,
);
/** Dumps need the tools of Postgres, which no package brings along; where there are none the tests are skipped by name. */
const withTools = hasTools ? it : it.skip;

describe('backups', () => {
  let database: TemporaryDatabase;
  let pool: pg.Pool;
  let store: EventStore;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vedette-backup-'));
    database = await temporaryDatabase('backup');
    await prepareDatabase({ databaseUrl: database.url, key: {}, say: () => undefined });
    pool = database.pool(3);
    store = new EventStore(pool);
    for (const campaign of ['texas', 'bohemia'])
      for (const version of [0, 1, 2]) await append(campaign, version);
    await store.seal();
    await append('texas', 3);
  });
  afterAll(async () => {
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const append = (campaign: string, expectedVersion: number) =>
    store.append({
      ...{ campaign, stream: 'land', expectedVersion, commandId: randomUUID() },
      events: [
        {
          type: 'UnitMoved',
          turn: 1,
          phase: 'strategic-1',
          rule: null,
          data: { campaign, expectedVersion },
          audience: {},
        },
      ],
    });

  withTools('are made while the house goes on, say what they hold, and can be restored', async () => {
    const manifest = await runBackup(database.url, folder);
    expect(manifest).toMatchObject({
      format: 'vedette/backup@1',
      head: 6,
      campaigns: { texas: { events: 4 }, bohemia: { events: 3 } },
    });
    expect((await readdir(folder)).sort()).toEqual(
      [manifest.file, manifest.file.replace('.dump', '.json')].sort(),
    );
    // What comes later is not in it.
    await append('bohemia', 3);
    const file = join(folder, manifest.file.replace('.dump', '.json'));
    expect(await verifyBackup(database.url, file)).toEqual({ ...manifest, reports: null });
    const { rows } = await pool.query(`SELECT FROM pg_database WHERE datname LIKE 'vedette\\_verify\\_%'`);
    expect(rows).toEqual([]);
  });

  withTools('are remembered by the database: when one was made, and when one was verified', async () => {
    const record = new BackupRecord(pool);
    await pool.query(`DELETE FROM conductor.backup`);
    await pool.query(`UPDATE es.era SET began_at = clock_timestamp() - interval '3 days'`);
    const never = { ever: { made: false, verified: false }, bytes: 0 };
    expect(await record.ages()).toMatchObject(never);
    expect((await record.ages())!.made).toBeGreaterThan(3 * 86_400 - 1);
    const manifest = await runBackup(database.url, folder);
    const made = (await record.ages())!;
    expect(made).toMatchObject({ ever: { made: true, verified: false }, bytes: manifest.bytes });
    expect(made.made).toBeLessThan(600);
    expect(made.verified).toBeGreaterThan(3 * 86_400 - 1);
    await verifyBackup(database.url, join(folder, manifest.file.replace('.dump', '.json')));
    expect((await record.ages())!.verified).toBeLessThan(600);
    // One that was made of a standby is noted when it is verified; an older one than is noted changes nothing.
    await pool.query(`DELETE FROM conductor.backup WHERE kind = 'made'`);
    await record.note('made', { file: 'older.dump', bytes: 1 }, new Date(0));
    await verifyBackup(database.url, join(folder, manifest.file.replace('.dump', '.json')));
    await record.note('made', { file: 'older.dump', bytes: 1 }, new Date(0));
    expect(await record.ages()).toMatchObject({ ever: { made: true }, bytes: manifest.bytes });
    expect((await record.ages())!.made).toBeLessThan(600);
    // A backup that is unsound is none that was verified.
    await pool.query(`UPDATE conductor.backup SET at = at - interval '9 days' WHERE kind = 'verified'`);
    await writeFile(join(folder, manifest.file), 'no dump');
    await expect(
      verifyBackup(database.url, join(folder, manifest.file.replace('.dump', '.json'))),
    ).rejects.toThrow(/no backup to rely on/);
    expect((await record.ages())!.verified).toBeGreaterThan(8 * 86_400);
  });

  withTools(
    'tell a wrong pass phrase before anything is restored, and nothing of the right one',
    async () => {
      const [ours, another] = ['the key of this house', 'the key of another house'];
      await pool.query('DELETE FROM vault.key');
      const open = await runBackup(database.url, folder);
      const at = (manifest: BackupManifest) => join(folder, manifest.file.replace('.dump', '.json'));
      expect((await lookAtBackup(at(open), { VEDETTE_KEY: ours })).keys.VEDETTE_KEY).toBe('is not needed');
      await new Keyring(pool, readRootKey({ VEDETTE_KEY: ours })).secret('campaign-secrets');
      const manifest = await runBackup(database.url, folder);
      expect(manifest).toMatchObject({ era: 1, schema: expect.arrayContaining(['functions/seal.sql']) });
      const tried = async (env: Record<string, string>) => (await lookAtBackup(at(manifest), env)).keys;
      expect(await tried({ VEDETTE_KEY: ours })).toEqual({
        ...{ VEDETTE_KEY: 'opens', CORRESPONDENCE_KEY: 'is not needed' },
      });
      expect((await tried({})).VEDETTE_KEY).toBe('is not given');
      expect((await tried({ VEDETTE_KEY: another })).VEDETTE_KEY).toBe('is another one');
      const verified = verifyBackup(database.url, at(manifest), { env: { VEDETTE_KEY: another } });
      await expect(verified).rejects.toThrow(BackupKeyWrongError);
      await expect(verified).rejects.toThrow(/^VEDETTE_KEY did not seal the keys in /);
      await verifyBackup(database.url, at(manifest), { env: { VEDETTE_KEY: ours } });
      // What is said of the key stands in the dump as well.
      const { rows } = await pool.query<{ sealed: Buffer }>(`SELECT sealed FROM vault.key`);
      expect(rows.map(({ sealed }) => sealed.toString('base64'))).toEqual([
        manifest.keys!.VEDETTE_KEY!.sealed,
      ]);
      const { keys: _, ...before } = manifest;
      await writeFile(at(manifest), JSON.stringify(before));
      expect((await tried({ VEDETTE_KEY: another })).VEDETTE_KEY).toBe('cannot be tried');
    },
  );

  withTools('that hold something else than they say are found', async () => {
    const manifest = await runBackup(database.url, folder);
    const file = join(folder, manifest.file.replace('.dump', '.json'));
    const claim = (more: Partial<BackupManifest>) =>
      writeFile(file, JSON.stringify({ ...manifest, ...more }));
    const { texas } = manifest.campaigns as Record<string, { events: number; sha256: string }>;
    await claim({
      campaigns: { ...manifest.campaigns, texas: { ...texas!, sha256: '0'.repeat(64) }, ghost: texas! },
    });
    await expect(verifyBackup(database.url, file)).rejects.toThrow(
      /campaign ghost is missing; campaign texas says something else/,
    );
    await claim({ head: 99 });
    await expect(verifyBackup(database.url, file)).rejects.toThrow(/ends at \d+, not at 99/);
    await claim({ format: 'x' as never });
    await expect(verifyBackup(database.url, file)).rejects.toThrow(/of form "x"/);
    await claim({});
    const dump = join(folder, manifest.file);
    const bytes = await readFile(dump);
    bytes[bytes.length - 9]! ^= 1;
    await writeFile(dump, bytes);
    await expect(verifyBackup(database.url, file)).rejects.toThrow(/the dump has digest/);
  });

  withTools(
    'are restored into a database that is made for them, so that services can be started on it',
    async () => {
      const manifest = await runBackup(database.url, folder);
      const databaseUrl = withDatabase(database.url, `vedette_restored_${process.pid}`);
      const restored = () =>
        restoreBackup(join(folder, manifest.file.replace('.dump', '.json')), {
          ...{ databaseUrl, key: { VEDETTE_KEY: 'the key of this house' }, say: () => undefined },
        });
      try {
        expect(await restored()).toEqual(manifest);
        const there = openAsOwner(databaseUrl);
        try {
          expect(await differencesFrom(manifest, there)).toEqual([]);
          // The log of the other database can be written on.
          expect((await new EventStore(there).seal()).head).toBeGreaterThanOrEqual(manifest.head);
          // What is there is never written over.
          await expect(restored()).rejects.toBeInstanceOf(DatabaseNotEmptyError);
          await expect(restored()).rejects.toThrow(/is not empty: it has .*\bes\b.*nothing was changed/);
          expect((await new EventStore(there).readStream('texas', 'land')).length).toBe(4);
        } finally {
          await there.end();
        }
      } finally {
        await pool.query(`DROP DATABASE IF EXISTS ${databaseOf(databaseUrl)} WITH (FORCE)`);
      }
    },
  );

  withTools('are restored wholly or not at all, into an empty database too', async () => {
    const manifest = await runBackup(database.url, folder);
    const dump = join(folder, manifest.file);
    const empty = await temporaryDatabase('restored');
    try {
      const whole = await readFile(dump);
      await writeFile(dump, whole.subarray(0, whole.length - 2_000));
      await expect(restoreDump(empty.url, dump, manifest)).rejects.toBeInstanceOf(PostgresToolError);
      await writeFile(dump, whole);
      await restoreDump(empty.url, dump, manifest);
      expect(await differencesFrom(manifest, empty.pool(1))).toEqual([]);
    } finally {
      await empty.drop();
    }
  });

  it('compare every campaign of the log', async () => {
    const log = await digestLog(pool);
    expect(differencesOf(log, log)).toEqual([]);
    const { texas, ...others } = log.campaigns;
    expect(differencesOf(log, { head: log.head, campaigns: others })).toEqual(['campaign texas is missing']);
    expect(differencesOf({ head: 0, campaigns: others }, log)).toEqual([
      `the log ends at ${log.head}, not at 0`,
      'campaign texas is there and should not be',
    ]);
    const less = { head: log.head, campaigns: { ...others, texas: { ...texas!, events: 1 } } };
    expect(differencesOf(log, less)).toEqual(['campaign texas has 1 of 4 events']);
  });

  it('say which tool is missing, and hide the password of what failed', async () => {
    await expect(findPostgresTool('pg_dump', 999)).rejects.toBeInstanceOf(NoPostgresToolError);
    const failing = runPostgresTool(
      '/bin/sh',
      ['-c', 'echo "$@" >&2; exit 1', 'x'],
      'postgres://u:secret@h:1/d',
    );
    await expect(failing).rejects.toBeInstanceOf(PostgresToolError);
    await expect(failing).rejects.toThrow(/^sh failed: --dbname postgres:\/\/u@h:1\/d$/);
  });
});

describe('the reports in a backup', () => {
  const KEY = { VEDETTE_KEY: 'the key of this house' };
  let database: TemporaryDatabase;
  let pool: pg.Pool;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vedette-backup-'));
    database = await temporaryDatabase('backup');
    await prepareDatabase({ databaseUrl: database.url, key: KEY, say: () => undefined });
    pool = database.pool(3);
    const store = new EventStore(pool);
    const documents = new DocumentStore(pool);
    const openings = new CampaignOpenings(store, new Keyring(pool, readRootKey(KEY)));
    const position = await documents.put(POSITION);
    await makeCampaign(
      { id: 'mexico', title: 'mexico', position, secret: 'a secret', deadline: null },
      { store, documents, openings, theatres: theatreSource },
    );
    const write = (stream: string, expectedVersion: number, events: readonly NewEvent[]) =>
      store.append({ campaign: 'mexico', stream, expectedVersion, commandId: randomUUID(), events });
    const digest = '0'.repeat(64);
    await write('logistics', 0, [
      {
        ...{ type: 'NothingDecided', turn: 2, phase: 'supply', rule: 'gitm-amwol 10.1' },
        ...{ data: { seq: 0, data: { phase: 'supply', why: 'all is well' } }, audience: { taylor: 'full' } },
      },
      storedEvent(
        PhaseResolved,
        { turn: 2, phase: 'supply', events: 1, inputs: digest, outcome: digest },
        { turn: 2, phase: 'supply' },
      ),
    ]);
    const { turn: head = 0 } = await store.streamVersions('mexico');
    await write('turn', head, [storedEvent(TurnResolved, { turn: 2, events: 1, end: digest }, { turn: 2 })]);
    await everythingSealed(store);
    await rebuild(store, reportProjection());
  });
  afterAll(async () => {
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const verified = (campaign?: string) => verifyBackup(database.url, folder, { campaign });

  withTools('are made of its log again, without any key, and are those that it holds', async () => {
    await runBackup(database.url, folder);
    const { reports } = await verified();
    expect(reports).toMatchObject({ campaign: 'mexico', turns: 1, as: 'equal' });
    expect(reports!.reports).toBeGreaterThan(8);
    expect(reportsOf(reports)).toMatch(
      /^\d+ reports of mexico \(1 turns\) were made of the log again, and are those that were kept$/,
    );
    expect(reportsOf(null)).toMatch(/no turn of any campaign was resolved/);
    await expect(verified('texas')).rejects.toBeInstanceOf(NoReportsOfCampaignError);
  });

  withTools(
    'that say something else than the log are found, and the backup is none that was verified',
    async () => {
      const { rows } = await pool.query<{ schema: string }>(
        `SELECT 'proj_reports__g' || live_generation AS schema FROM es.projection WHERE name = 'reports'`,
      );
      const told = `${rows[0]!.schema}.told`;
      await pool.query(`UPDATE ${told} SET versions = '{}' WHERE turn = 2 AND stream = 'logistics'`);
      await pool.query(`DELETE FROM conductor.backup`);
      await runBackup(database.url, folder);
      await expect(verified()).rejects.toThrow(
        /^Reports of campaign mexico .* turn\.\w+ of turn 2 for taylor \(edition 1\)/,
      );
      expect(await new BackupRecord(pool).ages()).toMatchObject({ ever: { made: true, verified: false } });
      const left = await pool.query(`SELECT FROM pg_database WHERE datname LIKE 'vedette\\_verify\\_%'`);
      expect(left.rows).toEqual([]);
    },
  );
});
