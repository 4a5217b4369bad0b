import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { isTransientDatabaseError } from '@vedette/platform';
import type { Pool, PoolClient } from 'pg';
import { DatabaseIsNewerError, MigrationChangedError } from './migration.errors.js';
import type { SchemaHistory } from './migration.js';

const retryMs = 500;

/**
 * Brings a schema up to its last step, in one transaction; safe to call from every process at every start. Returns the
 * names of the steps applied now.
 * @throws MigrationChangedError when a step that was applied has been rewritten
 * @throws DatabaseIsNewerError when the database knows steps this version does not
 */
export async function migrate(pool: Pool, history: SchemaHistory): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // One migrator at a time, also before the schema and its table of steps exist.
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `migrate ${history.schema}`,
    ]);
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
      if (!isTransientDatabaseError(error)) throw error;
      logger.warn({ schema: history.schema, err: error }, 'Waiting for the database');
      await pause(retryMs);
    }
  }
}

async function applyMissing(client: PoolClient, { schema, steps }: SchemaHistory): Promise<string[]> {
  const quoted = `"${schema.replaceAll('"', '""')}"`;
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${quoted}`);
  await client.query(`CREATE TABLE IF NOT EXISTS ${quoted}.migration (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT clock_timestamp())`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `SELECT name, checksum FROM ${quoted}.migration ORDER BY name COLLATE "C"`,
  );
  const known = new Map(steps.map((step) => [step.name, step]));
  for (const row of rows) {
    const step = known.get(row.name);
    if (!step) throw new DatabaseIsNewerError(schema, row.name);
    if (step.checksum !== row.checksum) throw new MigrationChangedError(schema, row.name);
  }
  const done = new Set(rows.map(({ name }) => name));
  const missing = steps.filter(({ name }) => !done.has(name));
  for (const { name, sql, checksum } of missing) {
    await client.query(sql);
    await client.query(`INSERT INTO ${quoted}.migration (name, checksum) VALUES ($1, $2)`, [name, checksum]);
  }
  return missing.map(({ name }) => name);
}
