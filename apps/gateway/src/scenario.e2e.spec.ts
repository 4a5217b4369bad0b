import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Order } from '@vedette/campaign';
import type { CampaignDocument, ReceiptDocument } from '@vedette/contracts';
import { loadScenario, ordersForTurn } from '@vedette/scenarios';
import { eachPhaseOnce, inTheLog, onTheBench } from './testing/bench-turn.js';
import { givePlaces, HouseClient, makeAccounts } from './testing/house-client.js';
import { HouseUnderTest } from './testing/house-under-test.js';

const SCENARIO = 'amwol-1846';
const SECRET = 'the dice of 1846';

describe('a scenario of the house, every service a process of its own', () => {
  const { position } = loadScenario(SCENARIO);
  const officers = ordersForTurn(SCENARIO, position.turn ?? 1);
  const players = officers.map(({ player }) => player);
  const turn = position.turn ?? 1;
  const sent: Order[] = [];
  let house: HouseUnderTest;
  let root: HouseClient;

  beforeAll(async () => {
    house = await HouseUnderTest.open('scenario');
    await makeAccounts(house, players);
    root = await HouseClient.signIn(house, 'root');
  });
  afterAll(() => house?.close());

  it('is made a campaign by its name', async () => {
    const made = await root.send<CampaignDocument>('POST', '/campaigns', {
      id: SCENARIO,
      title: 'The war of 1846',
      scenario: SCENARIO,
      secret: SECRET,
    });
    expect(made).toMatchObject({ status: 201, body: { theatre: 'amwol', turn } });
    expect(made.body.players.length).toBe(position.players?.length);
    const missing = await root.send('POST', '/campaigns', { id: 'x', title: 'X', scenario: 'nowhere-1900' });
    expect(missing).toMatchObject({ status: 404, body: { code: 'scenario-not-found' } });
    await givePlaces(house, SCENARIO, players);
  });

  it('takes the orders of its staff officers', async () => {
    for (const { player, orders } of officers) {
      const client = await HouseClient.signIn(house, player);
      const { status, body } = await client.send<{ receipts: ReceiptDocument[] }>(
        'POST',
        `/campaigns/${SCENARIO}/orders/batch`,
        { format: 'vedette/orders@1', turn, orders },
      );
      expect([player, status]).toEqual([player, 200]);
      expect(body.receipts).toHaveLength(orders.length);
      sent.push(...orders.map((order) => ({ ...order, by: player }) as Order));
    }
  });

  it('reports the opening to everybody before the first turn', async () => {
    const client = await HouseClient.signIn(house, 'taylor');
    const report = `/campaigns/${SCENARIO}/reports/${turn - 1}/position.txt`;
    expect((await client.made(report)).status).toBe(200);
  });

  it('tells an officer what would feed his units, and strangers nothing', async () => {
    const ask = async (player: string, piece: string) =>
      (await HouseClient.signIn(house, player)).send<{ code?: string; reached?: boolean; ways?: object[] }>(
        'GET',
        `/campaigns/${SCENARIO}/supply/${piece}`,
      );
    const { status, body } = await ask('taylor', 'US3IN');
    expect([status, body.reached]).toEqual([200, true]);
    expect(body.ways?.[0]).toMatchObject({ source: 'Point Isabel', path: ['K0-V3'], supplies: 80 });
    const [foreign, none] = [await ask('taylor', 'MX1IN'), await ask('taylor', 'MX999IN')];
    expect([foreign.status, none.status]).toEqual([404, 404]);
    expect(foreign.body.code).toBe(none.body.code);
  });

  it('plays its first turn, event for event, as the umpire bench does, each phase once', async () => {
    await root.send('POST', `/campaigns/${SCENARIO}/turn/close`, { turn });
    await root.resolved(SCENARIO, turn);
    const { events, completions } = await inTheLog(house.database.url, SCENARIO, turn, position);
    expect(completions).toEqual(eachPhaseOnce(position));
    expect(events).toEqual((await onTheBench(position, sent, SECRET)).events);
  });

  it('has its reports, and every process stays within its memory', async () => {
    const reader = await HouseClient.signIn(house, players[0]!);
    const report = `/campaigns/${SCENARIO}/reports/${turn}/position.html`;
    expect((await reader.made(report)).status).toBe(200);
    expect(house.outgrown()).toEqual({});
    expect(house.ownMemory()).toBeLessThan(2_000);
    expect(house.errors()).toEqual([]);
  });
});
