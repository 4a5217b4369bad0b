import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@vedette/testing';
import type { Browser, Page } from 'playwright-core';
import { battleScenario } from '../../../libs/battle-scenarios/src/index.js';
import { HouseClient } from '../../gateway/src/testing/house-client.js';
import { HouseUnderTest } from '../../gateway/src/testing/house-under-test.js';
import { faultsOf } from './axe.js';
import { BATTLE, type BattleSeats, openBattleSeats } from './battle-seats.js';
import { hasChromium } from './chromium.js';
import { counts, soon } from './soon.js';

const HOME = `/desk/c/${BATTLE}`;
const ASKED = { headers: { 'Vedette-Desk': '1' } };
const ACCOUNTS = ['buford', 'gamble', 'heth'];
const WHOSE = '?seat=gamble&for=buford';

type Parts = Readonly<Record<string, { readonly drafts?: readonly unknown[] }>>;

/** The morning with a second seat for the Union: as it is printed nobody has a friend who could stand in for him. */
const PRINTED = battleScenario(BATTLE) as { readonly players: readonly object[] };
const MORNING = {
  ...PRINTED,
  players: [...PRINTED.players, { id: 'gamble', side: 'US', name: 'William Gamble', commands: ['gamble'] }],
};

(hasChromium ? describe : describe.skip)('standing in for somebody in a battle (Chromium)', () => {
  let house: HouseUnderTest;
  let root: HouseClient;
  let browser: Browser;
  let seats: BattleSeats['seats'];
  beforeAll(async () => {
    ({ house, root, browser, seats } = await openBattleSeats({
      purpose: 'deskstand',
      accounts: ACCOUNTS,
      withPages: ['buford', 'gamble'],
      madeOf: { position: MORNING },
    }));
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });
  afterEach(() => {
    for (const { faults } of seats.values()) expect(faults).toEqual([]);
  });

  const pageOf = (account: string): Page => seats.get(account)!.page;
  async function show(account: string, screen = '', search = ''): Promise<Page> {
    const page = pageOf(account);
    await page.goto(`${house.gatewayUrl}${HOME}${screen}${search}`);
    await page.waitForSelector('main h1');
    return page;
  }
  const band = (page: Page) => page.getByRole('status').filter({ hasText: 'You play for' });
  const piecesOn = (page: Page): Promise<string[]> =>
    page
      .locator('button[data-piece]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['piece']!).sort());
  async function atHouse<T>(account: string, path: string): Promise<T> {
    const answer = await pageOf(account).request.get(
      `${house.gatewayUrl}/campaigns/${BATTLE}/${path}`,
      ASKED,
    );
    return (await answer.json()) as T;
  }
  /** The pieces that a seat's own orders are about. */
  const piecesOf = async (account: string): Promise<string[]> =>
    (await atHouse<{ pieces: readonly { readonly piece: string }[] }>(account, 'orders/effective')).pieces
      .map(({ piece }) => piece)
      .sort();
  const draftsKept = async (part: string): Promise<readonly unknown[] | undefined> =>
    (await atHouse<{ document: Parts }>('gamble', 'desk')).document[part]?.drafts;
  /** Writes an order by its text, and waits for what the house would make of it. */
  async function write(page: Page, piece: string, text: string): Promise<void> {
    await page.getByLabel('Command line: an order in words').fill(text);
    await page.keyboard.press('Enter');
    await page.locator(`[data-card=${piece}]`).getByText('It would be accepted').waitFor();
  }

  it('opens the field as the absent player knows it, under a band, with his pieces and not his letters', async () => {
    const own = await show('buford', '/seat');
    await own.getByRole('combobox', { name: 'Who' }).first().selectOption('gamble');
    await own.getByRole('spinbutton', { name: 'Until turn' }).fill('2');
    await own.getByRole('button', { name: 'Hand over' }).click();
    await own.getByRole('button', { name: 'End it at once' }).waitFor();
    const page = await show('gamble', '', WHOSE);
    await band(page).waitFor();
    await page.getByRole('heading', { name: 'Before the battle' }).waitFor();
    const links = page.getByRole('navigation', { name: 'Screens' }).getByRole('link');
    await soon(
      () => links.allTextContents(),
      (found) => expect(found).toEqual(['Evening', 'Map', 'Orders', 'Report']),
    );
    expect(await faultsOf(page)).toEqual([]);
    await show('gamble', '/map', WHOSE);
    await page.waitForSelector('.hex-map[data-drawn=whole]');
    await band(page).waitFor();
    await page.locator('button[data-piece=us-8il]').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await show('gamble', '/orders', WHOSE);
    await page.locator('button[data-piece=us-8il]').waitFor();
    await soon(
      async () => [await piecesOn(page), await piecesOf('buford')],
      ([found, his]) => expect(found).toEqual(his),
    );
  });

  it('gives an order that stands as his, which the absent player finds by the name of who sent it', async () => {
    const page = await show('gamble', '/orders', WHOSE);
    await page.locator('button[data-piece]').first().waitFor();
    await write(page, 'us-12il', 'standing us-12il; withdraw 1');
    await page.keyboard.press('Control+Enter');
    await page
      .locator('.said')
      .getByText(/^Accepted/)
      .first()
      .waitFor();
    const { orders } = await atHouse<{
      orders: readonly { readonly text: string; readonly status: string; readonly sender: string | null }[];
    }>('buford', 'orders');
    expect(orders.filter(({ status }) => status === 'stands')).toEqual([
      expect.objectContaining({
        sender: 'gamble',
        text: expect.stringMatching(/^standing us-12il; withdraw 1/),
      }),
    ]);
  });

  it('shows the report of the turn that was played as he has it, and why a piece of his fared as it did', async () => {
    await root.send('POST', `/campaigns/${BATTLE}/turn/close`, { turn: 1 });
    await root.resolved(BATTLE, 1);
    await root.send('POST', `/campaigns/${BATTLE}/turn/open`, { turn: 2 });
    const page = await show('gamble', '/report', WHOSE);
    await page.getByRole('heading', { name: 'What happened at 0740 (turn 1)' }).waitFor();
    await page.waitForURL(`${house.gatewayUrl}${HOME}/report/1${WHOSE}`);
    await band(page).waitFor();
    await page.waitForSelector('.hex-map[data-drawn=whole]');
    await page.getByLabel('What befell').selectOption('us-6ny');
    await page.getByRole('region', { name: 'Why' }).getByRole('listitem').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const { handOvers } = await atHouse<{
      handOvers: readonly { readonly read: readonly { readonly sight: string; readonly turn: number }[] }[];
    }>('buford', 'hand-overs');
    expect(handOvers[0]!.read).toContainEqual(expect.objectContaining({ sight: 'turn-report', turn: 1 }));
  });

  it('keeps drafts for him apart from those of the own seat', async () => {
    const page = await show('gamble', '/orders', WHOSE);
    await page.locator('button[data-piece]').first().waitFor();
    await write(page, 'us-6ny', 'standing us-6ny; withdraw 2');
    await until(
      async () => (await draftsKept('orders@buford'))?.length === 1,
      'The draft is kept at the seat of whoever wrote it',
    );
    await show('gamble', '/orders', WHOSE);
    await page.locator('header').getByText('1 draft is not sent').waitFor();
    await page.getByRole('link', { name: 'Back to my own seat' }).click();
    await page.waitForURL((url) => url.search === '?seat=gamble');
    await show('gamble', '/orders');
    await page.locator('button[data-piece]').first().waitFor();
    await page.locator('header').getByText('no drafts').waitFor();
    await soon(
      async () => [await piecesOn(page), await piecesOf('gamble')],
      ([found, his]) => expect(found).toEqual(his),
    );
    expect(await draftsKept('orders@buford')).toHaveLength(1);
  });

  it('is over at once when the hand-over is, and shows nothing of the other from then on', async () => {
    const page = await show('gamble', '/map', WHOSE);
    await page.waitForSelector('.hex-map[data-drawn=whole]');
    const own = await show('buford', '/seat');
    await own.getByRole('button', { name: 'End it at once' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /^You stand in for .* no more\.$/ })
      .waitFor();
    expect(page.url()).toBe(`${house.gatewayUrl}${HOME}?seat=gamble`);
    await counts(band(page), 0);
    await show('gamble', '/orders');
    await page.locator('button[data-piece]').first().waitFor();
    await soon(
      async () => [await piecesOn(page), await piecesOf('gamble')],
      ([found, his]) => expect(found).toEqual(his),
    );
    await until(
      async () => (await draftsKept('orders@buford')) === undefined,
      'What was drafted for him is dropped',
    );
  });
});
