import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { until } from '@vedette/testing';
import { faultsOf } from './axe.js';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { StartedHouse } from './house.js';
import { signInByForm } from './sign-in.js';
import { counts, soon } from './soon.js';

const HOME = '/desk/c/amwol-1846';
const SCREENS = [HOME, `${HOME}/map`, `${HOME}/orders`, `${HOME}/report`];

/** A report of a turn, as far as it is changed here. */
interface Told {
  readonly parts: readonly {
    readonly sections: readonly {
      readonly lines: readonly {
        readonly weight: string;
        readonly events: readonly number[];
        text: string;
      }[];
    }[];
  }[];
  readonly summary: { readonly battles: object[] };
  readonly events: readonly { readonly event: number; readonly phase: string }[];
}

/** Waits until a screen has been drawn with all that was told. */
async function show(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('main h1');
  if (/map|report/.test(url)) await page.waitForSelector('canvas[data-drawn=whole]');
}

(hasChromium ? describe : describe.skip)('an evening at the desk (Chromium)', () => {
  let house: StartedHouse;
  let browser: Browser;
  let taylor: WatchedPage;
  beforeAll(async () => {
    [house, browser] = await Promise.all([StartedHouse.open(), openChromium()]);
    taylor = await watchedPage(browser, house.url);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  /** A report of his, as the house tells it. */
  async function reportOf<T>(which: string): Promise<T> {
    const answer = await taylor.page.request.get(`${house.url}/campaigns/amwol-1846/reports/${which}`, {
      headers: { 'Vedette-Desk': '1', 'Vedette-Seat': 'taylor' },
    });
    return (await answer.json()) as T;
  }

  it('begins with the link that the start printed, which is good once and leaves nothing in the address', async () => {
    const { page } = taylor;
    const link = house.startLink('taylor');
    await page.goto(link);
    await page.getByText('Signed in as taylor').waitFor();
    expect(page.url()).toBe(`${house.url}/desk/`);
    const cookies = await page.context().cookies();
    expect(cookies).toEqual([
      expect.objectContaining({ name: 'vedette', httpOnly: true, sameSite: 'Strict' }),
    ]);
    expect(await page.evaluate(() => document.cookie)).toBe('');

    const second = await watchedPage(browser, house.url);
    await second.page.goto(link);
    await second.page.getByText('The link is good once').waitFor();
    expect(new URL(second.page.url()).hash).toBe('');
    await second.page.context().close();
  });

  it.each(['taylor', 'nobody-at-all'])(
    'has a link mailed to whoever forgot his password, and tells nothing of whether there is %s',
    async (account) => {
      const { page, faults } = await watchedPage(browser, house.url);
      await page.goto(`${house.url}/desk/`);
      await page.getByRole('button', { name: 'I have forgotten my password' }).press('Enter');
      await page.getByLabel('Account name').fill(account);
      await counts(page.getByLabel('Password'), 0);
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText('If there is such an account').waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByLabel('Password').waitFor();
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  it('takes the link that proves a mail address, signed in or not, and says what became of it', async () => {
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(`${house.url}/desk/#/email/vde_nobody-ever-made-it`);
    await page.getByRole('alert').getByText(/\w/).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await counts(page.getByText('Your mail address is proved'), 0);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByLabel('Account name').waitFor();
    const sent: unknown[] = [];
    await page.route('**/auth/email/verify', async (route) => {
      sent.push(route.request().postDataJSON());
      await route.fulfill({ status: 204 });
    });
    await page.goto('about:blank');
    await page.goto(`${house.url}/desk/#/email/vde_it-was-mailed`);
    await page.getByText('Your mail address is proved').waitFor();
    expect(sent).toEqual([{ code: 'vde_it-was-mailed' }]);
    await context.close();
  });

  it('tells what happened and what is left to do, and hears that he is done', async () => {
    const { page } = taylor;
    await show(page, `${house.url}${HOME}`);
    await page.getByRole('heading', { name: 'What happened in turn 1' }).waitFor();
    await page.getByText('17 of 17 pieces have no order').waitFor();
    await page.keyboard.press('1');
    await page.waitForFunction(() => document.activeElement?.hasAttribute('data-item'));
    await page.getByText('The turn ends before its time once all have said so.').waitFor();
    await page.getByRole('button', { name: 'I am done' }).press('Enter');
    await page.getByText('You have said that you are done.').waitFor();
    await page.getByRole('button', { name: 'Not done after all' }).press('Enter');
    await page.getByRole('button', { name: 'I am done' }).waitFor();
  });

  it('has a map that is read by keys: the cursor says where it is and what is known of it', async () => {
    const { page } = taylor;
    await show(page, `${house.url}${HOME}/map`);
    await page.getByRole('application').focus();
    const spoken = (): Promise<string> => page.locator('output.spoken').innerText();
    expect(await spoken()).toMatch(
      /^J9-V4, Fort Brown, river, United States\. .*Mexico \(hostile\): [a-z]+, \d+ to \d+ units/,
    );
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^K0-V4, water/).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.getByText(/^K0-V3, Point Isabel/).waitFor();
    await page.getByLabel('Go to a place or piece').fill('Mexico City');
    await page.keyboard.press('Enter');
    await page.getByText(/Mexico City,.* Not in your sight\./).waitFor();
    await page.waitForSelector('canvas[data-drawn=whole]');
    const colours = await page.evaluate(() => {
      const canvas = document.querySelector('canvas')!;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      const found = new Set<number>();
      for (let i = 0; i < data.length; i += 400)
        found.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!);
      return found.size;
    });
    expect(colours).toBeGreaterThan(10);
  });

  it('tells squares apart that are in sight, remembered with the turn of their last look, or on the printed map only', async () => {
    const { page } = taylor;
    // Somebody of his was in Mexico City before the first turn, and nobody is there now.
    const held = {
      ...{ name: 'Mexico City', tactical: '7-7', state: 'MX', level: 5, supplies: 310, besieged: false },
      fort: { level: 3, capacity: 4000 },
    };
    const seen = { square: 'J2-Y4', terrain: 'open', nation: 'Mexico', city: held, mark: null, stacks: [] };
    const told = await reportOf<{ land: { observed: { squares: unknown[] } } }>('0/position.json');
    told.land.observed.squares.push(seen);
    await page.route('**/reports/0/position.json*', (route) => route.fulfill({ json: told }));
    await show(page, `${house.url}${HOME}/map`);
    const goTo = async (place: string): Promise<void> => {
      await page.getByLabel('Go to a place or piece').fill(place);
      await page.keyboard.press('Enter');
    };
    const spoken = page.locator('output.spoken');
    await goTo('Mexico City');
    await spoken
      .getByText(
        'Not in your sight. As of turn 0: Mexico City: held by Mexico, 310 supplies. Fort of level 3, room for 4,000.',
      )
      .waitFor();
    const listed = page.locator('[data-remembered]');
    await listed.locator('summary').click();
    await listed.getByText('Mexico City as of turn 0').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.waitForSelector('canvas[data-drawn=whole]');
    const picture = (): Promise<string> => page.evaluate(() => document.querySelector('canvas')!.toDataURL());
    const remembered = await picture();
    await page.getByRole('application').focus();
    await page.keyboard.press('2');
    await until(async () => (await picture()) !== remembered, 'its signs go with the layer of memory');
    await goTo('Point Isabel');
    await soon(
      () => spoken.innerText(),
      (found) => expect(found).not.toMatch(/sight/),
    );
    await goTo('Veracruz');
    await spoken.getByText('Not in your sight. Printed map only.').waitFor();
    await page.unroute('**/reports/0/position.json*');
  });

  it('shows the turn as a film whose captions are the lines of the report', async () => {
    const { page } = taylor;
    await show(page, `${house.url}${HOME}/report`);
    const caption = (): Promise<string> => page.locator('#film-caption').innerText();
    const first = await caption();
    await page.getByRole('application').focus();
    const phaseShown = (): Promise<string> => page.locator('#film-caption strong').innerText();
    // How many phases have something to tell before it is a matter of dice.
    for (let phase = 0; phase < 40 && (await phaseShown()) !== 'Strategic movement 1'; phase++) {
      const shown = await caption();
      await page.keyboard.press('Shift+L');
      await until(async () => (await caption()) !== shown, `another picture than ${shown}`);
    }
    expect(await phaseShown()).toBe('Strategic movement 1');
    const later = await caption();
    expect(later).not.toBe(first);
    const text = later.replace(/^Strategic movement 1 /, '');
    // A line with dice holds their words as well, folded.
    const line = page.locator('ol.lines li', { hasText: text });
    await soon(
      () => line.count(),
      (found) => expect(found).toBeGreaterThan(0),
    );
    // Reasons and dice of the picture fold out; the key that plays opens them where it has the focus.
    const fold = page.locator('.film details');
    for (let picture = 0; picture < 60 && (await fold.count()) === 0; picture++) {
      const shown = await caption();
      await page.keyboard.press('l');
      await until(async () => (await caption()) !== shown, `another picture than ${shown}`);
    }
    await fold.locator('summary').focus();
    await page.keyboard.press('Space');
    await fold.getByRole('listitem').first().waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.getByLabel('Search the report').fill('came up and lay off Point Isabel');
    await until(async () => (await line.count()) === 0, 'the line is no longer listed');
    await soon(
      () => page.locator('ol.lines li').count(),
      (found) => expect(found).toBeGreaterThan(0),
    );
  });

  it('shows the battlefield of a fight beside the picture that tells of it, and asks for it then and not before', async () => {
    const { page } = taylor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // The first turn has no battle of his; this one is told to have had one.
    const told = await reportOf<Told>('1/turn.json');
    const lines = told.parts.flatMap(({ sections }) => sections.flatMap((section) => section.lines));
    const fight = lines.filter(({ weight, events }) => weight === 'matter' && events.length > 0)[2]!;
    fight.text = 'They fought here for an hour.';
    const fought = { type: 'BattleOpened', square: 'J9-V4', data: { tactical: '8-3' } };
    const event = told.events.find((one) => one.event === fight.events[0])!;
    Object.assign(event, fought);
    const side = (...pieces: string[]) => ({ states: [], pieces, men: null });
    told.summary.battles.push({
      ...{ phase: event.phase, square: 'J9-V4', tactical: '8-3', result: 'won', text: '', lines: [] },
      own: side(...['US1IN', 'US2IN', 'US3IN', 'US4IN', 'US5IN', 'US8IN']),
      others: side(...['MX1IN', 'MX2IN', 'MX4IN', 'MX5IN', 'MX6IN']),
      losses: { killed: 0, wounded: 0, prisoners: 0, stragglers: 0, other: 0, all: 0 },
    });
    await page.route('**/reports/1/turn.json*', (route) => route.fulfill({ json: told }));
    await show(page, `${house.url}${HOME}/report/1`);
    const inset = page.locator('.battle-inset');
    await page.getByRole('application').focus();
    const sheets = (): readonly string[] => asked.filter((path) => path.includes('/theatre/tactical/'));
    expect(sheets()).toEqual([]);
    const keys = page.locator('.film-keys');
    const buttons = await keys.boundingBox();
    const caption = page.locator('#film-caption');
    for (let picture = 1; ; picture++) {
      await keys.getByText(new RegExp(`^${picture} of \\d+$`)).waitFor();
      expect(await keys.boundingBox()).toEqual(buttons);
      if ((await caption.innerText()).includes(fight.text)) break;
      expect(sheets()).toEqual([]);
      await counts(inset, 0);
      await page.keyboard.press('l');
    }
    await inset.getByText('Battlefield of J9-V4, fought at 8-3').waitFor();
    // Flags beside the ring of the fight: his own units, and those whom they met; no ground is rated as high.
    for (const units of ['6', '5'])
      await inset.locator('svg text').getByText(units, { exact: true }).waitFor();
    expect(sheets()).toHaveLength(1);
    expect(await faultsOf(page)).toEqual([]);
    await page.unroute('**/reports/1/turn.json*');
  });

  it('has an address for the report of each turn, and Back leads to the one before', async () => {
    const { page } = taylor;
    await show(page, `${house.url}${HOME}/report`);
    await page.waitForURL((url) => url.pathname === `${HOME}/report/1`);
    await page.getByRole('heading', { name: 'What happened in turn 1' }).waitFor();
    await page.keyboard.press('Alt+PageUp');
    await page.waitForURL((url) => url.pathname === `${HOME}/report/0`);
    await page.locator('.slider .band').waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === `${HOME}/report/1`);
    await page.getByRole('heading', { name: 'What happened in turn 1' }).waitFor();
    await counts(page.locator('.slider .band'), 0);
    await page.goto(`${house.url}${HOME}/report/0`);
    await page.locator('.slider .band').waitFor();
    // Looked back at once, it is looked back at on every screen, and its report keeps its address.
    const screens = page.getByRole('navigation', { name: 'Screens' });
    await screens.getByRole('link', { name: 'Orders' }).click();
    await page.locator('.slider .band').waitFor();
    await screens.getByRole('link', { name: 'Report' }).click();
    await page.waitForURL((url) => url.pathname === `${HOME}/report/0`);
    await soon(
      () => screens.locator('[aria-current=page]').innerText(),
      (found) => expect(found).toBe('Report'),
    );
    await page.goto(`${house.url}${HOME}/report/7`);
    await page.getByRole('heading', { name: 'There is no such screen.' }).waitFor();
  });

  it('opens a report as a page by a link, in a box that may do nothing', async () => {
    const { page } = taylor;
    await show(page, `${house.url}${HOME}/report`);
    const [answer] = await Promise.all([
      page.waitForResponse((one) => one.url().endsWith('/turn.html')),
      page.getByRole('link', { name: 'turn.html' }).click(),
    ]);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-security-policy']).toMatch(/^sandbox/);
  });

  it.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 320],
    ['dark', 768],
  ] as const)(
    'can be used by everybody: axe finds nothing in %s at %i, and nothing runs out sideways',
    async (scheme, width) => {
      const { page } = taylor;
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      for (const screen of SCREENS) {
        await show(page, `${house.url}${screen}`);
        expect([screen, await faultsOf(page)]).toEqual([screen, []]);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([screen, over]).toEqual([screen, 0]);
      }
    },
  );

  it('shows how many are done as others say it and take it back, without being asked', async () => {
    const { page } = taylor;
    await show(page, `${house.url}${HOME}`);
    const count = page.locator('.done').getByText(/\d+ of \d+ are done/);
    const before = await count.innerText();
    const other = await watchedPage(browser, house.url);
    await signInByForm(other.page, house, 'arista');
    await show(other.page, `${house.url}${HOME}`);
    await other.page.getByRole('button', { name: 'I am done' }).press('Enter');
    await page
      .locator('.done')
      .getByText(before.replace(/^\d+/, (ready) => String(Number(ready) + 1)))
      .waitFor();
    await other.page.getByRole('button', { name: 'Not done after all' }).press('Enter');
    await page.locator('.done').getByText(before).waitFor();
    expect(other.faults).toEqual([]);
    await other.page.context().close();
  });

  it('speaks German', async () => {
    const german = await watchedPage(browser, house.url, { locale: 'de-DE' });
    await german.page.goto(`${house.url}/`);
    await german.page.getByLabel('Kontoname').fill('arista');
    await german.page.getByLabel('Passwort').fill(house.password('arista'));
    await german.page.keyboard.press('Enter');
    await german.page.getByText('Angemeldet als arista').waitFor();
    expect(await german.page.evaluate(() => document.documentElement.lang)).toBe('de');
    expect(await faultsOf(german.page)).toEqual([]);
    expect(german.faults).toEqual([]);
    await german.page.context().close();
  });

  it('ends with nothing left behind: no cookie, nothing kept, no way back', async () => {
    const { page } = taylor;
    await page.setViewportSize({ width: 1440, height: 900 });
    // Signing out takes a while, and nobody asks meanwhile: what a piece may do was asked for a moment ago.
    await show(page, `${house.url}${HOME}/map`);
    await page.route('**/auth/logout', async (route) => {
      await new Promise((next) => setTimeout(next, 1_000));
      await route.continue();
    });
    await page.locator('button[data-piece]').first().click();
    await page.locator('.card').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Account name').waitFor();
    await page.waitForTimeout(1_000);
    expect(asked).toEqual(['/auth/logout']);
    expect(taylor.faults).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(`${house.url}${HOME}`);
    await page.getByLabel('Account name').waitFor();
  });

  it('has done nothing that a page of the desk may not do', () => {
    expect(taylor.faults).toEqual([]);
  });
});
