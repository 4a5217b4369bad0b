import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ServiceName } from '@vedette/contracts';
import { freePort } from '@vedette/servers';
import { temporaryDatabase, type TemporaryDatabase, until } from '@vedette/testing';
import { Road } from '../../../../libs/database/src/testing/road.js';
import { givePlaces, HouseClient, makeAccounts } from '../testing/house-client.js';
import { HouseUnderTest } from '../testing/house-under-test.js';
import { SMALL_WAR } from '../testing/small-war.js';

const SERVICES: readonly ServiceName[] = [
  ...(['gateway', 'people', 'correspondence'] as const),
  ...(['turn-conductor', 'order-intake', 'reporting'] as const),
];
/** What somebody waits for an answer at the gateway, in milliseconds. */
const WAIT_MS = 5_000;

const ORDER = { kind: 'land', unit: 'US1IN', strategic: { path: [] } };
const ASKED = [
  ['GET', '/campaigns', undefined],
  ['GET', '/campaigns/war', undefined],
  ['GET', '/campaigns/war/clock', undefined],
  ['GET', '/campaigns/war/turns/1', undefined],
  ['GET', '/campaigns/war/orders', undefined],
  ['GET', '/campaigns/war/letters', undefined],
  ['GET', '/auth/sessions', undefined],
  ['POST', '/campaigns/war/orders', ORDER],
  ['POST', '/campaigns/war/letters', { to: ['worth'], text: 'Is anybody there?' }],
] as const;
/** Nobody is recognised who signs in: the gateway reads nothing for that. */
const SIGN_IN = ['POST', '/auth/login', { account: 'taylor', password: 'whatever it is' }] as const;

describe('a house whose database is away', () => {
  let database: TemporaryDatabase;
  /** Those by which the gateway comes to the database, and everybody else. */
  let ways: Readonly<Record<'gateway' | 'others', Road>>;
  let house: HouseUnderTest;
  let taylor: HouseClient;

  beforeAll(async () => {
    database = await temporaryDatabase('away');
    const { hostname, port } = new URL(database.url);
    const open = () => Road.open(Number(port || 5432), hostname);
    ways = { gateway: await open(), others: await open() };
    const over = (road: Road) => ({
      DATABASE_URL: Object.assign(new URL(database.url), { host: `127.0.0.1:${road.port}` }).href,
    });
    house = await HouseUnderTest.prepare('away', over(ways.others));
    await Promise.all(
      SERVICES.map((service) => house.start(service, service === 'gateway' ? over(ways.gateway) : {})),
    );
    await makeAccounts(house, ['taylor', 'worth']);
    const root = await HouseClient.signIn(house, 'root');
    const war = { id: 'war', title: 'A war', position: SMALL_WAR };
    expect((await root.send('POST', '/campaigns', war)).status).toBe(201);
    await givePlaces(house, 'war', ['taylor', 'worth']);
    taylor = await HouseClient.signIn(house, 'taylor');
  });
  afterAll(async () => {
    await house?.close();
    for (const road of Object.values(ways ?? {})) await road.close();
    await database?.drop();
  });
  beforeEach(async () => {
    const { port } = new URL(database.url);
    for (const road of Object.values(ways)) {
      road.findFarEnd();
      road.leadTo(Number(port || 5432));
      road.cut();
    }
    await until(async () =>
      (await Promise.all(ASKED.map(([, path]) => taylor.send('GET', path)))).every(
        ({ status }) => status < 500,
      ),
    );
  });

  it.each([
    ['says nothing to services', 'others', (road: Road) => road.loseFarEnd()],
    ['says nothing to the gateway', 'gateway', (road: Road) => road.loseFarEnd()],
    ['lets no service in', 'others', lockOut],
    ['does not let the gateway in', 'gateway', lockOut],
  ] as const)('says so in time to everybody who reads or writes: one that %s', async (_, who, lose) => {
    await lose(ways[who]);
    const asked = who === 'others' ? [...ASKED, SIGN_IN] : ASKED;
    const answers = await Promise.all(
      asked.map(async ([method, path, body]) => {
        const begun = performance.now();
        const answer = await fetch(`${house.gatewayUrl}${path}`, {
          method,
          headers: { authorization: `Bearer ${taylor.token}`, 'content-type': 'application/json' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        const { code } = (await answer.json()) as { code: string };
        const inTime = performance.now() - begun < WAIT_MS;
        return [`${method} ${path}`, answer.status, code, answer.headers.get('retry-after'), inTime];
      }),
    );
    expect(answers).toEqual(
      asked.map(([method, path]) => [`${method} ${path}`, 503, 'database-away', '1', true]),
    );
  });
});

/** As a server that is stopped: whoever was connected is cut off, and whoever comes finds nobody. */
async function lockOut(road: Road): Promise<void> {
  road.leadTo(await freePort());
  road.cut();
}
