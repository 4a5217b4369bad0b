import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServiceName } from '@vedette/contracts';
import pg from 'pg';
import { givePlaces, HouseClient, makeAccounts } from '../../gateway/src/testing/house-client.js';
import { HouseUnderTest } from '../../gateway/src/testing/house-under-test.js';
import { SMALL_WAR } from '../../gateway/src/testing/small-war.js';

const PLAYERS = ['taylor', 'worth'];
/** Those that letters and news need; no turn is resolved here. */
const SERVICES: readonly ServiceName[] = [
  'gateway',
  'people',
  'turn-conductor',
  'order-intake',
  'correspondence',
];

interface Called {
  readonly delivery: string;
  readonly notices: readonly { readonly about: string }[];
}

/** A receiver of webhooks that keeps who calls on the line until it is told to answer. */
async function slowReceiver() {
  const calls: Called[] = [];
  const lines: ServerResponse[] = [];
  let answers = false;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { notices } = JSON.parse(Buffer.concat(parts).toString()) as Pick<Called, 'notices'>;
      calls.push({ delivery: String(request.headers['vedette-delivery']), notices });
      if (answers) response.writeHead(204).end();
      else lines.push(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    calls,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    answer: () => {
      answers = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(50);
}

describe('correspondence that is killed while it sends a notice', () => {
  let house: HouseUnderTest;
  let pool: pg.Pool;
  let receiver: Awaited<ReturnType<typeof slowReceiver>>;
  const clients = new Map<string, HouseClient>();
  const as = (name: string): HouseClient => clients.get(name)!;
  const letters = '/campaigns/war/letters';

  beforeAll(async () => {
    receiver = await slowReceiver();
    house = await HouseUnderTest.open(
      'correspondence',
      { WEBHOOK_REACH: 'anywhere', NOTICE_LOOK_SECONDS: '1', PEOPLE_TELL_SECONDS: '1' },
      SERVICES,
    );
    pool = new pg.Pool({ connectionString: house.database.url, max: 1 });
    await makeAccounts(house, PLAYERS);
    for (const name of [...PLAYERS, 'umpire', 'root'])
      clients.set(name, await HouseClient.signIn(house, name));
    const made = await as('root').send('POST', '/campaigns', {
      id: 'war',
      title: 'A war',
      position: SMALL_WAR,
    });
    expect(made.status).toBe(201);
    await givePlaces(house, 'war', PLAYERS);
    const settings = {
      ...{ mail: false, webhook: receiver.url, kinds: ['letter'], reminderHours: [] },
      ...{ dailyAt: null, quietHours: null, zone: 'UTC' },
    };
    expect((await as('worth').send('PUT', '/notices/settings', settings)).status).toBe(200);
  });
  afterAll(async () => {
    receiver.close();
    await pool?.end();
    await house?.close();
  });

  it('takes letters and notices away with it, and nothing else', async () => {
    expect((await as('taylor').send('POST', letters, { to: ['worth'], text: 'Come.' })).status).toBe(201);
    await until(() => receiver.calls.length > 0);
    await house.kill(house.one('correspondence'));
    const away = { status: 503, body: { code: 'service-unavailable' } };
    for (const [method, path, body] of [
      ['GET', letters, undefined],
      ['GET', `${letters}/sent`, undefined],
      ['GET', `${letters}/muted`, undefined],
      ['POST', letters, { to: ['worth'], text: 'Where are you?' }],
      ['GET', '/notices/settings', undefined],
    ] as const)
      expect(await as('taylor').send(method, path, body)).toMatchObject(away);
    const order = { kind: 'land', unit: 'US1IN', strategic: { path: [] } };
    for (const [who, method, path, body] of [
      ['taylor', 'GET', '/campaigns/war', undefined],
      ['taylor', 'GET', '/campaigns/war/clock', undefined],
      ['taylor', 'POST', '/campaigns/war/orders/preview', order],
      ['umpire', 'GET', '/campaigns/war/members', undefined],
      ['root', 'GET', '/accounts', undefined],
    ] as const)
      expect([path, (await as(who).send(method, path, body)).status]).toEqual([path, 200]);
    const ready = await fetch(`${house.gatewayUrl}/health/ready`);
    expect(ready.status).toBe(200);
  });

  it('sends it again under the same name once it is started again, and what was mailed meanwhile was kept', async () => {
    await pool.query(`UPDATE people.account SET email = 'taylor@example.org' WHERE name = 'taylor'`);
    const forgotten = await as('taylor').send('POST', '/auth/password/forgotten', { account: 'taylor' });
    expect(forgotten.status).toBe(202);
    receiver.answer();
    await house.start('correspondence');
    // In place of waiting for the end of the lease that died with its process.
    await pool.query('UPDATE correspondence.outgoing SET due_at = clock_timestamp() WHERE sent_at IS NULL');
    await until(() => receiver.calls.length > 1);
    const [first, second] = receiver.calls;
    expect(second).toEqual(first);
    expect(first!.notices).toEqual([expect.objectContaining({ about: 'letter' })]);
    await until(async () => {
      const { rows } = await pool.query(
        `SELECT FROM correspondence.outgoing WHERE channel = 'webhook' AND sent_at IS NOT NULL`,
      );
      return rows.length === 1;
    });
    expect((await as('worth').send<unknown[]>('GET', letters)).body).toHaveLength(1);
    // The installation has no mail server: what was handed over waits for one.
    await until(async () => {
      const { rows } = await pool.query(
        `SELECT FROM correspondence.outgoing WHERE kind = 'password-reset' AND channel = 'mail' AND sent_at IS NULL`,
      );
      return rows.length === 1;
    });
    expect(receiver.calls).toHaveLength(2);
  });
});
