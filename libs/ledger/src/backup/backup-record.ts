import type { Pool } from 'pg';

/** A backup was made, or one was restored into a database of its own and compared. */
export type BackupAct = 'made' | 'verified';

/** How old the backups of an installation are, in seconds; since its log began where there never was one. */
export interface BackupAges {
  readonly made: number;
  readonly verified: number;
  /** Bytes of the last one; 0 where there never was one. */
  readonly bytes: number;
  /** Whether one ever was made, and verified. */
  readonly ever: Readonly<Record<BackupAct, boolean>>;
}

/** When backups of the database were made and verified, as the database itself remembers it, for whoever is to be told when that is long ago. */
export class BackupRecord {
  constructor(private readonly pool: Pick<Pool, 'query'>) {}

  /**
   * Notes an act, now by the database's own time unless its moment is given; an older one than is noted changes nothing. A standby cannot
   * note it, and a database that was prepared by an earlier release has no place for it: nothing is noted there.
   */
  async note(
    act: BackupAct,
    { file, bytes }: { readonly file: string; readonly bytes: number },
    at: Date | null = null,
  ): Promise<void> {
    if ((await this.isStandby()) || !(await this.hasPlace())) return;
    await this.pool.query(
      `INSERT INTO conductor.backup AS b (kind, at, file, bytes) VALUES ($1, coalesce($4, clock_timestamp()), $2, $3)
         ON CONFLICT (kind) DO UPDATE SET at = excluded.at, file = excluded.file, bytes = excluded.bytes
          WHERE excluded.at >= b.at`,
      [act, file, bytes, at],
    );
  }

  /** The ages now; null where the database has no place for them yet. */
  async ages(): Promise<BackupAges | null> {
    if (!(await this.hasPlace())) return null;
    const { rows } = await this.pool.query<{
      made: number | null;
      verified: number | null;
      bytes: string | null;
      began: number;
    }>(
      `SELECT ${ageOf(`(SELECT at FROM conductor.backup WHERE kind = 'made')`)} AS made,
              ${ageOf(`(SELECT at FROM conductor.backup WHERE kind = 'verified')`)} AS verified,
              (SELECT bytes FROM conductor.backup WHERE kind = 'made') AS bytes,
              ${ageOf('(SELECT min(began_at) FROM es.era)')} AS began`,
    );
    const { made, verified, bytes, began } = rows[0]!;
    // A clock that was put back since tells no negative age.
    return {
      made: Math.max(0, made ?? began),
      verified: Math.max(0, verified ?? began),
      bytes: Number(bytes ?? 0),
      ever: { made: made !== null, verified: verified !== null },
    };
  }

  private async isStandby(): Promise<boolean> {
    const { rows } = await this.pool.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
    return rows[0]!.standby;
  }

  private async hasPlace(): Promise<boolean> {
    const { rows } = await this.pool.query<{ there: boolean }>(
      `SELECT to_regclass('conductor.backup') IS NOT NULL AS there`,
    );
    return rows[0]!.there;
  }
}

/** Seconds since a moment by the database's clock; null where there was no such moment. */
const ageOf = (moment: string): string =>
  `extract(epoch FROM clock_timestamp() - ${moment})::double precision`;
