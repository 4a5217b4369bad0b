import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { endOfWar } from './end-of-war.js';
import { StartedHouse } from './house.js';
import { faultsOfLayout } from './layout.js';
import { signInByForm } from './sign-in.js';

const PICTURES = fileURLToPath(new URL('../../../docs/pictures/desk/', import.meta.url));
const HOME = '/desk/c/amwol-1846';
const MAP = 'canvas[data-drawn=whole]';

/** A screen as somebody comes to it. */
interface Shot {
  readonly name: string;
  readonly who: string;
  readonly path: string;
  /** What is there once it shows what it is for. */
  readonly ready: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Chooses a piece where pieces are listed, and waits for its card. */
const choose =
  (piece: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(`button[data-piece=${piece}]`).first().click();
    await page.locator(`[data-card=${piece}]`).waitFor();
  };
const order =
  (piece: string, line: string) =>
  async (page: Page): Promise<void> => {
    await choose(piece)(page);
    await page.locator(`#line-${piece}`).fill(line);
    await page.keyboard.press('Enter');
    await page
      .getByText(/It would be (accepted|refused)/)
      .first()
      .waitFor();
    await page.locator(`[data-card=${piece}]`).evaluate((card) => card.scrollIntoView());
    await page.evaluate(() => scrollTo(0, 0));
  };

const BEFORE_THE_END: readonly Shot[] = [
  { name: 'home', who: 'taylor', path: '/desk/', ready: 'a[href*="amwol-1846"]' },
  { name: 'evening', who: 'taylor', path: HOME, ready: 'main h1' },
  {
    name: 'map',
    who: 'taylor',
    path: `${HOME}/map`,
    ready: MAP,
    prepare: order('US3IN', 'US3IN march J9-V3 - J9-V2; assault / last-ditch; supply 1'),
  },
  {
    name: 'orders',
    who: 'taylor',
    path: `${HOME}/orders`,
    ready: 'button[data-piece]',
    prepare: order('US4IN', 'US4IN march J9-V3; posture assault / last-ditch'),
  },
  {
    name: 'battlefield',
    who: 'taylor',
    path: `${HOME}/map`,
    ready: MAP,
    prepare: async (page) => {
      await order('US5IN', 'US5IN move 8-3; support 11-6 radius 3')(page);
      await page.getByRole('button', { name: /^Battlefield of/ }).click();
      await page.getByRole('grid').waitFor();
    },
  },
  { name: 'report', who: 'taylor', path: `${HOME}/report`, ready: 'main h1' },
  { name: 'plan', who: 'taylor', path: `${HOME}/plan`, ready: 'main table' },
  {
    name: 'letters',
    who: 'taylor',
    path: `${HOME}/letters`,
    ready: 'main h1',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'New letter' }).click();
      await page.getByRole('checkbox', { name: /arista/i }).check();
      await page
        .getByLabel('Words')
        .fill('General, I propose that our surgeons meet under a flag of truce at J9-V3.');
    },
  },
  { name: 'seat', who: 'taylor', path: `${HOME}/seat`, ready: 'main h1' },
  { name: 'me', who: 'taylor', path: '/desk/me', ready: 'main h1' },
  { name: 'staff', who: 'marcy', path: `${HOME}/staff`, ready: MAP },
  { name: 'sums', who: 'marcy', path: `${HOME}/staff?part=sums`, ready: 'main table' },
  {
    name: 'chart',
    who: 'conner',
    path: `${HOME}/map`,
    ready: MAP,
    prepare: async (page) => {
      await page.locator('.sheet button[data-piece]').first().click();
      await page.locator('.sea .water.in-reach').first().waitFor();
      const sea = page.locator('.sea [data-place]:has(> .water.in-reach)').first();
      await sea.evaluate((one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true })));
      await page.getByText('It would be accepted').first().waitFor();
    },
  },
  ...['turn', 'people', 'telling', 'mending', 'campaign', 'log'].map((part) => ({
    name: part === 'turn' ? 'control' : `control-${part}`,
    who: 'administrator',
    path: `${HOME}/control?part=${part}`,
    ready: 'main h1',
  })),
];
const AFTER_THE_END: readonly Shot[] = [
  { name: 'debrief', who: 'taylor', path: `${HOME}/debrief?part=maps`, ready: `.three ${MAP}` },
  { name: 'decisions', who: 'taylor', path: `${HOME}/debrief?part=decisions`, ready: '.decisions li' },
];
/** What is kept of them beside the documents; the rest is looked at and thrown away. */
const KEPT: ReadonlySet<string> = new Set([
  ...['evening', 'map', 'orders', 'battlefield', 'chart', 'report', 'plan', 'letters', 'seat', 'staff'],
  ...['control', 'debrief', 'dark', 'forced-colours', 'phone'],
]);
/** The narrowest, where words and buttons have the least room; wider ones where there is more time, or pictures are wanted. */
const WIDTHS: readonly (readonly [width: number, height: number])[] = [
  'TEST_LONG',
  'UPDATE_PICTURES',
  'PICTURES_TO',
].some((name) => process.env[name])
  ? [
      [1440, 900],
      [768, 1024],
      [320, 640],
    ]
  : [[320, 640]];

/**
 * Draws every screen. Letters differ from machine to machine, and with them every line of a page: pictures are no references that a
 * machine elsewhere could be measured by. What is the same everywhere is how they lie: no words upon words, none cut off, and nothing
 * over a button. With `UPDATE_PICTURES` set the
 * pictures of `docs/pictures/desk` are drawn anew; with a folder in `PICTURES_TO` all of them go there, to be looked at.
 */
(hasChromium ? describe : describe.skip)('every screen, drawn (Chromium)', () => {
  let house: StartedHouse;
  let browser: Browser;
  const seats = new Map<string, WatchedPage>();
  beforeAll(async () => {
    [house, browser] = await Promise.all([StartedHouse.open(), openChromium()]);
    for (const who of ['taylor', 'marcy', 'conner', 'administrator']) {
      const seat = await watchedPage(browser, house.url);
      await signInByForm(seat.page, house, who);
      seats.set(who, seat);
    }
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  const show = async ({ who, path, ready, prepare }: Shot): Promise<Page> => {
    const { page } = seats.get(who)!;
    await page.goto(`${house.url}${path}`);
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    return page;
  };
  const save = async (page: Page, name: string): Promise<void> => {
    const [folder, all] = [process.env['UPDATE_PICTURES'] && PICTURES, process.env['PICTURES_TO']];
    if (folder && KEPT.has(name)) await page.screenshot({ path: join(folder, `${name}.png`) });
    if (all) await page.screenshot({ path: join(all, `${name}.png`) });
  };
  const isWellLaidOut = async (shot: Shot): Promise<void> => {
    const { page } = seats.get(shot.who)!;
    for (const [width, height] of WIDTHS) {
      await page.setViewportSize({ width, height });
      await show(shot);
      if (shot.name === 'map' && width === 320) await save(page, 'phone');
      await save(page, width === 1440 ? shot.name : `${shot.name}-${width}`);
      expect([width, await faultsOfLayout(page)]).toEqual([width, []]);
    }
  };

  it.each(BEFORE_THE_END)(
    '$name has its words and buttons where they can be read and pressed',
    isWellLaidOut,
  );

  it('finds words upon words, words that are cut off and buttons that are covered', async () => {
    const { page } = seats.get('taylor')!;
    await page.setViewportSize({ width: 1440, height: 900 });
    await show(BEFORE_THE_END[1]!);
    await page.evaluate(() => {
      const [one, two] = [document.createElement('p'), document.createElement('p')];
      one.textContent = 'words upon words';
      const heading = document.querySelector('main h1')!;
      two.textContent = 'far too many words for so little room';
      heading.before(two);
      Object.assign(two.style, { width: '40px', overflow: 'hidden', whiteSpace: 'nowrap' });
      heading.append(one);
      const { left, top } = heading.getBoundingClientRect();
      Object.assign(one.style, {
        position: 'absolute',
        left: `${left}px`,
        top: `${top + scrollY}px`,
        margin: '0',
        opacity: '0.9',
      });
      const cover = document.createElement('div');
      const box = document.querySelector('.done button')!.getBoundingClientRect();
      Object.assign(cover.style, {
        position: 'absolute',
        left: `${box.left}px`,
        top: `${box.top + scrollY}px`,
        width: '200px',
        height: '60px',
      });
      document.body.append(cover);
    });
    const faults = (await faultsOfLayout(page)).join('\n');
    expect(faults).toMatch(/lies upon/);
    expect(faults).toMatch(/cut off: "far too many/);
    expect(faults).toMatch(/"I am done" lies below div/);
  });

  it('is drawn by night and in forced colours', async () => {
    const map = BEFORE_THE_END.find(({ name }) => name === 'map')!;
    const { page } = seats.get('taylor')!;
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const [name, media] of [
      ['dark', { colorScheme: 'dark', forcedColors: 'none' }],
      ['forced-colours', { colorScheme: 'dark', forcedColors: 'active' }],
    ] as const) {
      await page.emulateMedia(media);
      await show(map);
      await save(page, name);
      expect(await faultsOfLayout(page)).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  });

  it('is drawn of a war that is over', () => endOfWar(seats.get('administrator')!.page, house.url));

  it.each(AFTER_THE_END)('$name has its words and buttons where they can be read and pressed', isWellLaidOut);
});
