import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  acceptPlaceNews,
  type CampaignDocument,
  describeCampaign,
  listCampaigns,
  notePlace,
} from '@vedette/contracts';
import { AccountMail } from '../../../people/src/accounts/account-mail.js';
import { gatewayUnderTest, type GatewayUnderTest } from '../testing/gateway-under-test.js';
import { aCampaign } from '../testing/samples.js';

const PLAYERS = ['taylor', 'worth', 'twiggs'].map((id) => ({
  ...{ id, state: 'US', name: `General ${id}`, ministries: [] },
}));
const STATES = [{ id: 'US', nation: 'United States', side: 'American' }];
const NOBODY = '00000000-0000-4000-8000-000000000000';
const WISHES = {
  words: 'A slow war, a turn a week.',
  seats: [{ player: 'taylor' }, { player: 'worth', words: 'leads the second division' }],
};
type Answer = Readonly<Record<string, unknown>>;

describe('campaigns that seek players', () => {
  let gateway: GatewayUnderTest;
  const tokens: Record<string, string> = {};
  let campaigns: CampaignDocument[];
  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    const { requests } = gateway;
    campaigns = ['mexico', 'prussia'].map((id) =>
      aCampaign({ id, title: `The war of ${id}`, players: PLAYERS, states: STATES }),
    );
    requests.tell(listCampaigns, () => ({ campaigns }));
    requests.tell(describeCampaign, ({ campaign }) => campaigns.find(({ id }) => id === campaign)!);
    for (const contract of [notePlace, acceptPlaceNews]) requests.tell(contract, () => ({}));
    for (const campaign of ['mexico', 'prussia'])
      await gateway.account(`umpire-${campaign}`, { campaign, role: 'administrator' });
    await gateway.account('taken', { campaign: 'mexico', player: 'worth' });
    for (const name of ['zachary', 'william', 'winfield']) await gateway.account(name);
    await gateway.account('root', { operator: true });
    for (const name of ['umpire-mexico', 'umpire-prussia', 'taken', 'zachary', 'william', 'winfield', 'root'])
      tokens[name] = await gateway.signIn(name);
  });
  afterAll(() => gateway.close());

  const call = async (who: string, method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${gateway.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens[who]}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Answer };
  };
  const ask = (who: string, player = 'taylor', campaign = 'mexico') =>
    call(who, 'POST', `/seeking/${campaign}/requests`, { player, words: 'I know the theatre.' });
  const seek = (campaign: string, wishes: unknown) =>
    call(`umpire-${campaign}`, 'PUT', `/campaigns/${campaign}/seeking`, wishes);
  const answer = (id: unknown, how: 'accept' | 'decline', body: unknown, campaign = 'mexico') =>
    call(`umpire-${campaign}`, 'POST', `/campaigns/${campaign}/join-requests/${String(id)}/${how}`, body);
  const listed = async (who = 'zachary') => (await call(who, 'GET', '/seeking')).body;
  const noted = () =>
    gateway.requests.asked
      .filter(({ subject }) => subject === notePlace.subject)
      .map(({ question }) => (question as { act: string }).act);

  it('are in no list before they say so, and who asks is told as of a campaign there is not', async () => {
    expect(await listed()).toEqual([]);
    const [here, nowhere] = [await ask('zachary'), await ask('zachary', 'taylor', 'nowhere')];
    const told = ({ body: { code, title }, status }: typeof here) => [status, code, title];
    expect(here).toMatchObject({ status: 404, body: { code: 'campaign-that-seeks-players-not-found' } });
    expect(told(nowhere)).toEqual(told(here));
  });

  it('seek players there are, in words', async () => {
    expect(await seek('mexico', { ...WISHES, seats: [{ player: 'nobody' }] })).toMatchObject({
      status: 422,
      body: { code: 'player-unknown', field: '/seats/0/player' },
    });
    for (const wrong of [{ ...WISHES, words: '' }, { ...WISHES, seats: [] }, { words: 'x' }, {}])
      expect((await seek('mexico', wrong)).status).toBe(400);
    expect(await listed()).toEqual([]);
    expect(await seek('mexico', WISHES)).toMatchObject({ status: 200, body: { seeks: true, ...WISHES } });
  });

  it('are told to everybody who is signed in: free seats and whose they are, and nothing else of the war', async () => {
    const since: unknown = expect.any(String);
    const [found] = campaigns;
    const { title, rulebooks, theatre, turn } = found!;
    const told = [
      {
        ...{ campaign: 'mexico', title, rulebooks, theatre, turn, words: WISHES.words, since },
        seats: [{ player: 'taylor', name: 'General taylor', state: 'US', side: 'American', words: null }],
      },
    ];
    expect(await listed()).toEqual(told);
    expect(await listed('taken')).toEqual(told);
  });

  it('tell the same bytes whatever goes on in them that is not in the list', async () => {
    const before = JSON.stringify(await listed());
    const [first, ...others] = campaigns;
    campaigns = [
      { ...first!, season: 'truce', lastTurn: 99, relations: [], createdAt: '2001-01-01T00:00:00.000Z' },
      ...others,
    ];
    expect(JSON.stringify(await listed())).toBe(before);
    campaigns = [{ ...first!, status: 'ended' }, ...others];
    expect(await listed()).toEqual([]);
    campaigns = [first!, ...others];
  });

  it('are asked for a seat by who may hold it, once until he is answered', async () => {
    expect(await ask('zachary', 'worth')).toMatchObject({
      status: 404,
      body: { code: 'seat-offered-not-found' },
    });
    expect(await ask('zachary', 'twiggs')).toMatchObject({ status: 404 });
    for (const who of ['root', 'umpire-mexico'])
      expect(await ask(who)).toMatchObject({ status: 409, body: { code: 'administrator-plays' } });
    expect(await ask('zachary')).toMatchObject({
      status: 201,
      body: { campaign: 'mexico', player: 'taylor', status: 'open', answer: null },
    });
    expect(await ask('zachary')).toMatchObject({ status: 409, body: { code: 'join-request-open' } });
  });

  it('are asked once, however often at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('winfield')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
    await call(
      'winfield',
      'DELETE',
      `/join-requests/${String(answers.find(({ status }) => status === 201)!.body['id'])}`,
    );
  });

  it('show who asks to their own administrators alone, and each asker what he asked himself', async () => {
    const open = (await call('umpire-mexico', 'GET', '/campaigns/mexico/join-requests'))
      .body as unknown as Answer[];
    expect(open.map(({ account, status }) => [account, status])).toEqual([
      ['zachary', 'open'],
      ['winfield', 'withdrawn'],
    ]);
    expect((await call('umpire-prussia', 'GET', '/campaigns/prussia/join-requests')).body).toEqual([]);
    expect((await call('umpire-prussia', 'GET', '/campaigns/mexico/join-requests')).status).toBe(404);
    expect((await call('taken', 'GET', '/campaigns/mexico/join-requests')).status).toBe(403);
    expect((await call('william', 'GET', '/join-requests')).body).toEqual([]);
    const [own] = (await call('zachary', 'GET', '/join-requests')).body as unknown as Answer[];
    const { id } = own!;
    // Of a request that is not theirs others learn what they learn of none.
    for (const one of [id, NOBODY]) {
      expect((await call('william', 'DELETE', `/join-requests/${String(one)}`)).body['code']).toBe(
        'open-request-to-join-not-found',
      );
      for (const how of ['accept', 'decline'] as const)
        expect(await answer(one, how, {}, 'prussia')).toMatchObject({
          status: 404,
          body: { code: 'open-request-to-join-not-found' },
        });
    }
  });

  it('answer: declined, the asker reads why and may ask again; accepted, he has the seat, and it is offered no more', async () => {
    const [own] = (await call('zachary', 'GET', '/join-requests')).body as unknown as Answer[];
    const declined = await answer(own!['id'], 'decline', { words: 'It is promised.' });
    expect(declined).toMatchObject({ status: 200, body: { status: 'declined', decidedBy: 'umpire-mexico' } });
    expect((await call('zachary', 'GET', '/join-requests')).body).toMatchObject([
      { status: 'declined', answer: 'It is promised.' },
    ]);
    expect((await answer(own!['id'], 'accept', {})).status).toBe(404);
    const again = await ask('zachary');
    const [one, other] = await Promise.all([
      answer(again.body['id'], 'accept', { words: 'Welcome.' }),
      answer(again.body['id'], 'accept', {}),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, expect.any(Number)]);
    expect(Math.max(one.status, other.status)).toBeGreaterThanOrEqual(404);
    expect((await call('zachary', 'GET', '/auth/me')).body).toMatchObject({
      campaigns: [{ campaign: 'mexico', role: 'player', player: 'taylor' }],
    });
    expect(await listed()).toEqual([]);
  });

  it('give nobody a seat that somebody has meanwhile; the request waits on', async () => {
    await seek('mexico', { ...WISHES, seats: [{ player: 'twiggs' }] });
    const { body } = await ask('william', 'twiggs');
    expect(await answer(body['id'], 'accept', { player: 'worth' })).toMatchObject({
      status: 409,
      body: { code: 'player-taken' },
    });
    expect((await call('william', 'GET', '/join-requests')).body).toMatchObject([{ status: 'open' }]);
    expect(await answer(body['id'], 'accept', {})).toMatchObject({
      status: 200,
      body: { account: 'william', role: 'player', player: 'twiggs' },
    });
  });

  it('are not asked without end', async () => {
    await seek('prussia', { ...WISHES, seats: [{ player: 'taylor' }] });
    for (const _ of [1, 2, 3]) {
      const { body, status } = await ask('winfield', 'taylor', 'prussia');
      expect(status).toBe(201);
      await answer(body['id'], 'decline', {}, 'prussia');
    }
    expect(await ask('winfield', 'taylor', 'prussia')).toMatchObject({
      status: 429,
      body: { code: 'too-many-join-requests', rule: 'at most 3 requests to a campaign in a week' },
    });
  });

  it('tell askers and administrators by notices, without words of either, and the log of all that was done', async () => {
    await gateway.people.get(AccountMail).handOver();
    const texts = gateway.requests.asked
      .filter(({ subject }) => subject === acceptPlaceNews.subject)
      .map(({ question }) => (question as { text: string }).text);
    expect(texts).toEqual(
      expect.arrayContaining([
        'zachary asks for the seat of taylor',
        'your request for the seat of taylor was declined',
        'the seat of taylor is yours',
      ]),
    );
    expect(texts.join()).not.toMatch(/theatre|promised|Welcome/);
    expect(new Set(noted())).toEqual(new Set(['sought', 'asked', 'declined', 'admitted']));
    await call('umpire-prussia', 'DELETE', '/campaigns/prussia/seeking');
    expect(noted().at(-1)).toBe('sought-no-more');
    expect(await listed()).toEqual([]);
  });
});
