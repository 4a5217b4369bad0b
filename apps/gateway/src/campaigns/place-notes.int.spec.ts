import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createCampaign, describeCampaign, notePlace, type QuestionOf } from '@vedette/contracts';
import { NotFoundError } from '@vedette/platform';
import { gatewayUnderTest, type GatewayUnderTest } from '../testing/gateway-under-test.js';
import { aCampaign } from '../testing/samples.js';
import { PlaceNotes } from '../../../people/src/memberships/place-notes.js';

type Note = Omit<QuestionOf<typeof notePlace>, 'id'>;

describe('what is done about places', () => {
  let gateway: GatewayUnderTest;
  let umpire: string;
  let root: string;
  let noted: Note[];
  const listen = () =>
    gateway.requests.tell(notePlace, ({ id: _, ...note }) => {
      noted.push(note);
      return {};
    });
  const fail = (error: Error) =>
    gateway.requests.tell(notePlace, () => {
      throw error;
    });
  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    gateway.requests.tell(describeCampaign, () => aCampaign());
    gateway.requests.tell(createCampaign, ({ id }) => ({ ...aCampaign({ id }), created: true }));
    await gateway.account('umpire', { campaign: 'mexico', role: 'administrator' });
    await gateway.account('root', { operator: true });
    await gateway.account('jones');
    [umpire, root] = [await gateway.signIn('umpire'), await gateway.signIn('root')];
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    noted = [];
    listen();
  });

  const send = async (method: string, path: string, body?: unknown, token = umpire) => {
    const answer = await fetch(`${gateway.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Record<string, string> };
  };
  const invite = () => send('POST', '/campaigns/mexico/invitations', { role: 'player', player: 'taylor' });
  const seat = { campaign: 'mexico', role: 'player', player: 'taylor' } as const;

  it('is told by whom and of whom: places given and taken', async () => {
    await send('PUT', '/campaigns/mexico/members/jones', { role: 'player', player: 'taylor' });
    await send('DELETE', '/campaigns/mexico/members/jones?player=taylor');
    expect(noted).toEqual([
      { ...seat, act: 'given', account: 'jones', by: 'umpire' },
      { ...seat, act: 'taken', account: 'jones', by: 'umpire', role: null },
    ]);
  });

  it('is told of invitations: made, taken back, accepted by who has an account and by who makes one', async () => {
    const [revoked, first] = [await invite(), await invite()];
    await send('DELETE', `/campaigns/mexico/invitations/${revoked.body['id']}`);
    await send('POST', '/invitations/accept', { code: first.body['code'] }, await gateway.signIn('jones'));
    await send('DELETE', '/campaigns/mexico/members/jones');
    const { body } = await invite();
    const fresh = { account: 'recruit', password: 'quite another phrase', invitation: body['code'] };
    expect((await send('POST', '/auth/register', fresh)).status).toBeLessThan(300);
    const invited = { ...seat, act: 'invited', account: null, by: 'umpire' };
    expect(noted).toEqual([
      invited,
      invited,
      { ...invited, act: 'invitation-revoked' },
      { ...seat, act: 'invitation-accepted', account: 'jones', by: 'jones' },
      { campaign: 'mexico', act: 'taken', account: 'jones', role: null, player: null, by: 'umpire' },
      invited,
      { ...seat, act: 'invitation-accepted', account: 'recruit', by: 'recruit' },
    ]);
    await send('DELETE', '/campaigns/mexico/members/recruit');
  });

  it('is told of whom a campaign was made for, and the conductor by whom', async () => {
    const body = { id: 'texas', title: 'Texas', scenario: 'mexico', administrator: 'umpire' };
    await send('POST', '/campaigns', body, root);
    expect(noted).toEqual([
      { campaign: 'texas', act: 'given', account: 'umpire', role: 'administrator', player: null, by: 'root' },
    ]);
    const asked = gateway.requests.asked.filter(({ subject }) => subject === createCampaign.subject);
    expect(asked).toMatchObject([{ question: { id: 'texas', by: 'root' } }]);
  });

  it('is not told of what was refused', async () => {
    expect((await send('DELETE', '/campaigns/mexico/members/root')).status).toBe(404);
    expect((await send('PUT', '/campaigns/mexico/members/root', { role: 'player' })).body['code']).toBe(
      'player-missing',
    );
    expect(noted).toEqual([]);
  });

  it('is done though nobody listens, and told later; what the conductor refuses holds nothing up', async () => {
    fail(new Error('away'));
    expect((await invite()).status).toBe(201);
    listen();
    await gateway.people.get(PlaceNotes).tell();
    expect(noted).toHaveLength(1);
    fail(new NotFoundError('campaign', 'mexico'));
    expect((await invite()).status).toBe(201);
    listen();
    expect((await invite()).status).toBe(201);
    expect(noted).toHaveLength(2);
  });
});
