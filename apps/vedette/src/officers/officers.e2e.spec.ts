import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ClockDocument, provisionAccounts } from '@vedette/contracts';
import { loadScenario, ordersForTurn } from '@vedette/scenarios';
import { HouseClient, makeAccounts, PASSWORD } from '../../../gateway/src/testing/house-client.js';
import { HouseUnderTest } from '../../../gateway/src/testing/house-under-test.js';
import { keepStaff } from './staff-room.js';

const CAMPAIGN = 'amwol-1846';
const PERSON = 'taylor';

describe('one person alone, with officers at every other seat', () => {
  const scenario = loadScenario(CAMPAIGN);
  const players = scenario.players.map(({ id }) => id);
  const seats = players
    .filter((player) => player !== PERSON)
    .map((player) => ({ player, account: player, password: PASSWORD }));
  let house: HouseUnderTest;
  let person: HouseClient;
  let umpire: HouseClient;
  const said: string[] = [];
  const stop = new AbortController();
  let staff: Promise<void>;

  const clock = async (): Promise<ClockDocument> =>
    (await umpire.send<ClockDocument>('GET', `/campaigns/${CAMPAIGN}/clock`)).body;
  const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 250));
  };
  const everybodyElseIsReady = (turn: number) =>
    until(async () => {
      const { turn: now, players: standing } = await clock();
      const waits = (standing ?? []).filter(({ ready, expected }) => expected && !ready);
      return now === turn && waits.length === 1 && waits[0]!.player === PERSON;
    });

  beforeAll(async () => {
    house = await HouseUnderTest.open('officers');
    await makeAccounts(house, players);
    const root = await HouseClient.signIn(house, 'root');
    const made = await root.send('POST', '/campaigns', {
      ...{ id: CAMPAIGN, title: scenario.title, position: scenario.position },
      secret: 'the dice of this war are these',
    });
    expect(made.status).toBe(201);
    await house.requests.request(provisionAccounts, {
      ...{ accounts: [], campaign: CAMPAIGN },
      members: [
        { account: 'umpire', role: 'administrator' as const },
        ...scenario.players.map(({ id, ministries }) => ({
          account: id,
          role: ministries.length > 0 ? ('minister' as const) : ('player' as const),
          player: id,
        })),
      ],
    });
    umpire = await HouseClient.signIn(house, 'umpire');
    person = await HouseClient.signIn(house, PERSON);
    const post = { server: house.gatewayUrl, campaign: CAMPAIGN, scenario: CAMPAIGN };
    staff = keepStaff({ post, seats, once: false, stop: stop.signal }, (line) => said.push(line));
  });
  afterAll(async () => {
    stop.abort();
    await staff;
    await house?.close();
  });

  it('finds the opening ordered and confirmed, his own seat untouched, and the turn waiting for him alone', async () => {
    await everybodyElseIsReady(1);
    const { body } = await person.send<{ orders: unknown[] }>('GET', `/campaigns/${CAMPAIGN}/orders`);
    expect(body.orders).toEqual([]);
    const arista = await HouseClient.signIn(house, 'arista');
    const his = await arista.send<{ orders: unknown[] }>('GET', `/campaigns/${CAMPAIGN}/orders`);
    const written = ordersForTurn(CAMPAIGN, 1).find(({ player }) => player === 'arista')!.orders;
    expect(his.body.orders).toHaveLength(written.length);
  });

  it('ends the turn by his own confirmation, and the next is ordered from what each officer was told', async () => {
    const ready = await person.send('POST', `/campaigns/${CAMPAIGN}/turn/ready`, { turn: 1 });
    expect(ready.status).toBe(200);
    await everybodyElseIsReady(2);
    const taken = said.filter((line) => /^turn 2, \w+: [1-9]\d* of/.test(line));
    expect(taken.length).toBeGreaterThan(5);
    expect(said.filter((line) => line.includes('tried again'))).toEqual([]);
  });
});
