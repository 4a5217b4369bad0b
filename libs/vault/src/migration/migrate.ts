import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { isPassing, migrateAlone } from '@vedette/database';
import type { Pool, PoolClient } from 'pg';
import { DatabaseIsBehindError, DatabaseIsNewerError, MigrationChangedError } from './migration.errors.js';
import type { MigrationStep, SchemaHistory } from './migration.js';

const retryMs = 500;

const MAY_NOT = '42501';

/** How a schema is brought up. */
export interface BringingUp {
  /** Whether steps that contract are applied too: nothing of the release before runs any more, nor will. */
  readonly finish?: true;
}

/**
 * Brings a schema up to its last step, in one transaction; safe to call from everywhere at the same time. Returns the names of the
 * steps applied now. Steps that a newer version added are left as they are.
 * @throws MigrationChangedError when a step that was applied has been rewritten
 * @throws DatabaseIsNewerError when a newer version has taken away what this one uses
 */
export async function migrate(
  pool: Pool,
  history: SchemaHistory,
  { finish }: BringingUp = {},
): Promise<string[]> {
  const found = await appliedSteps(pool, history.schema);
  if (found && dueSteps(history, found, finish === true).length === 0) return [];
  return migrateAlone(pool, `migrate ${history.schema}`, (client) =>
    applyDue(client, history, finish === true),
  );
}

/**
 * Looks whether a schema has every step, and makes it only where there is none at all: services that start change nothing.
 * @throws MigrationChangedError @throws DatabaseIsNewerError
 * @throws DatabaseIsBehindError when steps are missing: whoever owns the database brings it up first
 */
async function requireSchema(pool: Pool, history: SchemaHistory): Promise<string[]> {
  const found = await appliedSteps(pool, history.schema);
  if (found) {
    const due = dueSteps(history, found, false);
    if (due.length > 0) throw behind(history, due);
    return [];
  }
  try {
    return await migrate(pool, history);
  } catch (error) {
    if ((error as { code?: unknown }).code !== MAY_NOT) throw error;
    throw behind(history, history.steps, error);
  }
}

const behind = (
  { schema }: SchemaHistory,
  missing: readonly MigrationStep[],
  cause?: unknown,
): DatabaseIsBehindError =>
  new DatabaseIsBehindError(
    schema,
    missing.map(({ name }) => name),
    cause,
  );

/**
 * What a service does when it starts: waits for a database that is away or starting as long as it takes, and looks whether the schema
 * has every step; it makes the schema only where there is none at all.
 * @throws MigrationChangedError @throws DatabaseIsNewerError @throws DatabaseIsBehindError
 */
export async function schemaWhenReady(pool: Pool, history: SchemaHistory): Promise<void> {
  const logger = new Logger('Migration');
  for (;;) {
    try {
      const applied = await requireSchema(pool, history);
      if (applied.length > 0) logger.log({ schema: history.schema, applied }, 'Schema made');
      return;
    } catch (error) {
      if (!isPassing(error)) throw error;
      logger.warn({ schema: history.schema, err: error }, 'Waiting for the database');
      await pause(retryMs);
    }
  }
}

const quoted = (schema: string): string => `"${schema.replaceAll('"', '""')}"`;

interface AppliedStep {
  readonly name: string;
  readonly checksum: string;
  /** Whether versions that do not know it go on; false where that was not told. */
  readonly expands: boolean;
}

/** The steps the database has; null where the schema is not there. */
async function appliedSteps(on: Pick<Pool, 'query'>, schema: string): Promise<readonly AppliedStep[] | null> {
  const table = `${quoted(schema)}.migration`;
  const { rows } = await on.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [table]);
  if (rows[0]?.there !== true) return null;
  const applied = await on.query<AppliedStep>(
    `SELECT name, checksum, coalesce((to_jsonb(m)->>'expands')::boolean, false) AS expands
       FROM ${table} m ORDER BY name COLLATE "C"`,
  );
  return applied.rows;
}

function dueSteps(
  { schema, steps }: SchemaHistory,
  applied: readonly AppliedStep[],
  finish: boolean,
): readonly MigrationStep[] {
  const known = new Map(steps.map((step) => [step.name, step]));
  for (const row of applied) {
    const step = known.get(row.name);
    if (!step && !row.expands) throw new DatabaseIsNewerError(schema, row.name);
    if (step && step.checksum !== row.checksum) throw new MigrationChangedError(schema, row.name);
  }
  const done = new Set(applied.map(({ name }) => name));
  return steps.filter(({ name, change }) => !done.has(name) && (finish || change === 'expands'));
}

async function applyDue(client: PoolClient, history: SchemaHistory, finish: boolean): Promise<string[]> {
  const schema = quoted(history.schema);
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  await client.query(`CREATE TABLE IF NOT EXISTS ${schema}.migration (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT clock_timestamp())`);
  // Made here too: whoever migrates finds the list as an earlier version left it.
  await client.query(
    `ALTER TABLE ${schema}.migration ADD COLUMN IF NOT EXISTS expands boolean NOT NULL DEFAULT false`,
  );
  const due = dueSteps(history, (await appliedSteps(client, history.schema)) ?? [], finish);
  for (const { name, sql, checksum, change } of due) {
    await client.query(sql);
    await client.query(`INSERT INTO ${schema}.migration (name, checksum, expands) VALUES ($1, $2, $3)`, [
      name,
      checksum,
      change === 'expands',
    ]);
  }
  return due.map(({ name }) => name);
}
