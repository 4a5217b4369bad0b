import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@vedette/testing';
import type { Browser, Page } from 'playwright-core';
import { faultsOf } from './axe.js';
import { hasChromium, openChromium, watchedPage, type WatchedPage } from './chromium.js';
import { StartedHouse } from './house.js';
import { signInByForm } from './sign-in.js';
import { counts } from './soon.js';

const HOME = '/desk/c/amwol-1846';
/** From the briefs of the scenario. */
const FOR_ALL = 'Far away, Kearny';
const OF_US = 'Relieve Fort Brown, beat the army';
const OF_MX = 'Fort Brown is weak while Taylor is away';

(hasChromium ? describe : describe.skip)(
  'the first turn of a war that nobody has played yet (Chromium)',
  () => {
    let house: StartedHouse;
    let browser: Browser;
    const seats = new Map<string, WatchedPage>();
    beforeAll(async () => {
      [house, browser] = await Promise.all([StartedHouse.open('amwol-1846', 'taylor'), openChromium()]);
    });
    afterAll(async () => {
      await browser?.close();
      await house?.close();
    });
    async function pageOf(account: string): Promise<Page> {
      const known = seats.get(account);
      if (known) return known.page;
      const seat = await watchedPage(browser, house.url);
      seats.set(account, seat);
      await signInByForm(seat.page, house, account);
      return seat.page;
    }

    it('tells what the war is about: what everybody knows, and what one’s own side knows besides', async () => {
      for (const [account, own, others] of [
        ['taylor', OF_US, OF_MX],
        ['arista', OF_MX, OF_US],
      ] as const) {
        const page = await pageOf(account);
        for (const screen of ['', '/seat']) {
          await page.goto(`${house.url}${HOME}${screen}`);
          for (const words of [FOR_ALL, own]) await page.locator('.brief').getByText(words).waitFor();
          await counts(page.getByText(others), 0);
          expect(await faultsOf(page)).toEqual([]);
        }
      }
    });

    it('says so in German', async () => {
      const page = await pageOf('taylor');
      await page.getByLabel('Language').selectOption('de');
      await page.getByRole('heading', { name: 'Worum es geht' }).waitFor();
      await page.getByRole('heading', { name: 'Was Ihre Seite außerdem weiß (US)' }).waitFor();
      await page.getByLabel('Sprache').selectOption('en');
    });

    it('shows the map with one’s own people, and calls every piece by its name', async () => {
      const page = await pageOf('taylor');
      await page.goto(`${house.url}${HOME}/map`);
      await page.waitForSelector('canvas[data-drawn=whole]');
      await page.getByText('Ringgold, horse artillery').first().waitFor();
      await page.goto(`${house.url}${HOME}/orders`);
      await page.getByText('Ringgold, horse artillery').first().waitFor();
      const named = page.getByText(/^(Ringgold, horse artillery|Walker's Texas rangers|2nd Dragoons)/);
      await counts(named, 3);
      await page.goto(`${house.url}${HOME}/report`);
      await page.getByText('your first report comes after this one').waitFor();
      expect(seats.get('taylor')!.faults).toEqual([]);
    });

    it('checks in the page that receipts were signed with the key of this campaign', async () => {
      const page = await pageOf('arista');
      await page.goto(`${house.url}${HOME}/orders`);
      await page.getByRole('button', { name: 'Check the receipts of this turn' }).click();
      // Officers sent his orders before him.
      await page
        .locator('[data-receipts]')
        .getByText(/\d+ receipts are signed with the campaign's key [0-9a-f]{16} and unchanged/)
        .waitFor();
      expect(await faultsOf(page)).toEqual([]);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'All of them as a file' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/-receipts\.json$/);
      const { receipts } = JSON.parse(readFileSync(await file.path(), 'utf8')) as { receipts: object[] };
      expect(receipts.length).toBeGreaterThan(0);
      expect(receipts[0]).toMatchObject({ signature: expect.any(String), keyId: expect.any(String) });
    });

    it('tells no side’s brief to who administers, unless he lifts the veil, of which everybody reads', async () => {
      const page = await pageOf('administrator');
      const asked = { headers: { 'Vedette-Desk': '1' } };
      const blind = await page.request.get(`${house.url}/campaigns/amwol-1846/brief`, asked);
      expect(await blind.json()).toEqual({ everybody: expect.stringContaining(FOR_ALL), sides: [] });
      await page.goto(`${house.url}${HOME}/control?part=mending`);
      const act = page.locator('[data-act=lift-briefs]');
      await act.locator('summary').first().click();
      await act.getByLabel('Why').fill('a question of the rules');
      await act.getByRole('button', { name: 'Lift the veil of the briefs', exact: true }).click();
      for (const words of [OF_US, OF_MX]) await page.locator('.lifted').getByText(words).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      const log = await (
        await pageOf('arista')
      ).request.get(`${house.url}/campaigns/amwol-1846/administration/log`, asked);
      expect(await log.text()).toContain('before the first turn was read: a question of the rules');
    });
  },
);

(hasChromium ? describe : describe.skip)('a battle that a start brings (Chromium)', () => {
  let house: StartedHouse;
  let browser: Browser;
  beforeAll(async () => {
    [house, browser] = await Promise.all([StartedHouse.open('feeling-the-enemy', 'buford'), openChromium()]);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  it('is played by one person alone: the officer of the other side is done, and after his own word the turn is told', async () => {
    const { page, faults } = await watchedPage(browser, house.url);
    await page.goto(house.startLink('buford'));
    await page.getByText('Signed in as buford').waitFor();
    await page.goto(`${house.url}/desk/c/feeling-the-enemy`);
    await page.locator('.brief').getByText('You have two brigades of horse').waitFor();
    await counts(page.getByText('You expect militia'), 0);
    expect(await faultsOf(page)).toEqual([]);
    // Nobody is told that another is done; the page knows when it is asked for anew.
    await until(async () => {
      await page.reload();
      await page.getByRole('button', { name: 'I am done' }).waitFor();
      return (await page.getByText('1 of 2 are done').count()) > 0;
    }, 'the officer of the other side is done');
    await page.getByRole('button', { name: 'I am done' }).click();
    await page.getByRole('heading', { name: /What happened at .* \(turn 1\)/ }).waitFor();
    await page.getByRole('link', { name: 'The whole report' }).click();
    const line = page.locator('main details:has(.rule)').first();
    await line.locator('summary').click();
    await line.locator('.rule').click();
    const panel = page.locator('.rule-panel');
    await panel
      .getByRole('heading', { name: /^[GP]-\d+/ })
      .first()
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await panel.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  });
});
