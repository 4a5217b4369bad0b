import { afterAll, describe, expect, it } from '@jest/globals';
import type { ClockDocument, ServiceName } from '@vedette/contracts';
import pg from 'pg';
import { givePlaces, HouseClient, makeAccounts } from './testing/house-client.js';
import { HouseUnderTest } from './testing/house-under-test.js';
import { SMALL_WAR } from './testing/small-war.js';

const PLAYERS = ['taylor', 'worth', 'arista'];
const AWAY: readonly ServiceName[] = ['gateway', 'order-intake'];
const MINUTE = 60_000;

/** A house in which nobody resolves phases: what is looked at is over when the turn is closed. */
class HouseWithoutWorkers {
  private constructor(
    readonly house: HouseUnderTest,
    private readonly pool: pg.Pool,
  ) {}

  static async open(name: string): Promise<HouseWithoutWorkers> {
    const settings = { TURN_SWEEP_MS: '200', CLOCK_GAP_SECONDS: '10' };
    const house = await HouseUnderTest.open(name, settings, [
      'turn-conductor',
      'order-intake',
      'people',
      'gateway',
    ]);
    await makeAccounts(house, PLAYERS);
    return new HouseWithoutWorkers(
      house,
      new pg.Pool({ connectionString: house.database.url, max: 2 }).on('error', () => undefined),
    );
  }

  /** The moment of the house. */
  async now(): Promise<number> {
    const { rows } = await this.pool.query<{ moment: Date }>('SELECT clock_timestamp() AS moment');
    return rows[0]!.moment.getTime();
  }

  async countOf(type: string): Promise<number> {
    const { rows } = await this.pool.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM es.event WHERE type = $1',
      [type],
    );
    return rows[0]!.n;
  }

  async close(): Promise<void> {
    await this.pool.end();
    await this.house.close();
  }
}

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 200));
};

describe('clocks stop while no order could be sent', () => {
  // The minutes of both are waited for together.
  const opened = new Map<ServiceName, Promise<HouseWithoutWorkers>>();
  afterAll(async () => {
    for (const house of opened.values()) await (await house).close();
  });

  it('whatever is away over the deadline: the turn waits, and has the lost time back', async () => {
    await Promise.all(AWAY.map(isAwayOverTheDeadline));
  });

  async function isAwayOverTheDeadline(service: ServiceName): Promise<void> {
    opened.set(service, HouseWithoutWorkers.open(`outage${AWAY.indexOf(service)}`));
    const under = await opened.get(service)!;
    const { house } = under;
    const root = await HouseClient.signIn(house, 'root');
    const campaign = `without-${service}`;
    await root.send('POST', '/campaigns', { id: campaign, title: campaign, position: SMALL_WAR });
    await givePlaces(house, campaign, PLAYERS);
    const umpire = await HouseClient.signIn(house, 'umpire');
    const clock = `/campaigns/${campaign}`;
    const calendar = { kind: 'every', zone: 'UTC', minutes: 10_000 };
    const terms = { outage: { fromMinutes: 1, finalMinutes: 360 }, nextTurn: 'waits' };
    expect((await umpire.send('PUT', `${clock}/calendar`, { calendar, terms })).status).toBe(200);
    const deadline = (await under.now()) + MINUTE;
    const open = { turn: 1, deadline: new Date(deadline).toISOString() };
    expect((await umpire.send('POST', `${clock}/turn/open`, open)).status).toBe(200);
    await house.kill(house.one(service));
    // Long after the deadline the conductor has looked hundreds of times.
    await until(async () => (await under.now()) > deadline + MINUTE);
    expect(await under.countOf('TurnEnding')).toBe(0);
    await house.start(service);
    await until(async () => (await under.countOf('OutageCounted')) > 0);
    const after = await HouseClient.signIn(house, 'umpire');
    const { body } = await after.send<ClockDocument>('GET', `${clock}/clock`);
    expect(Date.parse(body.deadline!.at)).toBeGreaterThanOrEqual(deadline + MINUTE);
    expect(body.announcements.map(({ kind }) => kind)).toContain('outage');
    expect([await under.countOf('OutageCounted'), await under.countOf('TurnEnding')]).toEqual([1, 0]);
    const player = await HouseClient.signIn(house, 'taylor');
    const order = { kind: 'land', unit: SMALL_WAR.units[0]!.id, supply: { level: 1 } };
    expect((await player.send('POST', `${clock}/orders`, order)).status).toBeLessThan(300);
  }
});
