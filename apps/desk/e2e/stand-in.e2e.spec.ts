import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@vedette/testing';
import type { Browser, Page } from 'playwright-core';
import { faultsOf } from './axe.js';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { StartedHouse } from './house.js';
import { signInByForm } from './sign-in.js';
import { counts, soon } from './soon.js';

const CAMPAIGN = 'amwol-1846';
const HOME = `/desk/c/${CAMPAIGN}`;
const ASKED = { headers: { 'Vedette-Desk': '1' } };

interface Sent {
  readonly text: string;
  readonly status: string;
  readonly sender: string | null;
}
type Parts = Readonly<Record<string, { readonly drafts?: readonly { readonly key: string }[] }>>;

(hasChromium ? describe : describe.skip)('standing in for somebody at the desk (Chromium)', () => {
  let house: StartedHouse;
  let browser: Browser;
  let taylor: WatchedPage;
  let twiggs: WatchedPage;
  beforeAll(async () => {
    [house, browser] = await Promise.all([StartedHouse.open(), openChromium()]);
    [taylor, twiggs] = await Promise.all([watchedPage(browser, house.url), watchedPage(browser, house.url)]);
    await signInByForm(taylor.page, house, 'taylor');
    await signInByForm(twiggs.page, house, 'twiggs');
    for (const { page } of [taylor, twiggs]) {
      await page.goto(`${house.url}${HOME}/seat`);
      await page.getByRole('heading', { name: 'My seat' }).waitFor();
    }
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });
  afterEach(() => {
    for (const { faults } of [taylor, twiggs]) expect(faults).toEqual([]);
  });

  async function atHouse<T>({ page }: WatchedPage, path: string): Promise<T> {
    return (await (await page.request.get(`${house.url}/campaigns/${CAMPAIGN}/${path}`, ASKED)).json()) as T;
  }
  const partsKept = async (): Promise<Parts> => (await atHouse<{ document: Parts }>(twiggs, 'desk')).document;
  const orderOf = async (piece: string): Promise<Sent | undefined> =>
    (await atHouse<{ orders: readonly Sent[] }>(taylor, 'orders')).orders.find(({ text }) =>
      text.startsWith(piece),
    );
  const band = (page: Page) => page.getByRole('status').filter({ hasText: 'You play for' });
  const rows = (page: Page): Promise<(string | undefined)[]> =>
    page
      .locator('button[data-piece]')
      .evaluateAll((all) => [...new Set(all.map((one) => (one as HTMLElement).dataset['piece']))].sort());
  /** The pieces of which a seat's own orders tell. */
  const piecesOf = async (seat: WatchedPage): Promise<string[]> =>
    (await atHouse<{ pieces: readonly { readonly piece: string }[] }>(seat, 'orders/effective')).pieces
      .map(({ piece }) => piece)
      .sort();
  async function open(page: Page, piece: string): Promise<void> {
    await page.locator(`button[data-piece=${piece}]`).click();
    await page.locator(`[data-card=${piece}]`).waitFor();
  }

  it('is offered at the seat as soon as one is asked to, and opens the evening of the absent player under a band', async () => {
    const { page } = twiggs;
    await counts(page.getByRole('link', { name: /^Play for/ }), 0);
    await taylor.page.getByRole('combobox', { name: 'Who' }).first().selectOption('twiggs');
    await taylor.page.getByRole('button', { name: 'Hand over' }).click();
    await page
      .locator('[aria-labelledby=for-others]')
      .getByRole('link', { name: /^Play for/ })
      .click();
    await band(page).waitFor();
    expect(page.url()).toBe(`${house.url}${HOME}?seat=twiggs&for=taylor`);
    await page.getByRole('heading', { name: /^What happened in turn/ }).waitFor();
    await counts(page.getByText(/letters?$/), 0);
    expect(await faultsOf(page)).toEqual([]);
    const report = await atHouse<{ summary: { standing: { text: string } } }>(taylor, 'reports/1/turn.json');
    await page.getByText(report.summary.standing.text).first().waitFor();
  });

  it('shows his map, report, orders and plan, the band on each, and nothing that is his alone', async () => {
    const { page } = twiggs;
    const links = page.getByRole('navigation', { name: 'Screens' }).getByRole('link');
    await soon(
      () => links.allInnerTexts(),
      (found) => expect(found).toEqual(['Evening', 'Map', 'Orders', 'Report', 'Plan']),
    );
    for (const screen of ['Map', 'Orders', 'Report', 'Plan']) {
      await links.filter({ hasText: screen }).click();
      await page.waitForURL((url) => url.pathname.includes(`/${screen.toLowerCase()}`));
      await page.locator('main').waitFor();
      expect(new URL(page.url()).search).toBe('?seat=twiggs&for=taylor');
      await counts(band(page), 1);
    }
    await page.goto(`${house.url}${HOME}/letters?seat=twiggs&for=taylor`);
    await page.getByRole('heading', { name: /^What happened in turn/ }).waitFor();
    await counts(band(page), 1);
  });

  it("orders his pieces, by the reach and the doubts that are his, and the order stands as the stand-in's", async () => {
    const { page } = twiggs;
    const his = await piecesOf(taylor);
    expect(await piecesOf(twiggs)).not.toEqual(expect.arrayContaining(his));
    await page.goto(`${house.url}${HOME}/map?seat=twiggs&for=taylor`);
    await page.waitForSelector('canvas[data-drawn=whole]');
    await soon(
      () => rows(page),
      (found) => expect(found).toEqual(expect.arrayContaining(his)),
    );
    const reach = page.waitForResponse((answer) => answer.url().endsWith('/reach'));
    const options = page.waitForResponse((answer) => answer.url().includes('/orders/options/'));
    await open(page, 'US3IN');
    const told = (await (await reach).json()) as { reached: readonly unknown[] };
    expect(told.reached.length).toBeGreaterThan(0);
    expect(((await (await options).json()) as { options: readonly unknown[] }).options).not.toEqual([]);
    await page.locator('#line-US3IN').fill('US3IN march J9-V3; assault / last-ditch');
    await page.getByText(/^(✓ )?It would be accepted/).waitFor();
    await page.keyboard.press('Control+Enter');
    await page
      .locator('.said')
      .getByText(/^Accepted: US3IN/)
      .first()
      .waitFor();
    expect(await orderOf('US3IN')).toMatchObject({ status: 'stands', sender: 'twiggs' });
    await taylor.page.goto(`${house.url}${HOME}/orders`);
    await taylor.page.locator('[data-piece=US3IN]').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('keeps drafts for him apart from those of the own seat, and none of it on the device', async () => {
    const { page } = twiggs;
    await page.goto(`${house.url}${HOME}/orders?seat=twiggs&for=taylor`);
    await open(page, 'US4IN');
    await page.locator('#line-US4IN').fill('US4IN march J9-V3');
    const card = page.locator('[data-card=US4IN]');
    await card.locator('.card-head').focus();
    await page.keyboard.press('Alt+Enter');
    await until(
      async () => (await partsKept())['orders@taylor']?.drafts?.some(({ key }) => key === 'US4IN') === true,
      'The draft is kept at the seat of whoever wrote it',
    );
    await page.reload();
    await page.locator('header').getByText('1 draft is not sent').waitFor();
    await page.getByRole('link', { name: 'Back to my own seat' }).click();
    await page.waitForURL((url) => url.search === '?seat=twiggs');
    await page.goto(`${house.url}${HOME}/orders`);
    await page.getByRole('heading', { name: /^Orders for turn/ }).waitFor();
    await page.locator('header').getByText('no drafts').waitFor();
    await soon(
      async () => [await rows(page), await piecesOf(twiggs)],
      ([found, his]) => expect(found).toEqual(his),
    );
    expect((await partsKept())['orders@taylor']?.drafts).toHaveLength(1);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(
      /taylor|US4IN/,
    );
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });

  it('is over at once when the hand-over is: the page is back at his own seat, says so, and shows nothing of the other', async () => {
    const { page } = twiggs;
    await page.goto(`${house.url}${HOME}/map?seat=twiggs&for=taylor`);
    await page.waitForSelector('canvas[data-drawn=whole]');
    await open(page, 'US4IN');
    await page.evaluate(() => void (document.body.dataset['since'] = 'before'));
    await taylor.page.goto(`${house.url}${HOME}/seat`);
    await taylor.page.getByRole('button', { name: 'End it at once' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /^You stand in for .* no more\.$/ })
      .waitFor();
    expect(await page.evaluate(() => document.body.dataset['since'])).toBe('before');
    expect(page.url()).toBe(`${house.url}${HOME}?seat=twiggs`);
    await counts(band(page), 0);
    const others = (await piecesOf(taylor)).filter((piece) => piece === 'US3IN' || piece === 'US4IN');
    expect(others).toEqual(['US3IN', 'US4IN']);
    await soon(
      () => page.locator('#to-do').locator('xpath=..').innerText(),
      (found) => expect(found).not.toMatch(/US3IN|US4IN/),
    );
    await counts(page.getByRole('link', { name: /^Play for/ }), 0);
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('heading', { name: /^Orders for turn/ }).waitFor();
    await counts(page.getByRole('alert').filter({ hasText: 'no more' }), 0);
    await soon(
      async () => [await rows(page), await piecesOf(twiggs)],
      ([found, his]) => expect(found).toEqual(his),
    );
    await until(
      async () => !Object.keys(await partsKept()).some((part) => part.includes('taylor')),
      'What was drafted for him is dropped',
    );
    // The order that was given in his name is his.
    expect(await orderOf('US3IN')).toMatchObject({ status: 'stands', sender: 'twiggs' });
  });

  it('is nothing that an old address brings back', async () => {
    const { page } = twiggs;
    await page.goto(`${house.url}${HOME}/map?for=taylor`);
    await page
      .getByRole('alert')
      .filter({ hasText: /^You stand in for .* no more\.$/ })
      .waitFor();
    expect(page.url()).toBe(`${house.url}${HOME}?seat=twiggs`);
  });
});
