import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { until } from '@vedette/testing';
import { faultsOf } from './axe.js';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { StartedHouse } from './house.js';
import { signInByForm } from './sign-in.js';

const HOME = '/desk/c/amwol-1846';
const SCREENS = [HOME, `${HOME}/map`, `${HOME}/orders`, `${HOME}/report`];

/** Waits until a screen has been drawn with all that was told. */
async function show(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('main h1');
  if (/map|report/.test(url)) await page.waitForSelector('canvas[data-drawn=whole]');
}

(hasChromium ? describe : describe.skip)('an evening at the desk (Chromium)', () => {
  let house: StartedHouse;
  let browser: Browser;
  let taylor: WatchedPage;
  beforeAll(async () => {
    [house, browser] = await Promise.all([StartedHouse.open(), openChromium()]);
    taylor = await watchedPage(browser, house.url);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  it('begins with the link that the start printed, which is good once and leaves nothing in the address', async () => {
    const { page } = taylor;
    const link = house.startLink('taylor');
    await page.goto(link);
    await page.getByText('Signed in as taylor').waitFor();
    expect(page.url()).toBe(`${house.url}/desk/`);
    const cookies = await page.context().cookies();
    expect(cookies).toEqual([
      expect.objectContaining({ name: 'vedette', httpOnly: true, sameSite: 'Strict' }),
    ]);
    expect(await page.evaluate(() => document.cookie)).toBe('');

    const second = await watchedPage(browser, house.url);
    await second.page.goto(link);
    await second.page.getByText('The link is good once').waitFor();
    expect(new URL(second.page.url()).hash).toBe('');
    await second.page.context().close();
  });

  it('tells what happened and what is left to do, and hears that he is done', async () => {
    const { page } = taylor;
    await show(page, `${house.url}${HOME}`);
    await page.getByRole('heading', { name: 'What happened in turn 1' }).waitFor();
    await page.getByText('17 of 17 pieces have no order').waitFor();
    await page.keyboard.press('1');
    await page.waitForFunction(() => document.activeElement?.hasAttribute('data-item'));
    await page.getByRole('button', { name: 'I am done' }).press('Enter');
    await page.getByText('You have said that you are done.').waitFor();
    await page.getByRole('button', { name: 'Not done after all' }).press('Enter');
    await page.getByRole('button', { name: 'I am done' }).waitFor();
  });

  it('has a map that is read by keys: the cursor says where it is and what is known of it', async () => {
    const { page } = taylor;
    await show(page, `${house.url}${HOME}/map`);
    await page.getByRole('application').focus();
    const spoken = (): Promise<string> => page.locator('output.spoken').innerText();
    expect(await spoken()).toMatch(
      /^J9-V4, Fort Brown, river, United States\. .*Mexico \(hostile\): [a-z]+, \d+ to \d+ units/,
    );
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^K0-V4, water/).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.getByText(/^K0-V3, Point Isabel/).waitFor();
    await page.getByLabel('Go to a place or piece').fill('Mexico City');
    await page.keyboard.press('Enter');
    await page.getByText(/Mexico City,.* Not in your sight\./).waitFor();
    await page.waitForSelector('canvas[data-drawn=whole]');
    const colours = await page.evaluate(() => {
      const canvas = document.querySelector('canvas')!;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      const found = new Set<number>();
      for (let i = 0; i < data.length; i += 400)
        found.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!);
      return found.size;
    });
    expect(colours).toBeGreaterThan(10);
  });

  it('shows the turn as a film whose captions are the lines of the report', async () => {
    const { page } = taylor;
    await show(page, `${house.url}${HOME}/report`);
    const caption = (): Promise<string> => page.locator('#film-caption').innerText();
    const first = await caption();
    await page.getByRole('application').focus();
    const phaseShown = (): Promise<string> => page.locator('#film-caption strong').innerText();
    // How many phases have something to tell before it is a matter of dice.
    for (let phase = 0; phase < 40 && (await phaseShown()) !== 'Strategic movement 1'; phase++) {
      const shown = await caption();
      await page.keyboard.press('Shift+L');
      await until(async () => (await caption()) !== shown, `another picture than ${shown}`);
    }
    expect(await phaseShown()).toBe('Strategic movement 1');
    const later = await caption();
    expect(later).not.toBe(first);
    const text = later.replace(/^Strategic movement 1 /, '');
    // A line with dice holds their words as well, folded.
    const line = page.locator('ol.lines li', { hasText: text });
    expect(await line.count()).toBeGreaterThan(0);
    await page.getByLabel('Search the report').fill('came up and lay off Point Isabel');
    await until(async () => (await line.count()) === 0, 'the line is no longer listed');
    expect(await page.locator('ol.lines li').count()).toBeGreaterThan(0);
  });

  it('opens a report as a page by a link, in a box that may do nothing', async () => {
    const { page } = taylor;
    await show(page, `${house.url}${HOME}/report`);
    const [answer] = await Promise.all([
      page.waitForResponse((one) => one.url().endsWith('/turn.html')),
      page.getByRole('link', { name: 'turn.html' }).click(),
    ]);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-security-policy']).toMatch(/^sandbox/);
  });

  it.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 320],
    ['dark', 768],
  ] as const)(
    'can be used by everybody: axe finds nothing in %s at %i, and nothing runs out sideways',
    async (scheme, width) => {
      const { page } = taylor;
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      for (const screen of SCREENS) {
        await show(page, `${house.url}${screen}`);
        expect([screen, await faultsOf(page)]).toEqual([screen, []]);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([screen, over]).toEqual([screen, 0]);
      }
    },
  );

  it('shows how many are done as others say it and take it back, without being asked', async () => {
    const { page } = taylor;
    await show(page, `${house.url}${HOME}`);
    const count = page.locator('.done').getByText(/\d+ of \d+ are done/);
    const before = await count.innerText();
    const other = await watchedPage(browser, house.url);
    await signInByForm(other.page, house, 'arista');
    await show(other.page, `${house.url}${HOME}`);
    await other.page.getByRole('button', { name: 'I am done' }).press('Enter');
    await page
      .locator('.done')
      .getByText(before.replace(/^\d+/, (ready) => String(Number(ready) + 1)))
      .waitFor();
    await other.page.getByRole('button', { name: 'Not done after all' }).press('Enter');
    await page.locator('.done').getByText(before).waitFor();
    expect(other.faults).toEqual([]);
    await other.page.context().close();
  });

  it('speaks German', async () => {
    const german = await watchedPage(browser, house.url, { locale: 'de-DE' });
    await german.page.goto(`${house.url}/`);
    await german.page.getByLabel('Kontoname').fill('arista');
    await german.page.getByLabel('Passwort').fill(house.password('arista'));
    await german.page.keyboard.press('Enter');
    await german.page.getByText('Angemeldet als arista').waitFor();
    expect(await german.page.evaluate(() => document.documentElement.lang)).toBe('de');
    expect(await faultsOf(german.page)).toEqual([]);
    expect(german.faults).toEqual([]);
    await german.page.context().close();
  });

  it('ends with nothing left behind: no cookie, nothing kept, no way back', async () => {
    const { page } = taylor;
    await page.setViewportSize({ width: 1440, height: 900 });
    // Signing out takes a while, and nobody asks meanwhile: what a piece may do was asked for a moment ago.
    await show(page, `${house.url}${HOME}/map`);
    await page.route('**/auth/logout', async (route) => {
      await new Promise((next) => setTimeout(next, 1_000));
      await route.continue();
    });
    await page.locator('button[data-piece]').first().click();
    await page.locator('.card').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Account name').waitFor();
    await page.waitForTimeout(1_000);
    expect(asked).toEqual(['/auth/logout']);
    expect(taylor.faults).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(`${house.url}${HOME}`);
    await page.getByLabel('Account name').waitFor();
  });

  it('has done nothing that a page of the desk may not do', () => {
    expect(taylor.faults).toEqual([]);
  });
});
