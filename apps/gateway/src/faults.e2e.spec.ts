import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServiceName, TurnStateDocument } from '@vedette/contracts';
import { eachPhaseOnce, inTheLog, onTheBench } from './testing/bench-turn.js';
import { givePlaces, HouseClient, makeAccounts } from './testing/house-client.js';
import { HouseUnderTest } from './testing/house-under-test.js';
import { SMALL_WAR, SMALL_WAR_ORDERS } from './testing/small-war.js';

const SECRET = 'a secret for drills';
const PLAYERS = ['taylor', 'worth', 'arista'];
const BENCH_ORDERS = SMALL_WAR_ORDERS.map(({ player, order }) => ({ ...order, by: player }));
const WORKERS: readonly ServiceName[] = ['land-resolution', 'naval-resolution', 'logistics'];

describe('drills: something dies while a turn is being resolved', () => {
  let house: HouseUnderTest;
  let root: HouseClient;
  let umpire: HouseClient;
  const clients = new Map<string, HouseClient>();

  beforeAll(async () => {
    house = await HouseUnderTest.open('drill', {
      PHASE_STUCK_AFTER_SECONDS: '2',
      // What takes long on a slow machine is handed out again, and never given up.
      PHASE_ATTEMPTS: '100',
      TURN_SWEEP_MS: '200',
    });
    await makeAccounts(house, PLAYERS);
    root = await HouseClient.signIn(house, 'root');
    umpire = await HouseClient.signIn(house, 'umpire');
    for (const player of PLAYERS) clients.set(player, await HouseClient.signIn(house, player));
  });
  afterAll(() => house?.close());

  /** A campaign with its orders sent, ready to be closed. */
  async function ready(campaign: string): Promise<void> {
    const made = await root.send('POST', '/campaigns', {
      id: campaign,
      title: campaign,
      position: SMALL_WAR,
      secret: SECRET,
    });
    expect(made.status).toBe(201);
    await givePlaces(house, campaign, PLAYERS);
    for (const { player, order } of SMALL_WAR_ORDERS)
      await clients.get(player)!.send('POST', `/campaigns/${campaign}/orders`, order);
  }

  const close = (campaign: string) => umpire.send('POST', `/campaigns/${campaign}/turn/close`, { turn: 1 });

  /** Waits until so many phases are done; the turn is then under way. */
  async function done(campaign: string, phases: number): Promise<void> {
    for (;;) {
      const { body } = await umpire.send<TurnStateDocument>('GET', `/campaigns/${campaign}/turns/1`);
      if (body.phases?.filter(({ status }) => status === 'done').length >= phases) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async function asUndisturbed(campaign: string): Promise<void> {
    await umpire.resolved(campaign, 1);
    const { events, completions } = await inTheLog(house.database.url, campaign, 1, SMALL_WAR);
    expect(completions).toEqual(eachPhaseOnce(SMALL_WAR));
    expect(events).toEqual((await onTheBench(SMALL_WAR, BENCH_ORDERS, SECRET)).events);
  }

  it.each([
    ['land-resolution', 6],
    ['naval-resolution', 1],
    ['logistics', 1],
  ] as const)(
    'the only %s, after %i phases: its successor goes on, and every phase is resolved once',
    async (worker, phases) => {
      const campaign = `${worker}-${phases}`;
      await ready(campaign);
      const closing = close(campaign);
      await done(campaign, phases);
      await house.kill(house.one(worker));
      await closing;
      await house.start(worker);
      await asUndisturbed(campaign);
    },
  );

  it.each([0, 6])('the conductor, after %i phases: it finds in the log where it was', async (phases) => {
    const campaign = `conductor-${phases}`;
    await ready(campaign);
    const closing = close(campaign).catch(() => undefined);
    if (phases > 0) await done(campaign, phases);
    await house.kill(house.one('turn-conductor'));
    await house.start('turn-conductor');
    await closing;
    // Whoever closed the turn may have got no answer; closing it again is safe.
    await close(campaign);
    await asUndisturbed(campaign);
  });

  it('order-intake, between two orders: no receipt is lost, and the turn closes with what was accepted', async () => {
    const campaign = 'intake';
    await ready(campaign);
    await house.kill(house.one('order-intake'));
    const refused = await clients
      .get('taylor')!
      .send('POST', `/campaigns/${campaign}/orders`, SMALL_WAR_ORDERS[0]!.order);
    expect(refused).toMatchObject({ status: 503, body: { code: 'service-unavailable' } });
    await house.start('order-intake');
    const { body } = await clients
      .get('taylor')!
      .send<{ orders: unknown[] }>('GET', `/campaigns/${campaign}/orders`);
    expect(body.orders).toHaveLength(1);
    await close(campaign);
    await asUndisturbed(campaign);
  });

  it('everything at once: the house starts again and finishes the turn', async () => {
    const campaign = 'everything';
    await ready(campaign);
    const closing = close(campaign).catch(() => undefined);
    await done(campaign, 4);
    const names = house.running.map(({ service }) => service);
    await Promise.all([...house.running].map((running) => house.kill(running)));
    await closing;
    await Promise.all(names.map((service) => house.start(service)));
    umpire = await HouseClient.signIn(house, 'umpire');
    await asUndisturbed(campaign);
  });

  it('with two and with four workers of each kind a turn comes out the same', async () => {
    root = await HouseClient.signIn(house, 'root');
    for (const player of PLAYERS) clients.set(player, await HouseClient.signIn(house, player));
    for (const workers of [2, 4]) {
      for (const worker of WORKERS)
        while (house.running.filter(({ service }) => service === worker).length < workers)
          await house.start(worker);
      const campaign = `workers-${workers}`;
      await ready(campaign);
      await close(campaign);
      await asUndisturbed(campaign);
    }
  });
});
