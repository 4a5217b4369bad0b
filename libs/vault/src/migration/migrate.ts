import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { isPassing } from '@vedette/database';
import type { Pool, PoolClient } from 'pg';
import { DatabaseIsBehindError, DatabaseIsNewerError, MigrationChangedError } from './migration.errors.js';
import type { SchemaHistory } from './migration.js';

const retryMs = 500;

const MAY_NOT = '42501';

/**
 * Brings a schema up to its last step, in one transaction; safe to call from every process at every start. Returns the
 * names of the steps applied now. A role that may not make anything only looks whether all is there.
 * @throws MigrationChangedError when a step that was applied has been rewritten
 * @throws DatabaseIsNewerError when the database knows steps this version does not
 * @throws DatabaseIsBehindError when steps are missing and this role may not apply them
 */
export async function migrate(pool: Pool, history: SchemaHistory): Promise<string[]> {
  const missing = missingSteps(history, await appliedSteps(pool, history.schema));
  if (missing.length === 0) return [];
  try {
    return await migrateAlone(pool, history);
  } catch (error) {
    if ((error as { code?: unknown }).code !== MAY_NOT) throw error;
    throw new DatabaseIsBehindError(
      history.schema,
      missing.map(({ name }) => name),
      error,
    );
  }
}

async function migrateAlone(pool: Pool, history: SchemaHistory): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // One migrator at a time, also before the schema and its table of steps exist.
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `migrate ${history.schema}`,
    ]);
    // A connection that has found no schema before it waited for the lock believes so until it opens a table.
    await client.query('SELECT FROM pg_catalog.pg_namespace LIMIT 0');
    const applied = await applyMissing(client, history);
    await client.query('COMMIT');
    return applied;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** {@link migrate}, waiting for a database that is away or starting as long as it takes. */
export async function migrateWhenReady(pool: Pool, history: SchemaHistory): Promise<string[]> {
  const logger = new Logger('Migration');
  for (;;) {
    try {
      const applied = await migrate(pool, history);
      if (applied.length > 0) logger.log({ schema: history.schema, applied }, 'Schema brought up');
      return applied;
    } catch (error) {
      if (!isPassing(error)) throw error;
      logger.warn({ schema: history.schema, err: error }, 'Waiting for the database');
      await pause(retryMs);
    }
  }
}

const quoted = (schema: string): string => `"${schema.replaceAll('"', '""')}"`;

/** The steps the database has; none where the schema is not there. */
async function appliedSteps(on: Pick<Pool, 'query'>, schema: string): Promise<readonly AppliedStep[]> {
  const table = `${quoted(schema)}.migration`;
  const { rows } = await on.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [table]);
  if (rows[0]?.there !== true) return [];
  const applied = await on.query<AppliedStep>(
    `SELECT name, checksum FROM ${table} ORDER BY name COLLATE "C"`,
  );
  return applied.rows;
}

interface AppliedStep {
  readonly name: string;
  readonly checksum: string;
}

function missingSteps(
  { schema, steps }: SchemaHistory,
  applied: readonly AppliedStep[],
): SchemaHistory['steps'] {
  const known = new Map(steps.map((step) => [step.name, step]));
  for (const row of applied) {
    const step = known.get(row.name);
    if (!step) throw new DatabaseIsNewerError(schema, row.name);
    if (step.checksum !== row.checksum) throw new MigrationChangedError(schema, row.name);
  }
  const done = new Set(applied.map(({ name }) => name));
  return steps.filter(({ name }) => !done.has(name));
}

async function applyMissing(client: PoolClient, history: SchemaHistory): Promise<string[]> {
  const schema = quoted(history.schema);
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  await client.query(`CREATE TABLE IF NOT EXISTS ${schema}.migration (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT clock_timestamp())`);
  const missing = missingSteps(history, await appliedSteps(client, history.schema));
  for (const { name, sql, checksum } of missing) {
    await client.query(sql);
    await client.query(`INSERT INTO ${schema}.migration (name, checksum) VALUES ($1, $2)`, [name, checksum]);
  }
  return missing.map(({ name }) => name);
}
