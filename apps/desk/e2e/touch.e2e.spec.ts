import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { until } from '@vedette/testing';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { middleOf } from './finger.js';
import { StartedHouse } from './house.js';
import { HEIGHTS, PHONE, PhonePage } from './phone-page.js';
import { signInByForm } from './sign-in.js';
import { counts, soon } from './soon.js';

/** Pixels a square on the map when a piece is looked at. */
const SQUARE = 44;
/** How often a flick is followed by a tap: a browser that takes every second of them for the end of the flick is found out. */
const FLICKS = 8;

(hasChromium ? describe : describe.skip)('an evening by touch alone, at 320 pixels (Chromium)', () => {
  let house: StartedHouse;
  let browser: Browser;
  let phone: WatchedPage;
  let page: Page;
  let hand: PhonePage;
  /** The piece that is ordered upon the map. */
  let marched: string;
  beforeAll(async () => {
    [house, browser] = await Promise.all([StartedHouse.open(), openChromium()]);
    phone = await watchedPage(browser, house.url, PHONE);
    page = phone.page;
    hand = await PhonePage.of(page);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });
  afterEach(() => expect(phone.faults).toEqual([]));

  const drawn = (): Promise<unknown> => page.waitForSelector('canvas[data-drawn=whole]');
  /** What the house itself says was sent and stands. */
  async function standing(): Promise<string[]> {
    const answer = await page.request.get(`${house.url}/campaigns/amwol-1846/orders`, {
      headers: { 'Vedette-Desk': '1' },
    });
    const { orders } = (await answer.json()) as {
      orders: readonly { readonly text: string; readonly status: string }[];
    };
    return orders.flatMap(({ text, status }) => (status === 'stands' ? [text.split('; by ')[0]!] : []));
  }
  async function showMap(): Promise<void> {
    await hand.tabs.getByRole('link', { name: 'Map' }).tap();
    await drawn();
  }

  it('begins with a link, and every screen is reached by the tabs below and is made for a thumb', async () => {
    await page.goto(house.startLink('taylor'));
    await page.getByText('Signed in as taylor').waitFor();
    await hand.check('campaigns');
    await page.getByRole('link', { name: /taylor/ }).tap();
    await page.getByRole('heading', { name: 'What happened in turn 1' }).waitFor();
    await hand.check('evening');
    await soon(
      () => hand.tabs.getByRole('link').allInnerTexts(),
      (found) =>
        expect(found).toEqual(['Evening', 'Map', 'Orders', expect.stringMatching(/^Letters/), 'More']),
    );
    await hand.show('Orders', 'Orders for turn 2');
    await hand.check('orders');
    await hand.show('Letters', 'Letters');
    await hand.check('letters');
    for (const [screen, heading] of [
      ['Report', /^What happened|Report/],
      ['Plan', 'Plan'],
      ['My seat', 'My seat'],
    ] as const) {
      await hand.show('More', 'More');
      if (screen === 'Report') await hand.check('more');
      await page.locator('main').getByRole('link', { name: screen }).tap();
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await soon(
        () => hand.tabs.locator('[aria-current=true]').innerText(),
        (found) => expect(found).toBe('More'),
      );
      await hand.check(screen);
    }
    await page.goBack();
    await page.getByRole('heading', { name: 'More' }).waitFor();
  });

  it('has a map of 55 hundredths of the height, and a unit is chosen by a tap on it', async () => {
    await showMap();
    const { height } = (await page.locator('.map').boundingBox())!;
    expect(Math.abs(height / PHONE.viewport.height - 0.55)).toBeLessThan(0.01);
    await hand.check('map');
    const { x, y } = await middleOf(page.locator('.map canvas'));
    await hand.finger.tap({ x, y });
    const card = page.locator('.card');
    await card.waitFor();
    marched = (await card.getAttribute('data-card'))!;
    // Its card is brought up below the bar.
    const [top, bar] = await Promise.all([card, page.locator('.sheet-bar')].map((one) => one.boundingBox()));
    expect(top!.y - (bar!.y + bar!.height)).toBeLessThan(60);
    await hand.check('card');
  });

  it('marches to a square that is tapped, sends it, and the receipt says so', async () => {
    await drawn();
    const { x, y } = await middleOf(page.locator('.map canvas'));
    await hand.finger.tap({ x, y: y - SQUARE });
    await hand.said(/^March J9-V3\.$/);
    const card = page.locator(`[data-card=${marched}]`);
    await card.getByText('It would be accepted').waitFor();
    await hand.tap(card.getByRole('button', { name: 'Send' }).first());
    await hand.said(new RegExp(`^Accepted: ${marched}`));
    expect(await standing()).toEqual([`${marched} march J9-V3`]);
    await hand.check('sent');
    await hand.tap(card.getByRole('button', { name: 'Close' }));
    await card.waitFor({ state: 'detached' });
  });

  it('hears Add at once after each flick of the map, and a button of the sheet after its bar was flicked', async () => {
    const map = page.locator('.map canvas');
    for (let far = 0; far < 3; far++) await hand.pan(map, SQUARE, 0);
    for (let flick = 0; flick < FLICKS; flick++) {
      const square = await hand.pan(map, flick % 2 === 0 ? SQUARE : -SQUARE, 0);
      await hand.tap(hand.add);
      await hand.said(`None of your pieces is in ${square}.`);
    }
    const sheet = page.locator('.sheet');
    for (let flick = 0; flick < FLICKS / 2; flick++) {
      await hand.finger.drag(await middleOf(page.locator('.sheet-height')), 0, -SQUARE);
      await page.locator('.sheet[data-height=tall]').waitFor();
      await hand.tap(page.locator('.sheet-height'));
      await page.locator('.sheet[data-height=low]').waitFor();
      await hand.stand('half');
    }
    await soon(
      () => sheet.getAttribute('data-height'),
      (found) => expect(found).toBe('half'),
    );
    // A finger that rolls while it presses is no drag.
    await hand.finger.drag(await middleOf(page.locator('.sheet-height')), 12, -14);
    await page.locator('.sheet[data-height=tall]').waitFor();
    await hand.stand('half');
  });

  it('looks and orders nothing where a finger is held, and zooms with two', async () => {
    const map = page.locator('.map canvas');
    await drawn();
    const { x, y } = await middleOf(map);
    const [before, stood] = [await hand.spoken(), await standing()];
    await hand.finger.hold({ x: x + 2 * SQUARE, y: y + SQUARE }, () =>
      until(async () => (await hand.spoken()) !== before, 'What is held is spoken of'),
    );
    await counts(page.locator('.card'), 0);
    expect(await standing()).toEqual(stood);
    const columnOf = async (): Promise<string> => (await hand.aimed()).split('-')[0]!;
    const [from] = [await columnOf()];
    await hand.finger.pinch({ x, y }, 200, 60);
    await drawn();
    // From afar a drag of one square of before goes by several.
    const afar = await hand.pan(map, 3 * SQUARE, 0);
    expect(afar.split('-')[0]).not.toBe(from);
    await hand.finger.pinch({ x, y }, 60, 200);
  });

  it('ticks a posture, and points out a goal on the battlefield below the cross-hair', async () => {
    await hand.tap(page.locator('button[data-piece=US5IN]'));
    const card = page.locator('[data-card=US5IN]');
    await hand.tap(card.locator('label:has(#card-US5IN-posture-offensive-assault)'));
    await hand.tap(page.getByRole('button', { name: 'Battlefield of J9-V4' }));
    const field = page.locator('.panned-sheet');
    await field.waitFor();
    await hand.check('battlefield');
    const tactical = await hand.pan(field, SQUARE, 0);
    await hand.tap(hand.add);
    await hand.said(`goal: ${tactical}.`);
    await card.getByText('It would be accepted').waitFor();
    await hand.tap(card.getByRole('button', { name: 'Send' }).first());
    await hand.said(/^Accepted: US5IN/);
    const sent = (await standing()).find((text) => text.startsWith('US5IN'));
    expect(sent).toContain('assault');
    expect(sent).toContain(`move ${tactical}`);
    await hand.tap(page.getByRole('button', { name: 'Land map' }));
    await drawn();
    await hand.tap(card.getByRole('button', { name: 'Close' }));
    await card.waitFor({ state: 'detached' });
  });

  it('has the card of an order as a sheet over the list of orders', async () => {
    await hand.show('Orders', 'Orders for turn 2');
    await page.getByRole('button', { name: /^US4IN/ }).tap();
    const card = page.locator('[data-card=US4IN]');
    await card.waitFor();
    for (const height of HEIGHTS) {
      await hand.stand(height);
      expect([height, await hand.isFree(page.locator('.sheet-height'))]).toEqual([height, true]);
      await hand.check(`order, ${height}`);
    }
    await hand.tap(card.getByRole('button', { name: 'Order it so' }));
    await hand.said(/^Accepted: US4IN/);
    expect((await standing()).map((text) => text.split(' ')[0]).sort()).toEqual(
      [marched, 'US4IN', 'US5IN'].sort(),
    );
    await hand.tap(card.getByRole('button', { name: 'Close' }));
    await card.waitFor({ state: 'detached' });
  });

  it('writes a letter', async () => {
    await hand.show('Letters', 'Letters');
    await page.getByRole('button', { name: 'New letter' }).tap();
    await page.getByRole('checkbox', { name: /arista/i }).tap();
    await page.getByLabel('Words').fill('From the saddle.');
    await page.getByText('kept at your seat').waitFor();
    await hand.check('a letter');
    await page.getByRole('button', { name: /^Send/ }).tap();
    await page.getByText(/^The letter is (sent|on its way)/).waitFor();
  });

  it('reads all of it in German, where words are long', async () => {
    await hand.show('More', 'More');
    await page.getByLabel('Language / Sprache').selectOption('de');
    await page.getByRole('heading', { name: 'Mehr' }).waitFor();
    await hand.check('Mehr');
    const german = page.getByRole('navigation', { name: 'Ansichten' });
    for (const tab of ['Abend', 'Befehle', 'Karte']) {
      await german.getByRole('link', { name: tab }).tap();
      await german.locator('[aria-current=page]').getByText(tab).waitFor();
      await page.locator('main h1').waitFor();
      await hand.check(tab);
    }
    await german.getByRole('link', { name: 'Mehr' }).tap();
    await page.getByLabel('Language / Sprache').selectOption('en');
  });

  it('says that he is done', async () => {
    await showMap();
    await page.getByRole('button', { name: 'I am done' }).tap();
    await page.getByRole('button', { name: 'Not done after all' }).waitFor();
    await hand.check('done');
    await hand.show('Evening', 'What happened in turn 1');
    await page.getByText('You have said that you are done.').waitFor();
  });

  it('sails upon the chart below the cross-hair', async () => {
    const sailor = await watchedPage(browser, house.url, PHONE);
    const [sea, thumb] = [sailor.page, await PhonePage.of(sailor.page)];
    await signInByForm(sea, house, 'conner');
    await sea.goto(`${house.url}/desk/c/amwol-1846`);
    await sea.locator('main h1').waitFor();
    await thumb.tabs.getByRole('link', { name: 'Map' }).tap();
    await sea.waitForSelector('canvas[data-drawn=whole]');
    await thumb.tap(sea.locator('.sheet button[data-piece]').first());
    const card = sea.locator('.sheet .card');
    await card.waitFor();
    const ship = (await card.getAttribute('data-card'))!;
    await sea.locator('.sea .water.in-reach').first().waitFor();
    await thumb.check('chart');
    const chart = sea.locator('.panned-sheet');
    const from = await thumb.aimed();
    await thumb.pan(chart, 0, 3 * SQUARE);
    const to = await thumb.aimed();
    expect(to).not.toBe(from);
    await thumb.tap(thumb.add);
    await thumb.said(new RegExp(`^Course: .*${to}`));
    await card.getByText('It would be accepted').waitFor();
    await thumb.tap(card.getByRole('button', { name: 'Send' }).first());
    await thumb.said(new RegExp(`^Accepted: ${ship}`));
    expect(sailor.faults).toEqual([]);
    await sailor.page.context().close();
  });
});
