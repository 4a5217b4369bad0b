import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { faultsOf } from './axe.js';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { StartedHouse } from './house.js';
import { counts, soon } from './soon.js';

const HOME = '/desk/c/amwol-1846';
const LETTERS = `${HOME}/letters`;
const WIDE = { width: 1440, height: 900 };

(hasChromium ? describe : describe.skip)('letters at the desk (Chromium)', () => {
  let house: StartedHouse;
  let browser: Browser;
  const seats = new Map<string, WatchedPage>();
  beforeAll(async () => {
    [house, browser] = await Promise.all([StartedHouse.open(), openChromium()]);
    for (const account of ['taylor', 'arista']) {
      const seat = await watchedPage(browser, house.url);
      seats.set(account, seat);
      await seat.page.goto(house.startLink(account));
      await seat.page.getByText(`Signed in as ${account}`).waitFor();
    }
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });
  afterEach(() => {
    for (const { faults } of seats.values()) expect(faults).toEqual([]);
  });

  const pageOf = (account: string): Page => seats.get(account)!.page;
  async function show(account: string): Promise<Page> {
    const page = pageOf(account);
    await page.goto(`${house.url}${LETTERS}`);
    await page.getByRole('heading', { name: 'Letters', level: 1 }).waitFor();
    await page.getByText(/^(Letters arrive at once|Letters travel by courier)/).waitFor();
    return page;
  }
  /** What the house itself has of a seat's letters. */
  async function atHouse(
    account: string,
    path = '',
  ): Promise<readonly { readonly text: string; readonly readAt?: string }[]> {
    const answer = await pageOf(account).request.get(`${house.url}/campaigns/amwol-1846/letters${path}`, {
      headers: { 'Vedette-Desk': '1' },
    });
    return (await answer.json()) as { readonly text: string; readonly readAt?: string }[];
  }

  /** The administrator says how letters travel. */
  async function setDelivery(delivery: 'at-once' | 'courier'): Promise<void> {
    const json = { 'content-type': 'application/json' };
    const login = await fetch(`${house.url}/auth/login`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ account: 'administrator', password: house.password('administrator') }),
    });
    const { accessToken } = (await login.json()) as { accessToken: string };
    const answer = await fetch(`${house.url}/campaigns/amwol-1846/letters/delivery`, {
      method: 'PUT',
      headers: { ...json, authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ delivery }),
    });
    expect(answer.status).toBe(200);
  }

  it('are written with the time the courier takes said before they are sent, and are sent only with a receipt', async () => {
    const page = await show('taylor');
    await page.getByRole('button', { name: 'New letter' }).click();
    await page.getByRole('checkbox', { name: /arista/i }).check();
    await page.getByText(/arrives (at once|when turn)|a turn at least/).waitFor();
    await page.getByLabel('Words').fill('I am at J9-V4.\nUS3IN parleys for me.');
    await page.getByText('kept at your seat').waitFor();
    expect(await atHouse('taylor', '/sent')).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await page.getByText(/^The letter is (sent|on its way)/).waitFor();
    expect((await atHouse('taylor', '/sent')).map(({ text }) => text)).toEqual([
      'I am at J9-V4.\nUS3IN parleys for me.',
    ]);
    await page.locator('li.letter summary').first().click();
    await page.getByRole('link', { name: 'J9-V4' }).click();
    await page.waitForSelector('canvas[data-drawn=whole]');
    await page
      .locator('output.spoken')
      .getByText(/^J9-V4,/)
      .waitFor();
  });

  it('that were begun wait at the seat, also after the page was left, and can be thrown away', async () => {
    let page = await show('taylor');
    await page.getByRole('button', { name: 'New letter' }).focus();
    await page.keyboard.press('c');
    await page.getByLabel('Words').fill('Begun and left.');
    await page.getByText('kept at your seat').waitFor();
    page = await show('taylor');
    await page.getByRole('button', { name: /Begun and left/ }).click();
    await soon(
      () => page.getByLabel('Words').inputValue(),
      (found) => expect(found).toBe('Begun and left.'),
    );
    await page.getByRole('button', { name: 'Throw it away' }).click();
    await page.getByRole('heading', { name: 'Begun and not sent' }).waitFor({ state: 'detached' });
    expect((await atHouse('taylor', '/sent')).length).toBe(1);
  });

  it('are shown as not sent while nobody answers, and go once, however often they are sent again', async () => {
    const page = await show('taylor');
    await page.getByRole('button', { name: 'New letter' }).click();
    await page.getByRole('checkbox', { name: /arista/i }).check();
    await page.getByLabel('Words').fill('Sent once.');
    await page.getByText('kept at your seat').waitFor();
    // The house takes the letter, and its answer is lost on the way.
    await page.route('**/campaigns/amwol-1846/letters', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Send the letter' }).click();
    await page.getByText('Not shown as sent').waitFor();
    await page.unroute('**/campaigns/amwol-1846/letters');
    seats.get('taylor')!.faults.splice(0);
    await page.getByRole('button', { name: 'Send the letter' }).click();
    await page.getByText('The letter had been sent already.').waitFor();
    const texts = (await atHouse('taylor', '/sent')).map(({ text }) => text);
    expect(texts.filter((text) => text === 'Sent once.')).toHaveLength(1);
  });

  it('travel by courier where the campaign has it so, and nothing of them is seen before they arrive', async () => {
    await setDelivery('courier');
    const sender = await show('arista');
    await sender.getByText('Letters travel by courier').waitFor();
    await sender.getByRole('button', { name: 'New letter' }).click();
    await sender.getByRole('checkbox', { name: /taylor/i }).check();
    await sender.getByText(/arrives when turn \d+ opens|a turn at least/).waitFor();
    await sender.getByLabel('Words').fill('Slow words.');
    await sender.getByRole('button', { name: 'Send the letter' }).click();
    await sender.getByText(/^The letter is on its way. It has reached everybody when turn/).waitFor();
    await sender.getByText(/^on its way; has reached everybody when turn/).waitFor();
    const page = await show('taylor');
    await counts(page.getByText('Slow words.'), 0);
    await setDelivery('at-once');
  });

  it('are heard of at once, are read when they are opened, and are answered by a key', async () => {
    const sender = await show('arista');
    await sender.getByRole('button', { name: 'New letter' }).click();
    await sender.getByRole('checkbox', { name: /taylor/i }).check();
    await sender.getByLabel('Words').fill('You are far from home.');
    await sender.getByRole('button', { name: 'Send the letter' }).click();
    await sender.getByText(/^The letter is (sent|on its way)/).waitFor();
    const page = await show('taylor');
    const letter = page.locator('li.letter.unread summary').filter({ hasText: 'You are far from home.' });
    await letter.focus();
    await page.keyboard.press('Enter');
    await page.locator('li.letter.unread').waitFor({ state: 'detached' });
    expect((await atHouse('taylor'))[0]!.readAt).toEqual(expect.any(String));
    await page.keyboard.press('r');
    await page.getByRole('checkbox', { name: /arista/i, checked: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^See no letters of/ }).click();
    await page.getByRole('heading', { name: 'Muted senders' }).waitFor();
    await counts(page.getByText('You are far from home.'), 0);
    await page.getByRole('button', { name: /^See the letters of/ }).click();
    await page.getByText('You are far from home.').first().waitFor();
  });

  it.each([
    ['light', 320],
    ['dark', 768],
    ['dark', 1440],
  ] as const)(
    'can be used by everybody in %s at %i, and nothing runs out sideways',
    async (colorScheme, width) => {
      const page = await show('taylor');
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('button', { name: 'New letter' }).click();
      await page.getByLabel('Words').waitFor();
      expect(await faultsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize(WIDE);
    },
  );
});
