import type { Pool } from 'pg';

/** How the database server fares, as far as a role that owns nothing may see it. */
export interface DatabaseCondition {
  readonly connections: number;
  readonly connectionLimit: number;
  /** Bytes of this database with its indexes. */
  readonly size: number;
  /**
   * Whether commits are to wait for a synchronous standby and none is there; null where this role is not shown which of several
   * standbys is one (`pg_read_all_stats`).
   */
  readonly standbyMissing: boolean | null;
}

/** Asks the server itself. What is told without a right of any kind is enough for all but a standby that was lost among several. */
export async function readDatabaseCondition(pool: Pick<Pool, 'query'>): Promise<DatabaseCondition> {
  const { rows } = await pool.query<{
    connections: number;
    limit: number;
    size: string;
    wanted: boolean;
    all: number;
    shown: number;
    synchronous: number;
  }>(
    `SELECT (SELECT sum(numbackends)::int FROM pg_stat_database) AS connections,
            current_setting('max_connections')::int AS limit,
            pg_database_size(current_database()) AS size,
            current_setting('synchronous_standby_names') <> '' AS wanted,
            count(pid)::int AS all, count(sync_state)::int AS shown,
            (count(*) FILTER (WHERE sync_state IN ('sync', 'quorum') AND state = 'streaming'))::int AS synchronous
       FROM pg_stat_replication`,
  );
  const { connections, limit, size, wanted, all, shown, synchronous } = rows[0]!;
  const unknown = all > 0 && shown < all && synchronous === 0;
  return {
    connections,
    connectionLimit: limit,
    size: Number(size),
    standbyMissing: !wanted ? false : unknown ? null : synchronous === 0,
  };
}
