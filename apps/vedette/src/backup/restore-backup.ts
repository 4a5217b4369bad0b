import { adoptDatabase } from '../database/adopt-database.js';
import { databaseOf, openAsOwner, withDatabase } from '../database/owner-pool.js';
import { type Preparation, prepareDatabase } from '../database/prepare-database.js';
import { BackupUnsoundError } from './backup-unsound.error.js';
import { differencesFrom } from './log-digests.js';
import { soundBackup } from './look-at-backup.js';
import { restoreDump } from './restore-dump.js';
import type { BackupManifest } from './run-backup.js';

/** There is something in the database that a backup was to be restored into. */
export class DatabaseNotEmptyError extends Error {
  constructor(database: string, schemas: readonly string[]) {
    super(
      `Database ${database} is not empty: it has ${schemas.join(', ')}. A backup is restored into one that is not there yet, or has nothing in it; ` +
        'nothing was changed.',
    );
    this.name = 'DatabaseNotEmptyError';
  }
}

/** Database that every server has, to make another from. */
const MAINTENANCE = 'postgres';
/** What Postgres answers who asks for a database that is not there. */
const NO_SUCH_DATABASE = '3D000';

/** Into which database a backup is restored, and what services come to it with afterwards. */
export type Restoring = Pick<Preparation, 'databaseUrl' | 'passwords' | 'key' | 'say'>;

/**
 * Restores a backup so that services can be started on it: into a database that is made where there is none, prepared as before every start, its
 * log compared with what the manifest says, and adopted. What is there already is never touched.
 * @param path the manifest of the backup, or a folder for the newest in it
 * @throws DatabaseNotEmptyError @throws NoBackupError @throws BackupUnsoundError @throws BackupKeyWrongError @throws NoPostgresToolError
 * @throws PostgresToolError
 */
export async function restoreBackup(
  path: string,
  { databaseUrl, passwords, key, say }: Restoring,
): Promise<BackupManifest> {
  const { file, manifest, dump } = await soundBackup(path, key);
  await makeEmpty(databaseUrl);
  await restoreDump(databaseUrl, dump, manifest);
  const pool = openAsOwner(databaseUrl);
  try {
    const faults = await differencesFrom(manifest, pool);
    if (faults.length > 0) throw new BackupUnsoundError(file, faults);
  } finally {
    await pool.end();
  }
  await prepareDatabase({ databaseUrl, key, say, ...(passwords === undefined ? {} : { passwords }) });
  await adoptDatabase(databaseUrl, say);
  return manifest;
}

/** Makes sure that there is a database with nothing in it. */
async function makeEmpty(databaseUrl: string): Promise<void> {
  const database = databaseOf(databaseUrl);
  const schemas = await schemasIn(databaseUrl);
  if (schemas === null) return makeDatabase(databaseUrl, database);
  if (schemas.length > 0) throw new DatabaseNotEmptyError(database, schemas);
}

/** Schemas of a database that have anything in them; null where there is no such database. */
async function schemasIn(databaseUrl: string): Promise<readonly string[] | null> {
  const pool = openAsOwner(databaseUrl, 1);
  try {
    const { rows } = await pool.query<{ schema: string }>(
      `SELECT nspname AS schema FROM pg_namespace
        WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
          AND (nspname <> 'public' OR EXISTS (SELECT FROM pg_class WHERE relnamespace = pg_namespace.oid))
        ORDER BY nspname COLLATE "C"`,
    );
    return rows.map(({ schema }) => schema);
  } catch (error) {
    if ((error as { code?: unknown }).code === NO_SUCH_DATABASE) return null;
    throw error;
  } finally {
    await pool.end();
  }
}

async function makeDatabase(databaseUrl: string, database: string): Promise<void> {
  const pool = openAsOwner(withDatabase(databaseUrl, MAINTENANCE), 1);
  try {
    const { rows } = await pool.query<{ statement: string }>(
      `SELECT format('CREATE DATABASE %I', $1::text) AS statement`,
      [database],
    );
    await pool.query(rows[0]!.statement);
  } finally {
    await pool.end();
  }
}
