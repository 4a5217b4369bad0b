import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupRecord } from '@vedette/ledger';
import { BUILD, nameOfBuild } from '@vedette/platform/version';
import { CORRESPONDENCE_KEYS, HOUSE_KEYS, type KeyPlace, type KeySample, sampleOfKeys } from '@vedette/vault';
import { databaseOf, openAsOwner } from '../database/owner-pool.js';
import { digestLog, type LogDigest } from './log-digests.js';
import { mustBeCurrent } from './must-be-current.js';
import { findPostgresTool, runPostgresTool } from './postgres-tool.js';

/** Name of the form. */
export const BACKUP_FORMAT = 'vedette/backup@1';

/** What lies beside a backup and says what it holds. */
export interface BackupManifest extends LogDigest {
  readonly format: typeof BACKUP_FORMAT;
  readonly at: string;
  /** The build that made it; the release that is started on it must be as new. */
  readonly build: string;
  readonly database: string;
  readonly postgres: number;
  /** Name of the dump, in the same folder. */
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Of the log: a dump that is restored elsewhere begins another. */
  readonly era: number;
  /** Steps and functions of the schema that were there, by name. */
  readonly schema: readonly string[];
  /** What each pass phrase has sealed, by which one that is given can be tried; null where nothing is sealed. */
  readonly keys?: Readonly<Record<KeyPlace['setting'], KeySample | null>>;
}

/** Digest of a file, in hexadecimal. */
export async function digestFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Dumps the database of an installation, with what its log adds up to at that very moment beside it. The house goes on. A dump is
 * there under its name when it is whole, and not before; the database remembers when that was, for the alert on old backups.
 * @throws StandbyBehindError @throws NoPostgresToolError @throws PostgresToolError
 */
export async function runBackup(databaseUrl: string, folder: string): Promise<BackupManifest> {
  const pool = openAsOwner(databaseUrl, 1);
  try {
    const client = await pool.connect();
    try {
      await mustBeCurrent(client);
      // The dump sees what this transaction sees.
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const { rows } = await client.query<{ snapshot: string; major: number; at: Date }>(
        `SELECT pg_export_snapshot() AS snapshot, current_setting('server_version_num')::int / 10000 AS major, now() AS at`,
      );
      const { snapshot, major, at } = rows[0]!;
      const log = await digestLog(client);
      const steps = await client.query<{ name: string }>('SELECT name FROM es.migration ORDER BY name');
      const eras = await client.query<{ era: number }>('SELECT max(era)::int AS era FROM es.era');
      const keys = {
        VEDETTE_KEY: await sampleOfKeys(client, HOUSE_KEYS),
        CORRESPONDENCE_KEY: await sampleOfKeys(client, CORRESPONDENCE_KEYS),
      };
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const dump = await findPostgresTool('pg_dump', major);
      const database = databaseOf(databaseUrl);
      const name = `${database}-${at.toISOString().replaceAll(/[:.]/g, '-')}`;
      const path = join(folder, `${name}.dump`);
      await runPostgresTool(
        dump,
        ['--format=custom', `--snapshot=${snapshot}`, `--file=${path}.part`],
        databaseUrl,
      );
      await client.query('COMMIT');
      const manifest: BackupManifest = {
        format: BACKUP_FORMAT,
        at: at.toISOString(),
        build: nameOfBuild(BUILD),
        database,
        postgres: major,
        file: `${name}.dump`,
        bytes: (await stat(`${path}.part`)).size,
        sha256: await digestFile(`${path}.part`),
        era: eras.rows[0]!.era,
        schema: steps.rows.map(({ name }) => name),
        keys,
        ...log,
      };
      await writeFile(join(folder, `${name}.json`), `${JSON.stringify(manifest, null, 2)}\n`, {
        mode: 0o600,
      });
      await rename(`${path}.part`, path);
      await new BackupRecord(client).note('made', manifest);
      return manifest;
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}
