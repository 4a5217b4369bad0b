import { readHistory } from '@vedette/vault';
import type { Outage } from '@vedette/turn-clock';
import type { Pool } from 'pg';

/** History of the conductor's own tables. */
export const conductorHistory = () => readHistory('conductor', new URL('../sql/', import.meta.url));

/** A moment (milliseconds since 1970), and the times before it at which no clock ran. */
export interface HouseTime {
  readonly now: number;
  readonly outages: readonly Outage[];
}

/**
 * The one clock of the installation: that of the database, which all conductors share and which stamps the events. Reading
 * it is its heartbeat; a gap between two readings, whoever made them, is an outage.
 */
export class HouseClock {
  constructor(
    private readonly pool: Pick<Pool, 'query'>,
    /** From how many seconds without a reading on the installation counts as away. */
    private readonly gapSeconds: number,
  ) {}

  /** The moment. Throws when the database is away: nothing is decided by a clock of one's own. */
  async read(): Promise<HouseTime> {
    const { rows } = await this.pool.query<{ moment: number; outages: [number, number][] }>(
      'SELECT moment, outages FROM conductor.beat($1)',
      [this.gapSeconds],
    );
    const { moment, outages } = rows[0]!;
    return { now: moment, outages: outages.map(([from, to]) => ({ from, to })) };
  }
}
