import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { AWAY_MS } from './asker.js';

/** The database says nothing at all, neither to statements that wait nor to somebody new. It passes. */
export class DatabaseSilentError extends Error {
  readonly code = 'database-unanswered';

  constructor() {
    super(`The database has said nothing for ${AWAY_MS} ms, nor does it let anybody in.`);
    this.name = 'DatabaseSilentError';
  }
}

/** Whether a database is away, looked at anew. */
type Look = () => Promise<boolean>;

const looks = new WeakMap<object, Look>();
const LOOKS_APART_MS = 500;

/** Notes how it is found out whether the database of a pool is away. */
export const lookAfter = (pool: pg.Pool, look: Look): void => void looks.set(pool, look);

/**
 * The outcome of work that needs the database of a pool, for as long as that is there: a host that vanished, or a server that stopped,
 * says nothing, and it is a while before its connections are given up. Work that is slow is waited for; work that is left goes on, and
 * its outcome is nobody's.
 * @throws DatabaseSilentError within four seconds of the database's last word
 */
export async function unlessAway<T>(pool: object, work: Promise<T>): Promise<T> {
  const look = looks.get(pool);
  if (!look) return work;
  const settled = new AbortController();
  try {
    return await Promise.race([work, untilAway(look, settled.signal)]);
  } finally {
    settled.abort();
  }
}

async function untilAway(look: Look, signal: AbortSignal): Promise<never> {
  for (;;) {
    await pause(LOOKS_APART_MS, undefined, { signal });
    if (await look()) throw new DatabaseSilentError();
  }
}
