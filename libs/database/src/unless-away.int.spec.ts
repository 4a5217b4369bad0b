import { afterEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { AWAY_MS } from './asker.js';
import { openPool } from './open-pool.js';
import { isPassing } from './passing-error.js';
import { Road } from './testing/road.js';
import { DatabaseSilentError, unlessAway } from './unless-away.js';

const server = new URL(process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres');

describe('work for whom the database', () => {
  const opened: (Road | pg.Pool)[] = [];
  afterEach(async () => {
    for (const one of opened.splice(0).reverse()) await ('close' in one ? one.close() : one.end());
  });

  const poolOver = async (): Promise<{ road: Road; pool: pg.Pool }> => {
    const road = await Road.open(Number(server.port || 5432), server.hostname);
    const url = Object.assign(new URL(server), { host: `127.0.0.1:${road.port}` }).href;
    const pool = openPool(
      {
        ...{ DATABASE_URL: url, DATABASE_POOL_SIZE: 2, DATABASE_MODE: 'session' },
        DATABASE_STATEMENT_TIMEOUT_MS: 60_000,
      },
      'test',
    );
    opened.push(road, pool);
    return { road, pool };
  };
  const gaveUp = async (pool: pg.Pool, work: Promise<unknown>): Promise<number> => {
    const begun = performance.now();
    const failure: unknown = await unlessAway(pool, work).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DatabaseSilentError);
    expect(isPassing(failure)).toBe(true);
    return performance.now() - begun;
  };

  it('falls silent under a statement is left in time', async () => {
    const { road, pool } = await poolOver();
    await pool.query('SELECT 1');
    road.loseFarEnd();
    const work = pool.query('SELECT 1').catch(() => undefined);
    expect(await gaveUp(pool, work)).toBeLessThan(2 * AWAY_MS + 2_500);
    // Whoever comes while nothing is heard is told at once, as fast as one looks.
    expect(
      await gaveUp(
        pool,
        pool.query('SELECT 1').catch(() => undefined),
      ),
    ).toBeLessThan(AWAY_MS + 2_000);
    road.cut();
  });

  it('lets nobody in is left in time', async () => {
    const { road, pool } = await poolOver();
    road.loseFarEnd();
    const work = pool.query('SELECT 1').catch(() => undefined);
    expect(await gaveUp(pool, work)).toBeLessThan(2 * AWAY_MS + 2_500);
    road.cut();
  });

  it('is slow is waited for, also where nothing else is asked of it', async () => {
    const { pool } = await poolOver();
    const slow = pool.query(`SELECT pg_sleep(3.2), 'done' AS how`);
    expect((await unlessAway(pool, slow)).rows).toMatchObject([{ how: 'done' }]);
  });

  it('is there again is done again', async () => {
    const { road, pool } = await poolOver();
    await pool.query('SELECT 1');
    road.loseFarEnd();
    await gaveUp(
      pool,
      pool.query('SELECT 1').catch(() => undefined),
    );
    road.findFarEnd();
    road.cut();
    expect((await unlessAway(pool, pool.query('SELECT 1 AS one'))).rows).toEqual([{ one: 1 }]);
    const slow = pool.query(`SELECT pg_sleep(2.6)`);
    expect((await unlessAway(pool, slow)).rowCount).toBe(1);
  });
});
