import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { provisionAccounts } from '@vedette/contracts';
import { HouseClient, makeAccounts } from '../../../apps/gateway/src/testing/house-client.js';
import { HouseUnderTest } from '../../../apps/gateway/src/testing/house-under-test.js';
import { battleScenario } from '../../../libs/battle-scenarios/src/index.js';
import { questions } from './battle-channels.js';
import { SECRET, WORLDS } from './battle-worlds.js';
import { type Asking, asked, askingOf, get, type Question } from './channels.js';
import { masked, type Seen } from './masked.js';

/** Who asks: a player of each side, one with an office of state, who has a seat in another battle, who has an account, nobody. */
const ASKING = ['buford', 'gamble', 'heth', 'davis', 'elsewhere', 'stranger', 'nobody'] as const;
type Role = (typeof ASKING)[number];
const OF_THE_UNION = ['buford', 'gamble'] as const;
const OUTSIDE = ['elsewhere', 'stranger', 'nobody'] as const;
const NO_CAMPAIGN = 'fight-three';
const DENIED = [401, 403, 404];

/** What only who rules a campaign is told, and files of the other side. */
const ruled = (campaign: string): Question[] => {
  const at = `/campaigns/${campaign}`;
  return [
    ...get('rule', `${at}/administration/position?reason=x`, `${at}/administration/position.txt?reason=x`),
    ...get(
      'rule',
      `${at}/administration/dry-run`,
      `${at}/members`,
      `${at}/invitations`,
      `${at}/letters/reported`,
    ),
    ...get('rule', `${at}/administration/hand-overs`),
  ];
};
const ofTheOther = (campaign: string, other: string): Question[] => {
  const at = `/campaigns/${campaign}`;
  const files = ['turn.json', 'turn.txt', 'turn.html', 'position.json', 'position.svg'];
  return get(
    'other',
    ...files.flatMap((file) => [0, 1, 2].map((turn) => `${at}/reports/${turn}/${file}?player=${other}`)),
    ...[`${at}/reports?player=${other}`, `${at}/reports.zip?player=${other}`],
  );
};

describe('who is told what of a battle, in two that differ in what the Union side has not observed', () => {
  let house: HouseUnderTest;
  const asking = new Map<string, Asking>();
  const campaigns = WORLDS.map(({ campaign }) => campaign);

  beforeAll(async () => {
    house = await HouseUnderTest.open('battleaccess');
    await makeAccounts(
      house,
      ASKING.filter((name) => name !== 'nobody'),
    );
    const root = await HouseClient.signIn(house, 'root');
    const made = async (id: string, position: object): Promise<void> => {
      const { status, body } = await root.send('POST', '/campaigns', {
        id,
        title: 'A battle',
        position,
        secret: SECRET,
      });
      expect([status, body]).toEqual([201, expect.anything()]);
    };
    for (const { campaign, position } of WORLDS) {
      await made(campaign, position);
      await seat(campaign, [
        ...(['buford', 'heth', 'davis'] as const).map((name) => ({
          account: name,
          role: 'player' as const,
          player: name,
        })),
        { account: 'gamble', role: 'minister', player: 'gamble' },
        { account: 'umpire', role: 'administrator' },
      ]);
    }
    await made('another', battleScenario('feeling-the-enemy') as object);
    await seat('another', [{ account: 'elsewhere', role: 'player', player: 'buford' }]);
    for (const name of [...ASKING, 'umpire', 'root'])
      asking.set(
        name,
        name === 'nobody' ? nobody() : askingOf(house, (await HouseClient.signIn(house, name)).token),
      );
    const umpire = await HouseClient.signIn(house, 'umpire');
    for (const { campaign, orders } of WORLDS) {
      for (const { player, order } of orders)
        await (await HouseClient.signIn(house, player)).send('POST', `/campaigns/${campaign}/orders`, order);
      await umpire.send('POST', `/campaigns/${campaign}/turn/close`, { turn: 1 });
      await umpire.resolved(campaign, 1);
      await umpire.send('POST', `/campaigns/${campaign}/turn/open`, { turn: 2 });
      for (const player of ['buford', 'gamble', 'heth'])
        await (await HouseClient.signIn(house, player)).made(`/campaigns/${campaign}/reports/1/turn.json`);
    }
  });
  afterAll(() => house?.close());

  async function seat(campaign: string, members: readonly object[]): Promise<void> {
    await house.requests.request(provisionAccounts, { accounts: [], campaign, members } as never);
  }
  function nobody(): Asking {
    return async (method, path, body) => {
      const answer = await fetch(`${house.gatewayUrl}${path}`, {
        method,
        ...(body === undefined
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      return { status: answer.status, headers: '', body: await answer.text() };
    };
  }
  const ask = (
    who: readonly (Role | 'umpire' | 'root')[],
    campaign: string,
    list: readonly Question[],
  ): Promise<Seen[]> => asked(who, list, { campaign, resolved: [1], asking });
  const plain = (seen: readonly Seen[]): Map<string, string> =>
    new Map(
      seen.map((one) => [
        one.name,
        masked({ ...one, body: one.body.replaceAll(/fight-(one|two|three)/g, 'fight-***') }),
      ]),
    );

  it('tells who has no place in it what it tells of a battle there is not', async () => {
    const [here] = campaigns;
    const list = (campaign: string) => [
      ...questions(campaign, [1]),
      ...ruled(campaign),
      ...ofTheOther(campaign, 'heth'),
    ];
    const there = plain(await ask(OUTSIDE, NO_CAMPAIGN, list(NO_CAMPAIGN)));
    const seen = await ask(OUTSIDE, here!, list(here!));
    const told = seen.filter(({ channel, status }) => channel !== 'graphql' && !DENIED.includes(status));
    expect(told.map(({ name, status }) => [name, status])).toEqual([]);
    const differing = [...plain(seen)].filter(([name, answer]) => there.get(name) !== answer);
    expect(
      differing.map(([name, answer]) => [name, answer.slice(0, 300), there.get(name)?.slice(0, 300)]),
    ).toEqual([]);
    for (const { channel, body } of seen)
      if (channel === 'graphql') expect(JSON.parse(body)).toMatchObject({ errors: expect.anything() });
  });

  it('tells a player of neither side what only its administrator is told, nor what the other side reads', async () => {
    for (const campaign of campaigns) {
      const seen = [
        ...(await ask(['buford', 'gamble', 'heth', 'davis'], campaign, ruled(campaign))),
        ...(await ask(OF_THE_UNION, campaign, ofTheOther(campaign, 'heth'))),
        ...(await ask(['heth', 'davis'], campaign, ofTheOther(campaign, 'buford'))),
      ];
      const letIn = seen.filter(({ status }) => status < 400);
      expect(letIn.map(({ name, status, body }) => [name, status, body.slice(0, 200)])).toEqual([]);
    }
    for (const who of ['umpire', 'root'] as const) {
      // In both: that somebody looked stands in the log of either.
      for (const campaign of campaigns) {
        const seen = await ask([who], campaign, ruled(campaign));
        expect([who, seen.filter(({ status }) => status === 200).length > 1]).toEqual([who, true]);
      }
    }
  });

  it('tells the Union side the same in both, with an office of state or without', async () => {
    const [one, other] = await Promise.all(
      campaigns.map(async (campaign) => plain(await ask(OF_THE_UNION, campaign, questions(campaign, [1])))),
    );
    const differing = [...one!].filter(([name, answer]) => other!.get(name) !== answer);
    expect(
      differing.map(([name, answer]) => [name, answer.slice(0, 300), other!.get(name)?.slice(0, 300)]),
    ).toEqual([]);
    expect(one!.size).toBeGreaterThan(200);
    // Whatever of a campaign is asked of a battle, it is an answer and no fault of the house.
    expect([...one!].filter(([, answer]) => answer.startsWith('5'))).toEqual([]);
  });

  it('is worth asking: the Confederates are told what differs', async () => {
    const [one, other] = await Promise.all(
      campaigns.map(async (campaign) => plain(await ask(['heth'], campaign, questions(campaign, [1])))),
    );
    expect([...one!].some(([name, answer]) => other!.get(name) !== answer)).toBe(true);
    expect(house.errors()).toEqual([]);
  });
});
