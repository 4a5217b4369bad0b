import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import { askerWaits, openPool, retrying, unlessAway } from '@vedette/database';
import { freePort } from '@vedette/servers';
import type pg from 'pg';
import { connectNats } from '../connection/connect-nats.js';
import { Installation } from '../installation.js';
import { RequestClient } from './request-client.js';
import { declareRequest } from './request-contract.js';
import { RequestReplyStrategy } from './request-reply.strategy.js';

const natsUrl = process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222';
const databaseUrl = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
/** As work behind questions has it that nobody waits for. */
const budgetMs = 15_000;
/** What users wait at the gateway, in milliseconds. */
const WAIT_MS = 5_000;

const read = declareRequest<object, { one: number }>('test.read', { timeoutMs: 30_000 });
const passOn = declareRequest<object, { one: number }>('test.pass', { timeoutMs: 30_000 });
const waits = declareRequest<object, number>('test.waits', { timeoutMs: 30_000 });

describe('a question to a service whose database is away', () => {
  const installation = new Installation(`patience-${process.pid}`);
  const silent: { door: Server; sockets: Socket[] } = { door: createServer(), sockets: [] };
  let connection: NatsConnection;
  let client: RequestClient;
  const pools: pg.Pool[] = [];
  beforeAll(async () => {
    connection = await connectNats({ url: natsUrl, name: 'test' });
    client = new RequestClient(connection, installation);
    Logger.overrideLogger({ log: jest.fn(), warn: jest.fn(), error: jest.fn() });
    silent.door.on('connection', (socket) => silent.sockets.push(socket));
    silent.door.listen(0, '127.0.0.1');
    await once(silent.door, 'listening');
  });
  afterAll(async () => {
    Logger.overrideLogger(false);
    for (const socket of silent.sockets) socket.destroy();
    silent.door.close();
    for (const pool of pools) await pool.end();
    await connection.close();
  });

  const serve = async (url: string, work: (pool: pg.Pool) => Promise<unknown>): Promise<pg.Pool> => {
    const pool = openPool(
      {
        ...{ DATABASE_URL: url, DATABASE_POOL_SIZE: 2, DATABASE_MODE: 'session' },
        DATABASE_STATEMENT_TIMEOUT_MS: 60_000,
      },
      'test',
    );
    pools.push(pool);
    const strategy = new RequestReplyStrategy({
      ...{ connection, installation, group: 'g', drainMs: 0 },
      unlessAway: (answer) => unlessAway(pool, answer),
    });
    const handlers: readonly (readonly [{ subject: string }, () => Promise<unknown>])[] = [
      [read, () => work(pool)],
      [passOn, () => client.request(read, {})],
      [waits, () => Promise.resolve(askerWaits())],
    ];
    for (const [{ subject }, handle] of handlers) strategy.addHandler(subject, handle, false, { subject });
    strategy.listen(() => undefined);
    await connection.flush();
    closing = () => strategy.close();
    return pool;
  };
  let closing: () => Promise<void>;

  const one = (pool: pg.Pool): Promise<unknown> =>
    retrying({ budgetMs }, async () => (await pool.query<{ one: number }>('SELECT 1 AS one')).rows[0]);
  const refused = async (asking: Promise<unknown>): Promise<number> => {
    const begun = performance.now();
    await expect(asking).rejects.toMatchObject({ status: 503, code: 'database-away' });
    return performance.now() - begun;
  };

  it.each([
    ['that refuses, at once asked', read, 'refuses'],
    ['that refuses, by a service between', passOn, 'refuses'],
    ['that says nothing, at once asked', read, 'says nothing'],
    ['that says nothing, by a service between', passOn, 'says nothing'],
  ] as const)(
    'is answered 503 database-away while the user still waits: one %s',
    async (_, question, how) => {
      const port = how === 'refuses' ? await freePort() : (silent.door.address() as AddressInfo).port;
      await serve(`postgres://nobody@127.0.0.1:${port}/none`, one);
      try {
        expect(await refused(client.request(question, {}))).toBeLessThan(WAIT_MS);
      } finally {
        await closing();
      }
    },
  );

  it('is answered before an asker gives up who waits less', async () => {
    await serve(`postgres://nobody@127.0.0.1:${await freePort()}/none`, one);
    try {
      expect(await refused(client.request(read, {}, { timeoutMs: 1_000 }))).toBeLessThan(1_000);
    } finally {
      await closing();
    }
  });

  it('costs what the service does for nobody none of its patience', async () => {
    const pool = await serve(`postgres://nobody@127.0.0.1:${await freePort()}/none`, one);
    try {
      const begun = performance.now();
      const unasked = retrying({ budgetMs: 3_500 }, () => pool.query('SELECT 1'));
      await refused(client.request(read, {}));
      await expect(unasked).rejects.toThrow();
      expect(performance.now() - begun).toBeGreaterThan(3_000);
    } finally {
      await closing();
    }
  });

  it('is answered however long that takes where the database is there and slow', async () => {
    await serve(databaseUrl, async (pool) => {
      const { rows } = await pool.query<{ one: number }>('SELECT pg_sleep(4.5), 1 AS one');
      return { one: rows[0]!.one };
    });
    try {
      expect(await client.request(read, {})).toEqual({ one: 1 });
    } finally {
      await closing();
    }
  });

  it('says how long its asker waits, also in what is asked for it', async () => {
    await serve(databaseUrl, () => sleep(1));
    try {
      expect(await client.request(waits, {})).toBeGreaterThan(20_000);
      const hasty = await client.request(waits, {}, { timeoutMs: 2_000 });
      expect(hasty).toBeLessThanOrEqual(1_800);
    } finally {
      await closing();
    }
  });
});
