import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { until } from '@vedette/testing';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { middleOf } from './finger.js';
import { StartedHouse } from './house.js';
import { HEIGHTS, PHONE, PhonePage } from './phone-page.js';

const BATTLE = 'feeling-the-enemy';
/** Pixels from a hex to the one below it, as the field is looked at first. */
const HEX = 34 * Math.sqrt(3);

(hasChromium ? describe : describe.skip)('a battle by touch alone, at 320 pixels (Chromium)', () => {
  let house: StartedHouse;
  let browser: Browser;
  let phone: WatchedPage;
  let page: Page;
  let hand: PhonePage;
  beforeAll(async () => {
    [house, browser] = await Promise.all([StartedHouse.open(BATTLE, 'buford'), openChromium()]);
    phone = await watchedPage(browser, house.url, PHONE);
    page = phone.page;
    hand = await PhonePage.of(page);
    await page.goto(house.startLink('buford'));
    await page.getByRole('link', { name: /buford/ }).tap();
    await page.locator('main h1').waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });
  afterEach(() => expect(phone.faults).toEqual([]));

  /** What the house itself has of orders that stand. */
  async function standing(): Promise<readonly string[]> {
    const answer = await page.request.get(`${house.url}/campaigns/${BATTLE}/orders`, {
      headers: { 'Vedette-Desk': '1' },
    });
    const { orders } = (await answer.json()) as {
      orders: readonly { readonly order: object; readonly status: string }[];
    };
    return orders.flatMap(({ order, status }) => (status === 'stands' ? [JSON.stringify(order)] : []));
  }

  it('chooses a regiment under the cross-hair and marches it, whatever height the sheet has', async () => {
    await hand.check('evening');
    await hand.tabs.getByRole('link', { name: 'Map' }).tap();
    await page.waitForSelector('.hex-map[data-drawn=whole]');
    const { height } = (await page.locator('.hex-map').boundingBox())!;
    expect(Math.abs(height / PHONE.viewport.height - 0.55)).toBeLessThan(0.01);
    const from = (await hand.add.innerText()).match(/\d{4}$/)![0];
    await hand.tap(hand.add);
    const card = page.locator('.sheet .card');
    await card.waitFor();
    await hand.add.getByText(`March: ${from}`).waitFor();
    for (const stand of HEIGHTS) {
      await hand.stand(stand);
      expect([stand, await hand.isFree(hand.add)]).toEqual([stand, true]);
      await hand.check(`map, ${stand} sheet`);
    }
    await hand.stand('half');
    const north = await hand.pan(page.locator('.hex-map'), 0, HEX);
    expect(north).toBe(String(Number(from) - 1).padStart(4, '0'));
    await hand.tap(hand.add);
    await until(async () => (await hand.spoken()).startsWith(north), `${north} is spoken of`);
    await page.getByText('1 draft not sent').first().waitFor();
    await page
      .getByRole('button', { name: /^Send it/ })
      .first()
      .tap();
    await hand.said(/^Accepted: /);
    expect((await standing()).join()).toContain(north);
  });

  it('letters of its field are never smaller than eleven pixels, from close up and from afar', async () => {
    const smallest = (): Promise<number> =>
      page.evaluate(() => {
        const scale = document.querySelector<SVGGElement>('.hex-map svg > g')!.getCTM()!.a;
        const letters = [...document.querySelectorAll('.hex-map text')];
        return Math.min(...letters.map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * scale));
      });
    expect(await smallest()).toBeGreaterThan(10.99);
    await hand.finger.pinch(await middleOf(page.locator('.hex-map')), 200, 40);
    await page.waitForFunction(() => document.querySelectorAll('.hex-map .hex-number').length === 0);
    expect(await smallest()).toBeGreaterThan(10.99);
  });
});
