import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ClockDocument, ServiceName } from '@vedette/contracts';
import pg from 'pg';
import { givePlaces, HouseClient, makeAccounts } from './testing/house-client.js';
import { HouseUnderTest } from './testing/house-under-test.js';
import { SMALL_WAR } from './testing/small-war.js';

const PLAYERS = ['taylor', 'worth', 'arista'];
const MINUTE = 60_000;

describe('clocks stop while no order could be sent', () => {
  let house: HouseUnderTest;
  let pool: pg.Pool;

  beforeAll(async () => {
    // Nobody resolves phases here: what is looked at is over when the turn is closed.
    house = await HouseUnderTest.open('outage', { TURN_SWEEP_MS: '200', CLOCK_GAP_SECONDS: '10' }, [
      'turn-conductor',
      'order-intake',
      'gateway',
    ]);
    pool = new pg.Pool({ connectionString: house.database.url, max: 2 });
    await makeAccounts(house, PLAYERS);
  }, 300_000);
  afterAll(async () => {
    await pool?.end();
    await house?.close();
  }, 300_000);

  /** The moment of the house. */
  async function now(): Promise<number> {
    const { rows } = await pool.query<{ moment: Date }>('SELECT clock_timestamp() AS moment');
    return rows[0]!.moment.getTime();
  }

  async function countOf(campaign: string, type: string): Promise<number> {
    const { rows } = await pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM es.event e JOIN es.campaign c USING (campaign_no)
        WHERE c.campaign_id = $1 AND e.type = $2`,
      [campaign, type],
    );
    return rows[0]!.n;
  }

  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 200));
  };

  it.each(['gateway', 'order-intake'] as const satisfies readonly ServiceName[])(
    'the %s is away over the deadline: the turn waits, and has the lost time back',
    async (service) => {
      const root = await HouseClient.signIn(house, 'root');
      const campaign = `without-${service}`;
      await root.send('POST', '/campaigns', { id: campaign, title: campaign, position: SMALL_WAR });
      await givePlaces(house, campaign, PLAYERS);
      const umpire = await HouseClient.signIn(house, 'umpire');
      const clock = `/campaigns/${campaign}`;
      const calendar = { kind: 'every', zone: 'UTC', minutes: 10_000 };
      const terms = { outage: { fromMinutes: 1, finalMinutes: 360 }, nextTurn: 'waits' };
      expect((await umpire.send('PUT', `${clock}/calendar`, { calendar, terms })).status).toBe(200);
      const deadline = (await now()) + 30_000;
      const open = { turn: 1, deadline: new Date(deadline).toISOString() };
      expect((await umpire.send('POST', `${clock}/turn/open`, open)).status).toBe(200);
      await house.kill(house.one(service));
      // Long after the deadline the conductor has looked hundreds of times.
      await until(async () => (await now()) > deadline + MINUTE);
      expect(await countOf(campaign, 'TurnEnding')).toBe(0);
      await house.start(service);
      await until(async () => (await countOf(campaign, 'OutageCounted')) > 0);
      const after = await HouseClient.signIn(house, 'umpire');
      const { body } = await after.send<ClockDocument>('GET', `${clock}/clock`);
      expect(Date.parse(body.deadline!.at)).toBeGreaterThanOrEqual(deadline + MINUTE);
      expect(body.announcements.map(({ kind }) => kind)).toContain('outage');
      expect([await countOf(campaign, 'OutageCounted'), await countOf(campaign, 'TurnEnding')]).toEqual([
        1, 0,
      ]);
      const player = await HouseClient.signIn(house, 'taylor');
      const order = { kind: 'land', unit: SMALL_WAR.units[0]!.id, supply: { level: 1 } };
      expect((await player.send('POST', `${clock}/orders`, order)).status).toBeLessThan(300);
    },
    600_000,
  );
});
