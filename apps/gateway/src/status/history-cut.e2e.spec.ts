import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FRONT_SERVICES, type ServiceName } from '@vedette/contracts';
import pg from 'pg';
import { HouseClient, makeAccounts } from '../testing/house-client.js';
import { HouseUnderTest, type Running } from '../testing/house-under-test.js';
import { SMALL_WAR } from '../testing/small-war.js';

const SERVICES: readonly ServiceName[] = [...FRONT_SERVICES, 'turn-conductor', 'order-intake'];
/** Every service of the front looks at the log each five seconds. */
const LOOKED_MS = 6_000;

describe('a log that was cut', () => {
  let house: HouseUnderTest;
  let pool: pg.Pool;

  beforeAll(async () => {
    house = await HouseUnderTest.open('cut', {}, SERVICES);
    pool = new pg.Pool({ connectionString: house.database.url, max: 1 });
    await makeAccounts(house, []);
    const root = await HouseClient.signIn(house, 'root');
    const war = { id: 'war', title: 'A war', position: SMALL_WAR };
    expect((await root.send('POST', '/campaigns', war)).status).toBe(201);
  });
  afterAll(async () => {
    await pool?.end();
    await house?.close();
  });

  it('ends everybody who has heard of it with 75, also who has no way to it, and nobody twice', async () => {
    await pause(LOOKED_MS);
    const ended = house.running.map(async ({ service, child }) => {
      const [code] = (await once(child, 'exit')) as [number | null];
      return [service, code];
    });
    const conductor = house.one('turn-conductor');
    const gone = once(conductor.child, 'exit');
    // What a standby would say that was promoted without the last commits: other events at the same places.
    await pool.query('ALTER TABLE es.event DISABLE TRIGGER USER');
    await pool.query(`UPDATE es.event SET recorded_at = recorded_at - interval '1 second'`);
    await pool.query('ALTER TABLE es.event ENABLE TRIGGER USER');
    await gone;
    // As whoever keeps services up does.
    await house.start('turn-conductor');
    expect(Object.fromEntries(await Promise.all(ended))).toEqual(
      Object.fromEntries(SERVICES.map((service) => [service, 75])),
    );
    const again: Running[] = [];
    for (const service of FRONT_SERVICES) again.push(await house.start(service));
    await pause(LOOKED_MS);
    expect(again.map(({ child }) => child.exitCode)).toEqual([null, null, null]);
  });
});
