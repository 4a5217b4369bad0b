import type pg from 'pg';

/**
 * Whoever holds a table for long makes a migration that wants to change it wait, and everybody who comes after waits behind the
 * migration: it gives up before that is noticed, and is tried again. *Our figure.*
 */
const LOCK_LIMIT_MS = 2_000;

/**
 * Does the work of a migration in one transaction, one migrator at a time, also before its schema exists. Statements take as
 * long as they take; a lock that is not had within two seconds is a passing error (55P03).
 * @param name of the migration; who gives the same name waits
 */
export async function migrateAlone<T>(
  pool: pg.Pool,
  name: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
    await client.query(`SET LOCAL lock_timeout = ${LOCK_LIMIT_MS}`);
    // Postgres keeps the answer that there is no such schema, is told better when it next opens a table, and CREATE SCHEMA IF NOT
    // EXISTS opens none: whoever waited for the lock would make it a second time.
    await client.query('SELECT FROM pg_catalog.pg_namespace LIMIT 0');
    const done = await work(client);
    await client.query('COMMIT');
    return done;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
