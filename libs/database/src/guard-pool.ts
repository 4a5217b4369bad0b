import type pg from 'pg';

const guarded = new WeakSet<pg.Pool>();

/**
 * Keeps a lost connection from ending the process: `pg` reports one as an `error` event, on the pool for idle clients and
 * on the client itself between two statements of a transaction, and an event nobody listens to is thrown.
 */
export const guardPool = (pool: pg.Pool, onLost: (error: Error) => void = () => undefined): void => {
  if (guarded.has(pool)) {
    return;
  }
  guarded.add(pool);
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
};
