import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeCampaign, listCampaigns, notePlace } from '@vedette/contracts';
import { gatewayUnderTest, type GatewayUnderTest } from '../../../gateway/src/testing/gateway-under-test.js';
import { aCampaign } from '../../../gateway/src/testing/samples.js';
import { AccountMail } from '../../../people/src/accounts/account-mail.js';
import { correspondenceBehind, type CorrespondenceUnderTest } from '../testing/correspondence-under-test.js';

const PLAYERS = ['taylor', 'worth', 'twiggs'].map((id) => ({ id, state: 'US', name: id, ministries: [] }));
type Answer = Readonly<Record<string, unknown>>;

describe('who may not do what in a campaign', () => {
  let gateway: GatewayUnderTest;
  let correspondence: CorrespondenceUnderTest;
  const tokens: Record<string, string> = {};
  const noted: Answer[] = [];
  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    correspondence = await correspondenceBehind(gateway);
    const states = [{ id: 'US', nation: 'United States', side: 'American' }];
    const campaigns = ['mexico', 'prussia'].map((id) => aCampaign({ id, players: PLAYERS, states }));
    gateway.requests.tell(listCampaigns, () => ({ campaigns }));
    gateway.requests.tell(describeCampaign, ({ campaign }) => campaigns.find(({ id }) => id === campaign)!);
    gateway.requests.tell(notePlace, ({ id: _, ...note }) => {
      noted.push(note);
      return {};
    });
    for (const campaign of ['mexico', 'prussia']) {
      await gateway.account(`umpire-${campaign}`, { campaign, role: 'administrator' });
      await gateway.account('rude', { campaign, player: 'taylor' });
      await gateway.account('friend', { campaign, player: 'worth' });
    }
    for (const name of ['umpire-mexico', 'umpire-prussia', 'rude', 'friend'])
      tokens[name] = await gateway.signIn(name);
  });
  afterAll(async () => {
    await correspondence.close();
    await gateway.close();
  });

  const call = async (who: string, method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${gateway.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens[who]}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Answer };
  };
  const lay = (what: 'ban' | 'mute', who: string, reason = 'threats in letters') =>
    call('umpire-mexico', 'PUT', `/campaigns/mexico/members/${who}/${what}`, { reason });
  const lift = (what: 'ban' | 'mute', who: string) =>
    call('umpire-mexico', 'DELETE', `/campaigns/mexico/members/${who}/${what}`);
  const write = (who: string, campaign = 'mexico', to = 'worth') =>
    call(who, 'POST', `/campaigns/${campaign}/letters`, { to: [to], text: 'Sir' });
  const give = (account: string, player: string) =>
    call('umpire-mexico', 'PUT', `/campaigns/mexico/members/${account}`, { role: 'player', player });
  const placesOf = async (who: string) =>
    ((await call(who, 'GET', '/auth/me')).body['campaigns'] as Answer[]).map(({ campaign }) => campaign);
  const restraints = async () => (await call('umpire-mexico', 'GET', '/campaigns/mexico/restraints')).body;

  it('is laid with a reason, on accounts there are that do not administer it', async () => {
    expect(await lay('mute', 'rude', '')).toMatchObject({ status: 400, body: { field: '/reason' } });
    expect(await lay('mute', 'nobody')).toMatchObject({ status: 404, body: { code: 'account-not-found' } });
    for (const what of ['ban', 'mute'] as const)
      expect(await lay(what, 'umpire-mexico')).toMatchObject({
        status: 409,
        body: { code: 'administrator-restrained' },
      });
    expect(await lift('ban', 'rude')).toMatchObject({ status: 404, body: { code: 'restraint-not-found' } });
    expect([await restraints(), noted]).toEqual([[], []]);
  });

  it('muted: he writes no letters there, is told why, reads his own and plays on, and writes elsewhere', async () => {
    expect((await write('rude')).status).toBe(201);
    expect(await lay('mute', 'rude')).toMatchObject({
      status: 200,
      body: { account: 'rude', kind: 'muted', reason: 'threats in letters', by: 'umpire-mexico' },
    });
    expect(await write('rude')).toMatchObject({
      status: 403,
      body: {
        code: 'muted',
        detail: 'You may write no letters in this campaign: threats in letters',
      },
    });
    expect((await write('rude', 'prussia')).status).toBe(201);
    expect((await write('friend', 'mexico', 'taylor')).status).toBe(201);
    const { status, body } = await call('rude', 'GET', '/campaigns/mexico/letters');
    expect([status, (body as unknown as Answer[]).length]).toEqual([200, 1]);
    expect((await call('friend', 'GET', '/campaigns/mexico/restraints')).status).toBe(403);
  });

  it('muted with every seat he holds, and not whoever has his seat after him', async () => {
    await give('rude', 'twiggs');
    await call('umpire-mexico', 'DELETE', '/campaigns/mexico/members/rude?player=taylor');
    expect((await write('rude')).body['code']).toBe('muted');
    await gateway.account('heir', { campaign: 'mexico', player: 'taylor' });
    tokens['heir'] = await gateway.signIn('heir');
    expect((await write('heir')).status).toBe(201);
    expect((await lift('mute', 'rude')).status).toBe(204);
    expect((await write('rude')).status).toBe(201);
  });

  it('banned: he loses every place there and no other, and neither takes, accepts nor asks for one', async () => {
    expect((await lay('ban', 'rude')).status).toBe(200);
    expect(await placesOf('rude')).toEqual(['prussia']);
    expect((await write('rude')).status).toBe(404);
    const banned = { status: 409, body: { code: 'account-banned' } };
    expect(await give('rude', 'twiggs')).toMatchObject(banned);
    const { body } = await call('umpire-mexico', 'POST', '/campaigns/mexico/invitations', {
      role: 'player',
      player: 'twiggs',
    });
    const { code } = body;
    expect(await call('rude', 'POST', '/invitations/accept', { code })).toMatchObject(banned);
    await call('umpire-mexico', 'PUT', '/campaigns/mexico/seeking', {
      ...{ words: 'A slow war.', seats: [{ player: 'twiggs' }] },
    });
    const asked = { player: 'twiggs', words: 'Once more.' };
    expect(await call('rude', 'POST', '/seeking/mexico/requests', asked)).toMatchObject(banned);
    expect((await call('friend', 'GET', '/seeking')).body).toHaveLength(1);
    // What was refused has used nothing up: whoever may take the invitation takes it.
    expect((await call('friend', 'POST', '/invitations/accept', { code })).status).toBe(200);
  });

  it('banned while he is given a seat: whichever comes first, he has none', async () => {
    expect((await lift('ban', 'rude')).status).toBe(204);
    for (let i = 0; i < 5; i++) {
      await call('umpire-mexico', 'DELETE', '/campaigns/mexico/members/friend?player=twiggs');
      await Promise.all([lay('ban', 'rude'), give('rude', 'twiggs')]);
      expect(await placesOf('rude')).toEqual(['prussia']);
      await lift('ban', 'rude');
    }
    expect((await give('rude', 'twiggs')).status).toBe(200);
  });

  it('is in the log with who did it and why, and he is told', async () => {
    expect(noted.filter(({ act }) => /ban|mute/.test(String(act))).slice(0, 4)).toEqual(
      ['muted', 'unmuted', 'banned', 'unbanned'].map((act) => ({
        ...{ campaign: 'mexico', account: 'rude', act, role: null, player: null, by: 'umpire-mexico' },
        ...(act.startsWith('un') ? {} : { reason: 'threats in letters' }),
      })),
    );
    await gateway.people.get(AccountMail).handOver();
    const waiting = gateway.requests.asked
      .filter(({ subject }) => subject === 'correspondence.place')
      .map(({ question }) => (question as { text: string }).text);
    expect(waiting).toEqual(
      expect.arrayContaining([
        'you may write no letters in the campaign',
        'you may write letters in the campaign again',
        'you are banned from the campaign',
        'you are not banned from the campaign any more',
      ]),
    );
  });
});
