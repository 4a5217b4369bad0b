import { randomBytes } from 'node:crypto';
import { readDatabaseAddress } from '@vedette/database';
import { EventStore } from '@vedette/event-store';
import { BackupRecord } from '@vedette/ledger';
import type pg from 'pg';
import { adoptDatabase } from '../database/adopt-database.js';
import { databaseOf, openAsOwner } from '../database/owner-pool.js';
import { differencesOf, digestLog } from './log-digests.js';
import { findPostgresTool, runPostgresTool } from './postgres-tool.js';
import { BackupUnsoundError } from './backup-unsound.error.js';
import { soundBackup } from './look-at-backup.js';
import type { BackupManifest } from './run-backup.js';

/**
 * Restores a backup into a database of its own, adopts it, compares its log with the manifest, seals an event's worth, and drops the
 * database again. On the server of `databaseUrl`, as somebody who may make databases there; of the installation nothing is touched but
 * its note of when a backup was last verified.
 * @param path the manifest of the backup, or a folder for the newest in it
 * @param env the pass phrases of the installation, where they are to be tried
 * @throws NoBackupError @throws BackupUnsoundError @throws BackupKeyWrongError @throws NoPostgresToolError @throws PostgresToolError
 */
export async function verifyBackup(
  databaseUrl: string,
  path: string,
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<BackupManifest> {
  const { file, manifest, dump } = await soundBackup(path, env);
  const scratch = `vedette_verify_${randomBytes(6).toString('hex')}`;
  const server = openAsOwner(databaseUrl, 1);
  try {
    await server.query(`CREATE DATABASE ${scratch}`);
    try {
      const { rows } = await server.query<{ major: number }>(
        `SELECT current_setting('server_version_num')::int / 10000 AS major`,
      );
      const restore = await findPostgresTool('pg_restore', Math.max(rows[0]!.major, manifest.postgres));
      const url = withDatabase(databaseUrl, scratch);
      await runPostgresTool(restore, ['--no-owner', '--no-privileges', '--exit-on-error', dump], url);
      const faults = await lookInto(url, manifest);
      if (faults.length > 0) throw new BackupUnsoundError(file, faults);
      const record = new BackupRecord(server);
      await record.note('verified', manifest);
      // One that was made of a standby could not be noted where it was made.
      if (manifest.database === databaseOf(databaseUrl))
        await record.note('made', manifest, new Date(manifest.at));
    } finally {
      await server.query(`DROP DATABASE IF EXISTS ${scratch} WITH (FORCE)`);
    }
  } finally {
    await server.end();
  }
  return manifest;
}

async function lookInto(url: string, manifest: BackupManifest): Promise<string[]> {
  const pool = openAsOwner(url, 2);
  try {
    const faults = differencesOf(manifest, await withClient(pool, digestLog));
    await adoptDatabase(url, () => undefined);
    // A log that does not seal is one on which no turn ends.
    await new EventStore(pool).seal();
    return faults;
  } finally {
    await pool.end();
  }
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/** The address with another database of the same servers. */
function withDatabase(databaseUrl: string, database: string): string {
  const address = readDatabaseAddress(databaseUrl);
  const path = address ? new URL(address.ofFirst).pathname : '';
  const at = databaseUrl.lastIndexOf(path);
  return `${databaseUrl.slice(0, at)}/${database}${databaseUrl.slice(at + path.length)}`;
}
