import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@vedette/testing';
import { makeAccounts, PASSWORD } from '../testing/house-client.js';
import { HouseUnderTest, type Running } from '../testing/house-under-test.js';

const LIMIT = 20;

describe('a house with two gateways', () => {
  let house: HouseUnderTest;
  let gateways: readonly [Running, Running];

  beforeAll(async () => {
    // What people count of failures of their own is another matter.
    const unlimited = { FAILED_SIGN_INS: '100000', FAILED_SIGN_INS_OF_NETWORK: '100000' };
    house = await HouseUnderTest.prepare('limits', {
      ...unlimited,
      SIGN_INS_PER_MINUTE: String(LIMIT),
      TRUST_PROXY: '127.0.0.1',
    });
    await house.start('people');
    gateways = [await house.start('gateway'), await house.start('gateway')];
    await makeAccounts(house, ['taylor']);
  });
  afterAll(() => house?.close());

  /** One attempt: whether it was let through, and what is left of the allowance at this gateway. */
  const attempt = async ({ url }: Running, password: string, from = '192.0.2.1') => {
    const answer = await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ account: 'taylor', password }),
    });
    await answer.text();
    return { status: answer.status, left: Number(answer.headers.get('ratelimit-remaining')) };
  };

  /** Requests that are left at a gateway, this one counted. */
  const requestsLeft = async ({ url }: Running): Promise<number> => {
    const answer = await fetch(`${url}/nothing`);
    await answer.text();
    return Number(answer.headers.get('ratelimit-remaining'));
  };

  /** Waits until what comes in at one gateway is heard of at another: it takes a key that the first token of a house brings. */
  const hears = async (listener: Running, other: Running): Promise<void> => {
    let left = await requestsLeft(listener);
    await until(async () => {
      await requestsLeft(other);
      const before = left;
      left = await requestsLeft(listener);
      return left < before - 1;
    }, 'one gateway hears of the other');
  };

  it('counts guesses at both of them together, and not what came off', async () => {
    const [here, there] = gateways;
    // The first token of the house; from elsewhere, so that the minute of who guesses begins with his first guess.
    expect((await attempt(here, PASSWORD, '192.0.2.2')).status).toBe(200);
    await hears(here, there);
    await hears(there, here);
    // What comes off is given back: a look at what is left costs nothing.
    const left = async (gateway: Running): Promise<number> => {
      const look = await attempt(gateway, PASSWORD);
      expect(look.status).toBe(200);
      return look.left;
    };
    let guesses = 0;
    for (; guesses < LIMIT / 2; guesses++) expect((await attempt(here, 'a guess')).status).toBe(401);
    await until(
      async () => (await left(there)) === LIMIT / 2 - 1,
      'the other gateway has heard of all guesses',
    );
    while ((await attempt(there, 'a guess')).status === 401) guesses++;
    expect(guesses).toBe(LIMIT);
    await until(
      async () => (await attempt(here, 'a guess')).status === 429,
      'the one gateway has heard of guesses at the other',
    );
  });
});
