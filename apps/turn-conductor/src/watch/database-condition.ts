import { isStandbyMissing } from '@vedette/ledger';
import type { Pool } from 'pg';

/** How the database server fares, as far as a role that owns nothing may see it. */
export interface DatabaseCondition {
  readonly connections: number;
  readonly connectionLimit: number;
  /** Bytes of this database with its indexes. */
  readonly size: number;
  /** As {@link isStandbyMissing} says. */
  readonly standbyMissing: boolean | null;
}

/** Asks the server itself. What is told without a right of any kind is enough for all but a standby that was lost among several. */
export async function readDatabaseCondition(pool: Pick<Pool, 'query'>): Promise<DatabaseCondition> {
  const { rows } = await pool.query<{ connections: number; limit: number; size: string }>(
    `SELECT (SELECT sum(numbackends)::int FROM pg_stat_database) AS connections,
            current_setting('max_connections')::int AS limit,
            pg_database_size(current_database()) AS size`,
  );
  const { connections, limit, size } = rows[0]!;
  return {
    connections,
    connectionLimit: limit,
    size: Number(size),
    standbyMissing: await isStandbyMissing(pool),
  };
}
