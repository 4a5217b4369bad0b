import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { faultsOf } from './axe.js';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { StartedHouse } from './house.js';
import { signInByForm } from './sign-in.js';
import { counts, soon } from './soon.js';

const CAMPAIGN = 'amwol-1846';
const HOME = `/desk/c/${CAMPAIGN}`;
const ASKED = { headers: { 'Vedette-Desk': '1' } };

interface Effective {
  readonly piece: string;
  readonly origin: string;
  readonly by: string | null;
  readonly text: string | null;
}

(hasChromium ? describe : describe.skip)('places that were given to somebody at the desk (Chromium)', () => {
  let house: StartedHouse;
  let browser: Browser;
  const seats = new Map<string, WatchedPage>();
  beforeAll(async () => {
    [house, browser] = await Promise.all([StartedHouse.open(), openChromium()]);
    for (const account of ['taylor', 'twiggs', 'marcy']) await signIn(account);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });
  afterEach(() => {
    for (const [account, { faults }] of seats) expect([account, faults]).toEqual([account, []]);
  });

  async function signIn(account: string): Promise<Page> {
    const seat = await watchedPage(browser, house.url);
    seats.set(account, seat);
    await signInByForm(seat.page, house, account);
    return seat.page;
  }
  const pageOf = (account: string): Page => seats.get(account)!.page;
  async function atHouse<T>(account: string, path: string): Promise<T> {
    const answer = await pageOf(account).request.get(`${house.url}/campaigns/${CAMPAIGN}/${path}`, ASKED);
    return (await answer.json()) as T;
  }
  async function show(account: string, screen = '', search = ''): Promise<Page> {
    const page = pageOf(account);
    await page.goto(`${house.url}${HOME}${screen}${search}`);
    await page.waitForSelector('main h1');
    return page;
  }
  /** By which order a piece acts, as its commander is told. */
  const orderOf = async (piece: string): Promise<Effective | undefined> =>
    (await atHouse<{ pieces: readonly Effective[] }>('taylor', 'orders/effective')).pieces.find(
      (one) => one.piece === piece,
    );
  /** Sends the line of a card by keys, and waits until it was accepted. */
  async function order(page: Page, piece: string, line: string): Promise<void> {
    await page.locator(`button[data-piece=${piece}]`).click();
    const card = page.locator(`[data-card=${piece}]`);
    await card.locator(`#line-${piece}`).fill(line);
    await card
      .getByText(/^(✓ )?It would be accepted/)
      .first()
      .waitFor();
    await page.keyboard.press('Control+Enter');
    await page
      .locator('.said')
      .getByText(new RegExp(`^Accepted: ${piece}`))
      .first()
      .waitFor();
  }

  describe('a deputy', () => {
    it('is told for which pieces, orders them where their commander has not, and is named at what he sent', async () => {
      const own = await show('taylor', '/seat');
      const assigning = own.getByRole('group', { name: 'Assign a deputy' });
      await assigning.getByLabel('Piece').selectOption('US3IN');
      await assigning.getByLabel('Who').selectOption('twiggs');
      await assigning.getByRole('button', { name: 'Assign', exact: true }).click();
      await assigning.getByRole('button', { name: 'Assign: it cannot be taken back' }).click();
      await own.getByRole('status').getByText(/^✓ /).waitFor();

      const page = await show('twiggs', '/seat');
      await page.getByText(/^You deputise for: .*US3IN/).waitFor();
      await show('twiggs', '/orders');
      await page
        .locator('li', { has: page.locator('[data-piece=US3IN]') })
        .getByText('as deputy')
        .waitFor();
      await order(page, 'US3IN', 'US3IN march J9-V3');
      expect(await faultsOf(page)).toEqual([]);
      // An order of a deputy is in his own book; how the piece acts by it is what its commander is told.
      expect(await orderOf('US3IN')).toMatchObject({
        origin: 'deputy',
        by: 'twiggs',
        text: expect.stringContaining('J9-V3'),
      });

      // His commander sees it with his name, and what he sends himself counts before it.
      const orders = await show('taylor', '/orders');
      const row = orders.locator('li', { has: orders.locator('[data-piece=US3IN]') });
      await row.getByText(/sent by David E\. Twiggs|sent by .*Twiggs/).waitFor();
      await order(orders, 'US3IN', 'US3IN march K0-V3');
      await row.getByText(/sent by/).waitFor({ state: 'detached' });
      expect(await orderOf('US3IN')).toMatchObject({
        origin: 'sent',
        by: null,
        text: expect.stringContaining('K0-V3'),
      });
    });
  });

  describe('who stands in for a minister', () => {
    it('has his papers and reports as he has, under the band, and no letters of his', async () => {
      const own = await show('marcy', '/seat');
      await own.getByRole('combobox', { name: 'Who' }).first().selectOption('twiggs');
      await own.getByRole('button', { name: 'Hand over' }).click();
      await own.getByRole('button', { name: 'End it at once' }).waitFor();
      const whose = '?seat=twiggs&for=marcy';
      const page = await show('twiggs', '', whose);
      await page.getByRole('status').filter({ hasText: 'You play for' }).waitFor();
      const links = page.getByRole('navigation', { name: 'Screens' }).getByRole('link');
      await soon(
        () => links.allInnerTexts(),
        (found) => expect(found).toContain('Staff'),
      );
      await soon(
        () => links.allInnerTexts(),
        (found) => expect(found).not.toContain('Letters'),
      );
      await links.filter({ hasText: 'Staff' }).click();
      await page.getByRole('heading', { name: 'what the war department believes after turn 1' }).waitFor();
      await page.waitForSelector('canvas[data-drawn=whole]');
      const told = await atHouse<{ contacts: readonly unknown[] }>(
        'marcy',
        'intelligence/1/contacts?limit=200',
      );
      await page.locator('main tbody tr').first().waitFor();
      await counts(page.locator('main tbody tr'), told.contacts.length);
      expect(await faultsOf(page)).toEqual([]);
      for (const part of ['sums', 'forces']) {
        await show('twiggs', '/staff', `${whose}&part=${part}`);
        await page.locator('main table').first().waitFor();
        await page.getByRole('status').filter({ hasText: 'You play for' }).waitFor();
      }
      await show('twiggs', '/report', whose);
      await page.waitForSelector('canvas[data-drawn=whole]');
      await page.waitForURL(`${house.url}${HOME}/report/1${whose}`);
      // In his own place nothing of the minister's is left.
      await show('twiggs');
      await soon(
        () => links.allInnerTexts(),
        (found) => expect(found).not.toContain('Staff'),
      );
    });
  });

  describe('whoever was invited', () => {
    it('makes an account by the link, which is good once and leaves nothing in the address, and finds his evening', async () => {
      const leaving = await show('twiggs', '/seat');
      await leaving.getByLabel(`Type ${CAMPAIGN}`).fill(CAMPAIGN);
      await leaving.getByRole('button', { name: 'Give up my seat' }).click();
      await leaving.getByRole('heading', { name: 'Campaigns', exact: true }).waitFor();
      await leaving.context().close();
      seats.delete('twiggs');

      const umpire = await signIn('administrator');
      await umpire.goto(`${house.url}${HOME}/control?part=people`);
      const invite = umpire.locator('[data-act=invite]');
      await invite.locator('summary').click();
      await invite.getByRole('combobox', { name: 'Role' }).selectOption('player');
      await invite.getByRole('combobox', { name: 'Player' }).selectOption('twiggs');
      await invite.getByRole('button', { name: 'Make the link', exact: true }).click();
      // A house that does not know its own address tells the code alone.
      const made = await umpire.locator('.made code').innerText();
      const link = made.includes('#') ? made : `${house.url}/desk/#/invitation/${made}`;

      const seat = await watchedPage(browser, house.url);
      const { page } = seat;
      await page.goto(link);
      await page.getByText(/you are invited as .*Twiggs/).waitFor();
      expect(new URL(page.url()).hash).toBe('');
      expect(await faultsOf(page)).toEqual([]);
      await page.getByLabel('Account name').fill('newcomer');
      await page.getByLabel('New password').fill('long enough it is');
      await page.getByRole('button', { name: 'Make an account and take the place' }).press('Enter');
      await page.getByText('Signed in as newcomer').waitFor();
      await page.locator(`a[href^="${HOME}"]`).first().click();
      await page.getByRole('heading', { name: 'What happened in turn 1' }).waitFor();
      await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Orders' }).click();
      await page.locator('button[data-piece]').first().waitFor();
      expect(seat.faults).toEqual([]);

      const late = await watchedPage(browser, house.url);
      await late.page.goto(link);
      await late.page.getByRole('alert').first().waitFor();
      await counts(late.page.getByLabel('New password'), 0);
      await late.page.context().close();
      await page.context().close();
    });
  });
});
