import type pg from 'pg';

/** What a standby has received and not yet shown to who reads it, as of which a dump is still one of this moment: a segment of the log. */
const MOST_BEHIND_BYTES = 16 * 1024 * 1024;

/** How a server stands to the one it follows. */
export interface Following {
  readonly standby: boolean;
  /** Whether it is connected to the server it follows. */
  readonly receiving: boolean;
  /** Bytes of the write-ahead log that it has and has not yet replayed. */
  readonly behind: number;
}

/** A standby lags, or follows nobody: a dump of it would be of a past that nobody names. */
export class StandbyBehindError extends Error {
  constructor(why: string) {
    super(
      `The server is a standby ${why}: a backup of it would lack what was acknowledged since. Make it of the primary, or when it has caught up.`,
    );
    this.name = 'StandbyBehindError';
  }
}

/** Why a backup of a server would be one of the past; null where it is of now. */
export function whyOfThePast({ standby, receiving, behind }: Following): string | null {
  if (!standby) return null;
  if (!receiving) return 'that hears nothing of its primary';
  return behind > MOST_BEHIND_BYTES ? `that is ${behind} bytes behind` : null;
}

/** Sees to it that a backup of this server holds what was acknowledged until now, or nearly so. @throws StandbyBehindError */
export async function mustBeCurrent(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<Following>(
    `SELECT pg_is_in_recovery() AS standby,
            EXISTS (SELECT FROM pg_stat_wal_receiver WHERE pid IS NOT NULL) AS receiving,
            coalesce(pg_wal_lsn_diff(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()), 0)::float8 AS behind`,
  );
  const why = whyOfThePast(rows[0]!);
  if (why !== null) throw new StandbyBehindError(why);
}
