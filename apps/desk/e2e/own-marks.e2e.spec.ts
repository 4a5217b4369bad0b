import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { faultsOf } from './axe.js';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { StartedHouse } from './house.js';
import { soon } from './soon.js';

const HOME = '/desk/c/amwol-1846';

(hasChromium ? describe : describe.skip)('own marks at the desk (Chromium)', () => {
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
  async function showMap(account: string): Promise<Page> {
    const page = pageOf(account);
    await page.goto(`${house.url}${HOME}/map`);
    await page.waitForSelector('canvas[data-drawn=whole]');
    return page;
  }
  const said = (page: Page, words: string | RegExp): Promise<void> =>
    page.locator('.said').getByText(words).first().waitFor();
  const listed = (page: Page): Promise<string[]> =>
    page.locator('[data-marks] li').evaluateAll((all) => all.map((one) => one.textContent ?? ''));
  /** What the house keeps for the seat. */
  async function keptMarks(account: string): Promise<readonly { readonly places: readonly string[] }[]> {
    const answer = await pageOf(account).request.get(`${house.url}/campaigns/amwol-1846/desk`, {
      headers: { 'Vedette-Desk': '1' },
    });
    const { document } = (await answer.json()) as { document: { marks?: { places: readonly string[] }[] } };
    return document.marks ?? [];
  }
  /** What the canvas of the map shows. */
  const picture = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const canvas = document.querySelector('canvas')!;
      return new Promise<string>((told) => requestAnimationFrame(() => told(canvas.toDataURL())));
    });

  it('are drawn by keys alone upon the map, are said where they lie, and are kept at the seat', async () => {
    const page = await showMap('taylor');
    const before = await picture(page);
    await page.getByRole('application').focus();
    await page.keyboard.press('r');
    const form = page.getByRole('form', { name: 'An own mark' });
    await form.waitFor();
    // The words have the focus at once.
    await page.keyboard.type('Guns here');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3');
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await said(page, /^Kept: pin, "Guns here", Turn 3,/);
    await soon(
      () => page.evaluate(() => document.activeElement?.getAttribute('role')),
      (found) => expect(found).toBe('application'),
    );
    await page.locator('output.spoken').getByText('pin, "Guns here", Turn 3.').waitFor();
    await page.waitForFunction((was) => document.querySelector('canvas')!.toDataURL() !== was, before);
    await page.getByText('Own marks (1)').waitFor();
    await page.getByText('Kept at your seat.').waitFor();
    expect((await keptMarks('taylor')).map(({ places }) => places.length)).toEqual([1]);
    // Switched off as a layer it is drawn no more, and still said.
    const drawn = await picture(page);
    await page.getByRole('application').focus();
    await page.keyboard.press('9');
    await page.waitForFunction((was) => document.querySelector('canvas')!.toDataURL() !== was, drawn);
    await page.keyboard.press('9');
  });

  it('are led on by pointing, changed, moved and removed; the last step is taken back by pointing again', async () => {
    const page = await showMap('taylor');
    await page.getByText('Own marks (1)').click();
    await page.getByRole('button', { name: /^Change/ }).click();
    const form = page.getByRole('form', { name: 'An own mark' });
    await form.getByText('arrow', { exact: true }).click();
    const map = (await page.locator('.map canvas').boundingBox())!;
    const at = (east: number, south: number): Promise<void> =>
      page.mouse.click(map.x + map.width / 2 + east, map.y + map.height / 2 + south);
    await at(90, 0);
    await said(page, /^arrow: /);
    await at(180, 90);
    await page.waitForFunction(() => /, .*, /.test(document.querySelector('.own-marks form')!.textContent!));
    await at(180, 90);
    await form.getByLabel('What it says').fill('To the ford');
    await form.getByRole('button', { name: 'Keep the mark' }).click();
    await said(page, /^Kept: arrow, "To the ford"/);
    expect((await keptMarksSoon(page, 2)).length).toBe(1);
    await soon(
      () => listed(page),
      (found) => expect(found).toHaveLength(1),
    );
    // No order came of pointing.
    await page.getByText('Nothing waits to be sent.').waitFor();
  });

  /** The marks at the seat once one has so many places. */
  async function keptMarksSoon(page: Page, places: number): Promise<readonly unknown[]> {
    await page.getByText('Kept at your seat.').waitFor();
    const kept = await keptMarks('taylor');
    expect(kept.map((mark) => mark.places.length)).toEqual([places]);
    return kept;
  }

  it('lie upon the battlefield and upon the chart too, by keys, each said where it is', async () => {
    const page = await showMap('taylor');
    await page.getByRole('application').focus();
    await page.keyboard.press('d');
    await page.getByRole('grid').waitFor();
    await page.locator('[data-tactical="7-7"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('r');
    await page.keyboard.type('Reserve');
    await page.keyboard.press('Enter');
    await page.locator('[data-tactical="8-7"][aria-label*="Reserve"]').waitFor();
    await soon(
      () => page.evaluate(() => document.activeElement?.getAttribute('data-tactical')),
      (found) => expect(found).toBe('8-7'),
    );
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('canvas[data-drawn=whole]');
    await page.keyboard.press('0');
    const sea = page.locator('.sea [data-place][tabindex="0"]').first();
    await sea.focus();
    await page.keyboard.press('r');
    await page.keyboard.type('Convoy');
    await page.keyboard.press('Enter');
    await page.locator('.sea [data-place][aria-label*="Convoy"]').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByText('Own marks (3)').waitFor();
  });

  it('go along in a letter as lines; the others stay where they are', async () => {
    const page = pageOf('taylor');
    await page.goto(`${house.url}${HOME}/letters`);
    await page.getByRole('button', { name: 'New letter' }).click();
    await page.getByRole('checkbox', { name: /arista/i }).check();
    await page.getByLabel('Words').fill('See for yourself.');
    await page.getByText('Send own marks along (3)').click();
    await page.getByRole('button', { name: /^Add \[arrow map: / }).click();
    await page.getByText('Send own marks along (2)').waitFor();
    await soon(
      () => page.getByLabel('Words').inputValue(),
      (found) =>
        expect(found).toMatch(/^See for yourself\.\n\[arrow map: \S+ > \S+ \| turn 3 \| To the ford\]\n$/),
    );
  });
});
