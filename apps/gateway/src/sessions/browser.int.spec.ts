import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AnswerOf, makeStartCode } from '@vedette/contracts';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { gatewayUnderTest, type GatewayUnderTest, PASSWORD } from '../testing/gateway-under-test.js';
import { tellEverything } from '../testing/tell-everything.js';

describe('a browser', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    tellEverything(gateway.requests);
    await gateway.account('taylor', { campaign: 'mexico', role: 'player', player: 'taylor' });
  });
  afterAll(() => gateway.close());

  const page = (): Record<string, string> => ({
    'content-type': 'application/json',
    'vedette-desk': '1',
    origin: gateway.url,
  });
  const post = (path: string, body: unknown, headers: Record<string, string> = page()): Promise<Response> =>
    fetch(`${gateway.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const signIn = (headers?: Record<string, string>): Promise<Response> =>
    post('/auth/browser', { account: 'taylor', password: PASSWORD }, headers);
  const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]!.split(';')[0]!;
  const code = async (answer: Response): Promise<unknown> =>
    ((await answer.json()) as { code?: unknown }).code;

  it('gets a cookie that no script can read and no other site can have sent along, and no token', async () => {
    const answer = await signIn();
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^vedette=vdb_[\w-]{54}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/),
    ]);
    expect(await answer.json()).toEqual({ account: 'taylor', expiresAt: expect.any(String) });
  });

  it('gets one that is bound to its host over https', async () => {
    const { host } = new URL(gateway.url);
    const answer = await signIn({ ...page(), origin: `https://${host}` });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-vedette=vdb_[\w-]{54}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
  });

  it('is not signed in by another page: neither from elsewhere, nor by a form, which has no header of ours', async () => {
    const json = { 'content-type': 'application/json' };
    const others: Record<string, string>[] = [
      { ...json, 'vedette-desk': '1', origin: 'https://evil.example' },
      { ...json, 'vedette-desk': '1' },
      { ...json, origin: gateway.url },
    ];
    for (const headers of others) {
      const answer = await signIn(headers);
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
    }
  });

  it('asks by its cookie with the header of the desk, and changes things from a page of the house alone', async () => {
    const cookie = cookieOf(await signIn());
    const me = (headers: Record<string, string>): Promise<Response> =>
      fetch(`${gateway.url}/auth/me`, { headers: { cookie, ...headers } });
    expect(await (await me({ 'vedette-desk': '1' })).json()).toMatchObject({ account: 'taylor' });
    expect(await code(await me({}))).toBe('unauthenticated');
    const order = { kind: 'land', unit: 'US1IN' };
    const send = (headers: Record<string, string>) =>
      post('/campaigns/mexico/orders', order, { 'content-type': 'application/json', cookie, ...headers });
    expect((await send({ 'vedette-desk': '1', origin: gateway.url })).status).toBeLessThan(400);
    expect(await code(await send({ 'vedette-desk': '1', origin: 'https://evil.example' }))).toBe(
      'unauthenticated',
    );
    expect(await code(await send({ origin: gateway.url }))).toBe('unauthenticated');
  });

  it('opens documents by a link, which may then do nothing', async () => {
    const cookie = cookieOf(await signIn());
    const answer = await fetch(`${gateway.url}/campaigns/mexico/reports/1/turn.html`, {
      headers: { cookie },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-downloads; default-src 'none'/,
    );
  });

  it('can be asked whether it is signed in, which is no error when it is not', async () => {
    const cookie = cookieOf(await signIn());
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`${gateway.url}/auth/browser`, { headers })).json();
    expect(await ask({ cookie, 'vedette-desk': '1' })).toEqual({ account: 'taylor' });
    expect(await ask({ 'vedette-desk': '1' })).toEqual({ account: null });
    expect(await ask({ cookie })).toEqual({ account: null });
  });

  it('signs out: the cookie goes, and is worth nothing', async () => {
    const cookie = cookieOf(await signIn());
    const out = await fetch(`${gateway.url}/auth/logout`, { method: 'POST', headers: { ...page(), cookie } });
    expect(out.status).toBe(204);
    expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(out.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual([
      'vedette=',
      '__Host-vedette=',
    ]);
    const after = await fetch(`${gateway.url}/auth/me`, { headers: { cookie, 'vedette-desk': '1' } });
    expect(await code(after)).toBe('session-over');
  });

  it('has nothing by a cookie that was made up, or as a token', async () => {
    const cookie = cookieOf(await signIn());
    const asCookie = await fetch(`${gateway.url}/auth/me`, {
      headers: { cookie: `vedette=vdb_${'A'.repeat(54)}`, 'vedette-desk': '1' },
    });
    expect(asCookie.status).toBe(401);
    const asToken = await fetch(`${gateway.url}/auth/me`, {
      headers: { authorization: `Bearer ${cookie.split('=')[1]}` },
    });
    expect(asToken.status).toBe(401);
  });

  it('is signed in once by the code that the start of the house printed', async () => {
    const made = await gateway.requests.request(makeStartCode, { account: 'taylor' });
    const start = (made as AnswerOf<typeof makeStartCode>).code;
    const first = await post('/auth/browser/start', { code: start });
    expect(await first.json()).toMatchObject({ account: 'taylor' });
    expect(await code(await post('/auth/browser/start', { code: start }))).toBe('start-code-over');
  });

  it('hears of its campaign over a connection that a page of the house opened', async () => {
    const cookie = cookieOf(await signIn());
    const heard = async (headers: Record<string, string>): Promise<string> => {
      const client = createClient({
        url: `${gateway.url.replace(/^http/, 'ws')}/graphql`,
        webSocketImpl: class extends WebSocket {
          constructor(url: string, protocol: string) {
            super(url, protocol, { headers });
          }
        },
        retryAttempts: 0,
      });
      try {
        const query = 'subscription { turnProgress(campaign: "mexico") { turn } }';
        for await (const { data } of client.iterate({ query })) return data ? 'heard' : 'refused';
        return 'refused';
      } catch {
        return 'refused';
      } finally {
        await client.dispose();
      }
    };
    expect(await heard({ cookie, origin: gateway.url })).toBe('heard');
    expect(await heard({ cookie, origin: 'https://evil.example' })).toBe('refused');
    expect(await heard({ cookie })).toBe('refused');
    expect(await heard({ origin: gateway.url })).toBe('refused');
  });
});
