import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { until } from '@vedette/testing';
import { faultsOf } from './axe.js';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { StartedHouse } from './house.js';
import { signInByForm } from './sign-in.js';
import { counts, soon } from './soon.js';

const HOME = '/desk/c/amwol-1846';
const ASKED = { headers: { 'Vedette-Desk': '1' } };

interface Sent {
  readonly text: string;
  readonly status: string;
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

(hasChromium ? describe : describe.skip)('orders beyond a march at the desk (Chromium)', () => {
  let house: StartedHouse;
  let browser: Browser;
  const seats = new Map<string, WatchedPage>();
  beforeAll(async () => {
    [house, browser] = await Promise.all([StartedHouse.open(), openChromium()]);
    for (const account of ['taylor', 'conner', 'twiggs']) {
      const seat = await watchedPage(browser, house.url);
      seats.set(account, seat);
      await signInByForm(seat.page, house, account);
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
  async function atHouse<T>(account: string, path: string): Promise<T> {
    const answer = await pageOf(account).request.get(`${house.url}/campaigns/amwol-1846/${path}`, ASKED);
    return (await answer.json()) as T;
  }
  /** Orders that stand or are planned, in the words of the house. */
  async function inForce(account: string, turn: number): Promise<string[]> {
    const { orders } = await atHouse<{ orders: readonly Sent[] }>(account, `orders?turn=${turn}`);
    return orders.flatMap(({ text, status }) =>
      status === 'stands' || status === 'planned' ? [text.replace(/; by \w+/, '')] : [],
    );
  }
  async function showMap(account: string): Promise<Page> {
    const page = pageOf(account);
    await page.goto(`${house.url}${HOME}/map`);
    await page.waitForSelector('canvas[data-drawn=whole]');
    return page;
  }
  async function showOrders(page: Page): Promise<void> {
    await page.goto(`${house.url}${HOME}/orders`);
    await page.getByRole('heading', { name: /^Orders for turn/ }).waitFor();
  }
  async function open(page: Page, piece: string): Promise<void> {
    await page.locator(`button[data-piece=${piece}]`).click();
    await page.locator(`[data-card=${piece}]`).waitFor();
  }
  const said = (page: Page, words: string | RegExp): Promise<void> =>
    page.locator('.said').getByText(words).first().waitFor();
  const textOf = (page: Page, piece: string): Promise<string> => page.locator(`#line-${piece}`).inputValue();

  it('are given on the battlefield by keys: every square has its name, and a goal and a circle stand in the order', async () => {
    const page = await showMap('taylor');
    await open(page, 'US3IN');
    await page.getByRole('application').focus();
    await page.keyboard.press('d');
    const field = page.getByRole('grid');
    await field.waitFor();
    const names = await field
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
    expect(names).toHaveLength(225);
    expect(names.filter((name) => !/^\d+-\d+, [a-z]/.test(name))).toEqual([]);
    expect(names.some((name) => name.includes('US3IN'))).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    const open_ = names.find((name) => /^\d+-\d+, open$/.test(name))!.split(',')[0]!;
    await field.locator(`[data-tactical="${open_}"]`).focus();
    await page.keyboard.press('t');
    await said(page, `goal: ${open_}.`);
    await page.keyboard.press('k');
    await page.keyboard.press('+');
    expect(await textOf(page, 'US3IN')).toMatch(new RegExp(`move ${open_}\\b.*support ${open_} radius 2`));
    await page.keyboard.press('k');
    expect(await textOf(page, 'US3IN')).not.toMatch(/support/);
    await page.keyboard.press('Escape');
    await page.waitForSelector('canvas[data-drawn=whole]');
    await soon(
      () => page.evaluate(() => document.activeElement?.getAttribute('role')),
      (found) => expect(found).toBe('application'),
    );
    await page.locator('[data-card=US3IN]').getByRole('button', { name: 'Discard draft' }).click();
    await page.getByText('Nothing waits to be sent.').waitFor();
  });

  it('are given on the sea chart by keys: areas say what is known of them, and a course is sailed', async () => {
    const page = await showMap('conner');
    const ships = await atHouse<{ pieces: readonly { readonly piece: string; readonly at: string }[] }>(
      'conner',
      'orders/effective',
    );
    const ship = ships.pieces.find(({ at }) => at === 'sea')!.piece;
    await open(page, ship);
    const charts = page.locator('figure.chart');
    await charts.first().waitFor();
    // It opens on the ship, which is in no corner of the chart.
    const here = charts.first().locator('.sea [data-place][tabindex="0"]');
    const stands = (await here.getAttribute('data-place'))!;
    await soon(
      () => page.locator(`[data-card=${ship}] .card-head`).innerText(),
      (found) => expect(found).toContain(`· ${stands}`),
    );
    const [box, sheet] = (await Promise.all(
      [here, charts.first().locator('.chart-sheet')].map((one) => one.boundingBox()),
    )) as [Box, Box];
    expect(box.x).toBeGreaterThan(sheet.x);
    expect(box.y).toBeGreaterThan(sheet.y);
    expect(box.x + box.width).toBeLessThan(sheet.x + sheet.width);
    expect(box.y + box.height).toBeLessThan(sheet.y + sheet.height);
    const reached = page.locator('.sea .water.in-reach').first();
    await reached.waitFor();
    const place = (await reached.locator('xpath=..').getAttribute('data-place'))!;
    await soon(
      () => reached.locator('xpath=..').getAttribute('aria-label'),
      (found) => expect(found).toContain(`in reach of ${ship}`),
    );
    expect(await faultsOf(page)).toEqual([]);
    await page.locator(`[data-place="${place}"]`).focus();
    await page.keyboard.press('Enter');
    await said(page, /^Course: /);
    expect(await textOf(page, ship)).toMatch(new RegExp(`^${ship} sail .*${place}`));
    await page.getByText(/^(✓ )?It would be accepted/).waitFor();
    const before = await page.evaluate(() => document.activeElement?.getAttribute('data-place'));
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction((was) => document.activeElement?.getAttribute('data-place') !== was, before);
    await page.locator(`[data-card=${ship}]`).getByRole('button', { name: 'Discard draft' }).click();
  });

  it('are kept under a name, laid on another piece, and copied to many, each with its receipt', async () => {
    const page = pageOf('taylor');
    await showOrders(page);
    await open(page, 'US3IN');
    await page.locator('#line-US3IN').fill('US3IN march J9-V3; assault / last-ditch');
    await page.locator('[data-card=US3IN] .card-head').focus();
    await page.keyboard.press('v');
    const again = page.locator('[data-card=US3IN] [data-again]');
    await again.getByLabel('Keep under a name').fill('Storm north');
    await again.getByRole('button', { name: 'Keep it' }).click();
    await said(page, 'Kept as "Storm north".');
    await page.locator('[data-card=US3IN]').getByRole('button', { name: 'Discard draft' }).click();

    await open(page, 'US4IN');
    await page.locator('[data-card=US4IN] .card-head').focus();
    await page.keyboard.press('v');
    const other = page.locator('[data-card=US4IN] [data-again]');
    await other.getByLabel('Lay on').selectOption('template:Storm north');
    await other.getByRole('button', { name: 'Lay it on' }).click();
    expect(await textOf(page, 'US4IN')).toMatch(/^US4IN march J9-V3; posture assault/);
    await other.getByRole('checkbox', { name: 'US5IN' }).check();
    await other.getByRole('checkbox', { name: 'US7IN' }).check();
    await other.getByRole('button', { name: 'Send to 2 pieces' }).click();
    await said(page, '2 of 2 copies were accepted.');
    expect(await faultsOf(page)).toEqual([]);
    const standing = await inForce('taylor', 2);
    for (const piece of ['US5IN', 'US7IN'])
      expect(standing.some((text) => text.startsWith(`${piece} march J9-V3; posture assault`))).toBe(true);
    expect(standing.some((text) => text.startsWith('US4IN'))).toBe(false);
    await other.getByRole('button', { name: 'Remove Storm north' }).click();
    await other.getByRole('button', { name: 'Remove Storm north' }).waitFor({ state: 'detached' });
  });

  it('stand for later turns too when that is ticked, and are ended from the plan', async () => {
    const page = pageOf('taylor');
    await page.locator('[data-card=US4IN] [data-standing]').check();
    await page.locator('[data-card=US4IN]').getByText('To stand in every later turn.').waitFor();
    await page
      .locator('[data-card=US4IN]')
      .getByRole('button', { name: 'Send', exact: false })
      .first()
      .click();
    await said(page, /^Accepted: US4IN/);
    const { orders } = await atHouse<{ orders: readonly { readonly text: string }[] }>(
      'taylor',
      'standing-orders',
    );
    expect(orders.map(({ text }) => text)).toEqual([expect.stringMatching(/^US4IN march J9-V3/)]);
    await page.goto(`${house.url}${HOME}/plan`);
    await page.getByRole('button', { name: 'End it from the next turn on' }).click();
    await page.getByText('No order stands beyond its turn.').waitFor();
  });

  it('are sent ahead from the plan by keys, on the ghost of where the turns before leave the piece', async () => {
    const page = pageOf('taylor');
    await page.goto(`${house.url}${HOME}/plan`);
    await page.getByRole('heading', { name: 'Plan' }).waitFor();
    await page.locator('[data-planned="US5IN@3"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const card = page.locator('[data-card="US5IN@4"]');
    await card.getByText('By your orders it stands in J9-V3 then.').waitFor();
    await card.locator('#line-US5IN-4').fill('US5IN march J9-V2');
    await card.getByText('The referee judges it when it is sent').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await inForce('taylor', 4)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await said(page, /^Accepted: /);
    expect(await inForce('taylor', 4)).toEqual(['US5IN march J9-V2']);
    await page.locator('[data-planned="US5IN@4"]').getByText('march J9-V2').waitFor();
    await card.getByRole('button', { name: 'Take back' }).click();
    await page.locator('td[data-state=idle] [data-planned="US5IN@4"]').waitFor();
    expect(await inForce('taylor', 4)).toEqual([]);
  });

  it('for later turns are pointed out on the map, from the ghost of where the turns before leave the piece', async () => {
    const page = await showMap('taylor');
    await open(page, 'US5IN');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const card = page.locator('[data-card="US5IN@4"]');
    await page.getByLabel('Order for').selectOption({ label: 'Turn 4' });
    await card.getByText('By your orders it stands in J9-V3 then.').waitFor();
    expect(asked.flatMap((url) => /orders\?turn=(\d+)/.exec(url)?.[1] ?? [])).toEqual(['3', '4']);
    const spoken = page.locator('output.spoken');
    await spoken.getByText('To begin turn 4 here: US5IN.').waitFor();
    await page.getByRole('application').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await until(
      async () => (await textOf(page, 'US5IN-4')) === 'US5IN march J9-V2',
      'the square stands in the order of the later turn',
    );
    // Letters that are about the present turn's order leave it alone.
    await page.keyboard.press('h');
    expect(await faultsOf(page)).toEqual([]);
    await card.getByRole('button', { name: 'Discard draft' }).click();
    // What is assumed of that turn is said, and what is in reach then.
    await page.getByText('nobody stands in its way.').waitFor();
    await page.getByRole('application').focus();
    await page.keyboard.press('ArrowUp');
    await spoken.getByText(/J9-V1 is barred: .*\(rule gitm-amwol 1\.2\)/).waitFor();
    await page.keyboard.press('ArrowLeft');
    await spoken.getByText(/In reach of US5IN: phase 2, fatigue/).waitFor();
    // A square that is not beside the ghost is marched to by the way the house proposes from there.
    await page.keyboard.press('Enter');
    await until(
      async () => /^US5IN march \S+ J8-V1$/.test(await textOf(page, 'US5IN-4')),
      'a far square stands in the order of the later turn, with the way there',
    );
    expect(await faultsOf(page)).toEqual([]);
    await card.locator('.card-head').focus();
    await page.keyboard.press('Escape');
    await page.locator('[data-card=US5IN]').waitFor();
    // Without the card the ghost is shown where its layer is wanted.
    await page.getByRole('button', { name: /^later turns/ }).click();
    await page.getByLabel('Go to a place or piece').fill('J9-V3');
    await page.keyboard.press('Enter');
    await spoken.getByText('To begin turn 4 here: US5IN.').waitFor();
    await page.getByLabel('Order for').selectOption({ label: 'Turn 4' });
    await card.getByRole('button', { name: 'Discard draft' }).click();
    expect(await inForce('taylor', 4)).toEqual([]);
  });

  it('drafted for a later turn and reminders are there again when the page is', async () => {
    const page = pageOf('taylor');
    await page.goto(`${house.url}${HOME}/plan`);
    await page.locator('[data-planned="US5IN@4"]').click();
    const card = page.locator('[data-card="US5IN@4"]');
    await card.locator('#line-US5IN-4').fill('US5IN march J9-V1');
    await page.getByText('kept at your seat, also for your other devices').waitFor();
    await page.getByLabel('Words', { exact: true }).fill('Write to Worth');
    const kept = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'PUT' &&
        answer.url().endsWith('/desk') &&
        answer.request().postData()!.includes('Write to Worth'),
    );
    await page.keyboard.press('Enter');
    expect((await kept).status()).toBe(200);
    await page.getByText('Kept at your seat; nobody else reads them.').waitFor();
    await page.reload();
    await page.locator('td[data-state=draft] [data-planned="US5IN@4"]').waitFor();
    await page.getByText('Write to Worth').first().waitFor();
    // What is due is told of on the evening of its turn, and nothing before.
    await page.getByLabel('For turn').fill('2');
    await page.getByLabel('Words', { exact: true }).fill('Look at the forts');
    const due = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'PUT' &&
        answer.request().postData()!.includes('Look at the forts') &&
        answer.ok(),
    );
    await page.keyboard.press('Enter');
    await due;
    await page.goto(`${house.url}${HOME}`);
    await page.locator('[data-item]').getByText('Look at the forts').waitFor();
    await counts(page.getByText('Write to Worth'), 0);
    await page.goto(`${house.url}${HOME}/plan`);
    await page.locator('td[data-state=draft] [data-planned="US5IN@4"]').waitFor();
  });

  it('are given by somebody else while one is away, who is chosen and recalled at the seat', async () => {
    const [page, standIn] = [pageOf('taylor'), pageOf('twiggs')];
    const heard: string[] = [];
    standIn.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
    );
    const rings = (): number => heard.filter((frame) => frame.includes('"id":"campaignNews"')).length;
    for (const one of [page, standIn]) {
      await one.goto(`${house.url}${HOME}/seat`);
      await one.getByRole('heading', { name: 'My seat' }).waitFor();
    }
    await standIn.getByText('For nobody.').waitFor();
    await until(() => rings() > 0, 'The stand-in is told that he hears what happens');
    const before = rings();
    // Whatever he sees from here on he was told by a bell: his page is not loaded again, and he does nothing on it.
    await standIn.evaluate(() => void (document.body.dataset['since'] = 'before'));
    await page.getByRole('combobox', { name: 'Who' }).first().selectOption('twiggs');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Hand over' }).click();
    await page.getByRole('button', { name: 'End it at once' }).waitFor();
    const { handOvers } = await atHouse<{ handOvers: readonly { readonly to: string }[] }>(
      'taylor',
      'hand-overs',
    );
    expect(handOvers.map(({ to }) => to)).toEqual(['twiggs']);
    await standIn
      .locator('[aria-labelledby=for-others]')
      .getByText(/stands in for/)
      .waitFor();
    expect(rings()).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'End it at once' }).click();
    await page.getByRole('button', { name: 'End it at once' }).waitFor({ state: 'detached' });
    await standIn.getByText('For nobody.').waitFor();
    expect(await standIn.evaluate(() => document.body.dataset['since'])).toBe('before');
  });

  it.each([
    ['light', 320],
    ['dark', 768],
    ['dark', 1440],
  ] as const)(
    'can be used by everybody in %s at %i, and nothing runs out sideways',
    async (colorScheme, width) => {
      const page = pageOf('taylor');
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const check = async (what: string): Promise<void> => {
        expect([what, await faultsOf(page)]).toEqual([what, []]);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([what, over]).toEqual([what, 0]);
      };
      for (const screen of ['plan', 'seat']) {
        await page.goto(`${house.url}${HOME}/${screen}`);
        await page.waitForSelector('main h1');
        await check(screen);
      }
      await showMap('taylor');
      await page.getByRole('button', { name: /^Battlefield of/ }).click();
      await page.getByRole('grid').waitFor();
      await check('battlefield');
      await page.getByRole('button', { name: /^Sea chart/ }).click();
      await page.locator('figure.chart').first().waitFor();
      await check('chart');
    },
  );
});
