import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postgresPrograms } from '@vedette/servers';
import { type PrivateCluster, privateCluster } from '@vedette/testing';
import pg from 'pg';
import { readDatabaseCondition } from './database-condition.js';

describe('how the database server fares', () => {
  let cluster: PrivateCluster;
  let pool: pg.Pool;
  beforeAll(async () => {
    cluster = await privateCluster(await postgresPrograms(), { max_connections: '23' });
    pool = new pg.Pool({ connectionString: cluster.url, max: 2 });
    pool.on('error', () => undefined);
  });
  afterAll(async () => {
    await pool?.end();
    await cluster?.remove();
  });

  it('is how many connections are in use of how many, and how much it holds', async () => {
    const condition = await readDatabaseCondition(pool);
    expect(condition).toMatchObject({ connectionLimit: 23, standbyMissing: false });
    expect(condition.connections).toBeGreaterThanOrEqual(1);
    expect(condition.connections).toBeLessThan(23);
    expect(condition.size).toBeGreaterThan(1_000_000);
  });

  it('is that a standby is missing for which commits are to wait, also to whoever has no right of any kind', async () => {
    await pool.query(`CREATE ROLE nobody LOGIN`);
    await pool.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
    await pool.query('SELECT pg_reload_conf()');
    const stranger = new pg.Client({
      connectionString: Object.assign(new URL(cluster.url), { username: 'nobody' }).href,
    });
    await stranger.connect();
    try {
      for (;;) {
        const { rows } = await stranger.query<{ names: string }>(
          `SELECT current_setting('synchronous_standby_names') AS names`,
        );
        if (rows[0]!.names === '*') break;
      }
      expect(await readDatabaseCondition(stranger as unknown as pg.Pool)).toMatchObject({
        standbyMissing: true,
      });
    } finally {
      await stranger.end();
    }
  });
});
