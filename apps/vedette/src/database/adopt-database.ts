import { EraEndedError, EventStore } from '@vedette/event-store';
import { type HistoryBreak, HistoryBreaks } from '@vedette/ledger';
import type pg from 'pg';
import { openAsOwner } from './owner-pool.js';

type Noted = HistoryBreak & { readonly noticedAt: Date };

/**
 * Makes a log that was restored into another cluster the log of that cluster: transaction ids of the old one mean nothing
 * there, so nothing would ever be sealed. Takes note of breaks of its history, of which conductors tell until then. Idempotent.
 * @param say told what was done
 */
export async function adoptDatabase(databaseUrl: string, say: (line: string) => void): Promise<void> {
  // Beginning an era stamps anew what was never sealed: no limit may break it off half-way.
  const pool = openAsOwner(databaseUrl, 1);
  try {
    const store = new EventStore(pool);
    const era = await eraOf(store);
    const breaks = await takeNote(pool);
    for (const found of breaks) say(told(found));
    if (breaks.length > 0) say('Noted: no alert tells of this any more.');
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

/** Takes note of breaks; a database whose conductor has no place for them yet has none. */
async function takeNote(pool: pg.Pool): Promise<Noted[]> {
  const { rows } = await pool.query<{ there: boolean }>(
    `SELECT to_regclass('conductor.history_break') IS NOT NULL AS there`,
  );
  return rows[0]!.there ? new HistoryBreaks(pool).takeNote() : [];
}

function told({ service, what, seen, head, noticedAt }: Noted): string {
  const when = `${noticedAt.toISOString()}, ${service}`;
  if (what === 'stream')
    return `${when}: the stream of the log said something else up to position ${seen}; it was filled again.`;
  return seen === null
    ? `${when}: an event that was appended is not in the log, which ended at position ${head}.`
    : `${when}: the log was seen to end at position ${seen} at least, and ended at ${head} or holds another event there.`;
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
