import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@vedette/testing';
import type { Browser, Page } from 'playwright-core';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { StartedHouse } from './house.js';
import { signInByForm } from './sign-in.js';
import { counts, soon } from './soon.js';

const CAMPAIGN = 'amwol-1846';
const HOME = `/desk/c/${CAMPAIGN}`;
const ASKED = { 'Vedette-Desk': '1' };
const HOUR_MS = 3_600_000;
/** What is spoken on the walk below, a line a step. `SPOKEN=write` before the test writes it anew. */
const SPOKEN = fileURLToPath(new URL('spoken-walk.txt', import.meta.url));

interface Kept {
  readonly turn: number;
  readonly drafts: readonly { readonly key: string }[];
  readonly leftBehind?: { readonly turn: number; readonly drafts: readonly { readonly key: string }[] };
}

(hasChromium ? describe : describe.skip)('one seat, wherever and whenever it is sat at (Chromium)', () => {
  let house: StartedHouse;
  let browser: Browser;
  let taylor: WatchedPage;
  let umpire: WatchedPage;
  beforeAll(async () => {
    [house, browser] = await Promise.all([StartedHouse.open(), openChromium()]);
    [taylor, umpire] = await Promise.all([watchedPage(browser, house.url), watchedPage(browser, house.url)]);
    await signInByForm(taylor.page, house, 'taylor');
    await signInByForm(umpire.page, house, 'administrator');
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  const read = async <T>(page: Page, path: string): Promise<T> =>
    (await (
      await page.request.get(`${house.url}/campaigns/${CAMPAIGN}/${path}`, { headers: ASKED })
    ).json()) as T;
  /** What the seat keeps of drafts. */
  const kept = async (): Promise<Kept | undefined> =>
    (await read<{ document?: { orders?: Kept } }>(taylor.page, 'desk')).document?.orders;
  const keysKept = async (): Promise<string[]> => ((await kept())?.drafts ?? []).map(({ key }) => key).sort();
  /** Orders that stand in a turn, in words. */
  const standing = async (turn: number): Promise<string[]> => {
    const { orders } = await read<{ orders: readonly { text: string; status: string }[] }>(
      taylor.page,
      `orders?turn=${turn}`,
    );
    return orders.flatMap(({ text, status }) =>
      status === 'stands' ? [text.replace('; by taylor', '')] : [],
    );
  };
  /** An act of the administrator. */
  async function act(path: string, body: object): Promise<number> {
    const answer = await umpire.page.request.post(`${house.url}/campaigns/${CAMPAIGN}/${path}`, {
      headers: { ...ASKED, Origin: house.url },
      data: body,
    });
    return answer.status();
  }
  async function showOrders(page: Page): Promise<void> {
    await page.goto(`${house.url}${HOME}/orders`);
    await page.getByRole('heading', { name: /^Orders for turn/ }).waitFor();
  }
  async function draft(page: Page, piece: string, text: string): Promise<void> {
    await page.locator(`button[data-piece=${piece}]`).click();
    await page.locator(`#line-${piece}`).fill(`${piece} ${text}`);
  }

  it('speaks on a fixed walk over map, battlefield and sea what it spoke before', async () => {
    const { page } = taylor;
    await page.goto(`${house.url}${HOME}/map`);
    await page.waitForSelector('canvas[data-drawn=whole]');
    const said: string[] = [];
    const painted = (): Promise<unknown> =>
      page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    const note = async (step: string, words: () => Promise<string | null>): Promise<void> => {
      await painted();
      said.push(`${step}: ${((await words()) ?? '').replaceAll(/\s+/g, ' ').trim()}`);
    };
    const spoken = (): Promise<string | null> => page.locator('output.spoken').first().textContent();
    const underFocus = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.ariaLabel ?? null);
    await page.getByRole('application').focus();
    await note('begins', spoken);
    const steps = [
      'ArrowUp',
      'ArrowRight',
      'ArrowDown',
      'ArrowDown',
      'ArrowLeft',
      'ArrowLeft',
      'q',
      'q',
      'q',
    ];
    for (const key of steps) {
      await page.keyboard.press(key);
      await note(key, spoken);
    }
    for (const place of ['Mexico City', 'Point Isabel', 'US3IN']) {
      await page.keyboard.press('g');
      await page.keyboard.type(place);
      await page.keyboard.press('Enter');
      await note(`goes to ${place}`, spoken);
      await page.getByRole('application').focus();
    }
    await page.keyboard.press('g');
    await page.keyboard.type('Atlantis');
    await page.keyboard.press('Enter');
    await page.getByText('There is no “Atlantis” here.').waitFor();
    await page.getByRole('application').focus();
    await page.keyboard.press('d');
    await page.getByRole('grid').waitFor();
    await page.locator('[data-tactical="7-7"]').focus();
    await note('battlefield', underFocus);
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowDown']) {
      await page.keyboard.press(key);
      await note(key, underFocus);
    }
    await page.keyboard.press('Escape');
    await page.waitForSelector('canvas[data-drawn=whole]');
    await page.keyboard.press('0');
    await page.locator('.sea [data-place][tabindex="0"]').first().focus();
    await note('sea chart', underFocus);
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp']) {
      await page.keyboard.press(key);
      await note(key, underFocus);
    }
    if (process.env['SPOKEN'] === 'write') writeFileSync(SPOKEN, `${said.join('\n')}\n`);
    expect(said).toEqual(readFileSync(SPOKEN, 'utf8').trim().split('\n'));
    expect(said.filter((line) => /: $/.test(line))).toEqual([]);
  });

  it('in two tabs is one: an order sent in one stands in the other, with who sent it and what it replaced', async () => {
    const { page } = taylor;
    const second = await page.context().newPage();
    await Promise.all([showOrders(page), showOrders(second)]);
    await draft(page, 'US3IN', 'march J9-V3');
    await page.keyboard.press('Control+Enter');
    await page
      .locator('.said')
      .getByText(/^Accepted: US3IN/)
      .waitFor();
    const row = second.locator('li[data-state=ordered]', { has: second.locator('[data-piece=US3IN]') });
    await row.getByText('J9-V3').waitFor();
    await second
      .locator('.said')
      .getByText(/^Sent by Zachary Taylor elsewhere: US3IN/)
      .waitFor();
    // Here it was sent: nobody else did.
    await counts(page.locator('.said').getByText('elsewhere'), 0);
    await draft(second, 'US3IN', 'posture assault / last-ditch');
    await second.keyboard.press('Control+Enter');
    await second
      .locator('.said')
      .getByText(/^Accepted: US3IN/)
      .waitFor();
    await page
      .locator('.said')
      .getByText(/^Sent by Zachary Taylor elsewhere: US3IN.* Before: .*J9-V3/)
      .waitFor();
    await second.close();
  });

  it('loses no draft between two tabs, nor on the way to another page and back, and stays signed in', async () => {
    const { page } = taylor;
    const second = await page.context().newPage();
    await Promise.all([showOrders(page), showOrders(second)]);
    await Promise.all([draft(page, 'US4IN', 'march J9-V3'), draft(second, 'US5IN', 'march J9-V3')]);
    for (const one of [page, second]) await one.keyboard.press('Alt+Enter');
    await until(async () => (await keysKept()).join() === 'US4IN,US5IN', 'both drafts are kept');
    for (const one of [page, second]) {
      await one.reload();
      await one.getByText('2 drafts not sent').waitFor();
      await one.getByRole('button', { name: 'Sign out' }).waitFor();
    }
    await second.close();
    // A moment after it was written, and without the page being opened anew.
    await draft(page, 'US7IN', 'march J9-V3');
    await page.keyboard.press('Alt+Enter');
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    await page.getByRole('heading', { name: 'Me', level: 1 }).waitFor();
    await page.goBack();
    await page.getByText('3 drafts not sent').waitFor();
    await until(async () => (await keysKept()).join() === 'US4IN,US5IN,US7IN', 'all three are kept');
    // Also where no screen of orders was opened since: whoever is done is asked about them.
    await page.goto(`${house.url}${HOME}`);
    await page.getByRole('link', { name: '3 drafts are not sent' }).waitFor();
    await page.getByRole('button', { name: 'I am done' }).click();
    await page.getByRole('button', { name: 'Done without what is not sent' }).waitFor();
    await showOrders(page);
  });

  it.each([3, -3])(
    'tells the time left by the clock of the house, where its own goes %d hours wrong',
    async (hours) => {
      const { turn } = await read<{ turn: number }>(umpire.page, 'clock');
      const deadline = new Date(Date.now() + 5 * HOUR_MS).toISOString();
      expect(await act('turn/open', { turn, deadline })).toBeLessThan(300);
      const wrong = await watchedPage(browser, house.url);
      await wrong.page.addInitScript((ahead) => {
        const Right = Date;
        globalThis.Date = class extends Right {
          constructor(...given: [] | [number]) {
            if (given.length === 0) super(Right.now() + ahead);
            else super(...given);
          }
          static override now(): number {
            return Right.now() + ahead;
          }
        } as DateConstructor;
      }, hours * HOUR_MS);
      await signInByForm(wrong.page, house, 'twiggs');
      await wrong.page.goto(`${house.url}${HOME}`);
      const left = wrong.page.locator('.deadline strong');
      // The first words that stand there, not those that a later look at the clock has mended.
      await soon(
        () => left.innerText(),
        (found) => expect(found).toMatch(/^(4 h 5\d min|5 h 0 min) left/),
      );
      expect(wrong.faults).toEqual([]);
      await wrong.page.context().close();
    },
  );

  it('does not send what the deadline overtook, and says that it was meant for the turn past', async () => {
    const { page } = taylor;
    const { turn } = await read<{ turn: number }>(umpire.page, 'clock');
    await showOrders(page);
    await page.getByText('3 drafts not sent').waitFor();
    await page.locator('button[data-piece=US8IN]').click();
    await page.locator('#line-US8IN').fill('US8IN march J9-V3');
    await page.getByText('It would be accepted').waitFor();
    const deadline = new Date(Date.now() + 3_000).toISOString();
    expect(await act('turn/open', { turn, deadline })).toBeLessThan(300);
    await until(
      async () => {
        const { status, turn: now } = await read<{ status: string; turn: number }>(umpire.page, 'clock');
        if (now > turn) return true;
        // Whoever is silent is waited for, by the rules of the house; its administrator waits no longer.
        if (status === 'grace' || status === 'held') await act('turn/close', { turn });
        if (status === 'closed') await act('turn/open', { turn: turn + 1 });
        return false;
      },
      'another turn is open',
      250,
    );
    const late = page.locator('.left-behind');
    await late.getByText(`Turn ${turn} was over before these were sent.`).waitFor();
    await soon(
      () => late.getByRole('listitem').allInnerTexts(),
      (found) =>
        expect(found.sort()).toEqual(
          ['US4IN', 'US5IN', 'US7IN', 'US8IN'].map((piece) => `${piece} march J9-V3`),
        ),
    );
    await page.getByText('Nothing waits to be sent.').waitFor();
    expect((await standing(turn)).filter((text) => /^US[4578]IN/.test(text))).toEqual([]);
    expect(await standing(turn + 1)).toEqual([]);
    // It is said again to whoever comes later, until something is done about it.
    await page.reload();
    await late.getByRole('button', { name: `Take over as drafts for turn ${turn + 1}` }).press('Enter');
    await page.getByText('4 drafts not sent').waitFor();
    await counts(late, 0);
    await until(
      async () => (await kept())?.turn === turn + 1 && (await keysKept()).length === 4,
      'they are kept',
    );
    expect((await kept())?.leftBehind).toBeUndefined();
    expect(await standing(turn + 1)).toEqual([]);
  });

  it('shows of a past turn what was ordered in it and what became of that, and nothing that can be changed', async () => {
    const { page } = taylor;
    await showOrders(page);
    await page.getByLabel('Turn shown').focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('heading', { name: 'Orders for turn 1', level: 1 }).waitFor();
    const rows = page.locator('.orders > li');
    await rows.filter({ hasText: /^US3IN: .*J9-V/ }).waitFor();
    await soon(
      () => rows.count(),
      (found) => expect(found).toBeGreaterThan(10),
    );
    const all = await rows.count();
    await counts(page.locator('main button:not(.rule)'), 0);
    await page.getByRole('link', { name: 'Evening' }).click();
    await page.getByRole('heading', { name: 'Orders for turn 1', level: 2 }).waitFor();
    await rows.filter({ hasText: /^US3IN: .*J9-V/ }).waitFor();
    await soon(
      () => rows.count(),
      (found) => expect(found).toBeLessThanOrEqual(all),
    );
    await counts(page.getByRole('heading', { name: 'Orders in force' }), 0);
    await page.getByRole('button', { name: 'Back to the latest' }).click();
    await page.getByRole('heading', { name: 'Orders in force' }).waitFor();
  });

  it('has done nothing that a page of the desk may not do', () => {
    // Of two tabs that keep their drafts in one moment one comes second, and is told so.
    const unheard = (fault: string): boolean => !/status of 412 .*\/desk$/.test(fault);
    expect([...taylor.faults, ...umpire.faults].filter(unheard)).toEqual([]);
  });
});
