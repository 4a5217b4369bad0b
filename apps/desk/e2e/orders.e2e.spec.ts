import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { Gate, until } from '@vedette/testing';
import { faultsOf } from './axe.js';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { StartedHouse } from './house.js';
import { counts, soon } from './soon.js';

const HOME = '/desk/c/amwol-1846';
/** Pixels a square on the map when a piece is looked at. */
const SQUARE = 44;

interface Sent {
  readonly text: string;
  readonly status: string;
}

(hasChromium ? describe : describe.skip)('orders at the desk (Chromium)', () => {
  let house: StartedHouse;
  let browser: Browser;
  let taylor: WatchedPage;
  beforeAll(async () => {
    [house, browser] = await Promise.all([StartedHouse.open(), openChromium()]);
    taylor = await watchedPage(browser, house.url);
    await taylor.page.goto(house.startLink('taylor'));
    await taylor.page.getByText('Signed in as taylor').waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });
  afterEach(() => expect(taylor.faults).toEqual([]));

  /** What the house itself says was sent and stands. */
  async function standing(page: Page): Promise<string[]> {
    const answer = await page.request.get(`${house.url}/campaigns/amwol-1846/orders`, {
      headers: { 'Vedette-Desk': '1' },
    });
    const { orders } = (await answer.json()) as { orders: readonly Sent[] };
    return orders.flatMap(({ text, status }) =>
      status === 'stands' ? [text.replace('; by taylor', '')] : [],
    );
  }
  async function showOrders(page: Page): Promise<void> {
    await page.goto(`${house.url}${HOME}/orders`);
    await page.getByRole('heading', { name: 'Orders for turn 2' }).waitFor();
  }
  async function open(page: Page, piece: string): Promise<void> {
    await page.locator(`button[data-piece=${piece}]`).click();
    await page.locator(`[data-card=${piece}]`).waitFor();
  }
  const said = (page: Page, words: string | RegExp): Promise<void> =>
    page.locator('.said').getByText(words).first().waitFor();

  it('are given by mouse: a piece, a lit square, send; and the receipt says what was understood', async () => {
    const { page } = taylor;
    await page.goto(`${house.url}${HOME}/map`);
    await page.waitForSelector('canvas[data-drawn=whole]');
    await open(page, 'US3IN');
    await page.getByText('In reach of US3IN').or(page.getByText('The order in words')).first().waitFor();
    const box = (await page.locator('canvas').boundingBox())!;
    const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.click(left, top - SQUARE);
    await said(page, 'March J9-V3.');
    await page.getByRole('link', { name: '1 draft is not sent' }).waitFor();
    // Nothing that appears may move the map from under the pointer.
    expect(await page.locator('canvas').boundingBox()).toEqual(box);
    await page.mouse.click(left - SQUARE, top - 2 * SQUARE);
    await said(page, 'March J9-V3, J8-V2.');
    await page.getByText('It would be accepted').waitFor();
    expect(await standing(page)).toEqual([]);
    await page.getByText('1 draft not sent').waitFor();
    await page
      .locator('[data-card=US3IN]')
      .getByRole('button', { name: 'Send', exact: false })
      .first()
      .click();
    await said(page, /^Accepted: US3IN/);
    expect(await standing(page)).toEqual(['US3IN march J9-V3 J8-V2']);
    await page.getByText('Nothing waits to be sent.').waitFor();
  });

  it('have their sections in the same place for every piece, and one that is closed says the rule and why', async () => {
    const { page } = taylor;
    await showOrders(page);
    const sectionsOf = (piece: string): Promise<(string | null)[]> =>
      page
        .locator(`[data-card=${piece}] [data-section]`)
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-section')));
    const sections = ['strategic', 'rail', 'tactical', 'reaction', 'posture', 'supply', 'activation'];
    await open(page, 'US3IN');
    await soon(
      () => sectionsOf('US3IN'),
      (found) => expect(found).toEqual(sections),
    );
    const rail = page.locator('[data-card=US3IN] [data-section=rail][data-closed]');
    await rail.getByText(/^closed: rule \d+\.\d+$/).waitFor();
    await rail.locator('summary').click();
    await rail.getByRole('button', { name: /^Rule gitm-amwol/ }).click();
    const panel = page.locator('.rule-panel');
    await panel.getByText(/^Cases by which it is proved \(\d+\)$/).click();
    await panel
      .getByText(/ · (the rule at work|where it does not hold|at its edge)$/)
      .first()
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await open(page, 'US1CQ');
    await soon(
      () => sectionsOf('US1CQ'),
      (found) => expect(found).toEqual(sections),
    );
    await page
      .locator('[data-card=US1CQ]')
      .getByRole('button', { name: /^Close/ })
      .click();
  });

  it('are found in the list by formation, by a word and by their state', async () => {
    const { page } = taylor;
    await showOrders(page);
    const pieces = (): Promise<(string | undefined)[]> =>
      page
        .locator('button[data-piece]')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['piece']));
    await page.locator('.queue h3').nth(1).waitFor();
    const all = await pieces();
    await page.getByLabel('Piece, place or words').fill('US3IN');
    await soon(pieces, (found) => expect(found).toEqual(['US3IN']));
    await page.getByLabel('Piece, place or words').fill('');
    await soon(pieces, (found) => expect(found).toEqual(all));
    await page.getByLabel('State of the order').selectOption('ordered');
    await soon(pieces, (found) => {
      expect(found).toContain('US3IN');
      expect(found.length).toBeLessThan(all.length);
    });
    const ordered = await pieces();
    await page.getByLabel('State of the order').selectOption('idle');
    await soon(pieces, (found) => expect([...found, ...ordered].sort()).toEqual([...all].sort()));
    await page.getByLabel('Piece, place or words').fill('nobody at all');
    await page.getByText('None of your pieces is like that.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('are not begun by a drag, and a square out of reach is said to be so', async () => {
    const { page } = taylor;
    await page.goto(`${house.url}${HOME}/map`);
    await page.waitForSelector('canvas[data-drawn=whole]');
    await open(page, 'US3IN');
    const box = (await page.locator('canvas').boundingBox())!;
    const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(left, top);
    await page.mouse.down();
    await page.mouse.move(left + 60, top + 60, { steps: 4 });
    await page.mouse.up();
    await counts(page.getByText('1 draft not sent'), 0);
    await page.mouse.click(left - 300, top - 300);
    await said(page, /out of reach|is barred/);
    await counts(page.getByText('1 draft not sent'), 0);
  });

  it('wait with a square that was pointed at until it is known what is in reach, each for its own piece', async () => {
    const { page } = taylor;
    const pointed = async (piece: string, meanwhile: () => Promise<void>): Promise<void> => {
      const isKnown = new Gate();
      await page.goto(`${house.url}${HOME}/map`);
      await page.waitForSelector('canvas[data-drawn=whole]');
      await page.route('**/reach*', async (route) => {
        await isKnown.passed;
        await route.continue();
      });
      await open(page, piece);
      const box = (await page.locator('canvas').boundingBox())!;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2 - SQUARE);
      await said(page, 'J9-V3: one moment');
      await meanwhile();
      isKnown.open();
      await page.getByText('The order in words').or(page.getByText('In reach of')).first().waitFor();
      await page.unrouteAll({ behavior: 'wait' });
    };
    await pointed('US5IN', async () => {
      await page.getByRole('button', { name: 'Close' }).click();
      await open(page, 'US7IN');
    });
    await counts(page.getByRole('link', { name: 'no drafts' }), 1);
    await pointed('US5IN', () => Promise.resolve());
    await said(page, 'March J9-V3.');
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('link', { name: 'no drafts' }).waitFor();
  });

  it('are given by keys alone, from the queue to the receipt and on to the next piece', async () => {
    const { page } = taylor;
    await showOrders(page);
    const focused = (): Promise<string | undefined> =>
      page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['piece']);
    for (let tab = 0; tab < 30 && (await focused()) === undefined; tab++) await page.keyboard.press('Tab');
    for (let piece = await focused(); piece !== 'US4IN'; piece = await focused()) {
      await page.keyboard.press('ArrowDown');
      await until(async () => (await focused()) !== piece, `another piece than ${piece}`);
    }
    await page.keyboard.press('Enter');
    await page.locator('[data-card=US4IN]').waitFor();
    await page.keyboard.press('m');
    await page.keyboard.type('J9-V3');
    await page.keyboard.press('Enter');
    await page.getByText('It would be accepted').waitFor();
    await page.keyboard.press('Control+Enter');
    await said(page, /^Accepted: US4IN/);
    expect(await standing(page)).toContain('US4IN march J9-V3');
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      () => (document.activeElement as HTMLElement | null)?.dataset['piece'] === 'US4IN',
    );
    await page.keyboard.press('n');
    await page.locator('[data-card=US5IN]').waitFor();
    await page.keyboard.press('h');
    await said(page, /^Accepted: US5IN/);
    expect((await standing(page)).some((text) => text.startsWith('US5IN'))).toBe(true);
    await page.keyboard.press('x');
    await said(page, 'US5IN: taken back.');
    expect((await standing(page)).some((text) => text.startsWith('US5IN'))).toBe(false);
    await page.keyboard.press('w');
    await page.locator('[data-card=US7IN]').waitFor();
  });

  it('are taken back in the moment in which they were sent, whatever is still being read', async () => {
    const { page } = taylor;
    await showOrders(page);
    const isRead = new Gate();
    let read = 0;
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      read++;
      await isRead.passed;
      await route.fulfill({ response });
    });
    const standStill = async (piece: string): Promise<void> => {
      await open(page, piece);
      await page.locator(`[data-card=${piece}] .card-head`).focus();
      await page.keyboard.press('h');
      await said(page, new RegExp(`^Accepted: ${piece}`));
    };
    await standStill('US5IN');
    await until(() => read > 0, 'the orders read again after the first was accepted');
    await standStill('US7IN');
    await page.keyboard.press('x');
    isRead.open();
    await said(page, 'US7IN: taken back.');
    await open(page, 'US5IN');
    await page.locator('[data-card=US5IN] .card-head').focus();
    await page.keyboard.press('x');
    await said(page, 'US5IN: taken back.');
    await page.unrouteAll({ behavior: 'wait' });
    expect((await standing(page)).filter((text) => /^US[57]IN/.test(text))).toEqual([]);
  });

  it('that are wrong are told at their field with the rule, and are not sent when their card is left', async () => {
    const { page } = taylor;
    await showOrders(page);
    await open(page, 'US7IN');
    await page.locator('[data-card=US7IN] .card-head').focus();
    await page.keyboard.press('t');
    await page.locator('#card-US7IN-tactical-engage-from').fill('4');
    await page.locator('#card-US7IN-tactical-engage-to').fill('2');
    const note = page.locator('#card-US7IN-tactical-engage-notes .error');
    await note.waitFor();
    await soon(
      () => note.innerText(),
      (found) => expect(found).toMatch(/Error\. from tactical phase 4 to 2.* Rule \S+/s),
    );
    await page.keyboard.press('F8');
    await page.waitForFunction(() => document.activeElement?.hasAttribute('data-problem'));
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await said(page, /not sent, since it is wrong/);
    expect((await standing(page)).some((text) => text.startsWith('US7IN'))).toBe(false);
    await page.getByRole('link', { name: '1 draft is not sent' }).waitFor();
    // With no card open the key opens that of the next piece with a problem.
    await page.keyboard.press('F8');
    await page.locator('[data-card]').waitFor();
    await open(page, 'US7IN');
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByText('Nothing waits to be sent.').waitFor();
    expect((await kept).status()).toBe(200);
  });

  it('are text and card at once: each changes with the other, with words proposed and faults at their column', async () => {
    const { page } = taylor;
    await showOrders(page);
    await open(page, 'US5IN');
    const line = page.getByLabel('The order in words');
    await line.fill('US5IN march J9-V3; posture assault / last-ditch');
    await page.locator('#card-US5IN-posture-offensive-assault:checked').waitFor();
    await page.locator('#card-US5IN-posture-defensive-defend').check();
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('#line-US5IN')?.value ===
        'US5IN march J9-V3; posture assault / defend',
    );
    await line.fill('US5IN mar');
    await page.getByRole('option', { name: 'march', exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await until(async () => (await line.inputValue()) === 'US5IN march ', 'the word is taken over');
    await line.fill('US5IN march J9-V3; supppplyy 1');
    await page.locator('#line-US5IN-faults').getByText('Column 20').waitFor();
    await line.fill('US5IN march J9-V3');
    await page.getByText('It would be accepted').waitFor();
    await page.keyboard.press('Alt+Enter');
    await page.getByText('Kept as a draft: not sent').waitFor();
    await page.keyboard.press('Escape');
    expect((await standing(page)).some((text) => text.startsWith('US5IN'))).toBe(false);

    const book = page.getByLabel('Orders, one a line');
    const lines = (await book.inputValue()).split('\n');
    expect(lines).toContain('US5IN march J9-V3');
    expect(lines).toContain('US4IN march J9-V3');
    await book.fill([...lines, 'US8IN march J9-V3', 'US8IN gallop'].join('\n'));
    await page
      .locator('#book-faults')
      .getByText(`Line ${lines.length + 2}, column 7`)
      .waitFor();
    await book.fill([...lines, 'US8IN march J9-V3'].join('\n'));
    await page.getByRole('button', { name: 'Take over as drafts' }).click();
    await page.getByText('2 drafts not sent').waitFor();
    await page.getByRole('button', { name: 'Send all 2' }).click();
    await said(page, /^Accepted: US5IN/);
    const stand = await standing(page);
    expect(stand).toEqual(expect.arrayContaining(['US5IN march J9-V3', 'US8IN march J9-V3']));
  });

  it('are taken back step by step, also those that were sent: what they had replaced stands again', async () => {
    const { page } = taylor;
    await showOrders(page);
    await open(page, 'US4IN');
    await page.locator('#card-US4IN-posture-offensive-attack').check();
    await page.getByText('It would be accepted').waitFor();
    await page.locator('[data-card=US4IN] .card-head').focus();
    await page.keyboard.press('Control+Enter');
    await said(page, /^Accepted: US4IN/);
    expect(await standing(page)).toContain('US4IN march J9-V3; posture attack / -');
    await page.keyboard.press('Control+z');
    await said(page, /^Taken back: US4IN/);
    expect(await standing(page)).toContain('US4IN march J9-V3');
    await page.locator('#card-US4IN-posture-offensive-none:checked').waitFor();
  });

  it('with other kinds have a form made of their schema', async () => {
    const { page } = taylor;
    await open(page, 'US4IN');
    const others = page.locator('[data-card=US4IN] .others');
    await others.getByLabel('Kind of order').selectOption('merge');
    await others.getByRole('button', { name: 'Add' }).click();
    const form = page.locator('fieldset.other');
    await form.getByText('This has to be filled.').waitFor();
    await form.getByLabel('Into').fill('US8IN');
    await form.getByText('Understood:').waitFor();
    await form.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByText('Nothing waits to be sent.').waitFor();
  });

  it('and "I am done": what is not sent is asked about first, and an order afterwards takes it back', async () => {
    const { page } = taylor;
    await showOrders(page);
    await open(page, 'US1HA');
    await page.locator('#card-US1HA-posture-offensive-evade').check();
    await page.getByText('1 draft not sent').waitFor();
    await page.getByRole('button', { name: 'I am done' }).click();
    await page.getByRole('button', { name: 'Done without what is not sent' }).click();
    await page.getByText('You have said that you are done.').waitFor();
    await page.locator('[data-card=US1HA] .card-head').focus();
    await page.keyboard.press('Control+Enter');
    await said(page, /^Accepted: US1HA/);
    await page.getByRole('button', { name: 'I am done' }).waitFor();
    await counts(page.getByText('You have said that you are done.'), 0);
  });

  it('whose answer is lost stay in doubt until the book says that they had arrived', async () => {
    const { page, faults } = taylor;
    await showOrders(page);
    await open(page, 'US2LA');
    await page.locator('#card-US2LA-posture-offensive-evade').check();
    await page.route('**/orders/batch*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.locator('[data-card=US2LA] .card-head').focus();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Nothing waits to be sent.').waitFor();
    await page.unroute('**/orders/batch*');
    expect((await standing(page)).filter((text) => text.startsWith('US2LA'))).toEqual([
      'US2LA posture evade / -',
    ]);
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_FAILED')));
  });

  it('are safe when the gateway dies while they are sent: none is shown as sent that was not, and none is lost', async () => {
    const { page, faults } = taylor;
    await showOrders(page);
    await open(page, 'US3LA');
    await page.locator('#card-US3LA-posture-offensive-evade').check();
    await page.getByText('It would be accepted').waitFor();
    const gateway = house.gatewayProcess();
    process.kill(gateway, 'SIGSTOP');
    await page.locator('[data-card=US3LA] .card-head').focus();
    await page.keyboard.press('Control+Enter');
    await page.locator('[data-card=US3LA] [data-state=sending]').waitFor();
    await counts(page.getByText('Accepted:'), 0);
    process.kill(gateway, 'SIGKILL');
    await said(page, 'US3LA: the server cannot be reached. Not shown as sent, kept as a draft.');
    await page.getByText('1 draft not sent').waitFor();
    await said(page, 'US3LA: had not arrived.');
    expect((await standing(page)).some((text) => text.startsWith('US3LA'))).toBe(false);
    await page.locator('[data-card=US3LA] .card-head').focus();
    await page.keyboard.press('Control+Enter');
    await said(page, /^Accepted: US3LA/);
    expect((await standing(page)).filter((text) => text.startsWith('US3LA'))).toEqual([
      'US3LA posture evade / -',
    ]);
    // Of a gateway that is gone the browser says so in its console, as it should.
    const wanted = /ERR_(FAILED|CONNECTION_|EMPTY_|SOCKET_)|WebSocket connection/;
    faults.splice(0, faults.length, ...faults.filter((fault) => !wanted.test(fault)));
  });

  it.each([
    ['light', 1440],
    ['dark', 768],
    ['light', 320],
  ] as const)(
    'can be given by everybody: axe finds nothing on an open card in %s at %i',
    async (scheme, width) => {
      const { page } = taylor;
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      for (const screen of ['orders', 'map']) {
        await page.goto(`${house.url}${HOME}/${screen}`);
        await open(page, 'US1LC');
        await page.getByText('Other orders of this piece').waitFor();
        expect([screen, await faultsOf(page)]).toEqual([screen, []]);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([screen, over]).toEqual([screen, 0]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
    },
  );

  it('are given by touch on a phone of 320 pixels', async () => {
    const phone = await watchedPage(browser, house.url, {
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
      storageState: await taylor.page.context().storageState(),
    });
    const { page } = phone;
    await page.goto(`${house.url}${HOME}/map`);
    await page.waitForSelector('canvas[data-drawn=whole]');
    await page.locator('button[data-piece=US2MC]').tap();
    await page.locator('[data-card=US2MC]').waitFor();
    await page.locator('canvas').scrollIntoViewIfNeeded();
    await page.waitForSelector('canvas[data-drawn=whole]');
    const box = (await page.locator('canvas').boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2 - SQUARE);
    await said(page, 'March J9-V3.');
    await page.getByText('It would be accepted').waitFor();
    await page.locator('[data-card=US2MC]').getByRole('button', { name: 'Send' }).first().tap();
    await said(page, /^Accepted: US2MC/);
    expect(await standing(page)).toContain('US2MC march J9-V3');
    expect(phone.faults).toEqual([]);
    await page.context().close();
  });
});
