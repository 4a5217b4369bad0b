import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@vedette/testing';
import type { Browser, Page } from 'playwright-core';
import { battleScenario } from '../../../libs/battle-scenarios/src/index.js';
import { givePlaces, HouseClient } from '../../gateway/src/testing/house-client.js';
import { HouseUnderTest } from '../../gateway/src/testing/house-under-test.js';
import { faultsOf } from './axe.js';
import { BATTLE, type BattleSeats, openBattleSeats } from './battle-seats.js';
import { hasChromium } from './chromium.js';
import { soon } from './soon.js';

const HOME = `/desk/c/${BATTLE}`;
const ASKED = { headers: { 'Vedette-Desk': '1' } };
const PICTURES = fileURLToPath(new URL('../../../docs/pictures/desk/', import.meta.url));

interface Sent {
  readonly order: Readonly<Record<string, unknown>>;
  readonly status: string;
}

(hasChromium ? describe : describe.skip)('an evening of a battle at the desk (Chromium)', () => {
  let house: HouseUnderTest;
  let root: HouseClient;
  let browser: Browser;
  let seats: BattleSeats['seats'];
  beforeAll(async () => {
    ({ house, root, browser, seats } = await openBattleSeats({
      purpose: 'deskbattle',
      accounts: ['buford', 'heth'],
      withPages: ['buford', 'heth'],
      madeOf: { scenario: BATTLE },
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
  async function show(account: string, screen = ''): Promise<Page> {
    const page = pageOf(account);
    await page.goto(`${house.gatewayUrl}${HOME}${screen}`);
    return page;
  }
  async function showMap(account: string): Promise<Page> {
    const page = await show(account, '/map');
    await page.waitForSelector('.hex-map[data-drawn=whole]');
    return page;
  }
  const said = (page: Page, words: string | RegExp): Promise<void> =>
    page.locator('.said').getByText(words).first().waitFor();
  /** Orders that stand, by the house. */
  async function inForce(account: string): Promise<Sent['order'][]> {
    const answer = await pageOf(account).request.get(`${house.gatewayUrl}/campaigns/${BATTLE}/orders`, ASKED);
    const { orders } = (await answer.json()) as { orders: readonly Sent[] };
    return orders.filter(({ status }) => status === 'stands').map(({ order }) => order);
  }
  /** Puts the cursor into a hex, by the form that goes there. */
  async function goTo(page: Page, hex: string): Promise<void> {
    await page.getByLabel('Go to a hex, place or piece').fill(hex);
    await page.keyboard.press('Enter');
    await page
      .locator('.spoken')
      .getByText(new RegExp(`^${hex}`))
      .waitFor();
  }
  const picture = async (page: Page, name: string): Promise<Buffer> => {
    await page.evaluate(() => scrollTo(0, 0));
    return page.screenshot(process.env['UPDATE_PICTURES'] ? { path: `${PICTURES}${name}.png` } : {});
  };

  it('opens on what is known before the first turn, and says what the troops do by themselves', async () => {
    const page = await show('buford');
    await page.getByRole('heading', { name: 'Before the battle' }).waitFor();
    await page.getByText('Next is 0740.').waitFor();
    await page.getByText(/pieces have no order/).click();
    await page
      .getByText(/under HOLD|under SKPD/)
      .first()
      .waitFor();
    await soon(
      () => page.getByRole('navigation', { name: 'Screens' }).getByRole('link').allTextContents(),
      (found) => expect(found).toEqual(['Evening', 'Map', 'Orders', 'Report', 'Letters', 'My seat']),
    );
    expect(await faultsOf(page)).toEqual([]);
  });

  it('is ordered by mouse: a regiment is chosen, a hex in reach pointed at, and the brigade sent', async () => {
    const page = await showMap('buford');
    await page.locator('button[data-piece=us-8il]').click();
    await page.locator('[data-card=us-8il]').waitFor();
    await page.waitForFunction(
      () => (document.querySelector('.reach.at-re')?.getAttribute('d') ?? '').length > 100,
    );
    const reached = await pageOf('buford').request.post(`${house.gatewayUrl}/campaigns/${BATTLE}/reach`, {
      ...ASKED,
      headers: { ...ASKED.headers, Origin: house.gatewayUrl },
      data: { piece: 'us-8il' },
    });
    const { reached: places } = (await reached.json()) as {
      reached: { place: string; path: string[]; phase: number }[];
    };
    const goal = places.find(({ path, phase }) => path.length === 2 && phase === 1)!;
    await clickHex(page, goal.place);
    await said(page, `us-8il: ${goal.path.join(', ')}.`);
    const card = page.locator('[data-card=us-8il]');
    await card.getByText('It would be accepted').waitFor();
    await page.getByText('kept at your seat, also for your other devices').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await picture(page, 'battle-map');
    await card.getByRole('button', { name: 'Send', exact: false }).first().click();
    await said(page, /^Accepted: gamble at /);
    expect(await inForce('buford')).toEqual([
      expect.objectContaining({
        kind: 'activate',
        command: 'gamble',
        plan: [{ unit: 'us-8il', do: goal.path }],
      }),
    ]);
    await card.getByRole('button', { name: 'Take back and change' }).click();
    await card.getByText('Draft: not sent.').waitFor();
    expect(await inForce('buford')).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await said(page, /^Accepted: gamble at /);
  });

  it('is ordered by keys alone: through the roster to a form, and from the form to a receipt', async () => {
    const page = await show('heth', '/orders');
    await page.getByRole('heading', { name: /^Orders for 0740/ }).waitFor();
    await page.locator('button[data-piece][tabindex="0"]').focus();
    for (let steps = 0; steps < 60; steps++) {
      if ((await page.evaluate(() => document.activeElement?.getAttribute('data-piece'))) === 'archer') break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    const card = page.locator('[data-card=archer]');
    await card.waitFor();
    await card.getByLabel('New order').focus();
    await page.keyboard.type('Change');
    await card.getByRole('button', { name: 'Add', exact: true }).focus();
    await page.keyboard.press('Enter');
    await card.getByText('This has to be filled.').first().waitFor();
    const proposed = page.locator('#other-archer-change-1-spend-offered option');
    await soon(
      () => proposed.evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
      (found) => expect(found).toContain('heth'),
    );
    expect(await faultsOf(page)).toEqual([]);
    await card.getByLabel('assault (ASLT)').focus();
    await page.keyboard.press('Space');
    await card
      .getByText(/It would be accepted|Error\./)
      .first()
      .waitFor();
    await page.keyboard.press('Control+Enter');
    await said(page, /^(Accepted|Refused): /);
    await picture(page, 'battle-orders');
  });

  it('is played by keys on the map: a leader walks, and every hex says what it is', async () => {
    const page = await showMap('buford');
    await page.locator('button[data-piece=buford]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-card=buford]').waitFor();
    await page.getByRole('application').focus();
    const before = await page.locator('.spoken').textContent();
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction((was) => document.querySelector('.spoken')?.textContent !== was, before);
    await soon(
      () => page.locator('.spoken').textContent(),
      (found) => expect(found).toMatch(/^\d{4}.*level \d/),
    );
    await page.keyboard.press('Enter');
    await said(page, /^buford: \d{4}/);
    await page.keyboard.press('Control+Enter');
    await said(page, /^Accepted: buford goes \d{4}/);
    expect((await inForce('buford')).map(({ kind }) => kind).sort()).toEqual(['activate', 'leader']);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-piece') === 'buford');
    await goTo(page, '1107');
  });

  it('takes what troops do by themselves from forms whose fields may say no, or several things', async () => {
    const page = await show('buford', '/orders');
    await page.locator('button[data-piece=us-8il]').click();
    const card = page.locator('[data-card=us-8il]');
    await card.getByLabel('New order').selectOption('standing');
    await card.getByRole('button', { name: 'Add', exact: true }).click();
    await card.getByLabel('Withdraw (hexes)').selectOption({ label: '2' });
    await card.getByLabel('Advance').selectOption({ label: 'no' });
    await card.getByText('It would be accepted').waitFor();
    await card.getByRole('button', { name: 'Send', exact: true }).click();
    await said(page, /^Accepted: us-8il: /);
    expect(await inForce('buford')).toContainEqual(
      expect.objectContaining({ kind: 'standing', for: 'us-8il', withdraw: 2, advance: false }),
    );
  });

  it('keeps what the whole side does by itself at the card of the side, as a draft and once it stands', async () => {
    const page = await show('buford', '/orders');
    const card = page.locator('[data-card=side]');
    await card.getByLabel('New order').selectOption('side-standing');
    await card.getByRole('button', { name: 'Add', exact: true }).click();
    await card.getByLabel('Withdraw (hexes)').selectOption({ label: '1' });
    await card.getByText('It would be accepted').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await card.getByRole('button', { name: 'Send', exact: true }).click();
    await said(page, /^Accepted: US: /);
    await card.getByText(/^✓ US: /).waitFor();
    await card.getByRole('button', { name: 'Take back and change' }).click();
    await card.getByText('Draft: not sent.').waitFor();
    await card.getByRole('button', { name: 'Discard' }).click();
  });

  it('is written in words: one order on the command line, the book as one text', async () => {
    const page = await show('buford', '/orders');
    const line = page.getByLabel('Command line: an order in words');
    await line.fill('standing us-12il; withdr');
    await page.getByRole('option', { name: 'withdraw', exact: true }).waitFor();
    await line.fill('standing us-12il; withdraw many');
    await page.getByText(/^Column \d+: found/).waitFor();
    await line.fill('standing us-12il; withdraw 1');
    await page.keyboard.press('Enter');
    await page.locator('[data-card=us-12il]').getByText('It would be accepted').waitFor();
    const book = page.getByLabel('Orders, one a line');
    const text = await book.inputValue();
    expect(text.split('\n')).toEqual(
      expect.arrayContaining(['standing us-12il; withdraw 1', 'standing us-8il; withdraw 2; advance no']),
    );
    await book.fill(text.replace('withdraw 2', 'withdraw 3'));
    await page.getByText('1 order that stands is taken back.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Take over as drafts' }).click();
    await page.getByText('2 drafts not sent').waitFor();
    await page.getByRole('button', { name: 'Send all 2' }).click();
    await said(page, /^Accepted: /);
    const standing = (await inForce('buford')).filter(({ kind }) => kind === 'standing');
    expect(standing).toHaveLength(2);
    expect(standing).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ for: 'us-12il', withdraw: 1 }),
        expect.objectContaining({ for: 'us-8il', withdraw: 3, advance: false }),
      ]),
    );
  });

  it('is over when both are done: the turn is told with its map, rules and dice, and the next one stands open', async () => {
    await root.send('POST', `/campaigns/${BATTLE}/turn/close`, { turn: 1 });
    await root.resolved(BATTLE, 1);
    await root.send('POST', `/campaigns/${BATTLE}/turn/open`, { turn: 2 });
    const page = await show('buford');
    await page.getByRole('heading', { name: 'What happened at 0740 (turn 1)' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await picture(page, 'battle-evening');
    await show('buford', '/report');
    await page.waitForSelector('.hex-map[data-drawn=whole]');
    await page.getByRole('heading', { name: 'Activations', exact: true }).waitFor();
    await page
      .getByText(/^Rule gbacw-3dog/)
      .first()
      .click();
    expect(await faultsOf(page)).toEqual([]);
    await picture(page, 'battle-report');
    await page.getByLabel('What befell').selectOption('us-8il');
    await page.getByRole('region', { name: 'Why' }).getByRole('listitem').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel('Turn shown').focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('heading', { name: 'Before the battle' }).waitFor();
  });

  it.each([
    ['light', 320],
    ['dark', 768],
    ['light', 1440],
  ] as const)(
    'can be used by everybody in %s at %i, and nothing runs out sideways',
    async (colorScheme, width) => {
      const page = pageOf('heth');
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const check = async (what: string): Promise<void> => {
        expect([what, await faultsOf(page)]).toEqual([what, []]);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([what, over]).toEqual([what, 0]);
      };
      await show('heth');
      await page.getByRole('heading', { name: /^What happened/ }).waitFor();
      await check('evening');
      await showMap('heth');
      await page.locator('button[data-piece=cs-13al]').click();
      await page.locator('[data-card=cs-13al]').waitFor();
      await check('map');
      await show('heth', '/orders');
      await page.locator('button[data-piece=archer]').click();
      const card = page.locator('[data-card=archer]');
      await card.getByLabel('New order').selectOption('activate');
      await card.getByRole('button', { name: 'Add', exact: true }).click();
      await card.getByRole('group', { name: 'Activation' }).first().waitFor();
      await check('orders');
      if (width === 320) await picture(page, 'battle-phone');
      await card.getByRole('button', { name: 'Discard draft' }).first().click();
      await show('heth', '/report');
      await page.waitForSelector('.hex-map[data-drawn=whole]');
      await check('report');
      await show('heth', '/seat');
      await page.getByRole('heading', { name: 'My seat' }).waitFor();
      await check('seat');
    },
  );

  it('is read in German', async () => {
    const page = await showMap('heth');
    await page.getByLabel('Language / Sprache').selectOption('de');
    await page
      .locator('.spoken')
      .getByText(/Höhe \d/)
      .waitFor();
    await page.getByLabel('Language / Sprache').selectOption('en');
    await page
      .locator('.spoken')
      .getByText(/level \d/)
      .waitFor();
  });

  it('is looked back upon once it has ended and is published: what a side believed, and what was true', async () => {
    const umpire = await HouseClient.signIn(house, 'umpire');
    const position = { ...(battleScenario(BATTLE) as object), lastTurn: '0740' };
    const made = await root.send('POST', '/campaigns', {
      ...{ id: 'short', title: 'A short morning', position, secret: 'the dice of a short morning' },
    });
    expect(made.status).toBe(201);
    await givePlaces(house, 'short', ['buford', 'heth']);
    await umpire.send('POST', '/campaigns/short/turn/close', { turn: 1 });
    await umpire.resolved('short', 1);
    await until(
      async () => (await umpire.send('POST', '/campaigns/short/publish', { confirm: 'short' })).status < 300,
      'the battle has ended and is published',
    );
    const page = pageOf('heth');
    await page.goto(`${house.gatewayUrl}/desk/c/short`);
    await page.getByRole('link', { name: 'Debrief' }).click();
    await page.getByRole('heading', { name: /^What the (Union|Confederacy) believed/ }).waitFor();
    await page.getByRole('heading', { name: 'Never seen' }).waitFor();
    await page.getByText('the dice of a short morning').waitFor();
    const maps = page.locator('.three .hex-map[data-drawn=whole]');
    await maps.nth(2).waitFor();
    const cameras = (): Promise<string[]> =>
      maps.locator('svg > g').evaluateAll((groups) => groups.map((one) => one.getAttribute('transform')!));
    const before = await cameras();
    expect([before.length, new Set(before).size]).toEqual([3, 1]);
    await maps.first().press('+');
    await until(async () => (await cameras())[2] !== before[2], 'the maps are looked at closer');
    expect(new Set(await cameras()).size).toBe(1);
    // Belief has one side's troops, truth both.
    const counters = (where: string): Promise<number> => page.locator(`${where} .counter`).count();
    await soon(
      async () => [
        await counters('[data-belief=US]'),
        await counters('[data-belief=CSA]'),
        await counters('[data-truth]'),
      ],
      ([us, csa, truth]) => expect([us! > 0, csa! > 0, truth]).toEqual([true, true, us! + csa!]),
    );
    expect(await faultsOf(page)).toEqual([]);
    await picture(page, 'battle-debrief');
  });

  /** Clicks the middle of a hex, which the cursor is moved near first. */
  async function clickHex(page: Page, hex: string): Promise<void> {
    const box = (await page.locator('.hex-map').boundingBox())!;
    const at = await page.evaluate(
      ([column, row]) => {
        const group = document.querySelector<SVGGElement>('.hex-map svg > g')!;
        const half = 12 * Math.sqrt(3);
        const point = new DOMPoint(
          24 * (1.5 * column! - 0.5),
          half * (2 * row! - (column! % 2 === 0 ? 0 : 1)),
        ).matrixTransform(group.getScreenCTM()!);
        return { x: point.x, y: point.y };
      },
      [Number(hex.slice(0, 2)), Number(hex.slice(2))],
    );
    expect([at.x > box.x, at.y > box.y]).toEqual([true, true]);
    await page.mouse.click(at.x, at.y);
    await page
      .locator('.spoken')
      .getByText(new RegExp(`^${hex}`))
      .waitFor();
  }
});
