import type { Pool } from 'pg';

/**
 * Whether commits are to wait for a synchronous standby and none is there: whatever is written then waits without end, though every question
 * is answered. Null where this role is not shown which of several standbys is one (`pg_read_all_stats`).
 */
export async function isStandbyMissing(pool: Pick<Pool, 'query'>): Promise<boolean | null> {
  const { rows } = await pool.query<{ wanted: boolean; all: number; shown: number; synchronous: number }>(
    `SELECT current_setting('synchronous_standby_names') <> '' AS wanted,
            count(pid)::int AS all, count(sync_state)::int AS shown,
            (count(*) FILTER (WHERE sync_state IN ('sync', 'quorum') AND state = 'streaming'))::int AS synchronous
       FROM pg_stat_replication`,
  );
  const { wanted, all, shown, synchronous } = rows[0]!;
  if (!wanted || synchronous > 0) return false;
  return shown < all ? null : true;
}
