import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeCampaign, listCampaigns } from '@vedette/contracts';
import { DATABASE_POOL } from '@vedette/platform';
import type { Pool } from 'pg';
import { type Outgoing, OutgoingRepository } from '../../../people/src/records/outgoing.repository.js';
import { gatewayUnderTest, type GatewayUnderTest, PASSWORD } from '../testing/gateway-under-test.js';
import { aCampaign } from '../testing/samples.js';
import { DeviceRepository } from '../../../people/src/sessions/device.repository.js';
import { Lockout } from '../../../people/src/sessions/lockout.js';
import { SessionRepository } from '../../../people/src/sessions/session.repository.js';
import { PersonalTokenRepository } from '../../../people/src/tokens/personal-token.repository.js';
import { AccountHistory } from '../../../people/src/records/account-history.js';
import { OneTimeCodeRepository } from '../../../people/src/records/one-time-code.repository.js';
import { AccountsController } from '../../../people/src/accounts/accounts.controller.js';

interface Answer {
  readonly status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- bodies of many shapes are looked at
  readonly body: any;
}

/** Sends JSON; `how` names who sends it. */
const sender =
  (gateway: () => GatewayUnderTest) =>
  async (
    method: string,
    path: string,
    body?: unknown,
    how: { token?: string; device?: string; agent?: string } = {},
  ): Promise<Answer> => {
    const answer = await fetch(`${gateway().url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(how.token === undefined ? {} : { authorization: `Bearer ${how.token}` }),
        ...(how.device === undefined ? {} : { 'vedette-device': how.device }),
        'user-agent': how.agent ?? 'test',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : null };
  };

const NEXT = 'another good password';

describe('people', () => {
  let gateway: GatewayUnderTest;
  const send = sender(() => gateway);
  const waiting = async (kind: string): Promise<Outgoing[]> =>
    (await gateway.people.get(OutgoingRepository).waiting(1000)).filter((one) => one.kind === kind);
  const secretOf = async (kind: string): Promise<string> =>
    String((await waiting(kind)).at(-1)!.data['secret']);
  const rows = async (text: string): Promise<unknown[]> =>
    (await gateway.people.get<Pool>(DATABASE_POOL).query(text)).rows as unknown[];
  let operator: string;
  let umpire: string;

  /** An account with a verified mail address; its access token. */
  async function withMail(account: string): Promise<string> {
    await gateway.account(account);
    const token = await gateway.signIn(account);
    await send('PUT', '/auth/email', { email: `${account}@example.org`, password: PASSWORD }, { token });
    await send('POST', '/auth/email/verify', { code: await secretOf('email-verification') });
    return token;
  }
  const offer = (code: string) => send('POST', '/invitations/offer', { code });
  const invite = async (place: object): Promise<Answer> =>
    send('POST', '/campaigns/mexico/invitations', place, { token: umpire });

  beforeAll(async () => {
    gateway = await gatewayUnderTest({
      PUBLIC_URL: 'https://war.example.org/',
      // Whatever asked the database beside its own transaction would wait for itself for ever.
      DATABASE_POOL_SIZE: '1',
    });
    gateway.requests.tell(describeCampaign, () => aCampaign());
    gateway.requests.tell(listCampaigns, () => ({ campaigns: [aCampaign()] }));
    await gateway.account('root', { operator: true });
    await gateway.account('umpire', { campaign: 'mexico', role: 'administrator' });
    operator = await gateway.signIn('root');
    umpire = await gateway.signIn('umpire');
  });
  afterAll(() => gateway.close());

  describe('a forgotten password', () => {
    it('is set anew with a mailed code, once, and every session ends', async () => {
      const token = await withMail('forgetful');
      expect((await send('GET', '/auth/me', undefined, { token })).body.email).toBe('forgetful@example.org');
      expect(await send('POST', '/auth/password/forgotten', { account: 'forgetful' })).toEqual({
        status: 202,
        body: null,
      });
      const [message] = await waiting('password-reset');
      expect(message!.data).toMatchObject({ to: 'forgetful@example.org', minutes: 30 });
      const code = String(message!.data['secret']);
      const reset = () => send('POST', '/auth/password/reset', { code, next: NEXT });
      const both = await Promise.all([reset(), reset()]);
      expect(both.map(({ status }) => status).sort()).toEqual([204, 410]);
      expect((await send('GET', '/auth/me', undefined, { token })).status).toBe(401);
      const login = await send('POST', '/auth/login', { account: 'forgetful', password: NEXT });
      expect(login.status).toBe(200);
    });

    it('gets the same answer for a name that is not there, or has no mail', async () => {
      await gateway.account('mailless');
      const before = (await waiting('password-reset')).length;
      for (const account of ['nobody-at-all', 'mailless'])
        expect(await send('POST', '/auth/password/forgotten', { account })).toEqual({
          status: 202,
          body: null,
        });
      expect(await waiting('password-reset')).toHaveLength(before);
    });

    it('cannot be used to flood its owner, or to void the code he has', async () => {
      await withMail('pestered');
      for (let i = 0; i < 6; i++) await send('POST', '/auth/password/forgotten', { account: 'pestered' });
      const sent = (await waiting('password-reset')).filter(({ data }) =>
        String(data['to']).startsWith('pestered'),
      );
      expect(sent).toHaveLength(3);
      const code = String(sent[0]!.data['secret']);
      expect((await send('POST', '/auth/password/reset', { code, next: NEXT })).status).toBe(204);
      const late = { code: String(sent[1]!.data['secret']), next: NEXT };
      expect((await send('POST', '/auth/password/reset', late)).status).toBe(410);
    });

    it('leaves no code to be read in the database, and none in what was sent', async () => {
      await withMail('secretive');
      await send('POST', '/auth/password/forgotten', { account: 'secretive' });
      const message = (await waiting('password-reset')).at(-1)!;
      const code = String(message.data['secret']);
      const tables = ['outgoing', 'one_time_code', 'account_event'];
      const dump = async () =>
        JSON.stringify(await Promise.all(tables.map((table) => rows(`SELECT * FROM people.${table}`))));
      expect(await dump()).not.toContain(code);
      await gateway.people.get(OutgoingRepository).sent(message.id);
      expect(await rows(`SELECT data FROM people.outgoing WHERE id = ${message.id}`)).toEqual([
        { data: { to: 'secretive@example.org', minutes: 30 } },
      ]);
    });

    it('is helped by an operator where there is no mail', async () => {
      await gateway.account('paperonly');
      const made = await send('POST', '/accounts/paperonly/reset-link', {}, { token: operator });
      expect(made.body.link).toBe(`https://war.example.org/#/reset/${made.body.code}`);
      await send('POST', '/auth/password/reset', { code: made.body.code, next: NEXT });
      expect((await send('POST', '/auth/login', { account: 'paperonly', password: NEXT })).status).toBe(200);
      expect((await send('POST', '/accounts/nobody/reset-link', {}, { token: operator })).status).toBe(404);
    });
  });

  describe('a mail address', () => {
    it('counts once its code came back, needs the password, and the old one is told of a change', async () => {
      const token = await withMail('writer');
      const ask = (email: string | null, password: string) =>
        send('PUT', '/auth/email', { email, password }, { token });
      expect((await ask('other@example.org', 'not his password')).body.code).toBe('wrong-password');
      expect((await ask('no address', PASSWORD)).status).toBe(400);
      expect((await ask('other@example.org', PASSWORD)).status).toBe(202);
      expect((await send('GET', '/auth/me', undefined, { token })).body.email).toBe('writer@example.org');
      for (const address of ['"a b"@x.org', '"a"@x.org', 'a b@x.org', 'a@x', 'a@[127.0.0.1]', '<a@x.org>'])
        expect([address, (await ask(address, PASSWORD)).status]).toEqual([address, 400]);
      const code = await secretOf('email-verification');
      expect((await send('POST', '/auth/email/verify', { code })).status).toBe(204);
      expect((await send('POST', '/auth/email/verify', { code })).body.code).toBe('code-over');
      expect((await send('GET', '/auth/me', undefined, { token })).body.email).toBe('other@example.org');
      expect((await waiting('email-changed')).at(-1)!.data).toEqual({ to: 'writer@example.org' });
      expect((await ask(null, PASSWORD)).status).toBe(202);
      expect((await send('GET', '/auth/me', undefined, { token })).body.email).toBe(null);
    });

    it('is not proved by the code of a password, nor a password set by that of an address', async () => {
      const token = await withMail('mixed');
      await send('PUT', '/auth/email', { email: 'new@example.org', password: PASSWORD }, { token });
      const code = await secretOf('email-verification');
      expect((await send('POST', '/auth/password/reset', { code, next: NEXT })).status).toBe(410);
    });
  });

  describe('sessions', () => {
    it('are listed with device and time, and ended one by one or all at once', async () => {
      await gateway.account('busy');
      const login = async (agent: string) =>
        (await send('POST', '/auth/login', { account: 'busy', password: PASSWORD }, { agent })).body;
      const [here, there, elsewhere] = [await login('desk'), await login('pocket'), await login('library')];
      const list = async () =>
        (await send('GET', '/auth/sessions', undefined, { token: here.accessToken })).body;
      const listed = await list();
      expect(listed).toHaveLength(3);
      expect(listed.find(({ current }: { current: boolean }) => current)).toMatchObject({
        userAgent: 'desk',
        network: '127.0.0.1',
      });
      const pocket = listed.find(({ userAgent }: { userAgent: string }) => userAgent === 'pocket').id;
      const end = (token: string) => send('DELETE', `/auth/sessions/${pocket}`, undefined, { token });
      expect((await end(umpire)).status).toBe(404);
      expect((await end(here.accessToken)).status).toBe(204);
      expect((await send('GET', '/auth/me', undefined, { token: there.accessToken })).status).toBe(401);
      await send('DELETE', '/auth/sessions', undefined, { token: here.accessToken });
      expect((await list()).map(({ userAgent }: { userAgent: string }) => userAgent)).toEqual(['desk']);
      expect((await send('GET', '/auth/me', undefined, { token: elsewhere.accessToken })).status).toBe(401);
    });

    it('leave a trail that their owner can read, and nobody else', async () => {
      await gateway.account('watchful');
      await send('POST', '/auth/login', { account: 'watchful', password: 'a wrong one' }, { agent: 'thief' });
      const token = await gateway.signIn('watchful');
      await send('POST', '/auth/password', { present: PASSWORD, next: NEXT }, { token });
      const { body } = await send('GET', '/auth/history', undefined, { token });
      expect(body.map(({ kind }: { kind: string }) => kind)).toEqual([
        'password-changed',
        'signed-in',
        'sign-in-failed',
      ]);
      expect(body[2]).toMatchObject({ network: '127.0.0.1', userAgent: 'thief' });
      const older = await send('GET', `/auth/history?before=${body[1].id}`, undefined, { token });
      expect(older.body).toEqual([body[2]]);
      // The ids of one's events count nothing that happened to others: they are one's own moments.
      for (const { id, at } of body) expect(Math.floor(Number(id) / 1_000)).toBe(Date.parse(at));
    });
  });

  describe('an invitation', () => {
    it('brings somebody without an account into his seat in one step, once', async () => {
      const made = await invite({ role: 'player', player: 'taylor', note: 'for Zachary' });
      expect(made).toMatchObject({ status: 201, body: { status: 'open', invitedBy: 'umpire' } });
      expect(made.body.link).toBe(`https://war.example.org/#/invitation/${made.body.code}`);
      const { code } = made.body;
      expect((await offer(code)).body).toMatchObject({
        campaign: 'mexico',
        role: 'player',
        player: 'taylor',
      });
      const register = (account: string) =>
        send('POST', '/auth/register', { account, password: NEXT, invitation: code });
      const both = await Promise.all([register('zachary'), register('zebulon')]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 410]);
      const winner = both.find(({ status }) => status === 201)!.body;
      const me = (await send('GET', '/auth/me', undefined, { token: winner.accessToken })).body;
      expect(me.campaigns).toEqual([{ campaign: 'mexico', role: 'player', player: 'taylor' }]);
      // The one who came too late has no account either.
      const names = (await rows('SELECT name FROM people.account')) as { name: string }[];
      expect(names.filter(({ name }) => name.startsWith('z'))).toHaveLength(1);
      const listed = (await send('GET', '/campaigns/mexico/invitations', undefined, { token: umpire })).body;
      expect(listed[0]).toMatchObject({ status: 'accepted', acceptedBy: me.account });
      expect(JSON.stringify(listed)).not.toContain(code);
    });

    it('is accepted by who has an account, unless he has a place or the seat is taken', async () => {
      const second = await invite({ role: 'administrator' });
      const body = { code: second.body.code };
      const accept = (token: string) => send('POST', '/invitations/accept', body, { token });
      expect((await accept(umpire)).body.code).toBe('place-held');
      await gateway.account('helper');
      const token = await gateway.signIn('helper');
      expect((await accept(token)).body).toEqual({
        campaign: 'mexico',
        role: 'administrator',
        player: null,
      });
      expect((await accept(token)).body.code).toBe('invitation-over');
      expect((await invite({ role: 'player', player: 'taylor' })).body.code).toBe('player-taken');
      expect((await invite({ role: 'player', player: 'napoleon' })).body.code).toBe('player-unknown');
      expect((await invite({ role: 'player' })).body.code).toBe('player-missing');
    });

    it('is worth nothing once revoked, expired or changed by a letter', async () => {
      const { code, id } = (await invite({ role: 'administrator' })).body;
      const forged = `${code.slice(0, 10)}${code[10] === 'A' ? 'B' : 'A'}${code.slice(11)}`;
      expect((await offer(forged)).body.code).toBe('invitation-not-found');
      const revoke = () =>
        send('DELETE', `/campaigns/mexico/invitations/${id}`, undefined, { token: umpire });
      expect((await revoke()).status).toBe(204);
      expect((await revoke()).status).toBe(404);
      expect((await offer(code)).body.code).toBe('invitation-over');
      const old = (await invite({ role: 'administrator' })).body;
      await rows(`UPDATE people.invitation SET expires_at = now() WHERE id = '${old.id}'`);
      const late = { account: 'latecomer', password: NEXT, invitation: old.code };
      expect((await send('POST', '/auth/register', late)).body.code).toBe('invitation-over');
    });

    it('is needed to make an account, and no name is told without one', async () => {
      const without = { account: 'umpire', password: NEXT };
      expect((await send('POST', '/auth/register', without)).body.code).toBe('invitation-needed');
      const { code } = (await invite({ role: 'administrator' })).body;
      const taken = await send('POST', '/auth/register', { ...without, invitation: code });
      expect(taken.body.code).toBe('account-exists');
      // The invitation is not spent by it.
      expect((await offer(code)).status).toBe(200);
    });
  });

  describe('the command line of the installation', () => {
    it('makes accounts with passwords, which are hashed where they are kept, and leaves them when it says nothing of them', async () => {
      const desk = gateway.people.get(AccountsController);
      const login = (password: string) => send('POST', '/auth/login', { account: 'pillow', password });
      await desk.provision({ accounts: [{ name: 'pillow', password: PASSWORD }] });
      expect((await login(PASSWORD)).status).toBe(200);
      await desk.provision({ accounts: [{ name: 'pillow', operator: true }] });
      expect((await login(PASSWORD)).status).toBe(200);
      await desk.provision({ accounts: [{ name: 'pillow', password: NEXT }] });
      expect((await login(PASSWORD)).status).toBe(401);
      expect((await login(NEXT)).status).toBe(200);
      expect(JSON.stringify(await rows('SELECT * FROM people.account'))).not.toContain(PASSWORD);
    });

    it('makes an account that has no password until its link has set one', async () => {
      const desk = gateway.people.get(AccountsController);
      await desk.make({ account: 'recruit', operator: false });
      await expect(desk.make({ account: 'recruit', operator: true })).rejects.toMatchObject({
        code: 'account-exists',
      });
      const login = (password: string) => send('POST', '/auth/login', { account: 'recruit', password });
      expect((await login('')).status).toBe(400);
      expect((await login('nobody has this password')).status).toBe(401);
      const { code } = await desk.link({ account: 'recruit' });
      expect((await send('POST', '/auth/password/reset', { code, next: NEXT })).status).toBe(204);
      expect((await login(NEXT)).status).toBe(200);
      await desk.shut({ account: 'recruit', disabled: true });
      expect((await login(NEXT)).body.code).toBe('account-disabled');
      const { accounts } = await desk.list();
      expect(accounts.find(({ account }) => account === 'recruit')).toMatchObject({ disabled: true });
    });
  });

  describe('a place', () => {
    it('that an administrator gives or takes stands in the history of whom it concerns', async () => {
      await gateway.account('moved');
      const token = await gateway.signIn('moved');
      const path = '/campaigns/mexico/members/moved';
      expect((await send('PUT', path, { role: 'administrator' }, { token: umpire })).status).toBe(200);
      await send('DELETE', path, undefined, { token: umpire });
      const { body } = await send('GET', '/auth/history', undefined, { token });
      const told = body.map(({ kind, data }: { kind: string; data: { by?: string } }) => [kind, data.by]);
      expect(told.slice(0, 2)).toEqual([
        ['place-lost', 'umpire'],
        ['place-given', 'umpire'],
      ]);
    });
  });

  it('are forgotten in time: sessions, devices, codes, tokens, counts and histories that are long over', async () => {
    await gateway.account('ancient');
    const token = await gateway.signIn('ancient');
    await send('POST', '/auth/tokens', { name: 'old', scopes: ['orders:read'] }, { token });
    await gateway.people.get(AccountsController).link({ account: 'ancient' });
    await send('POST', '/auth/login', { account: 'ancient', password: 'a guess' });
    const mine = "account_id = (SELECT id FROM people.account WHERE name = 'ancient')";
    const kept = async () =>
      (
        (await rows(`SELECT
          (SELECT count(*)::int FROM people.session WHERE ${mine}) AS session,
          (SELECT count(*)::int FROM people.device WHERE ${mine}) AS device,
          (SELECT count(*)::int FROM people.personal_token WHERE ${mine}) AS token,
          (SELECT count(*)::int FROM people.one_time_code WHERE ${mine}) AS code,
          (SELECT count(*)::int FROM people.account_event WHERE ${mine}) AS event,
          (SELECT count(*)::int FROM people.failed_attempt WHERE subject LIKE 'account ancient %') AS attempt`)) as object[]
      )[0];
    const sweep = async () => {
      for (const one of [
        SessionRepository,
        DeviceRepository,
        PersonalTokenRepository,
        OneTimeCodeRepository,
        AccountHistory,
        Lockout,
      ])
        await gateway.people.get<{ sweep(): Promise<unknown> }>(one).sweep();
    };
    const before = await kept();
    expect(before).toMatchObject({ session: 1, device: 1, token: 1, code: 1, attempt: 1 });
    await sweep();
    expect(await kept()).toEqual(before);
    await rows(`UPDATE people.session SET expires_at = now() - interval '31 days' WHERE ${mine}`);
    await rows(`UPDATE people.device SET last_used_at = now() - interval '366 days' WHERE ${mine}`);
    await rows(`UPDATE people.personal_token SET revoked_at = now() - interval '31 days' WHERE ${mine}`);
    await rows(`UPDATE people.one_time_code SET expires_at = now() - interval '31 days' WHERE ${mine}`);
    await rows(`UPDATE people.account_event SET at = now() - interval '366 days' WHERE ${mine}`);
    await rows("UPDATE people.failed_attempt SET window_ends_at = now() - interval '1 second'");
    await sweep();
    expect(await kept()).toEqual({ session: 0, device: 0, token: 0, code: 0, event: 0, attempt: 0 });
  });

  describe('a shut account', () => {
    it('is out at once, with sessions and tokens, and comes back when it is opened', async () => {
      await gateway.account('rowdy', { campaign: 'mexico', role: 'player', player: 'rowdy' });
      const token = await gateway.signIn('rowdy');
      const made = await send('POST', '/auth/tokens', { name: 'bot', scopes: ['campaign:read'] }, { token });
      const byToken = () => send('GET', '/campaigns/mexico', undefined, { token: made.body.token });
      expect((await byToken()).status).toBe(200);
      expect((await send('POST', '/accounts/rowdy/disable', {}, { token: operator })).status).toBe(204);
      expect((await send('GET', '/auth/me', undefined, { token })).status).toBe(401);
      expect((await byToken()).body.code).toBe('token-over');
      const login = (password: string) => send('POST', '/auth/login', { account: 'rowdy', password });
      expect((await login(PASSWORD)).body.code).toBe('account-disabled');
      expect((await login('a guess')).body.code).toBe('wrong-password');
      await send('POST', '/accounts/rowdy/enable', {}, { token: operator });
      expect((await login(PASSWORD)).status).toBe(200);
      expect((await byToken()).status).toBe(200);
      expect((await send('POST', '/accounts/root/disable', {}, { token: operator })).body.code).toBe(
        'own-account',
      );
      const list = (await send('GET', '/accounts', undefined, { token: operator })).body;
      expect(list.find(({ account }: { account: string }) => account === 'rowdy')).toMatchObject({
        disabled: false,
        mail: false,
        lastSeenAt: expect.any(String),
      });
    });
  });

  describe('a personal access token', () => {
    it('is told once, kept by its digest, listed, and revoked by its owner', async () => {
      await gateway.account('coder', { campaign: 'mexico', role: 'player', player: 'coder' });
      const token = await gateway.signIn('coder');
      const make = (body: object) => send('POST', '/auth/tokens', body, { token });
      expect((await make({ name: 'x', scopes: ['accounts:write'] })).status).toBe(400);
      expect((await make({ name: 'x', scopes: [] })).status).toBe(400);
      expect((await make({ name: 'x', scopes: ['orders:read'], days: 1000 })).status).toBe(400);
      const made = (await make({ name: 'map', scopes: ['reports:read', 'campaign:read'], days: 2 })).body;
      expect(made.token).toMatch(/^vdt_[\w-]{54}$/);
      expect(made.scopes).toEqual(['campaign:read', 'reports:read']);
      expect(JSON.stringify(await rows('SELECT * FROM people.personal_token'))).not.toContain(made.token);
      const use = () => send('GET', '/campaigns', undefined, { token: made.token });
      expect((await use()).status).toBe(200);
      const [listed] = (await send('GET', '/auth/tokens', undefined, { token })).body;
      expect(listed).toMatchObject({ name: 'map', lastUsedAt: expect.any(String) });
      expect(listed.token).toBeUndefined();
      const revoke = (as: string) => send('DELETE', `/auth/tokens/${made.id}`, undefined, { token: as });
      expect((await revoke(umpire)).status).toBe(404);
      expect((await revoke(token)).status).toBe(204);
      expect((await use()).body.code).toBe('token-over');
      const brief = (await make({ name: 'brief', scopes: ['campaign:read'] })).body;
      await rows(`UPDATE people.personal_token SET expires_at = now() WHERE id = '${brief.id}'`);
      expect((await send('GET', '/campaigns', undefined, { token: brief.token })).body.code).toBe(
        'token-over',
      );
    });

    it('never has the powers of an operator, and there are twenty at most', async () => {
      await gateway.account('boss', { operator: true });
      const token = await gateway.signIn('boss');
      const body = { name: 'bot', scopes: ['campaign:read', 'reports:read'] };
      const made = (await send('POST', '/auth/tokens', body, { token })).body;
      expect((await send('GET', '/campaigns', undefined, { token })).body).toHaveLength(1);
      expect((await send('GET', '/campaigns', undefined, { token: made.token })).body).toEqual([]);
      expect((await send('GET', '/campaigns/mexico', undefined, { token: made.token })).status).toBe(404);
      for (let i = 1; i < 20; i++) await send('POST', '/auth/tokens', body, { token });
      expect((await send('POST', '/auth/tokens', body, { token })).body.code).toBe('too-many-tokens');
    });
  });
});

describe('wrong passwords', () => {
  let gateway: GatewayUnderTest;
  const send = sender(() => gateway);
  const login = (account: string, password: string, device?: string) =>
    send('POST', '/auth/login', { account, password }, device === undefined ? {} : { device });
  beforeAll(async () => {
    gateway = await gatewayUnderTest({
      FAILED_SIGN_INS: '3',
      FAILED_SIGN_INS_OF_NETWORK: '12',
      SIGN_INS_PER_MINUTE: '40',
      TRUST_PROXY: '127.0.0.1',
      REGISTRATION: 'open',
      REGISTRATIONS_PER_DAY: '2',
    });
    await gateway.account('owner');
    await gateway.account('other');
  });
  afterAll(() => gateway.close());
  const from = (ip: string, account: string, password: string) =>
    fetch(`${gateway.url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: JSON.stringify({ account, password }),
    });

  it('of a stranger stop the stranger, and neither the owner elsewhere nor his device in the same place', async () => {
    const { device } = (await login('owner', PASSWORD)).body;
    const foreign = (await login('other', PASSWORD)).body.device;
    for (let i = 0; i < 3; i++) expect((await login('owner', 'guess')).status).toBe(401);
    expect(await login('owner', PASSWORD)).toMatchObject({
      status: 429,
      body: { code: 'too-many-failures' },
    });
    expect((await login('owner', PASSWORD, foreign)).status).toBe(429);
    expect((await login('owner', PASSWORD, `${device}x`)).status).toBe(429);
    expect((await login('owner', PASSWORD, device)).status).toBe(200);
    const elsewhere = await from('192.0.2.1', 'owner', PASSWORD);
    expect(elsewhere.status).toBe(200);
  });

  it('are answered the same for a name that is not there', async () => {
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push((await from('192.0.2.2', 'nobody', 'guess')).status);
    expect(answers).toEqual([401, 401, 401, 429]);
    const held = await from('192.0.2.2', 'nobody', 'guess');
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  it('that come all at once get no further than one after the other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => (await from('192.0.2.3', 'owner', 'guess')).status),
    );
    expect(answers.filter((status) => status === 401)).toHaveLength(3);
  });

  it('for many names in turn stop their network, which a right one does not forgive', async () => {
    const answers = [];
    for (let i = 0; i < 12; i++) answers.push((await from('192.0.2.4', `name-${i}`, 'guess')).status);
    expect(new Set(answers)).toEqual(new Set([401]));
    expect((await from('192.0.2.4', 'other', PASSWORD)).status).toBe(429);
    expect((await from('192.0.2.5', 'other', PASSWORD)).status).toBe(200);
  });

  it('of a known device count against it as well: a stolen one may not guess for ever', async () => {
    const { device } = (await (await from('192.0.2.6', 'other', PASSWORD)).json()) as { device: string };
    for (let i = 0; i < 3; i++) expect((await login('other', 'guess', device)).status).toBe(401);
    expect((await login('other', PASSWORD, device)).status).toBe(429);
  });

  it('given once more in a session are counted by the session', async () => {
    const { accessToken: token } = (await (await from('192.0.2.7', 'other', PASSWORD)).json()) as {
      accessToken: string;
    };
    const change = async (present: string) =>
      (await send('POST', '/auth/password', { present, next: NEXT }, { token })).status;
    for (let i = 0; i < 3; i++) expect(await change('guess')).toBe(401);
    expect(await change(PASSWORD)).toBe(429);
  });

  it('in such a rush that nothing is read any more do not hold up a known device either', async () => {
    const { device } = (await (await from('192.0.2.8', 'other', PASSWORD)).json()) as { device: string };
    const rush = async () => (await from('192.0.2.8', 'nobody', 'guess')).json() as Promise<{ code: string }>;
    const codes = [];
    for (let i = 0; i < 41; i++) codes.push((await rush()).code);
    expect(new Set(codes)).toEqual(new Set(['wrong-password', 'too-many-failures', 'too-many-requests']));
    const answer = await fetch(`${gateway.url}/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': '192.0.2.8',
        'vedette-device': device,
      },
      body: JSON.stringify({ account: 'other', password: PASSWORD }),
    });
    expect(answer.status).toBe(200);
  });

  it('aside, anybody may make an account while registration is open, some a day from one place', async () => {
    const register = (account: string) => send('POST', '/auth/register', { account, password: NEXT });
    const first = await register('volunteer');
    expect(first).toMatchObject({ status: 201, body: { device: expect.stringMatching(/^vdd_/) } });
    expect((await register('volunteer')).body.code).toBe('account-exists');
    expect((await register('another')).status).toBe(201);
    expect((await register('yet-another')).body.code).toBe('too-many-registrations');
  });
});
