import { EraEndedError, EventStore } from '@vedette/event-store';
import { openAsOwner } from './owner-pool.js';

/**
 * Makes a log that was restored into another cluster the log of that cluster: transaction ids of the old one mean nothing
 * there, so nothing would ever be sealed. Idempotent.
 * @param say told what was done
 */
export async function adoptDatabase(databaseUrl: string, say: (line: string) => void): Promise<void> {
  // Beginning an era stamps anew what was never sealed: no limit may break it off half-way.
  const pool = openAsOwner(databaseUrl, 1);
  try {
    const store = new EventStore(pool);
    const era = await eraOf(store);
    if (era !== null)
      return say(`The log belongs to this cluster already (era ${era}); nothing was changed.`);
    const begun = await store.beginEra();
    say(`The log belongs to this cluster now (era ${begun}); it ends at position ${await store.head()}.`);
    say(
      'Services may be started. The stream of the log is compared with it and filled again where they differ.',
    );
  } finally {
    await pool.end();
  }
}

/** The era of a log that is at home in its cluster; null for one that was restored into another. */
async function eraOf(store: EventStore): Promise<number | null> {
  try {
    return await store.era();
  } catch (error) {
    if (error instanceof EraEndedError) return null;
    throw error;
  }
}
