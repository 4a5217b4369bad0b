import { readHistory } from '@vedette/vault';
import type { Outage } from '@vedette/turn-clock';
import type { Pool } from 'pg';

/** History of the conductor's own tables. */
export const conductorHistory = () => readHistory('conductor', new URL('../sql/', import.meta.url));

/** A moment (milliseconds since 1970), the outages before it, and whether one is under way. */
export interface HouseTime {
  readonly now: number;
  readonly outages: readonly Outage[];
  readonly away: boolean;
}

/**
 * The one clock of the installation: that of the database, which all conductors share and which stamps the events. It beats
 * while orders could be sent; a gap between two beats, whoever made them, is an outage.
 */
export class HouseClock {
  constructor(
    private readonly pool: Pick<Pool, 'query'>,
    /** From how many seconds without a beat on the installation counts as away. */
    private readonly gapSeconds: number,
  ) {}

  /** The moment. Throws when the database is away: nothing is decided by a clock of one's own. */
  async read(): Promise<HouseTime> {
    const { rows } = await this.pool.query<{
      moment: number;
      outages: [number, number][];
      away: boolean;
    }>('SELECT moment, outages, away FROM conductor.look($1)', [this.gapSeconds]);
    const { moment, outages, away } = rows[0]!;
    return { now: moment, outages: outages.map(([from, to]) => ({ from, to })), away };
  }

  /** Notes that orders could be sent just now; an outage that was under way is over and written down. */
  async beat(): Promise<void> {
    await this.pool.query('SELECT moment FROM conductor.beat($1)', [this.gapSeconds]);
  }
}
