import type pg from 'pg';

const guarded = new WeakSet<pg.Pool>();

/**
 * Keeps a lost connection from ending the process: `pg` reports one as an `error` event, on the pool for idle clients and
 * on the client itself between two statements of a transaction, and an event nobody listens to is thrown.
 */
export const guardPool = (pool: pg.Pool, tell: (error: Error) => void = () => undefined): void => {
  if (guarded.has(pool)) {
    return;
  }
  guarded.add(pool);
  const onLost = (error: Error): void => tell(withoutClient(error));
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
};

/** The pool hangs the whole connection on what it tells, which whoever logs an error would write down. */
const withoutClient = (error: Error): Error => {
  delete (error as { client?: unknown }).client;
  return error;
};
