import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { hasChromium, openChromium, watchedPage } from './chromium.js';
import { StartedHouse } from './house.js';
import { signInByForm } from './sign-in.js';

/**
 * Each screen at three widths by day, by night and in forced colours, against the pictures in `pictures/`. What draws them differs from
 * machine to machine by its browser and its fonts: where either is another than they were drawn with, they are not compared, and all
 * else is looked at all the same. `PICTURES=draw npm run jest -- apps/desk/e2e/pictures` draws them anew; while there are none,
 * nothing is compared.
 */
const folder = fileURLToPath(new URL('pictures/', import.meta.url));
const DRAWN_WITH = `${folder}drawn-with.json`;
const isDrawing = process.env['PICTURES'] === 'draw';

const SCREENS = { evening: '', map: '/map', orders: '/orders', report: '/report', plan: '/plan' } as const;
const WIDTHS = { 320: 640, 768: 1024, 1440: 900 } as const;
const LOOKS = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const;
/** The share of pixels that may differ. */
const MOST_UNLIKE = 0.001;
const NOW = new Date('2026-03-01T12:00:00Z');

/** The browser and, by how wide and high it paints some letters, its fonts. */
async function drawnWith(page: Page, browser: Browser): Promise<{ chromium: string; fonts: string }> {
  const letters = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    const brush = canvas.getContext('2d')!;
    for (const [row, font] of ['16px system-ui', 'bold 16px system-ui', '14px monospace'].entries()) {
      brush.font = font;
      brush.fillText('Vedette 0123 – ✓ ⚠ ñ', 2, 20 + row * 24);
    }
    return canvas.toDataURL();
  });
  return { chromium: browser.version(), fonts: createHash('sha256').update(letters).digest('hex') };
}

/** The share of pixels in which two pictures differ visibly; all where they are not of one size. */
const unlike = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async (both) => {
      const [here, there] = await Promise.all(
        both.map(async (data) => {
          const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(image.width, image.height);
          const brush = canvas.getContext('2d')!;
          brush.drawImage(image, 0, 0);
          return brush.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (here!.width !== there!.width || here!.height !== there!.height) return 1;
      let found = 0;
      for (let at = 0; at < here!.data.length; at += 4)
        if ([0, 1, 2].some((part) => Math.abs(here!.data[at + part]! - there!.data[at + part]!) > 16))
          found++;
      return found / (here!.width * here!.height);
    },
    [one.toString('base64'), other.toString('base64')],
  );

(hasChromium ? describe : describe.skip)('the looks of the screens (Chromium)', () => {
  let house: StartedHouse;
  let browser: Browser;
  let blank: Page;
  let isComparable = false;
  beforeAll(async () => {
    [house, browser] = await Promise.all([StartedHouse.open(), openChromium()]);
    blank = await browser.newPage();
    const here = await drawnWith(blank, browser);
    if (isDrawing) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(DRAWN_WITH, `${JSON.stringify(here, null, 2)}\n`);
    } else if (existsSync(DRAWN_WITH))
      isComparable = JSON.stringify(JSON.parse(readFileSync(DRAWN_WITH, 'utf8'))) === JSON.stringify(here);
    if (!isDrawing && !isComparable)
      process.stdout.write(`Pictures are not compared: this is ${JSON.stringify(here)}\n`);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  it.each(Object.keys(WIDTHS).map(Number) as (keyof typeof WIDTHS)[])(
    'at %d pixels scroll nowhere sideways, and show what their pictures show',
    async (width) => {
      const wrong: string[] = [];
      const judge = async (page: Page, name: string): Promise<void> => {
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (beyond > 0) wrong.push(`${name} is ${beyond} pixels too wide`);
        const file = `${folder}${name}.png`;
        const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
        if (isDrawing) writeFileSync(file, picture);
        if (!isComparable) return;
        const share = await unlike(blank, readFileSync(file), picture);
        if (share > MOST_UNLIKE) wrong.push(`${name} differs in ${(share * 100).toFixed(2)} % of its pixels`);
      };
      for (const [look, media] of Object.entries(LOOKS)) {
        // Of a page whose colours were forced once, some stay so: each look has a browser session of its own.
        const { page, faults } = await watchedPage(browser, house.url, {
          ...{ viewport: { width, height: WIDTHS[width] }, reducedMotion: 'reduce' },
          ...media,
        });
        await page.clock.setFixedTime(NOW);
        await signInByForm(page, house, 'taylor');
        for (const [screen, address] of Object.entries(SCREENS)) {
          await page.goto(`${house.url}/desk/c/amwol-1846${address}`);
          await page.waitForSelector('main h1');
          if (screen === 'map' || screen === 'report') await page.waitForSelector('canvas[data-drawn=whole]');
          await page.evaluate(
            () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
          );
          await judge(page, `${screen}-${width}-${look}`);
        }
        wrong.push(...faults);
        await page.context().close();
      }
      expect(wrong).toEqual([]);
    },
  );
});
