import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { faultsOf } from './axe.js';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { endOfWar } from './end-of-war.js';
import { StartedHouse } from './house.js';
import { listenTo, speak, stillEnglish } from './own-words.js';
import { signInByForm } from './sign-in.js';
import { counts } from './soon.js';

const CAMPAIGN = 'amwol-1846';
const DEBRIEF = `/desk/c/${CAMPAIGN}/debrief`;
const PARTS = {
  maps: '.three canvas[data-drawn=whole]',
  decisions: '.decisions li',
  words: 'details',
  dice: 'dl',
};

/** Opens a part of the debrief and waits until it shows what it is for. */
async function open(page: Page, url: string, part: keyof typeof PARTS): Promise<void> {
  await page.goto(`${url}${DEBRIEF}?part=${part}`);
  await page.locator(`main ${PARTS[part]}`).first().waitFor();
}

(hasChromium ? describe : describe.skip)('a debrief at the desk (Chromium)', () => {
  let house: StartedHouse;
  let browser: Browser;
  let taylor: WatchedPage;
  let umpire: WatchedPage;
  /** What the house itself said, in its own words. */
  let told: () => string;
  beforeAll(async () => {
    [house, browser] = await Promise.all([StartedHouse.open(), openChromium()]);
    taylor = await watchedPage(browser, house.url);
    umpire = await watchedPage(browser, house.url);
    told = listenTo(taylor.page);
    await signInByForm(taylor.page, house, 'taylor');
    await signInByForm(umpire.page, house, 'administrator');
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  it('tells nothing before the end, to players and administrators alike', async () => {
    const said: string[] = [];
    for (const { page } of [taylor, umpire]) {
      await page.goto(house.url + DEBRIEF);
      await page.locator('main .problem').waitFor();
      said.push(await page.locator('main .problem').innerText());
      await counts(page.getByRole('link', { name: 'Debrief' }), 0);
      await counts(page.locator('canvas'), 0);
    }
    expect(said[0]).toBe(said[1]);
    // The refusals stand in the console; nothing else may.
    for (const { faults } of [taylor, umpire]) {
      expect(faults.filter((fault) => !/409/.test(fault))).toEqual([]);
      faults.length = 0;
    }
  });

  it('is opened by the administrator, who ends the campaign and publishes it', () =>
    endOfWar(umpire.page, house.url));

  it('shows own belief, another and the truth in step', async () => {
    const { page } = taylor;
    await open(page, house.url, 'maps');
    await page.locator('.three canvas[data-drawn=whole]').nth(2).waitFor();
    const words = page.locator('.three output.spoken');
    const placeOf = async (map: number): Promise<string> =>
      /^[^ .,]+/.exec(await words.nth(map).innerText())![0];
    const before = await placeOf(0);
    await page.getByRole('application').first().press('ArrowDown');
    await page.locator('.three output.spoken').first().getByText(before).waitFor({ state: 'detached' });
    const after = await placeOf(0);
    expect(after).not.toBe(before);
    expect([await placeOf(1), await placeOf(2)]).toEqual([after, after]);
  });

  it('lists where belief and truth differed most, each leading to its place on the maps', async () => {
    const { page } = taylor;
    await open(page, house.url, 'decisions');
    await page.locator('.decisions > li').first().waitFor();
    const count = await page.locator('.decisions > li').count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(10);
    const link = page.getByRole('link', { name: 'On the maps' }).first();
    await link.click();
    await page.locator('.three canvas[data-drawn=whole]').nth(2).waitFor();
  });

  it('checks in the page that the dice were the promised ones, and draws one again', async () => {
    const { page } = taylor;
    await open(page, house.url, 'dice');
    await page.getByText('The promise was kept').waitFor();
    await page.getByLabel('Turn', { exact: true }).fill('1');
    await page.getByLabel('Phase').fill('weather');
    await page.getByLabel('Label of the die').fill('any');
    await page.getByRole('button', { name: 'Draw it' }).click();
    await page.getByText(/^any: 0[.\d]*/).waitFor();
  });

  it.each(Object.keys(PARTS) as (keyof typeof PARTS)[])(
    'is told in German in the part %s, and nothing of the desk itself stays English',
    async (part) => {
      const { page } = taylor;
      await open(page, house.url, part);
      const { became, ...left } = await stillEnglish(page, told);
      expect(left).toEqual({ english: [], same: [] });
      expect(became).toBeGreaterThan(15);
      await speak(page, 'en');
    },
  );

  it.each([
    ['light', 1440],
    ['light', 320],
    ['dark', 768],
  ] as const)(
    'can be used by everybody: axe finds nothing in %s at %i, and nothing runs out sideways',
    async (scheme, width) => {
      const { page } = taylor;
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      for (const part of Object.keys(PARTS) as (keyof typeof PARTS)[]) {
        await open(page, house.url, part);
        expect([part, await faultsOf(page)]).toEqual([part, []]);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([part, over]).toEqual([part, 0]);
      }
    },
  );

  it('is put away with its campaign, whose reports are read on at the first page', async () => {
    const { page } = taylor;
    await mkdir(house.papers);
    const phrase = join(house.papers, 'phrase');
    await writeFile(phrase, 'a pass phrase of the archive\n');
    const told = house.vedette(
      'campaign',
      'archive',
      CAMPAIGN,
      '--to',
      house.papers,
      '--phrase-file',
      phrase,
    );
    expect(told).toMatch(/[1-9]\d* files of reports/);
    await page.goto(`${house.url}/desk/`);
    await page.getByRole('heading', { name: 'Archived' }).waitFor();
    await counts(page.locator('.places a'), 0);
    // It was published, so everybody reads of everybody.
    await page.getByText('Reports of arista').click();
    const [turn] = await Promise.all([
      page.getByRole('link', { name: 'Turn 1: what happened' }).getAttribute('href'),
      page.getByRole('link', { name: 'Turn 1: where everything stood' }).waitFor(),
    ]);
    expect(await faultsOf(page)).toEqual([]);
    const [own, his, all] = await Promise.all(
      [
        `/campaigns/${CAMPAIGN}/reports/1/position.html?seat=taylor`,
        turn!,
        `/campaigns/${CAMPAIGN}/reports.zip?player=arista`,
      ].map(async (path) => {
        const answer = await page.request.get(house.url + path, { headers: { 'Vedette-Desk': '1' } });
        return { status: answer.status(), length: (await answer.body()).length };
      }),
    );
    for (const read of [own!, his!, all!]) expect(read).toEqual({ status: 200, length: expect.any(Number) });
    expect(Math.min(own!.length, his!.length, all!.length)).toBeGreaterThan(5_000);
  });

  it('has done nothing that a page of the desk may not do', () => {
    expect([...taylor.faults, ...umpire.faults]).toEqual([]);
  });
});
