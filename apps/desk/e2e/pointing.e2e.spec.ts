import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { until } from '@vedette/testing';
import { faultsOf } from './axe.js';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { StartedHouse } from './house.js';
import { signInByForm } from './sign-in.js';
import { counts, soon } from './soon.js';

const HOME = '/desk/c/amwol-1846';
/** Pixels a square is wide when the map opens. */
const SQUARE = 44;

(hasChromium ? describe : describe.skip)('pointing at the map (Chromium)', () => {
  let house: StartedHouse;
  let browser: Browser;
  let taylor: WatchedPage;
  let page: Page;
  beforeAll(async () => {
    [house, browser] = await Promise.all([StartedHouse.open(), openChromium()]);
    taylor = await watchedPage(browser, house.url);
    page = taylor.page;
    await signInByForm(page, house, 'taylor');
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  const showMap = async (): Promise<void> => {
    await page.goto(`${house.url}${HOME}/map`);
    await page.waitForSelector('canvas[data-drawn=whole]');
  };
  /** Waits until frames that were asked for have been painted. */
  const painted = (): Promise<unknown> =>
    page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));

  it('a map that was dragged shows what one shows that is drawn anew at that place', async () => {
    await showMap();
    const { x, y } = (await page.locator('canvas').boundingBox())!;
    const keep = (): Promise<unknown> =>
      page.evaluate(() => {
        const canvas = document.querySelector('canvas')!;
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
        const pictures = ((globalThis as { pictures?: Uint8ClampedArray[] }).pictures ??= []);
        pictures.push(data);
      });
    await keep();
    await page.mouse.move(x + 500, y + 400);
    await page.mouse.down();
    await page.mouse.move(x + 401, y + 300, { steps: 7 });
    await page.mouse.move(x + 333, y + 511, { steps: 9 });
    await page.mouse.up();
    await painted();
    await page.waitForSelector('canvas[data-drawn=whole]');
    await painted();
    await keep();
    await page.getByRole('application').focus();
    // A layer that is switched and switched back has all drawn anew.
    for (const key of ['5', '5']) {
      await page.keyboard.press(key);
      await painted();
    }
    await keep();
    const [moved, anew] = await page.evaluate(() => {
      const { pictures } = globalThis as unknown as { pictures: Uint8ClampedArray[] };
      const unlike = (one: Uint8ClampedArray, other: Uint8ClampedArray): number =>
        one.filter((value, at) => Math.abs(value - other[at]!) > 8).length / one.length;
      return [unlike(pictures[0]!, pictures[1]!), unlike(pictures[1]!, pictures[2]!)];
    });
    expect(moved).toBeGreaterThan(0.01);
    expect(anew).toBeLessThan(0.001);
  });

  it('looks where the second button clicks and chooses nothing there, and takes what the browser takes over for no click', async () => {
    await showMap();
    const map = page.getByRole('application');
    const [says] = (await map.getAttribute('aria-describedby'))!.split(' ');
    const words = `#${says}`;
    const { x, y, width, height } = (await page.locator('canvas').boundingBox())!;
    // In the middle stand pieces of his.
    await page.mouse.click(x + width / 2, y + height / 2, { button: 'right' });
    await painted();
    await counts(page.locator('[data-card]'), 0);
    const first = await page.locator(words).textContent();
    await page.mouse.click(x + 600, y + 400, { button: 'right' });
    await painted();
    const before = await page.locator(words).textContent();
    expect(before).not.toBe(first);
    await page.locator('canvas').evaluate((canvas) => {
      const box = canvas.getBoundingClientRect();
      const at = { clientX: box.left + 300, clientY: box.top + 200, pointerId: 7, bubbles: true };
      canvas.setPointerCapture = () => undefined;
      for (const name of ['pointerdown', 'pointercancel']) canvas.dispatchEvent(new PointerEvent(name, at));
    });
    await painted();
    await soon(
      () => page.locator(words).textContent(),
      (found) => expect(found).toBe(before),
    );
    await page.mouse.click(x + 300, y + 200);
    await painted();
    await soon(
      () => page.locator(words).textContent(),
      (found) => expect(found).not.toBe(before),
    );
  });

  it('shows where troops seen before could be by now, when it is asked, and keeps pins and dismissals at the seat', async () => {
    const { page } = taylor;
    const desk = `${house.url}/campaigns/amwol-1846/desk`;
    const headers = { 'Vedette-Desk': '1', Origin: house.url };
    const { tag, document: before } = (await (await page.request.get(desk, { headers })).json()) as {
      tag: string;
      document: object;
    };
    // Seen in the summer before the first turn, in a square nobody looks at: C march four squares a turn, and a fifth by force.
    const pinned = {
      ...{ id: 'seen-before', is: 'pinned', square: 'J2-Y4', turn: 0, age: 1 },
      stack: {
        ...{ state: 'MX', standing: 'hostile', condition: 'active', count: null },
        ...{ size: 'brigade', letters: 'IC' },
      },
    };
    const kept = await page.request.put(desk, {
      headers: { ...headers, 'If-Match': `"${tag}"` },
      data: { ...before, ghosts: [pinned] },
    });
    expect(kept.status()).toBe(200);
    await showMap();
    await page.getByLabel('Go to a place or piece').fill('J2-Y4');
    await page.keyboard.press('Enter');
    await page
      .getByText(/brigade.*infantry, cavalry, seen one turn ago\. Pinned\./)
      .first()
      .waitFor();
    await page.getByRole('application').focus();
    await page.keyboard.press('i');
    await page
      .getByText('could be here by now: no further than 5 squares, by the march of cavalry')
      .waitFor();
    await page
      .getByRole('button', { name: 'Could be by now' })
      .and(page.locator('[aria-pressed=true]'))
      .waitFor();
    await painted();
    const red = (): Promise<number> =>
      page.evaluate(() => {
        const canvas = document.querySelector('canvas')!;
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
        let found = 0;
        for (let at = 0; at < data.length; at += 4)
          if (data[at]! > 150 && data[at + 1]! < 70 && data[at + 2]! < 70) found++;
        return found;
      });
    const withRing = await red();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('i');
    await page.getByText('could be here by now').waitFor({ state: 'detached' });
    await painted();
    expect(withRing - (await red())).toBeGreaterThan(200);
    await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await page.getByText('seen one turn ago').first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show 1 dismissed again' }).waitFor();
    const isKept = async (): Promise<boolean> => {
      const now = (await (await page.request.get(desk, { headers })).json()) as {
        document: { ghosts: readonly { is: string }[] };
      };
      return now.document.ghosts.map(({ is }) => is).join() === 'dismissed';
    };
    await until(isKept, 'The dismissal is kept at the seat');
  });

  it('catches pieces with Shift and a drag, and orders them with one card: a receipt for each', async () => {
    await showMap();
    const { x, y } = (await page.locator('canvas').boundingBox())!;
    await page.keyboard.down('Shift');
    await page.mouse.move(x + 380, y + 250);
    await page.mouse.down();
    await page.mouse.move(x + 700, y + 560, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    await page
      .getByText(/^Ordered together with .*US4IN/)
      .first()
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);

    await page.goto(`${house.url}${HOME}/orders`);
    await page.locator('button[data-piece=US3IN]').click();
    await page.locator('[data-card=US3IN]').waitFor();
    await page.locator('button[data-piece=US4IN]').click({ modifiers: ['Shift'] });
    await page.locator('.together').getByText('Ordered together with US4IN').waitFor();
    await page.locator('#line-US3IN').fill('US3IN posture assault / last-ditch');
    await page.keyboard.press('Enter');
    await page.locator('[data-card=US3IN]').getByRole('button', { name: 'Send' }).press('Enter');
    const standing = async (): Promise<string[]> => {
      const answer = await page.request.get(`${house.url}/campaigns/amwol-1846/orders`, {
        headers: { 'Vedette-Desk': '1' },
      });
      const { orders } = (await answer.json()) as { orders: readonly { text: string; status: string }[] };
      return orders.flatMap(({ text, status }) => (status === 'stands' ? [text] : [])).sort();
    };
    await until(
      async () => (await standing()).length === 2,
      () => 'Both orders stand',
    );
    expect((await standing()).map((text) => text.replace('; by taylor', ''))).toEqual([
      'US3IN posture assault / last-ditch',
      'US4IN posture assault / last-ditch',
    ]);
  });

  it('merges a piece that is dragged onto another, and the card shows the order', async () => {
    // What was sent before is at rest: a row that moves while it is dragged is let go of.
    await page.goto(`${house.url}${HOME}/orders`);
    await page.locator('button[data-piece=US8IN]').waitFor();
    await page.waitForLoadState('networkidle');
    await page.locator('button[data-piece=US8IN]').dragTo(page.locator('button[data-piece=US7IN]'));
    await page.locator('[data-card=US8IN]').getByText('US8IN is merged into US7IN').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  /** Where a square lies on the page, so many squares from the middle of the map, at a part of it. */
  const at = async (east: number, south: number, within = { x: 0.5, y: 0.5 }, square = SQUARE) => {
    const { x, y, width, height } = (await page.locator('canvas').boundingBox())!;
    return {
      x: x + width / 2 + (east + within.x - 0.5) * square,
      y: y + height / 2 + (south + within.y - 0.5) * square,
    };
  };
  type Place = Awaited<ReturnType<typeof at>>;
  const lead = async (from: Place, to: Place): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
  };
  const order = async (piece: string): Promise<void> => {
    await showMap();
    await page.locator(`button[data-piece=${piece}]`).click();
    await page.locator(`[data-card=${piece}]`).waitFor();
  };

  it('bends a march by a step that is dragged, waits at its last step, and takes no drag that began on empty ground', async () => {
    await order('US2MC');
    for (const [east, south, march] of [
      [0, -1, 'March J9-V3.'],
      [-1, -2, 'March J9-V3, J8-V2.'],
    ] as const) {
      const { x, y } = await at(east, south);
      await page.mouse.click(x, y);
      await page.getByText(march).waitFor();
    }
    await lead(await at(0, -1), await at(-1, -1));
    await page.getByText('March J8-V3, J8-V2.').waitFor();
    const last = await at(-1, -2);
    await page.mouse.click(last.x, last.y);
    await page.getByText('March J8-V3, J8-V2, –.').waitFor();
    const on = await at(-1, -3);
    await page.mouse.click(on.x, on.y);
    await page.getByText('March J8-V3, J8-V2, –, J8-V1.').waitFor();
    await lead(await at(3, -3), await at(-1, -1));
    await soon(
      () => page.locator('#line-US2MC').inputValue(),
      (found) => expect(found).toBe('US2MC march J8-V3 J8-V2 - J8-V1'),
    );
  });

  it('sends supplies from a place that is dragged onto another, and has it asked how many', async () => {
    await showMap();
    // Fort Brown has its sign in the lower left of its square, above it stand troops.
    await lead(await at(0, 0, { x: 0.2, y: 0.8 }), await at(1, -1));
    const goods = page.locator('[data-other="staff/move-supplies/1"]');
    await goods.waitFor();
    await soon(
      () =>
        goods.locator('input').evaluateAll((fields) => fields.map((one) => (one as HTMLInputElement).value)),
      (found) => expect(found).toEqual(['Fort Brown', 'Point Isabel', '8']),
    );
    await goods.locator('input[type=number]:focus').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('gives a piece that is dragged onto one of another officer to him, once it was asked about', async () => {
    await order('US21IN');
    await page.getByRole('application').focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press('-');
    const square = SQUARE / 1.3 ** 3;
    // In San Antonio stand rangers of Hays.
    await lead(await at(0, 0, { x: 0.7, y: 0.3 }, square), await at(-4, -16, { x: 0.5, y: 0.5 }, square));
    const given = page.locator('[data-other="US21IN/assign/1"]');
    await given.getByRole('button', { name: 'Send', exact: true }).waitFor();
    await page.getByRole('button', { name: /^Send it|^Send all/ }).click();
    await page
      .locator('.unsent')
      .getByText('assign US21IN commander hays: this cannot be taken back')
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    // Nothing was sent yet, and it is sent from wherever it is meant.
    await given.getByRole('button', { name: 'Send: it cannot be taken back' }).click();
    await page.getByText(/^Accepted: US21IN gets hays as commander/).waitFor();
  });

  it('says in the card what feeds a piece, as far as is known, and draws by which squares, from the source that the order names', async () => {
    await order('US22IN');
    const fed = page.locator('[data-card=US22IN] [data-feeds]');
    await fed
      .getByText(/^Fed from Point Isabel, in the same square\. \d+ supplies are there\. Rule/)
      .waitFor();
    await fed.getByText('Could also draw from US1CQ.').waitFor();
    const brown = async (): Promise<number> => {
      await painted();
      return inked([0x7a, 0x5c, 0x30]);
    };
    const before = await brown();
    await page.locator('#line-US22IN').fill('US22IN supply 1 from US1CQ');
    await fed.getByText(/^Fed from US1CQ, one square away, of 2 at most: \S+ – \S+\. /).waitFor();
    await until(async () => (await brown()) > before + 20, 'The map shows by which squares');
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('[data-card=US22IN]').getByRole('button', { name: 'Discard' }).click();
    await fed.getByText(/^Fed from Point Isabel/).waitFor();
  });

  const inked = (colour: readonly number[]): Promise<number> =>
    page.evaluate(([red, green, blue]) => {
      const canvas = document.querySelector('canvas')!;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      let found = 0;
      for (let at = 0; at < data.length; at += 4)
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) found++;
      return found;
    }, colour);

  it('shows by switches what was ordered last turn, and lines of supply and communications, and says it', async () => {
    await showMap();
    await page.getByRole('application').focus();
    for (const [key, layer, colour, words] of [
      ['O', 'orders of the past turn', [0x6a, 0x6a, 0x6a], 'Marches ordered for turn 1: US3IN, US4IN'],
      ['S', 'supply lines', [0x7a, 0x5c, 0x30], 'supplies from Fort Brown.'],
      ['C', 'communications', [0x8a, 0x3b, 0x78], 'communications through US1CQ.'],
    ] as const) {
      const before = await inked(colour);
      await page.keyboard.press(key);
      await page
        .getByRole('button', { name: layer, exact: false })
        .and(page.locator('.layers [aria-pressed=true]'))
        .waitFor();
      await page.locator('output.spoken', { hasText: words }).waitFor();
      await until(async () => (await inked(colour)) > before + 20, `The map shows ${layer}`);
    }
    await page.getByText(/lines are straight/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('does nothing that a page of the desk may not do', () => expect(taylor.faults).toEqual([]));
});
