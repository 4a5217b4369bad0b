import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeAccounts, PASSWORD } from '../../gateway/src/testing/house-client.js';
import { HouseUnderTest } from '../../gateway/src/testing/house-under-test.js';

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

describe('people', () => {
  let house: HouseUnderTest;
  const send = async (method: string, path: string, body?: unknown, token?: string) => {
    const answer = await fetch(`${house.gatewayUrl}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> };
  };
  const signIn = () => send('POST', '/auth/login', { account: 'taylor', password: PASSWORD });
  const tokens = async (): Promise<Tokens> => (await signIn()).body as unknown as Tokens;

  beforeAll(async () => {
    // Attempts count before they are tried: as many at once as are made here are no guessing.
    house = await HouseUnderTest.open(
      'people',
      { FAILED_SIGN_INS: '1000', FAILED_SIGN_INS_OF_NETWORK: '1000' },
      ['people', 'gateway'],
    );
    await makeAccounts(house, ['taylor']);
  });
  afterAll(() => house?.close());

  it('that are away cost nobody his session: who would sign in or renew is told to come again, and can', async () => {
    const { accessToken, refreshToken } = await tokens();
    await house.kill(house.one('people'));
    const away = { status: 503, body: { code: 'service-unavailable' } };
    expect(await signIn()).toMatchObject(away);
    expect(await send('POST', '/auth/refresh', { refreshToken })).toMatchObject(away);
    // Who is signed in is known meanwhile.
    const elsewhere = () => send('GET', '/campaigns/none', undefined, accessToken);
    expect(await elsewhere()).toMatchObject({ status: 404, body: { code: 'campaign-not-found' } });
    await house.start('people');
    expect(await send('POST', '/auth/refresh', { refreshToken })).toMatchObject({ status: 200 });
    expect((await elsewhere()).status).toBe(404);
    expect((await signIn()).status).toBe(200);
    // What was tried while nobody answered was never heard: no wrong attempt, no sign-in, no renewal stands in the history.
    const history = await send('GET', '/auth/history', undefined, accessToken);
    expect((history.body as unknown as { kind: string }[]).map(({ kind }) => kind)).toEqual([
      'signed-in',
      'signed-in',
    ]);
  });

  it('are as many processes as one likes: whichever is killed, the others go on', async () => {
    const second = await house.start('people');
    const all = await Promise.all(Array.from({ length: 12 }, signIn));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    await house.kill(house.one('people'));
    expect(house.one('people')).toBe(second);
    for (let i = 0; i < 6; i++) expect((await signIn()).status).toBe(200);
  });
});
