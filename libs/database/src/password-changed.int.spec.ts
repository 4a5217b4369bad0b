import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { postgresPrograms } from '@vedette/servers';
import { type PrivateCluster, privateCluster } from '@vedette/testing';
import { describeDrill, drillProgram } from '@vedette/testing/drill';
import pg from 'pg';
import { openPool } from './open-pool.js';
import { isPassing } from './passing-error.js';

const found = await drillProgram(postgresPrograms);

describeDrill(found, 'of a database whose password is changed', (binaries) => {
  let cluster: PrivateCluster;
  let owner: pg.Client;
  const pools: pg.Pool[] = [];

  beforeAll(async () => {
    cluster = await privateCluster(binaries);
    owner = new pg.Client({ connectionString: cluster.url });
    await owner.connect();
    await owner.query(`CREATE ROLE house LOGIN PASSWORD 'first'`);
    const rules = join(cluster.directory, 'data', 'pg_hba.conf');
    await writeFile(rules, `host all house all scram-sha-256\n${await readFile(rules, 'utf8')}`);
    await owner.query('SELECT pg_reload_conf()');
  });
  afterAll(async () => {
    for (const pool of pools) await pool.end();
    await owner?.end();
    await cluster?.remove();
  });

  const addressWith = (password: string): string =>
    Object.assign(new URL(cluster.url), { username: 'house', password }).href;
  const poolWith = (addressNow: () => string, url = addressWith('first')): pg.Pool => {
    const settings = { DATABASE_URL: url, DATABASE_POOL_SIZE: 1, DATABASE_STATEMENT_TIMEOUT_MS: 60_000 };
    const pool = openPool({ ...settings, DATABASE_MODE: 'session' }, 'test', { addressNow });
    pools.push(pool);
    return pool;
  };
  const whoIsIn = async (pool: pg.Pool): Promise<string> =>
    (await pool.query<{ name: string }>('SELECT current_user AS name')).rows[0]!.name;
  const cutAll = () =>
    owner.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'house'`);
  /** What a question fails with, once the pool has noticed that its connections were cut. */
  const refusal = async (pool: pg.Pool): Promise<unknown> => {
    for (;;)
      try {
        await whoIsIn(pool);
      } catch (error) {
        if (/password/.test(String(error))) return error;
      }
  };

  it('lets in whoever has the new one in his file, and is away for him until then', async () => {
    let now = addressWith('first');
    const pool = poolWith(() => now);
    expect(await whoIsIn(pool)).toBe('house');
    await owner.query(`ALTER ROLE house PASSWORD 'second'`);
    await cutAll();
    expect(isPassing(await refusal(pool))).toBe(true);
    now = addressWith('second');
    expect(await whoIsIn(pool)).toBe('house');
  });

  it('goes on with the last one that could be read', async () => {
    let fails = false;
    const pool = poolWith(() => {
      if (fails) throw new Error('no such file');
      return addressWith('second');
    });
    expect(await whoIsIn(pool)).toBe('house');
    fails = true;
    await cutAll();
    let name = '';
    while (name !== 'house') name = await whoIsIn(pool).catch(() => '');
    expect(name).toBe('house');
  });

  it('is not away for who never got in: his password is wrong', async () => {
    const error = await refusal(poolWith(() => addressWith('guessed'), addressWith('guessed')));
    expect(error).toMatchObject({ code: '28P01' });
    expect(isPassing(error)).toBe(false);
  });
});
