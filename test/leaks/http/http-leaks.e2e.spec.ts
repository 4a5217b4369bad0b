import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LeakHouse } from './leak-house.js';
import { DONE_COUNT_LEAKS, HTTP_LEAKS } from './planted-http-leaks.js';
import { SMALL_PAIR } from './small-pair.js';
import type { HttpWorld } from './two-worlds.js';

describe('two campaigns that differ in what a player has not observed, over HTTP and WebSocket', () => {
  let house: LeakHouse<HttpWorld>;
  beforeAll(async () => {
    house = await LeakHouse.open('leaks', SMALL_PAIR);
  });
  afterAll(() => house?.close());

  it('are worlds apart', () => {
    const [here, there] = house.truths();
    for (const key of ['orders', 'events', 'letters', 'men'] as const) expect(here[key]).not.toBe(there[key]);
  });

  it('answer, send and show every byte alike, sizes and status codes included', () => {
    expect(house.differing()).toEqual([]);
    expect(house.answers().length).toBeGreaterThan(250);
  });

  it('are looked at where there is something to see, in every channel', () => {
    for (const channel of new Set(HTTP_LEAKS.map((leak) => leak.channel)))
      expect([channel, house.answered(channel) > 0]).toEqual([channel, true]);
    expect(house.answers().some(({ body }) => /"total":[1-9]/.test(body))).toBe(true);
  });

  it('tell whoever watches once that another number is done, and would be told apart if that told more', () => {
    const news = house.answers().filter(({ name }) => name.endsWith('watches campaignNews'));
    expect(news.map(({ body }) => body.match(/done_count/g)?.length)).toEqual([1, 1]);
    expect(house.missed(DONE_COUNT_LEAKS)).toEqual([]);
  });

  it('would be told apart by nineteen in twenty planted leaks, and by some in every channel', () => {
    const missed = house.missed(HTTP_LEAKS);
    expect(
      missed.map(({ channel, fault }) => `${channel}: ${fault}`).slice(Math.floor(HTTP_LEAKS.length / 20)),
    ).toEqual([]);
    for (const channel of new Set(HTTP_LEAKS.map((leak) => leak.channel)))
      expect([
        channel,
        HTTP_LEAKS.some((leak) => leak.channel === channel && !missed.includes(leak)),
      ]).toEqual([channel, true]);
  });
});
