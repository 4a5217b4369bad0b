import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { until } from '@vedette/testing';
import { faultsOf } from './axe.js';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { givePlaces, HouseClient, makeAccounts, PASSWORD } from '../../gateway/src/testing/house-client.js';
import { HouseUnderTest } from '../../gateway/src/testing/house-under-test.js';
import { StartedHouse } from './house.js';
import { type Door, signInByForm } from './sign-in.js';
import { WARS_FOR_KINDS } from './wars-for-kinds.js';

const ASKED = { headers: { 'Vedette-Desk': '1' } };

type AnyOrder = { readonly kind: string } & Readonly<Record<string, unknown>>;
interface Option {
  readonly text: string;
  readonly order: AnyOrder;
}
/** An order that is to be given: whose card it is begun on, null for the staff's, and how it is written. */
interface Meant extends Option {
  readonly piece: string | null;
}

/** What the house says of an order by itself, and what its card has filled. */
const FILLED: ReadonlySet<string> = new Set(['kind', 'by', 'at']);

/** Somebody at his map, who has a mouse, and digits for amounts. */
class Desk {
  private readonly judged: string[] = [];

  private constructor(
    private readonly url: string,
    readonly seat: WatchedPage,
    private readonly campaign: string,
  ) {
    seat.page.on('request', (request) => {
      if (request.url().endsWith('/orders/preview')) this.judged.push(request.postData() ?? '');
    });
  }

  static async open(browser: Browser, door: Door, campaign: string, account: string): Promise<Desk> {
    const seat = await watchedPage(browser, door.url);
    await signInByForm(seat.page, door, account);
    return new Desk(door.url, seat, campaign);
  }

  private get page(): Page {
    return this.seat.page;
  }

  private async ask<T>(path: string): Promise<T> {
    const answer = await this.page.request.get(`${this.url}/campaigns/${this.campaign}/${path}`, ASKED);
    return (await answer.json()) as T;
  }

  /** The first order of a kind that one of his pieces is offered. */
  async offered(kind: string): Promise<Meant> {
    const { pieces } = await this.ask<{ pieces: readonly { readonly piece: string }[] }>('orders/effective');
    for (const { piece } of pieces) {
      const { options } = await this.ask<{ options: readonly Option[] }>(`orders/options/${piece}`);
      const found = options.find(({ order }) => order.kind === kind);
      if (found) return { ...found, piece };
    }
    throw new Error(`None of his pieces is offered an order of the kind ${kind}`);
  }

  /** Gives an order by pointing; what was judged of it is the order that was meant. */
  async give({ piece, order, text }: Meant): Promise<void> {
    await this.page.goto(`${this.url}/desk/c/${this.campaign}/map`);
    await this.page.waitForSelector('canvas[data-drawn=whole]');
    const side = piece === null ? this.page.locator('body') : await this.card(piece);
    await side.getByLabel('Kind of order').selectOption(order.kind);
    await side.locator('.others .adding').getByRole('button', { name: 'Add', exact: true }).last().click();
    const form = this.page.locator(`[data-other="${piece ?? 'staff'}/${order.kind}/1"]`);
    await form.waitFor();
    for (const [name, value] of Object.entries(order))
      if (!FILLED.has(name) && value !== piece) await this.fill(form, name, value as string | number);
    const words = text.split('; by ')[0]!;
    await until(
      async () => this.judged.some((line) => line.split('; by ')[0]!.includes(words)),
      () => `"${words}" is judged; it was:\n${this.judged.join('\n')}`,
    );
    expect(await faultsOf(this.page)).toEqual([]);
    await form.getByRole('button', { name: 'Discard draft' }).click();
    if (piece !== null) await side.getByRole('button', { name: /^Close/ }).click();
  }

  private async card(piece: string): Promise<Locator> {
    await this.page.locator(`button[data-piece="${piece}"]`).click();
    const card = this.page.locator(`[data-card="${piece}"]`);
    await card.waitFor();
    return card;
  }

  /** An amount is typed, a word of a few is clicked, all else is pointed at on the map and taken. */
  private async fill(form: Locator, name: string, value: string | number): Promise<void> {
    const field = form.locator(`input[id$="-${name}"]`);
    if (typeof value === 'number') return field.fill(String(value));
    const pill = form.locator(`label:has(input[type=radio][value="${value}"])`);
    if ((await pill.count()) > 0) return pill.first().click();
    await this.point(value);
    await form
      .locator('.field', { has: this.page.locator(`input[id$="-${name}"]`) })
      .getByRole('button', { name: `Take ${value}`, exact: true })
      .click();
  }

  /** Brings a place into the middle of the map and clicks on it there with the second button, which chooses nothing. */
  private async point(place: string): Promise<void> {
    await this.page.getByLabel('Go to a place or piece').fill(place);
    await this.page.keyboard.press('Enter');
    await this.page.waitForSelector('canvas[data-drawn=whole]');
    const { x, y, width, height } = (await this.page.locator('canvas').boundingBox())!;
    await this.page.mouse.click(x + width / 2, y + height / 2, { button: 'right' });
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}

/** Orders of the staff are no piece's, and no house offers them. */
const goods = (kind: string, what: string): Meant => ({
  piece: null,
  order: { kind, from: 'Fort Brown', to: 'Point Isabel', amount: 3 },
  text: `move 3 ${what} from "Fort Brown" to "Point Isabel"`,
});
const DEPOT: Meant = {
  piece: null,
  order: { kind: 'depot', action: 'remove', depot: 'Fort Brown', square: 'J9-V4' },
  text: 'depot remove "Fort Brown" in J9-V4',
};

/**
 * Kinds of orders beside the own order of a piece, by the book in which somebody is offered them. Marches, courses, mergers and
 * assignments by a drag are in tests of their own.
 */
const GIVEN = [
  [
    'amwol-1846',
    'taylor',
    ['activation', 'merge', 'split'],
    [goods('move-supplies', 'supplies'), goods('move-stores', 'stores'), DEPOT],
  ],
  ['euwol-1866', 'friedrichkarl', ['track', 'pontoon'], []],
] as const satisfies readonly (readonly [string, string, readonly string[], readonly Meant[]])[];

(hasChromium ? describe : describe.skip)('each kind of order is given by pointing (Chromium)', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium();
  });
  afterAll(() => browser?.close());

  describe.each(GIVEN)('%s', (scenario, account, kinds, orders) => {
    let house: StartedHouse;
    let desk: Desk;
    beforeAll(async () => {
      house = await StartedHouse.open(scenario);
      desk = await Desk.open(browser, house, scenario, account);
    });
    afterAll(async () => {
      await desk?.close();
      await house?.close();
    });
    afterEach(() => expect(desk.seat.faults).toEqual([]));

    it.each(kinds)('%s, as it is offered', async (kind) => {
      await desk.give(withoutBattlefield(await desk.offered(kind)));
    });

    if (orders.length > 0)
      it.each(orders.map((meant) => [meant.order.kind, meant] as const))(
        '%s, by the staff',
        async (_, meant) => {
          await desk.give(meant);
        },
      );
  });

  describe('in wars of their own', () => {
    let house: HouseUnderTest;
    let door: Door;
    beforeAll(async () => {
      house = await HouseUnderTest.open('kinds');
      door = { url: house.gatewayUrl, password: () => PASSWORD };
      await makeAccounts(house, ['moltke']);
      const root = await HouseClient.signIn(house, 'root');
      for (const [id, position] of Object.entries(WARS_FOR_KINDS)) {
        expect(await root.send('POST', '/campaigns', { id, title: id, position })).toMatchObject({
          status: 201,
        });
        await givePlaces(house, id, ['moltke']);
        await (await HouseClient.signIn(house, 'umpire')).openFor(id, 1, 100_000);
      }
    });
    afterAll(() => house?.close());

    it.each([
      ['works', 'battery'],
      ['works', 'fortify'],
      ['placing', 'deploy'],
    ])('in %s: %s, as it is offered', async (war, kind) => {
      const desk = await Desk.open(browser, door, war, 'moltke');
      await desk.give(withoutBattlefield(await desk.offered(kind)));
      await desk.close();
      expect(desk.seat.faults).toEqual([]);
    });
  });
});

/** An order without its place on the battlefield, which is pointed at in the tests of battlefields. */
function withoutBattlefield({ order: { tactical, ...order }, text, piece }: Meant): Meant {
  return { piece, order, text: typeof tactical === 'string' ? text.replace(` ${tactical}`, '') : text };
}
