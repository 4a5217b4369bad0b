import type pg from 'pg';

/** For how long what the database said is counted on by one's own counter, which no wrong clock of a host changes. */
const COUNTED_FOR_MS = 60_000;

/**
 * The database's time, which is that of the whole house: hosts' clocks may be hours off, and what one of them made good for a
 * quarter of an hour must be good for as long on all. Asked for once a minute, and counted on in between.
 */
export class DatabaseClock {
  private said: { readonly at: number; readonly time: number } | null = null;
  private asking: Promise<void> | null = null;

  constructor(
    private readonly pool: Pick<pg.Pool, 'query'>,
    /** Milliseconds that only ever go forward. */
    private readonly counter: () => number = () => performance.now(),
  ) {}

  /** The moment. While the database is away it is counted on; rejects only when the database has never said it. */
  async now(): Promise<Date> {
    if (this.said === null || this.counter() - this.said.at > COUNTED_FOR_MS) {
      this.asking ??= this.ask().finally(() => (this.asking = null));
      await this.asking.catch((error: unknown) => {
        if (this.said === null) throw error;
      });
    }
    const { at, time } = this.said!;
    return new Date(time + this.counter() - at);
  }

  private async ask(): Promise<void> {
    const { rows } = await this.pool.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    this.said = { at: this.counter(), time: rows[0]!.now.getTime() };
  }
}
