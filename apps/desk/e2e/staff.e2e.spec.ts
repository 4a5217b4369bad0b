import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { faultsOf } from './axe.js';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { StartedHouse } from './house.js';
import { signInByForm } from './sign-in.js';
import { counts } from './soon.js';

const STAFF = '/desk/c/amwol-1846/staff';
const PARTS = ['contacts', 'sums', 'cleared', 'forces'] as const;

/** Opens a part of the staff's papers and waits until it says something. */
async function open(page: Page, url: string, part: (typeof PARTS)[number]): Promise<void> {
  await page.goto(`${url}${STAFF}?part=${part}`);
  await page.locator('main [role=status]:not(:text("Loading")), main table').first().waitFor();
  if (part === 'contacts') await page.waitForSelector('canvas[data-drawn=whole]');
  if (part !== 'cleared') await page.locator('main table').first().waitFor();
}

(hasChromium ? describe : describe.skip)("a minister's staff at the desk (Chromium)", () => {
  let house: StartedHouse;
  let browser: Browser;
  let marcy: WatchedPage;
  beforeAll(async () => {
    [house, browser] = await Promise.all([StartedHouse.open(), openChromium()]);
    marcy = await watchedPage(browser, house.url);
    await signInByForm(marcy.page, house, 'marcy');
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  it('tells contacts with range, age, source and letter, the same in map and table', async () => {
    const { page } = marcy;
    await page.goto(`${house.url}/desk/c/amwol-1846`);
    await page.getByRole('link', { name: 'Staff' }).click();
    await page.getByRole('heading', { name: 'what the war department believes after turn 1' }).waitFor();
    await page.waitForSelector('canvas[data-drawn=whole]');
    const rows = page.locator('main tbody tr');
    await rows.first().waitFor();
    const told = (await (
      await page.request.get(`${house.url}/campaigns/amwol-1846/intelligence/1/contacts?limit=200`, {
        headers: { 'Vedette-Desk': '1' },
      })
    ).json()) as { contacts: { place: string; strength: { least: number; most: number } }[] };
    await counts(rows, told.contacts.length);
    const wide = told.contacts.find(({ strength }) => strength.least < strength.most)!;
    await page.getByText(`${wide.strength.least}–${wide.strength.most}`).first().waitFor();
    await page.locator('main tbody button').first().press('Enter');
    const place = (await page.locator('main tbody button').first().innerText()).split(',')[0]!;
    await page
      .locator('output.spoken', { hasText: place })
      .getByText(/letter [A-F]\./)
      .first()
      .waitFor();
  });

  it('filters in the house, so that the list and its CSV are of the same', async () => {
    const { page } = marcy;
    await open(page, house.url, 'contacts');
    await page.locator('main tbody tr').first().waitFor();
    const all = await page.locator('main tbody tr').count();
    await page.getByRole('combobox', { name: 'Reliability', exact: true }).selectOption('A');
    await page.getByText(new RegExp(`^\\d+ of \\d+ contacts?`)).waitFor();
    await page.waitForFunction((before) => document.querySelectorAll('main tbody tr').length < before, all);
    const shown = await page.locator('main tbody tr').count();
    const href = (await page.getByRole('link', { name: /CSV/ }).getAttribute('href'))!;
    const csv = await (await page.request.get(house.url + href)).text();
    expect(csv.trim().split(/\r?\n/)).toHaveLength(shown + 1);
  });

  it('adds up by what is asked, says why something was struck out, and who of his own lacks what', async () => {
    const { page } = marcy;
    await open(page, house.url, 'sums');
    await page.getByLabel('Added up by').selectOption('state');
    await page.getByRole('rowheader', { name: 'Mexico', exact: true }).waitFor();
    await open(page, house.url, 'cleared');
    await page.getByText(/struck out in this turn/).waitFor();
    await open(page, house.url, 'forces');
    await page.getByRole('heading', { name: 'Units' }).waitFor();
    const first = await page.locator('tbody tr').first().locator('td').last().innerText();
    const last = await page.locator('tbody tr').last().locator('td').last().innerText();
    expect(last).toBe('nothing');
    expect(first).not.toBe('');
  });

  it('is for ministers: an officer is not offered it, and is refused by the house if he goes there', async () => {
    const twiggs = await watchedPage(browser, house.url);
    await signInByForm(twiggs.page, house, 'twiggs');
    await twiggs.page.goto(house.url + STAFF);
    await twiggs.page.getByText('This is for a minister').waitFor();
    await counts(twiggs.page.getByRole('link', { name: 'Staff' }), 0);
    await counts(twiggs.page.locator('main table'), 0);
    await twiggs.page.context().close();
  });

  it.each([
    ['light', 1440],
    ['light', 320],
    ['dark', 768],
  ] as const)(
    'can be used by everybody: axe finds nothing in %s at %i, and nothing runs out sideways',
    async (scheme, width) => {
      const { page } = marcy;
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      for (const part of PARTS) {
        await open(page, house.url, part);
        expect([part, await faultsOf(page)]).toEqual([part, []]);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([part, over]).toEqual([part, 0]);
      }
    },
  );

  it('has done nothing that a page of the desk may not do', () => {
    expect(marcy.faults).toEqual([]);
  });
});
