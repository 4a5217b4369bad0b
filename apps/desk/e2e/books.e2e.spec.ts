import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { until } from '@vedette/testing';
import { faultsOf } from './axe.js';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { StartedHouse } from './house.js';
import { signInByForm } from './sign-in.js';
import { soon } from './soon.js';

const PICTURES = fileURLToPath(new URL('../../../docs/pictures/desk/', import.meta.url));
const ASKED = { headers: { 'Vedette-Desk': '1' } };

interface Option {
  readonly field: string;
  readonly order: { readonly kind: string } & Readonly<Record<string, unknown>>;
}
interface Effective {
  readonly pieces: readonly { readonly piece: string; readonly at: string }[];
}

/** Somebody at his map, in a house that plays another book than the first. */
class Evening {
  private constructor(
    readonly house: StartedHouse,
    readonly seat: WatchedPage,
    readonly scenario: string,
  ) {}

  static async begin(browser: Browser, scenario: string, account: string): Promise<Evening> {
    const house = await StartedHouse.open(scenario);
    const seat = await watchedPage(browser, house.url);
    await signInByForm(seat.page, house, account);
    return new Evening(house, seat, scenario);
  }

  get page(): Page {
    return this.seat.page;
  }

  async ask<T>(path: string): Promise<T> {
    const answer = await this.page.request.get(`${this.house.url}/campaigns/${this.scenario}/${path}`, ASKED);
    return (await answer.json()) as T;
  }

  /** The first of his pieces that is offered something, and what. */
  async offered(at: string, wanted: (option: Option) => boolean): Promise<readonly [string, Option]> {
    const { pieces } = await this.ask<Effective>('orders/effective');
    for (const { piece } of pieces.filter((one) => one.at === at)) {
      const { options } = await this.ask<{ options: readonly Option[] }>(`orders/options/${piece}`);
      const found = options.find(wanted);
      if (found) return [piece, found];
    }
    throw new Error('None of his pieces is offered that');
  }

  async show(screen: string): Promise<void> {
    await this.page.goto(`${this.house.url}/desk/c/${this.scenario}/${screen}`);
    await this.page.waitForSelector('main h1');
    if (screen !== 'orders') await this.page.waitForSelector('canvas[data-drawn=whole]');
  }

  /** Opens the card of a piece by pointing at it in the list; one that lies open is closed before. */
  async open(piece: string): Promise<Locator> {
    const close = this.page.locator('[data-card]').getByRole('button', { name: /^Close/ });
    if ((await close.count()) > 0) await close.click();
    await this.page.locator(`button[data-piece="${piece}"]`).click();
    const card = this.page.locator(`[data-card="${piece}"]`);
    await card.waitFor();
    return card;
  }

  /** Sends what stands on a card or a form, and waits for the receipt that says it was accepted. */
  async send(form: Locator, what: RegExp): Promise<void> {
    await form
      .getByText(/^(✓ )?It would be accepted/)
      .first()
      .waitFor();
    const answered = this.page.waitForResponse((answer) => answer.url().includes('/orders/batch'));
    await form.getByRole('button', { name: 'Send', exact: false }).first().click();
    const { receipts } = (await (await answered).json()) as {
      receipts: readonly { readonly accepted: boolean }[];
    };
    expect(receipts.map(({ accepted }) => accepted)).toEqual([true]);
    await this.page.locator('.said').getByText(what).first().waitFor();
  }

  async picture(name: string): Promise<void> {
    if (process.env['UPDATE_PICTURES']) await this.page.screenshot({ path: `${PICTURES}${name}.png` });
  }

  /** The report of the first turn can be read: its lines, its film, and by everybody. */
  async read(): Promise<void> {
    await this.show('report');
    await until(async () => (await this.page.locator('ol.lines li').count()) > 3, 'the report has lines');
    await soon(
      () => this.page.locator('#film-caption').innerText(),
      (found) => expect(found).not.toBe(''),
    );
    expect(await faultsOf(this.page)).toEqual([]);
  }

  async end(): Promise<void> {
    await this.page.context().close();
    await this.house.close();
  }
}

const goTo = async (page: Page, place: string): Promise<void> => {
  await page.getByLabel('Go to a place or piece').fill(place);
  await page.keyboard.press('Enter');
  await page
    .locator('output.spoken')
    .getByText(new RegExp(`^${place}`))
    .first()
    .waitFor();
};

(hasChromium ? describe : describe.skip)('evenings of the other books at the desk (Chromium)', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium();
  });
  afterAll(() => browser?.close());

  /** An evening of its own for each book, over when its orders are given. */
  async function evening(
    scenario: string,
    account: string,
    play: (evening: Evening) => Promise<void>,
  ): Promise<void> {
    const begun = await Evening.begin(browser, scenario, account);
    try {
      await begun.show('map');
      await play(begun);
      expect(await faultsOf(begun.page)).toEqual([]);
      await begun.read();
      expect(begun.seat.faults).toEqual([]);
    } finally {
      await begun.end();
    }
  }

  it('ROTD 1866: a train is ridden to a depot that was pointed at, and a bridge laid by its form', () =>
    evening('euwol-1866', 'friedrichkarl', async (now) => {
      const { page } = now;
      const [rider, { order }] = await now.offered('land', ({ field }) => field === '/rail/destination');
      const { destination } = order['rail'] as { readonly destination: string };
      const card = await now.open(rider);
      await card.locator('[data-section=rail] > summary').click();
      await goTo(page, destination);
      await card
        .locator('[data-section=rail]')
        .getByRole('button', { name: destination, exact: false })
        .first()
        .click();
      await now.picture('rail');
      await now.send(card, new RegExp(`^Accepted: .*${rider}`));
      const [train, bridge] = await now.offered('land', ({ order: { kind } }) => kind === 'pontoon');
      const other = await now.open(train);
      await other.getByLabel('Kind of order').selectOption('pontoon');
      await other.locator('.others').getByRole('button', { name: 'Add', exact: true }).last().click();
      const form = other.locator('fieldset.other');
      await form.locator(`label:has(input[value="${String(bridge.order['action'])}"])`).click();
      const site = bridge.order['tactical'];
      if (typeof site === 'string') await form.locator('input[id$=-tactical]').fill(site);
      await now.picture('pontoon');
      await now.send(form, new RegExp(`^Accepted: .*${train}`));
    }));

  it('NWOL 1809: a march is pointed out on the map, and a posture ticked', () =>
    evening('nwol-1809', 'davout', async (now) => {
      const { page } = now;
      const [marcher, { order }] = await now.offered(
        'land',
        ({ field, order: { strategic } }) =>
          field === '/strategic/path' && (strategic as { path: readonly string[] }).path.length === 1,
      );
      const [goal] = (order['strategic'] as { readonly path: readonly string[] }).path;
      const card = await now.open(marcher);
      await goTo(page, goal!);
      await page.waitForSelector('canvas[data-drawn=whole]');
      const box = (await page.locator('canvas').boundingBox())!;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.locator('.said').getByText(`March ${goal}.`).first().waitFor();
      await now.picture('nwol');
      await now.send(card, new RegExp(`^Accepted: .*${marcher}`));
      const second = (await now.ask<Effective>('orders/effective')).pieces.find(
        ({ piece, at }) => at === 'land' && piece !== marcher,
      )!;
      const posture = await now.open(second.piece);
      await posture.locator(`label:has(#card-${second.piece}-posture-defensive-defend)`).click();
      await now.send(posture, new RegExp(`^Accepted: .*${second.piece}`));
    }));

  it('PATE 1846: a ship sails to an area of the chart that was clicked, and another shuns strangers', () =>
    evening('amwol-1846', 'conner', async (now) => {
      const { page } = now;
      const { pieces } = await now.ask<Effective>('orders/effective');
      const [sailor, other] = pieces.filter(({ at }) => at === 'sea');
      const card = await now.open(sailor!.piece);
      const water = page.locator('.sea .water.in-reach').first();
      await water.waitFor();
      const place = (await water.locator('xpath=..').getAttribute('data-place'))!;
      await page.locator(`[data-place="${place}"]`).click({ position: { x: 4, y: 4 } });
      await page
        .locator('.said')
        .getByText(/^Course: /)
        .first()
        .waitFor();
      await now.picture('chart');
      await now.send(card, new RegExp(`^Accepted: .*${sailor!.piece}`));
      const stance = await now.open(other!.piece);
      await stance.locator('[data-section=contact] label.pill').nth(1).click();
      await now.send(stance, new RegExp(`^Accepted: .*${other!.piece}`));
    }));
});
