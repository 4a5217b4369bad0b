import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freePort } from '@vedette/servers';
import type pg from 'pg';
import { OWED_MS, ServerLostError } from './lost-server.js';
import { openPool } from './open-pool.js';
import { isPassing } from './passing-error.js';
import { Road } from './testing/road.js';

const server = new URL(process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres');

const addressOf = (...ports: number[]): string => {
  const user = server.username ? `${server.username}${server.password ? `:${server.password}` : ''}@` : '';
  return `postgres://${user}${ports.map((port) => `127.0.0.1:${port}`).join(',')}${server.pathname}`;
};

describe('a pool', () => {
  const opened: (Road | pg.Pool)[] = [];
  afterEach(async () => {
    for (const one of opened.splice(0).reverse()) await ('close' in one ? one.close() : one.end());
  });

  const road = async (): Promise<Road> => {
    const made = await Road.open(Number(server.port || 5432), server.hostname);
    opened.push(made);
    return made;
  };
  const pool = (
    url: string,
    mode: 'session' | 'pooled' = 'session',
    limitMs = 60_000,
    answerMs?: number,
    size = 1,
  ): pg.Pool => {
    const made = openPool(
      {
        DATABASE_URL: url,
        DATABASE_POOL_SIZE: size,
        DATABASE_STATEMENT_TIMEOUT_MS: limitMs,
        DATABASE_QUERY_TIMEOUT_MS: answerMs,
        DATABASE_MODE: mode,
      },
      'test',
    );
    opened.push(made);
    return made;
  };

  it('goes to the next server of an address when the first is not there', async () => {
    const { port } = await road();
    const reached = pool(addressOf(await freePort(), port));
    expect((await reached.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('refuses, and ends no process, when a server lets it in and in the same moment ends it', async () => {
    const ending = await road();
    ending.endsWhomItLetsIn = true;
    const reached = pool(addressOf(ending.port));
    const error: unknown = await reached.query('SELECT 1').catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(Error);
    ending.endsWhomItLetsIn = false;
    expect((await reached.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('says that none takes writes when none is there, and that it passes', async () => {
    const reached = pool(addressOf(await freePort(), await freePort()));
    const error: unknown = await reached.query('SELECT 1').catch((failure: unknown) => failure);
    expect(error).toMatchObject({ code: '25006' });
    expect(isPassing(error)).toBe(true);
  });

  it('gives up a statement whose server vanished, on a client too, and asks the next over a new connection', async () => {
    const way = await road();
    const reached = pool(addressOf(way.port), 'session', 5_000);
    const client = await reached.connect();
    await client.query('SET statement_timeout = 0');
    way.loseFarEnd();
    const error: unknown = await client.query('SELECT 1').catch((failure: unknown) => failure);
    expect(error).toMatchObject({ code: 'database-unanswered' });
    expect(isPassing(error)).toBe(true);
    client.release();
    way.findFarEnd();
    const { rows } = await reached.query('SELECT 1 AS one');
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('closes every connection to a server that vanished long before the limit, and asks the next first', async () => {
    const [way, next] = [await road(), await road()];
    const reached = pool(addressOf(way.port, next.port), 'session', 60_000, undefined, 2);
    const [busy, idle] = [await reached.connect(), await reached.connect()];
    way.loseFarEnd();
    const lost = new Promise((resolve) => idle.once('end', resolve));
    const error: unknown = await busy.query('SELECT 1').catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(ServerLostError);
    expect(isPassing(error)).toBe(true);
    await lost;
    busy.release(true);
    idle.release(true);
    expect((await reached.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect(next.connections).toBeGreaterThan(0);
    expect(way.connections).toBe(0);
  });

  it('asks after nobody for a connection that was cut before it was asked anything', async () => {
    const way = await road();
    const reached = pool(addressOf(way.port));
    const cut = await reached.connect();
    const ended = new Promise((resolve) => cut.once('end', resolve));
    way.cut();
    await ended;
    await expect(cut.query('SELECT 1')).rejects.toThrow();
    cut.release(true);
    const { came } = way;
    await pause(OWED_MS + 500);
    expect(way.came).toBe(came);
  });

  it('lets a server go on that takes long and is there', async () => {
    const reached = pool(addressOf((await road()).port));
    const slow = reached.query(`SELECT pg_sleep(${(2 * OWED_MS + 500) / 1000}), 1 AS one`);
    expect((await slow).rows).toMatchObject([{ one: 1 }]);
  });

  it.each([
    [0, 500],
    [60_000, 500],
  ])(
    'gives up after the time set for it, whatever the server’s limit of %d ms',
    async (limitMs, answerMs) => {
      const way = await road();
      const reached = pool(addressOf(way.port), 'session', limitMs, answerMs);
      await reached.query('SELECT 1');
      way.loseFarEnd();
      const error: unknown = await reached.query('SELECT 1').catch((failure: unknown) => failure);
      expect(isPassing(error)).toBe(true);
      // Before anybody asks after the server.
      expect(error).not.toBeInstanceOf(ServerLostError);
    },
  );

  it('waits longer than the usual limit where it is told to wait for ever', async () => {
    const reached = pool(addressOf((await road()).port), 'session', 0, 0);
    expect((await reached.query('SELECT pg_sleep(0.2), 1 AS one')).rows).toMatchObject([{ one: 1 }]);
  });

  it.each(['one server', 'two servers'])('brings its password along, to %s', async (servers) => {
    const { port } = await road();
    const ports = servers === 'one server' ? [port] : [await freePort(), port];
    const address = addressOf(...ports).replace(/:\/\/([^:@]*)(?::[^@]*)?@/, '://$1:open-sesame@');
    const reached = pool(address);
    const client = await reached.connect();
    const { password } = client as unknown as { password: unknown };
    const listed = inspect(client, { depth: Infinity });
    client.release();
    expect(password).toBe('open-sesame');
    // Whoever lists what the connection has, as a log does, does not find it.
    expect(listed).not.toContain('open-sesame');
  });

  it('has no start-up parameters and prepares nothing under a name behind a pooler', async () => {
    const reached = pool(addressOf((await road()).port), 'pooled', 7_777);
    const named = { name: 'kept', text: 'SELECT $1::int AS n', values: [3] };
    expect((await reached.query(named)).rows).toEqual([{ n: 3 }]);
    const client = await reached.connect();
    expect((await client.query(named)).rows).toEqual([{ n: 3 }]);
    const { rows } = await client.query('SELECT name FROM pg_prepared_statements');
    expect(rows).toEqual([]);
    expect((await client.query('SHOW statement_timeout')).rows).not.toEqual([
      { statement_timeout: '7777ms' },
    ]);
    client.release();
  });
});
