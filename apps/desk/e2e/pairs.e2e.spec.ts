import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { PASSWORD } from '../../gateway/src/testing/house-client.js';
import { accountOf, LeakHouse } from '../../../test/leaks/http/leak-house.js';
import { masked, type Seen } from '../../../test/leaks/http/masked.js';
import { SMALL_PAIR } from '../../../test/leaks/http/small-pair.js';
import { type HttpWorld, WORLDS } from '../../../test/leaks/http/two-worlds.js';
import { hasChromium, openChromium, watchedPage } from './chromium.js';
import { CHANNELS, PageRecorder } from './pairs/page-recorder.js';
import { type StretchName, walk } from './pairs/page-walk.js';
import { PAGE_LEAKS, type PageLeak } from './pairs/planted-page-leaks.js';

/** Who walks where: the minister everywhere, an officer where he is let in. */
const WALKS: Readonly<Record<string, readonly StretchName[]>> = {
  taylor: [
    ...(['evening', 'film', 'map', 'ring', 'card', 'judged'] as const),
    ...(['letters', 'plan', 'seat', 'staff', 'me', 'offline'] as const),
  ],
  worth: ['evening', 'map'],
};
/** Walked once more without anything planted: what such a walk finds would be no leak. */
const AGAIN: readonly StretchName[] = ['evening', 'map', 'ring', 'card', 'staff', 'me', 'offline'];

/** What one world told otherwise than the other: its channel and name, and where the two part. */
function differing(one: readonly Seen[], other: readonly Seen[]): { name: string; difference: string }[] {
  const tell = (seen: readonly Seen[]): Map<string, string> =>
    new Map(seen.map((told) => [`${told.channel}: ${told.name}`, masked(told)]));
  const [here, there] = [tell(one), tell(other)];
  return [...new Set([...here.keys(), ...there.keys()])]
    .filter((name) => here.get(name) !== there.get(name))
    .map((name) => ({ name, difference: firstDifference(here.get(name) ?? '', there.get(name) ?? '') }));
}

/** Where two texts part, their sizes left aside. */
function firstDifference(...texts: readonly [string, string]): string {
  const [one, other] = texts.map((text) => text.slice(text.indexOf('\n') + 1)) as [string, string];
  const at = [...one].findIndex((sign, i) => sign !== other[i]);
  const from = Math.max(0, (at < 0 ? one.length : at) - 300);
  return `- ${one.slice(from, from + 600)}\n+ ${other.slice(from, from + 600)}`;
}

(hasChromium ? describe : describe.skip)('two worlds that are one to a player, in his browser', () => {
  let house: LeakHouse<HttpWorld> | undefined;
  let browser: Browser;
  const seen = new Map<string, Seen[]>();
  const again: Seen[] = [];
  const planted = new Map<PageLeak, Seen[]>();
  const faults: string[] = [];

  /** Walks as somebody in a browser of its own. */
  async function walked(
    url: string,
    [campaign, player]: readonly [string, string],
    stretches: readonly StretchName[],
    plant?: PageLeak['plant'],
  ): Promise<Seen[]> {
    const { page, faults: here } = await watchedPage(browser, url, {
      viewport: { width: 900, height: 640 },
      reducedMotion: 'reduce',
    });
    await plant?.(page);
    const recorder = await PageRecorder.of(page, player);
    const account = accountOf(campaign, player);
    const walker = { page, recorder, url, campaign, account, password: PASSWORD, seat: player };
    const told = await walk(walker, stretches).catch(async (thrown: unknown) => {
      // Where a walk ends before its time, what stood there says why.
      const words = await page.evaluate(() => document.body.innerText);
      throw new Error(`${page.url()}\n${words.slice(0, 1500)}\n${here.join('\n')}`, { cause: thrown });
    });
    await page.context().close();
    if (!plant) faults.push(...here);
    return told;
  }

  beforeAll(async () => {
    browser = await openChromium();
    const [first, second] = WORLDS.map(({ campaign }) => campaign) as [string, string];
    house = await LeakHouse.open('pages', {
      ...SMALL_PAIR,
      async act(world, turn, as) {
        await SMALL_PAIR.act(world, turn, as);
        // A march of one's own, the same in both, makes a film worth looking at.
        const march = { kind: 'land', unit: 'US2IN', strategic: { path: ['G5-V5'] } };
        if (turn === 1) await as('worth').send('POST', `/campaigns/${world.campaign}/orders`, march);
      },
      async ask(campaign, resolved, _asking, url) {
        // In the second turn there is a report to read, and orders to give.
        if (resolved.length === 0) return [];
        // From then on what the seat keeps is the same, however often its drafts are begun and thrown away, with troops kept in view.
        await walked(url, [campaign, 'taylor'], ['judged', 'pinned']);
        const told: Seen[] = [];
        for (const [player, stretches] of Object.entries(WALKS))
          told.push(...(await walked(url, [campaign, player], stretches)));
        seen.set(campaign, told);
        if (campaign === first) return [];
        again.push(...(await walked(url, [second, 'taylor'], AGAIN)));
        for (const leak of PAGE_LEAKS)
          planted.set(leak, await walked(url, [second, 'taylor'], [leak.stretch], leak.plant));
        return [];
      },
    });
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  const world = (which: 0 | 1): Seen[] => seen.get(WORLDS[which].campaign)!;
  /** What a walk told of what was also told in the first world. */
  const besideFirst = (told: readonly Seen[]): ReturnType<typeof differing> => {
    const steps = new Set(told.map(({ name }) => name));
    return differing(
      world(0).filter(({ name }) => steps.has(name)),
      told,
    );
  };

  it('are worlds apart', () => {
    const [here, there] = house!.truths();
    for (const key of ['orders', 'events', 'letters', 'men'] as const) expect(here[key]).not.toBe(there[key]);
  });

  it('ask, are answered, show, keep, say and paint alike on every screen and in every picture of the film', () => {
    expect(differing(world(0), world(1))).toEqual([]);
    expect(new Set(world(0).map(({ name }) => name)).size).toBeGreaterThan(40);
  });

  it('are looked at where there is something to see, in every channel', () => {
    for (const channel of CHANNELS) {
      const told = new Set(world(0).flatMap((one) => (one.channel === channel ? [one.body] : [])));
      expect([channel, told.size > (channel === 'storage' ? 0 : 10)]).toEqual([channel, true]);
    }
    expect(faults).toEqual([]);
  });

  it('stay alike when somebody walks there again', () => {
    expect(besideFirst(again)).toEqual([]);
  });

  it.each(PAGE_LEAKS.map((leak) => [leak.fault, leak] as const))('would be told apart if %s', (_, leak) => {
    const found = new Set(besideFirst(planted.get(leak)!).map(({ name }) => name.split(':')[0]));
    expect(leak.shows.filter((channel) => !found.has(channel))).toEqual([]);
  });
});
