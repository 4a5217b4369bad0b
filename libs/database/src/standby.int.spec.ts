import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { postgresPrograms } from '@vedette/servers';
import { type PrivateCluster, privateCluster } from '@vedette/testing';
import { describeDrill, drillProgram } from '@vedette/testing/drill';
import type pg from 'pg';
import { ServerLostError } from './lost-server.js';
import { openPool } from './open-pool.js';
import { isPassing } from './passing-error.js';
import { Road } from './testing/road.js';

const found = await drillProgram(postgresPrograms);

describeDrill(found, 'of two servers one of which is a standby', (binaries) => {
  let primary: PrivateCluster;
  let standby: PrivateCluster;
  const pools: pg.Pool[] = [];

  beforeAll(async () => {
    [primary, standby] = await Promise.all([privateCluster(binaries), privateCluster(binaries)]);
    await standby.crash();
    // A server that only follows, and takes no writes until it is promoted.
    await writeFile(join(standby.directory, 'data', 'standby.signal'), '');
    await standby.start();
  });
  afterAll(async () => {
    for (const pool of pools) await pool.end();
    await Promise.all([primary?.remove(), standby?.remove()]);
  });

  const placeOf = (url: string): string => new URL(url).host;
  const poolTo = (hosts: readonly string[], wanted = ''): pg.Pool => {
    const pool = openPool(
      {
        DATABASE_URL: `postgres://vedette@${hosts.join(',')}/postgres${wanted}`,
        DATABASE_POOL_SIZE: 1,
        DATABASE_STATEMENT_TIMEOUT_MS: 60_000,
        DATABASE_MODE: 'session',
      },
      'test',
    );
    pools.push(pool);
    return pool;
  };
  const portOf = async (pool: pg.Pool): Promise<number> =>
    (await pool.query<{ port: number }>('SELECT inet_server_port() AS port')).rows[0]!.port;

  it('passes the standby over, though it stands first', async () => {
    const pool = poolTo([placeOf(standby.url), placeOf(primary.url)]);
    expect(await portOf(pool)).toBe(Number(new URL(primary.url).port));
  });

  it('takes the standby when any will do, and refuses it when it stands alone and writes are wanted', async () => {
    expect(await portOf(poolTo([placeOf(standby.url)], '?target_session_attrs=any'))).toBe(
      Number(new URL(standby.url).port),
    );
    const refused: unknown = await portOf(
      poolTo([placeOf(standby.url)], '?target_session_attrs=read-write'),
    ).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: '25006' });
    expect(isPassing(refused)).toBe(true);
  });

  it('gives up a server whose place another has taken behind one address, though the address answers', async () => {
    const road = await Road.open(Number(new URL(primary.url).port));
    const pool = poolTo([`127.0.0.1:${road.port}`], '?target_session_attrs=any');
    const client = await pool.connect();
    road.leadTo(Number(new URL(standby.url).port));
    await expect(client.query('SELECT 1')).rejects.toBeInstanceOf(ServerLostError);
    client.release(true);
    expect(await portOf(pool)).toBe(Number(new URL(standby.url).port));
    await road.close();
  });

  it('goes over to it once the primary is lost and it is promoted', async () => {
    const pool = poolTo([placeOf(primary.url), placeOf(standby.url)]);
    expect(await portOf(pool)).toBe(Number(new URL(primary.url).port));
    await primary.crash();
    await poolTo([placeOf(standby.url)], '?target_session_attrs=any').query('SELECT pg_promote(true, 30)');
    const reached = async (): Promise<number> =>
      portOf(pool).catch((error: unknown) => (isPassing(error) ? reached() : Promise.reject(error as Error)));
    expect(await reached()).toBe(Number(new URL(standby.url).port));
    await pool.query('CREATE TABLE written (n int)');
  });
});
