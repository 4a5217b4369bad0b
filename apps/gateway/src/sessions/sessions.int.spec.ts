import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gatewayUnderTest, type GatewayUnderTest, PASSWORD } from '../testing/gateway-under-test.js';

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresIn: number;
}

describe('a session', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    await gateway.account('zachary');
  });
  afterAll(() => gateway.close());

  const send = async (path: string, body?: unknown, token?: string) => {
    const answer = await fetch(`${gateway.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      body: text ? JSON.parse(text) : null,
    };
  };
  const signIn = async (): Promise<Tokens> =>
    (await send('/auth/login', { account: 'zachary', password: PASSWORD })).body as Tokens;

  it('begins with name and password and says who is signed in', async () => {
    const { accessToken, expiresIn } = await signIn();
    expect(expiresIn).toBe(600);
    const me = await send('/auth/me', undefined, accessToken);
    expect(me).toMatchObject({ status: 200, body: { account: 'zachary', operator: false, campaigns: [] } });
  });

  it('does not begin with a wrong password, and does not say whether the account exists', async () => {
    const wrong = await send('/auth/login', { account: 'zachary', password: 'not this one' });
    const nobody = await send('/auth/login', { account: 'nobody', password: 'not this one' });
    expect(wrong).toMatchObject({ status: 401, type: expect.stringContaining('application/problem+json') });
    const { traceId: _, ...known } = wrong.body as Record<string, unknown>;
    expect(nobody.body).toMatchObject(known);
  });

  it('is renewed with a refresh token, which is spent by it', async () => {
    const first = await signIn();
    const second = (await send('/auth/refresh', { refreshToken: first.refreshToken })).body as Tokens;
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect((await send('/auth/me', undefined, second.accessToken)).status).toBe(200);
  });

  it('ends for everybody when a refresh token comes a second time', async () => {
    const first = await signIn();
    const second = (await send('/auth/refresh', { refreshToken: first.refreshToken })).body as Tokens;
    const stolen = await send('/auth/refresh', { refreshToken: first.refreshToken });
    expect(stolen).toMatchObject({
      status: 401,
      body: { code: 'refresh-token-reused', field: '/refreshToken' },
    });
    expect(await send('/auth/refresh', { refreshToken: second.refreshToken })).toMatchObject({
      status: 401,
      body: { code: 'session-over' },
    });
    expect((await send('/auth/me', undefined, second.accessToken)).body).toMatchObject({
      code: 'session-over',
    });
  });

  it('is renewed once when one token comes twice at the same moment', async () => {
    const { refreshToken } = await signIn();
    const both = await Promise.all([1, 2].map(() => send('/auth/refresh', { refreshToken })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('is over at once after signing out, whatever its tokens say', async () => {
    const { accessToken, refreshToken } = await signIn();
    expect((await send('/auth/logout', {}, accessToken)).status).toBe(204);
    expect((await send('/auth/me', undefined, accessToken)).status).toBe(401);
    expect((await send('/auth/refresh', { refreshToken })).status).toBe(401);
  });

  it('survives a change of password, and no other session does', async () => {
    await gateway.account('winfield');
    const mine = (await send('/auth/login', { account: 'winfield', password: PASSWORD })).body as Tokens;
    const other = (await send('/auth/login', { account: 'winfield', password: PASSWORD })).body as Tokens;
    const wrong = await send(
      '/auth/password',
      { present: 'wrong', next: 'another good one' },
      mine.accessToken,
    );
    expect(wrong).toMatchObject({ status: 401, body: { field: '/present' } });
    const changed = await send(
      '/auth/password',
      { present: PASSWORD, next: 'another good one' },
      mine.accessToken,
    );
    expect(changed.status).toBe(204);
    expect((await send('/auth/me', undefined, mine.accessToken)).status).toBe(200);
    expect((await send('/auth/me', undefined, other.accessToken)).status).toBe(401);
    expect((await send('/auth/login', { account: 'winfield', password: PASSWORD })).status).toBe(401);
  });

  it.each(['', 'Bearer', 'Bearer x.y.z', 'Basic eDp5', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
    'is not had with the header "%s"',
    async (authorization) => {
      const answer = await fetch(`${gateway.url}/auth/me`, { headers: { authorization } });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'unauthenticated' });
    },
  );
});
