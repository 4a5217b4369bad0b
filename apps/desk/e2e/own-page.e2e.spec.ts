import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { faultsOf } from './axe.js';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { StartedHouse } from './house.js';
import { signInByForm } from './sign-in.js';
import { counts } from './soon.js';

const HOME = '/desk/c/amwol-1846';

(hasChromium ? describe : describe.skip)(
  "one's own page, keys and reading offline at the desk (Chromium)",
  () => {
    let house: StartedHouse;
    let browser: Browser;
    let taylor: WatchedPage;
    let page: Page;
    beforeAll(async () => {
      [house, browser] = await Promise.all([StartedHouse.open(), openChromium()]);
      taylor = await watchedPage(browser, house.url);
      page = taylor.page;
      await signIn('taylor');
    });
    afterAll(async () => {
      await browser?.close();
      await house?.close();
    });

    const signIn = (account: string): Promise<void> => signInByForm(page, house, account);
    async function showMe(): Promise<void> {
      await page.goto(`${house.url}/desk/me`);
      await page.getByRole('heading', { name: 'Me', level: 1 }).waitFor();
    }
    const showMap = async (): Promise<void> => {
      await page.goto(`${house.url}${HOME}/map`);
      await page.waitForSelector('canvas[data-drawn=whole]');
    };
    /** Everything the device keeps. */
    const kept = (): Promise<{ caches: string[]; paths: string[]; local: string[]; workers: number }> =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const stores = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return {
          caches: names.map((name) => name.split(' ')[0]!),
          paths: stores.flat().map(({ url }) => decodeURIComponent(new URL(url).pathname)),
          local: Object.keys(localStorage),
          workers: (await navigator.serviceWorker.getRegistrations()).length,
        };
      });
    async function switchOn(): Promise<void> {
      await showMe();
      await page.getByLabel('Keep it on this device').check();
      await page.getByText('It is kept on this device.').waitFor();
    }

    it('makes and revokes tokens, shows sessions and notices, and has no fault of reach', async () => {
      await showMe();
      await page.getByText('here', { exact: true }).waitFor();
      await page.getByLabel('What it is for').fill('my helper');
      await page.getByRole('button', { name: 'Make a token' }).click();
      const token = await page.locator('code').innerText();
      expect(token).toMatch(/^vdt_/);
      const asked = await fetch(`${house.url}/campaigns`, { headers: { authorization: `Bearer ${token}` } });
      expect(asked.status).toBe(200);
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Revoke my helper' }).click();
      await page.getByRole('button', { name: 'Revoke my helper' }).waitFor({ state: 'detached' });
      const after = await fetch(`${house.url}/campaigns`, { headers: { authorization: `Bearer ${token}` } });
      expect(after.status).toBe(401);
      await page.getByLabel('deadlines that come near').uncheck();
      await page.getByRole('button', { name: 'Keep', exact: true }).click();
      await page.getByText('Kept.', { exact: true }).waitFor();
      await page.getByRole('radio', { name: 'more' }).check();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('radio', { name: 'as this device has it' }).check();
      expect(taylor.faults).toEqual([]);
    });

    it('lists keys by a question mark, exchanges them and switches them off', async () => {
      await showMap();
      await page.getByRole('application').focus();
      await page.keyboard.press('?');
      const list = page.getByRole('dialog', { name: 'Keys' });
      await list.waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'detached' });
      await showMe();
      await page.getByText('Change keys').click();
      await page.getByLabel('Instead of D').fill('e');
      await page.getByText('D is pressed as E now.').waitFor();
      await showMap();
      await page.getByRole('application').focus();
      await page.keyboard.press('d');
      await page.keyboard.press('e');
      await page.getByRole('grid').waitFor();
      await showMe();
      await page.getByLabel('Letters and digits do nothing').check();
      await showMap();
      await page.getByRole('application').focus();
      await page.keyboard.press('e');
      await page.keyboard.press('d');
      await page.keyboard.press('ArrowRight');
      await counts(page.getByRole('grid'), 0);
      await showMe();
      await page.getByText('Change keys').click();
      await page.getByRole('button', { name: 'As they were' }).click();
      await page.getByText('All keys are as they were.').waitFor();
      expect(taylor.faults).toEqual([]);
    });

    it('keeps nothing until it is switched on; then what is opened can be read without the house, and nothing is sent', async () => {
      await showMap();
      expect(await kept()).toMatchObject({ caches: [], workers: 0 });
      await switchOn();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await showMe();
      await page.getByText('here', { exact: true }).waitFor();
      // What nobody opened is not fetched, and no turn is opened by it.
      expect(asked.filter((path) => path.startsWith('/campaigns/'))).toEqual([]);
      await showMap();
      await page.goto(`${house.url}${HOME}/letters`);
      await page.getByText(/^(Letters arrive at once|Letters travel by courier)/).waitFor();
      await page.waitForLoadState('networkidle');
      const there = await kept();
      expect(there.caches.sort()).toEqual(['vedette-read', 'vedette-shell']);
      expect(
        there.paths.filter((path) => path.includes('/kept/c/') && !path.includes('/amwol-1846/taylor/')),
      ).toEqual([]);
      expect(there.paths.some((path) => path.endsWith('/reports/1/turn.json'))).toBe(true);

      await page.context().setOffline(true);
      await showMap();
      await page.getByText('What you see was kept on this device.').waitFor();
      await page.locator('button[data-piece=US3IN]').click();
      await page.locator('[data-card=US3IN]').waitFor();
      await page.locator('#line-US3IN').fill('US3IN march J9-V3');
      await page.getByText('1 draft not sent').first().waitFor();
      await page.getByRole('link', { name: 'Report' }).click();
      await page.waitForSelector('canvas[data-drawn=whole]');
      const sentWhileAway = asked.filter((path) => /\/orders(\/batch)?$/.test(path));
      expect(sentWhileAway).toEqual([]);

      await page.context().setOffline(false);
      await page.getByText('What you see was kept').waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Orders' }).first().click();
      await page.getByText('1 draft not sent').first().waitFor();
      // It is judged again, and waits to be sent by its owner.
      await page.locator('button[data-piece=US3IN]').click();
      await page.getByText(/^(✓ )?It would be accepted/).waitFor();
      expect(asked.filter((path) => /\/orders(\/batch)?$/.test(path))).toEqual([]);
      const real = taylor.faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(fault));
      expect(real).toEqual([]);
    });

    it('is gone from the device with signing out, and with whoever signs in next', async () => {
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByLabel('Account name').waitFor();
      await page.waitForFunction(async () => (await caches.keys()).length === 0);
      await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
      await signIn('taylor');
      await switchOn();
      await showMap();
      // Somebody else signs in without the other having signed out: by his own link.
      await page.goto(house.startLink('arista'));
      await page.getByText('Signed in as arista').waitFor();
      await page.waitForFunction(async () => (await caches.keys()).length === 0);
      expect((await kept()).local).not.toContain('vedette-offline');
    });
  },
);
