import type { Pool } from 'pg';

/** That the log lost what a process had seen (`log`), or its stream said something else (`stream`). */
export interface HistoryBreak {
  readonly service: string;
  readonly what: 'log' | 'stream';
  /** The last position that was seen; null where an event was appended that was not sealed yet. */
  readonly seen: number | null;
  /** Where the log ended when it was noticed. */
  readonly head: number;
}

/**
 * Breaks of the log's history, as they were noticed. They stand in the conductor's schema until an operator has taken note: whoever
 * noticed ends at once, and a count of its own would end with it.
 */
export class HistoryBreaks {
  constructor(private readonly pool: Pick<Pool, 'query'>) {}

  /** Writes a break down. */
  async add({ service, what, seen, head }: HistoryBreak): Promise<void> {
    await this.pool.query(
      'INSERT INTO conductor.history_break (service, what, seen, head) VALUES ($1, $2, $3, $4)',
      [service, what, seen, head],
    );
  }

  /** How many breaks nobody has taken note of. */
  async unnoted(): Promise<number> {
    const { rows } = await this.pool.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM conductor.history_break WHERE noted_at IS NULL',
    );
    return rows[0]!.n;
  }

  /** Takes note of every break, and returns those that nobody had taken note of, the first first. */
  async takeNote(): Promise<(HistoryBreak & { readonly noticedAt: Date })[]> {
    const { rows } = await this.pool.query<{
      service: string;
      what: HistoryBreak['what'];
      seen: string | null;
      head: string;
      noticed_at: Date;
    }>(
      `WITH noted AS (
         UPDATE conductor.history_break SET noted_at = clock_timestamp() WHERE noted_at IS NULL
         RETURNING break_no, service, what, seen, head, noticed_at)
       SELECT service, what, seen, head, noticed_at FROM noted ORDER BY break_no`,
    );
    return rows.map(({ seen, head, noticed_at, ...rest }) => ({
      ...rest,
      seen: seen === null ? null : Number(seen),
      head: Number(head),
      noticedAt: noticed_at,
    }));
  }
}
