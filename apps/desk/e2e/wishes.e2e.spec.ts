import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { faultsOf } from './axe.js';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { StartedHouse } from './house.js';
import { isEnglish, isShared, textsOf } from './own-words.js';
import { signInByForm } from './sign-in.js';
import { counts, soon } from './soon.js';

const PICTURES = fileURLToPath(new URL('../../../docs/pictures/desk/', import.meta.url));
const HOME = '/desk/c/amwol-1846';
const SCREENS = ['', '/map', '/orders', '/report', '/plan', '/letters', '/seat', '/staff'] as const;

/** Every string of a document, one a line. */
const stringsIn = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? [...Object.keys(value), ...Object.values(value).map(stringsIn)].join('\n')
      : '';

(hasChromium ? describe : describe.skip)('what a reader wishes for at the desk (Chromium)', () => {
  let house: StartedHouse;
  let browser: Browser;
  let marcy: WatchedPage;
  let taylor: WatchedPage;
  /** What the house itself said, in its own words. */
  let told = '';
  beforeAll(async () => {
    [house, browser] = await Promise.all([StartedHouse.open(), openChromium()]);
    marcy = await watchedPage(browser, house.url);
    taylor = await watchedPage(browser, house.url);
    for (const { page } of [marcy, taylor])
      page.on('response', (answer) => {
        if (!answer.headers()['content-type']?.includes('json')) return;
        answer.json().then(
          (body) => (told += `${stringsIn(body).replace(/\s+/g, ' ')}\n`),
          () => undefined,
        );
      });
    await signInByForm(marcy.page, house, 'marcy');
    await signInByForm(taylor.page, house, 'taylor');
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  const pageOf = (screen: string): Page => (screen === '/staff' ? marcy : taylor).page;
  /** Opens a screen, with the card of a piece where there is one. */
  async function show(screen: string): Promise<Page> {
    const page = pageOf(screen);
    await page.goto(`${house.url}${HOME}${screen}`);
    await page.waitForSelector('main h1');
    if (/map|report|staff/.test(screen)) await page.waitForSelector('canvas[data-drawn=whole]');
    if (/staff/.test(screen)) await page.locator('main table').first().waitFor();
    if (/letters/.test(screen)) await page.waitForLoadState('networkidle');
    if (/map|orders/.test(screen)) {
      await page.locator('button[data-piece=US3IN]').click();
      await page.locator('[data-card=US3IN] .others').waitFor();
    }
    return page;
  }
  const speak = (page: Page, language: 'en' | 'de'): Promise<unknown> =>
    page
      .getByLabel('Language / Sprache')
      .selectOption(language)
      .then(() => page.waitForFunction((tag) => document.documentElement.lang === tag, language));

  it.each(SCREENS)(
    'is told in German on %s, and nothing of the desk itself stays English',
    async (screen) => {
      const page = await show(screen);
      await speak(page, 'en');
      const english = new Set(await textsOf(page));
      await speak(page, 'de');
      expect(await faultsOf(page)).toEqual([]);
      const german = await textsOf(page);
      expect(german.filter(isEnglish).filter((text) => !told.includes(text))).toEqual([]);
      // What is the same in both languages is the house's own, or a word that both have.
      const stays = german.filter((text) => english.has(text) && !isShared(text) && !told.includes(text));
      expect(stays).toEqual([]);
      expect(german.filter((text) => !english.has(text)).length).toBeGreaterThan(15);
      if (screen === '/map' && process.env['UPDATE_PICTURES'])
        await page.screenshot({ path: `${PICTURES}german.png` });
      await speak(page, 'en');
    },
  );

  /** How the first of some elements looks, in what forced colours leave to it. */
  const look = (page: Page, selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const of = getComputedStyle(element);
        return [
          ...[of.color, of.backgroundColor, of.textDecorationLine, of.outlineStyle],
          ...[of.borderTopStyle, of.borderTopWidth, of.borderTopColor],
          ...[of.borderBottomStyle, of.borderBottomWidth, of.borderBottomColor],
        ].join(' ');
      });
  it.each([
    ['/map', 'nav a[aria-current=page]', 'nav a:not([aria-current])'],
    ['/map', '.layers button[aria-pressed=true]', '.layers button[aria-pressed=false]'],
    ['/map', '.views button[aria-pressed=true]', '.views button[aria-pressed=false]'],
    ['/orders', 'button:disabled', 'button:enabled'],
    ['/orders', 'button.primary', 'button.quiet'],
  ])('is told apart where colours are forced: on %s %s from %s', async (screen, chosen, other) => {
    const page = await show(screen);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await look(page, chosen)).not.toBe(await look(page, other));
    await page.emulateMedia({ forcedColors: 'none' });
  });

  it.each([
    ['forced-colours', { forcedColors: 'active', colorScheme: 'dark' }],
    ['dark', { forcedColors: 'none', colorScheme: 'dark' }],
  ] as const)('can be used by everybody in %s, on every screen', async (name, media) => {
    for (const screen of SCREENS) {
      const page = await show(screen);
      await page.emulateMedia(media);
      expect([screen, await faultsOf(page)]).toEqual([screen, []]);
      if (screen === '/map' && process.env['UPDATE_PICTURES'])
        await page.screenshot({ path: `${PICTURES}${name}.png` });
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    }
  });

  it('is led through a first turn in five steps by keys, in both languages, and may leave at any of them', async () => {
    const { page, faults } = await watchedPage(browser, house.url);
    await signInByForm(page, house, 'arista');
    const steps = page.getByRole('complementary', { name: /Your first turn|Ihre erste Runde/ });
    const evening = async (): Promise<void> => {
      await page.goto(house.url + HOME);
      await page.getByRole('heading', { name: 'What happened in turn 1' }).waitFor();
    };
    for (let last = 1; last <= 5; last++) {
      await evening();
      for (let step = 1; step < last; step++) {
        await steps.getByText(`Step ${step} of 5.`).waitFor();
        await steps.getByRole('button', { name: 'Next step' }).press('Enter');
      }
      await steps.getByText(`Step ${last} of 5.`).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await steps.getByRole('link').press('Enter');
      await page.waitForSelector('main h1');
      await steps.getByText(`Step ${last} of 5.`).waitFor();
      await steps.getByRole('button', { name: /^(Leave|I know enough)$/ }).press('Enter');
      await steps.waitFor({ state: 'detached' });
      await page.reload();
      await page.waitForSelector('main h1');
      await counts(steps, 0);
      await page.evaluate(() => localStorage.removeItem('vedette-first-steps'));
    }
    await evening();
    await steps.getByText('Step 1 of 5.').waitFor();
    await speak(page, 'de');
    await steps.getByText('Schritt 1 von 5.').waitFor();
    await steps.getByRole('button', { name: 'Verlassen' }).press('Enter');
    await steps.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('says where something of it cannot be fetched, in the one main place of the page or beside it, and fetches it by itself', async () => {
    const { page, faults } = await watchedPage(browser, house.url);
    await signInByForm(page, house, 'arista');
    await page.evaluate(() => localStorage.setItem('vedette-first-steps', '2'));
    await page.reload();
    const cutOff = (url: URL): boolean => url.pathname.startsWith('/desk/assets/');
    await page.route(cutOff, (route) => route.abort());
    await page.locator(`a[href^="${HOME}"]`).first().click();
    const problems = page.getByText('The server cannot be reached.');
    const again = page.getByRole('button', { name: 'Try again' });
    for (const screen of ['Evening', 'Map', 'Orders', 'Report', 'Plan', 'Letters', 'My seat']) {
      await page.getByRole('navigation').getByRole('link', { name: screen, exact: true }).click();
      await page.getByRole('heading', { name: 'This screen could not be fetched', level: 1 }).waitFor();
      // The steps of a first turn stand beside each screen.
      await problems.nth(1).waitFor();
      await soon(
        async () => [screen, await page.getByRole('main').count(), await again.count()],
        (found) => expect(found).toEqual([screen, 1, 2]),
      );
      expect(await faultsOf(page)).toEqual([]);
    }
    const askedFor = page.waitForRequest((request) => cutOff(new URL(request.url())));
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await askedFor;
    await page.unroute(cutOff);
    await page.getByRole('heading', { name: 'My seat', level: 1 }).waitFor();
    await page.getByText('Step 2 of 5.').waitFor();
    await counts(page.getByRole('main'), 1);
    await counts(problems, 0);
    expect(faults.filter((fault) => !fault.includes('net::ERR_FAILED'))).toEqual([]);
    await page.context().close();
  });

  it('draws a map by itself that the house had nothing of for a while', async () => {
    const { page, faults } = await watchedPage(browser, house.url);
    await signInByForm(page, house, 'arista');
    // Away until its reader was told so: how long that takes depends on the machine.
    let isAway = true;
    await page.route(/\/theatre$/, (route) =>
      isAway ? route.fulfill({ status: 503, json: { code: 'service-unavailable' } }) : route.fallback(),
    );
    await page.goto(`${house.url}${HOME}/map`);
    await page.getByText('The page asks again by itself.').waitFor();
    isAway = false;
    await page.waitForSelector('canvas[data-drawn=whole]');
    await counts(page.getByRole('button', { name: 'Try again' }), 0);
    expect(faults.filter((fault) => !fault.includes('503'))).toEqual([]);
    await page.context().close();
  });

  it('has done nothing that a page of the desk may not do', () => {
    expect([...marcy.faults, ...taylor.faults]).toEqual([]);
  });
});
