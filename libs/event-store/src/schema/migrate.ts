import type pg from 'pg';
import { REPLACEABLE, VERSIONS } from './contents.js';
import { replaceObject } from './replace-object.js';
import { readSqlFile, type SqlFile } from './sql-file.js';
import { SchemaBehindError } from '../errors/schema-behind.error.js';
import { SchemaTooNewError } from '../errors/schema-too-new.error.js';

/** What a migration did: the versions applied and the functions and triggers that were new or had changed. */
export interface MigrationReport {
  readonly versions: readonly number[];
  readonly replaced: readonly string[];
}

const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended('es.migrate', 0))`;

/**
 * Has Postgres forget that this connection once found no schema `es`. It keeps such answers, is told better when it next
 * opens a table, and CREATE SCHEMA IF NOT EXISTS opens none: whoever waited for the lock would make it a second time.
 */
const LOOK_AGAIN = 'SELECT FROM pg_catalog.pg_namespace LIMIT 0';

/** There before the first campaign, so that a transaction which begins one does not make the others of its block wait. */
const FIRST_PARTITION = 'SELECT es.ensure_partition(0)';

const LEDGER = `
  CREATE SCHEMA IF NOT EXISTS es;
  CREATE TABLE IF NOT EXISTS es.migration (
    name       text        PRIMARY KEY,
    digest     text        NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT clock_timestamp()
  );
`;

const nameOf = (version: number): string => `version ${String(version).padStart(4, '0')}`;

const applied = async (client: pg.PoolClient): Promise<Map<string, string>> => {
  const { rows } = await client.query<{ name: string; digest: string }>(
    'SELECT name, digest FROM es.migration',
  );
  return new Map(rows.map((row) => [row.name, row.digest]));
};

const note = (client: pg.PoolClient, name: string, digest: string): Promise<unknown> =>
  client.query(
    `INSERT INTO es.migration (name, digest) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET digest = excluded.digest, applied_at = clock_timestamp()`,
    [name, digest],
  );

const refuseNewer = (ledger: ReadonlyMap<string, string>): void => {
  const known = VERSIONS.at(-1)?.version ?? 0;
  const newest = [...ledger.keys()].filter((name) => name.startsWith('version ')).sort();
  const found = Number(newest.at(-1)?.slice('version '.length) ?? 0);
  if (found > known) {
    throw new SchemaTooNewError(found, known);
  }
};

const replaceChanged = async (
  client: pg.PoolClient,
  ledger: ReadonlyMap<string, string>,
): Promise<string[]> => {
  const files: SqlFile[] = await Promise.all(REPLACEABLE.map(readSqlFile));
  const changed = files.filter((file) => ledger.get(file.path) !== file.digest);
  for (const file of changed) {
    await replaceObject(client, file);
    await note(client, file.path, file.digest);
  }
  return changed.map((file) => file.path);
};

const MAY_NOT = '42501';

/** What is missing of the schema, as its own list says; everything where there is no list yet. */
const missingOf = (ledger: ReadonlyMap<string, string>, files: readonly SqlFile[]): string[] => [
  ...VERSIONS.map(({ version }) => nameOf(version)).filter((name) => !ledger.has(name)),
  ...files.map(({ path }) => path).filter((path) => !ledger.has(path)),
];

/** The list of what was applied, as far as this connection may read it. */
const readLedger = async (pool: pg.Pool): Promise<Map<string, string>> => {
  const { rows } = await pool.query<{ there: boolean }>(
    `SELECT to_regclass('es.migration') IS NOT NULL AS there`,
  );
  if (rows[0]?.there !== true) return new Map();
  const ledger = await pool.query<{ name: string; digest: string }>('SELECT name, digest FROM es.migration');
  return new Map(ledger.rows.map((row) => [row.name, row.digest]));
};

/**
 * Brings the schema `es` of a database to the version this library needs. Idempotent; any number of services may call
 * it at the same time when they start, and one of them does the work while the others wait. All or nothing. A service that
 * may not migrate only looks: functions that read otherwise than its own are those of the release that migrated.
 *
 * @throws SchemaTooNewError when a newer release has migrated the database already.
 * @throws SchemaBehindError when something is missing and this connection may not make it.
 */
export const migrate = async (pool: pg.Pool): Promise<MigrationReport> => {
  const files = await Promise.all(REPLACEABLE.map(readSqlFile));
  const ledger = await readLedger(pool);
  refuseNewer(ledger);
  const missing = missingOf(ledger, files);
  const isChanged = files.some((file) => ledger.get(file.path) !== file.digest);
  if (missing.length === 0 && !isChanged) return { versions: [], replaced: [] };
  try {
    return await migrateAlone(pool);
  } catch (error) {
    if ((error as { code?: unknown }).code !== MAY_NOT) throw error;
    if (missing.length > 0) throw new SchemaBehindError(missing, error);
    return { versions: [], replaced: [] };
  }
};

const migrateAlone = async (pool: pg.Pool): Promise<MigrationReport> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(LOCK);
    await client.query(LOOK_AGAIN);
    await client.query(LEDGER);
    const ledger = await applied(client);
    refuseNewer(ledger);
    const due = VERSIONS.filter(({ version }) => !ledger.has(nameOf(version)));
    for (const { version, files } of due) {
      for (const file of await Promise.all(files.map(readSqlFile))) {
        await client.query(file.text);
      }
      await note(client, nameOf(version), '');
    }
    const replaced = await replaceChanged(client, ledger);
    await client.query(FIRST_PARTITION);
    await client.query('COMMIT');
    return { versions: due.map(({ version }) => version), replaced };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};
