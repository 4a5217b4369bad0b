import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { StartedHouse } from './house.js';
import { signInByForm } from './sign-in.js';

const HOME = '/desk/c/amwol-1846';

(hasChromium ? describe : describe.skip)('pointing at the map (Chromium)', () => {
  let house: StartedHouse;
  let browser: Browser;
  let taylor: WatchedPage;
  let page: Page;
  beforeAll(async () => {
    [house, browser] = await Promise.all([StartedHouse.open(), openChromium()]);
    taylor = await watchedPage(browser, house.url);
    page = taylor.page;
    await signInByForm(page, house, 'taylor');
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  const showMap = async (): Promise<void> => {
    await page.goto(`${house.url}${HOME}/map`);
    await page.waitForSelector('canvas[data-drawn=whole]');
  };
  /** Waits until frames that were asked for have been painted. */
  const painted = (): Promise<unknown> =>
    page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));

  it('a map that was dragged shows what one shows that is drawn anew at that place', async () => {
    await showMap();
    const { x, y } = (await page.locator('canvas').boundingBox())!;
    const keep = (): Promise<unknown> =>
      page.evaluate(() => {
        const canvas = document.querySelector('canvas')!;
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
        const pictures = ((globalThis as { pictures?: Uint8ClampedArray[] }).pictures ??= []);
        pictures.push(data);
      });
    await keep();
    await page.mouse.move(x + 500, y + 400);
    await page.mouse.down();
    await page.mouse.move(x + 401, y + 300, { steps: 7 });
    await page.mouse.move(x + 333, y + 511, { steps: 9 });
    await page.mouse.up();
    await painted();
    await page.waitForSelector('canvas[data-drawn=whole]');
    await painted();
    await keep();
    await page.getByRole('application').focus();
    // A layer that is switched and switched back has all drawn anew.
    for (const key of ['5', '5']) {
      await page.keyboard.press(key);
      await painted();
    }
    await keep();
    const [moved, anew] = await page.evaluate(() => {
      const { pictures } = globalThis as unknown as { pictures: Uint8ClampedArray[] };
      const unlike = (one: Uint8ClampedArray, other: Uint8ClampedArray): number =>
        one.filter((value, at) => Math.abs(value - other[at]!) > 8).length / one.length;
      return [unlike(pictures[0]!, pictures[1]!), unlike(pictures[1]!, pictures[2]!)];
    });
    expect(moved).toBeGreaterThan(0.01);
    expect(anew).toBeLessThan(0.001);
  });

  it('does nothing that a page of the desk may not do', () => expect(taylor.faults).toEqual([]));
});
