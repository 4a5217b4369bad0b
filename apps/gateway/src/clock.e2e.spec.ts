import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ClockDocument } from '@vedette/contracts';
import pg from 'pg';
import { givePlaces, HouseClient, makeAccounts } from './testing/house-client.js';
import { HouseUnderTest } from './testing/house-under-test.js';
import { SMALL_WAR } from './testing/small-war.js';

const PLAYERS = ['taylor', 'worth', 'arista'];

describe('deadlines, with two conductors as processes of their own', () => {
  let house: HouseUnderTest;
  let root: HouseClient;
  let umpire: HouseClient;
  let pool: pg.Pool;
  const clients = new Map<string, HouseClient>();

  beforeAll(async () => {
    // Nobody resolves phases here: what is looked at is over when the turn is closed.
    house = await HouseUnderTest.prepare('clock', { TURN_SWEEP_MS: '200' });
    for (const service of ['turn-conductor', 'order-intake', 'people', 'gateway', 'turn-conductor'] as const)
      await house.start(service);
    pool = new pg.Pool({ connectionString: house.database.url, max: 2 });
    await makeAccounts(house, PLAYERS);
    root = await HouseClient.signIn(house, 'root');
    umpire = await HouseClient.signIn(house, 'umpire');
    for (const player of PLAYERS) clients.set(player, await HouseClient.signIn(house, player));
  });
  afterAll(async () => {
    await pool?.end();
    await house?.close();
  });

  async function ready(campaign: string): Promise<void> {
    const made = await root.send('POST', '/campaigns', {
      id: campaign,
      title: campaign,
      position: SMALL_WAR,
    });
    expect(made.status).toBe(201);
    await givePlaces(house, campaign, PLAYERS);
  }

  /** When each event of a type was written down in turn 1. */
  async function written(campaign: string, type: string): Promise<Date[]> {
    const { rows } = await pool.query<{ recorded_at: Date }>(
      `SELECT e.recorded_at FROM es.event e JOIN es.campaign c USING (campaign_no)
        WHERE c.campaign_id = $1 AND e.type = $2 AND e.turn = 1`,
      [campaign, type],
    );
    return rows.map((row) => row.recorded_at);
  }

  /** Waits until there is an event of a type. */
  async function once(campaign: string, type: string): Promise<void> {
    while ((await written(campaign, type)).length === 0)
      await new Promise((resolve) => setTimeout(resolve, 2));
  }

  async function endedOnce(campaign: string, deadline: string): Promise<void> {
    await once(campaign, 'TurnClosed');
    for (const type of ['TurnEnding', 'OrderBookClosed', 'TurnClosed'])
      expect([type, (await written(campaign, type)).length]).toEqual([type, 1]);
    expect((await written(campaign, 'TurnEnding'))[0]!.getTime()).toBeGreaterThanOrEqual(
      Date.parse(deadline),
    );
  }

  it('end a turn once, at its deadline and not before', async () => {
    await ready('once');
    await endedOnce('once', await umpire.openFor('once', 1, 3));
  });

  it.each([1, 2])('end a turn once though a conductor is killed while it ends (%i)', async (round) => {
    const campaign = `killed-${round}`;
    await ready(campaign);
    const deadline = await umpire.openFor(campaign, 1, 3);
    await once(campaign, 'TurnEnding');
    const conductors = house.running.filter(({ service }) => service === 'turn-conductor');
    await house.kill(conductors[round % conductors.length]!);
    await endedOnce(campaign, deadline);
    await house.start('turn-conductor');
  });

  it('come early when all have confirmed', async () => {
    await ready('early');
    const calendar = { kind: 'weekly', zone: 'Europe/Berlin', at: [{ weekday: 'sunday', time: '20:00' }] };
    const set = await umpire.send<ClockDocument>('PUT', '/campaigns/early/calendar', {
      calendar,
      terms: { leastMinutes: 1440, nextTurn: 'waits' },
    });
    expect(set.body.deadline?.local).toMatch(/^Sunday .* 20:00 \(Europe\/Berlin, UTC\+0[12]:00\)$/);
    for (const player of PLAYERS) {
      const { body } = await clients
        .get(player)!
        .send<ClockDocument>('POST', '/campaigns/early/turn/ready', { turn: 1 });
      expect(body.you).toMatchObject({ standing: 'confirmed-empty', ready: true });
      expect(body.players).toBeNull();
    }
    await once('early', 'TurnClosed');
    expect(await written('early', 'TurnEnding')).toHaveLength(1);
  });
});
