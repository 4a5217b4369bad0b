import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { faultsOf } from './axe.js';
import { hasChromium, openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { StartedHouse } from './house.js';
import { signInByForm } from './sign-in.js';
import { counts, soon } from './soon.js';

const CONTROL = '/desk/c/amwol-1846/control';
const PARTS = ['turn', 'people', 'telling', 'mending', 'campaign', 'log'] as const;

/** Opens a part of the page and waits until the house has answered it. */
async function open(page: Page, url: string, part: (typeof PARTS)[number]): Promise<void> {
  await page.goto(`${url}${CONTROL}?part=${part}`);
  await page.locator('main .act, main .log').first().waitFor();
}

/** Unfolds an act and gives its form. */
async function act(page: Page, id: string): Promise<Locator> {
  const found = page.locator(`[data-act=${id}]`).first();
  await found.locator('summary').first().click();
  await found.locator('form').waitFor();
  return found;
}

const press = (found: Locator, name: string): Promise<void> =>
  found.getByRole('button', { name, exact: true }).click();

(hasChromium ? describe : describe.skip)('an administrator at the desk (Chromium)', () => {
  let house: StartedHouse;
  let browser: Browser;
  let umpire: WatchedPage;
  const asked: string[] = [];
  beforeAll(async () => {
    [house, browser] = await Promise.all([StartedHouse.open(), openChromium()]);
    umpire = await watchedPage(browser, house.url);
    umpire.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signInByForm(umpire.page, house, 'administrator');
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  it('is blind: he sees who is done and who is not, and asks for no map, no report and no orders', async () => {
    const { page } = umpire;
    await page.goto(`${house.url}/desk/c/amwol-1846`);
    await page.getByRole('heading', { name: 'Administration', exact: true }).waitFor();
    // The start read the reports of the turn before for him, which may count as a look at this one.
    await page.locator('tr[data-player=taylor]', { hasText: /has not opened the turn|has looked/ }).waitFor();
    for (const part of PARTS) await open(page, house.url, part);
    // Of the house itself; how files of the desk are called is no matter.
    const ofTheCampaign = asked.filter((path) => path.startsWith('/campaigns/'));
    expect(ofTheCampaign.length).toBeGreaterThan(0);
    expect(
      ofTheCampaign.filter((path) => /orders|reports|theatre|position|intelligence|debrief/.test(path)),
    ).toEqual([]);
    await counts(page.locator('canvas'), 0);
  });

  it('lists his campaigns with their deadline and with who is silent', async () => {
    const { page } = umpire;
    await page.goto(`${house.url}/desk/`);
    await page
      .locator('.places')
      .getByText(/Turn 2 .*Not done: .*Zachary Taylor/)
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('sets a deadline and puts it off: before, what changes and who is told; after, the entry of the log', async () => {
    const { page } = umpire;
    await open(page, house.url, 'turn');
    const deadline = await act(page, 'deadline');
    await deadline.getByLabel('Until').fill('2099-01-01T20:00');
    await deadline.getByText('Everybody in the campaign.').first().waitFor();
    await press(deadline, 'Set it');
    await deadline.getByText('The deadline was moved').waitFor();
    const extend = await act(page, 'extend');
    await extend.getByText(/The turn ends .*2099/).waitFor();
    await extend.getByLabel('some players').check();
    await extend.getByLabel('Zachary Taylor').check();
    await extend.getByText('Zachary Taylor. They read the new deadline').waitFor();
    await extend.getByLabel('Why').fill('a holiday');
    await press(extend, 'Put it off');
    await extend.getByText('The deadline was put off: a holiday').waitFor();
  });

  it('announces something, which the player it is for finds in his log and on his evening', async () => {
    const { page } = umpire;
    await open(page, house.url, 'telling');
    const announce = page.locator('[data-act=announce]');
    await announce.getByLabel('Announcement').fill('The mail is late.');
    await announce.getByLabel('some players').check();
    await announce.getByLabel('Zachary Taylor').check();
    await press(announce, 'Announce it');
    await announce.locator('.log').getByText('The mail is late.').waitFor();
    const taylor = await watchedPage(browser, house.url);
    await signInByForm(taylor.page, house, 'taylor');
    const log = await taylor.page.request.get(`${house.url}/campaigns/amwol-1846/administration/log`, {
      headers: { 'Vedette-Desk': '1' },
    });
    expect(await log.text()).toContain('The mail is late.');
    // What was announced of the clock stands on his evening, in words.
    await taylor.page.goto(`${house.url}/desk/c/amwol-1846`);
    await taylor.page
      .getByText(/^The deadline of turn \d+ was put off: a holiday\. Orders are due by .*2099/)
      .waitFor();
    await taylor.page.getByRole('listitem').filter({ hasText: 'The mail is late.' }).waitFor();
    await taylor.page.context().close();
  });

  it('follows what others do meanwhile, also where no clock moves by it', async () => {
    const { page } = umpire;
    await open(page, house.url, 'log');
    await page.getByText('The mail is late.').waitFor();
    await page.request.post(`${house.url}/campaigns/amwol-1846/administration/announcements`, {
      headers: { 'Vedette-Desk': '1', Origin: house.url },
      data: { text: 'The mail has come.', to: 'everybody' },
    });
    await page.getByText('The mail has come.').waitFor();
  });

  it('invites by a link that is shown once, and takes it back', async () => {
    const { page } = umpire;
    await open(page, house.url, 'people');
    const invite = await act(page, 'invite');
    // Every seat of this campaign is held.
    await invite.getByRole('combobox', { name: 'Role' }).selectOption('administrator');
    await invite.getByLabel('Note').fill('for David');
    await press(invite, 'Make the link');
    await page.locator('.made code').waitFor();
    await soon(
      () => page.locator('.made code').innerText(),
      (found) => expect(found).not.toBe(''),
    );
    const revoke = await act(page, 'revoke');
    await press(revoke, 'Take it back');
    await page.getByText('taken back').first().waitFor();
  });

  it('seeks players, is asked for a seat that was given up, and gives it', async () => {
    const { page } = umpire;
    const taylor = await watchedPage(browser, house.url);
    await signInByForm(taylor.page, house, 'taylor');
    await taylor.page.goto(`${house.url}/desk/c/amwol-1846/seat`);
    await taylor.page.getByLabel('Type amwol-1846').fill('amwol-1846');
    await taylor.page.getByRole('button', { name: 'Give up my seat' }).click();
    await taylor.page.getByRole('heading', { name: 'Campaigns', exact: true }).waitFor();
    await open(page, house.url, 'people');
    await page.getByText('Nobody holds: Zachary Taylor.').waitFor();
    const seek = await act(page, 'seek');
    await seek.getByLabel('Zachary Taylor').check();
    await seek.getByLabel('What the campaign is').fill('A war of fifteen turns, one a week.');
    await press(seek, 'Seek players');
    await page.locator('[data-act=seek-no-more]').waitFor();
    await taylor.page.getByRole('link', { name: 'Campaigns that seek players' }).click();
    const found = taylor.page.locator('[data-seeks=amwol-1846]');
    await found.getByText('A war of fifteen turns').waitFor();
    expect(await faultsOf(taylor.page)).toEqual([]);
    await found.getByLabel('Zachary Taylor').check();
    await found.getByLabel('Who you are').fill('I am back.');
    await press(found, 'Ask for the seat');
    await taylor.page.locator('[data-asked=open]').waitFor();
    await open(page, house.url, 'people');
    await page.getByText('I am back.').waitFor();
    const admit = await act(page, 'admit');
    await press(admit, 'Give it');
    await page.locator('[data-request=accepted]').waitFor();
    await taylor.page.goto(`${house.url}/desk/seeking`);
    await taylor.page.locator('[data-asked=accepted]').waitFor();
    // What the page was still reading when the seat was given up is not his to read any more, and is not found.
    const ofTheSeat = /404 .*\/campaigns\/amwol-1846(\/|$)/;
    expect(taylor.faults.filter((fault) => !ofTheSeat.test(fault))).toEqual([]);
    await taylor.page.context().close();
  });

  it('has somebody write no letters, with a reason, and lifts it again', async () => {
    const { page } = umpire;
    await open(page, house.url, 'people');
    const member = page.locator('.people > li', { has: page.locator('strong', { hasText: /^taylor$/ }) });
    const mute = member.locator('[data-act=mute]').first();
    await mute.locator('summary').click();
    await mute.getByText('taylor writes no letters here').waitFor();
    await mute.getByLabel('Why').fill('threats');
    await press(mute, 'Mute him');
    const laid = page.locator('[data-restraint=muted]');
    await laid.getByText('writes no letters: threats').waitFor();
    await laid.locator('summary').click();
    await press(laid, 'Lift it');
    await laid.waitFor({ state: 'detached' });
  });

  it('gives the campaign another title, which the page shows', async () => {
    const { page } = umpire;
    await open(page, house.url, 'campaign');
    const retitle = await act(page, 'retitle');
    await retitle.getByLabel('Title').fill('The war of 1846 and after');
    await retitle.getByLabel('Why').fill('it goes on');
    await press(retitle, 'Give it');
    await page.getByText('The war of 1846 and after: it is played').waitFor();
  });

  it('has them vote, a player votes, takes it back and votes anew, and reads how it came out when it is closed', async () => {
    const { page } = umpire;
    await open(page, house.url, 'campaign');
    const ask = await act(page, 'open-vote');
    await ask.getByLabel('Why').fill('a holiday');
    await press(ask, 'Open the vote');
    const taylor = await watchedPage(browser, house.url);
    await signInByForm(taylor.page, house, 'taylor');
    const seat = `${house.url}/desk/c/amwol-1846/seat`;
    await taylor.page.goto(seat);
    const vote = taylor.page.locator('[data-vote=open]');
    await vote.getByLabel('yes').check();
    await press(vote, 'Vote');
    await vote.getByText('You voted yes.').waitFor();
    await vote.getByText('1 of').waitFor();
    await vote.getByLabel('none').check();
    await press(vote, 'Vote anew');
    await vote.getByText('0 of').waitFor();
    await vote.getByLabel('yes').check();
    await press(vote, 'Vote');
    await vote.getByText('1 of').waitFor();
    await open(page, house.url, 'campaign');
    await page.getByText('1 for it, 0 against it').first().waitFor();
    const close = await act(page, 'close-vote');
    await press(close, 'Close it');
    await page.locator('[data-vote=closed]').waitFor();
    await taylor.page.goto(seat);
    await taylor.page.locator('[data-vote=closed]').getByText('1 for it, 0 against it').waitFor();
    expect(taylor.faults).toEqual([]);
    await taylor.page.context().close();
  });

  it('shows what an edit would change and whom it would tell before it is made', async () => {
    const { page } = umpire;
    await open(page, house.url, 'mending');
    const edit = await act(page, 'edit');
    await edit.getByLabel('Piece by its id').fill('US1IN');
    // Behind the veil nobody says what stands: the form has the fields, and the look before the act has what was.
    await edit.getByText('The veil is down').waitFor();
    await edit.getByRole('textbox', { name: 'strength', exact: true }).fill('321');
    expect(await faultsOf(page)).toEqual([]);
    await edit.getByLabel('Why').fill('a wrong muster');
    await press(edit, 'Look what it would do');
    await edit.getByRole('cell', { name: '321', exact: true }).waitFor();
    await edit.getByRole('heading', { name: /would be told/ }).waitFor();
    await press(edit, 'Do it');
    await edit.getByText('Done. The log says:').waitFor();
  });

  it('makes somebody minister and changes how two states stand: before and after, and everybody who will read it; and takes it back', async () => {
    const { page } = umpire;
    await open(page, house.url, 'mending');
    const office = await act(page, 'office');
    await office.getByLabel('Player').selectOption('taylor');
    await office.getByLabel('Office').selectOption('treasury');
    await office.getByLabel('Why').fill('a change of cabinet');
    await office.getByText('Everybody in the campaign.').waitFor();
    await press(office, 'Look what it would do');
    await office.getByRole('cell', { name: '["treasury"]', exact: true }).waitFor();
    await office.getByText(/Mariano Arista \(in full\)/).waitFor();
    await press(office, 'Do it');
    await office.getByText('The offices of taylor were changed by hand').waitFor();
    const standing = await act(page, 'standing');
    await standing.getByLabel('Which states').selectOption('US-MX');
    await standing.getByLabel('How they stand from now on').selectOption('neutral');
    await standing.getByLabel('Why').fill('an armistice');
    await press(standing, 'Look what it would do');
    await standing.getByRole('cell', { name: 'neutral', exact: true }).waitFor();
    await press(standing, 'Do it');
    const line = standing.getByText('How US and MX stand was changed by hand');
    await line.waitFor();
    // The list of pairs tells how they stand now.
    await standing.getByRole('option', { name: 'US – MX: neutral' }).waitFor({ state: 'attached' });
    const number = /edit (\d+)/.exec(await standing.locator('.log').innerText())?.[1] ?? 'none';
    const undo = await act(page, 'undo-edit');
    await undo.getByLabel('Number of the edit').fill(number);
    await undo.getByLabel('Why').fill('the armistice was refused');
    await press(undo, 'Take it back');
    await undo.getByText('stance from neutral to hostile').waitFor();
  });

  it('tries the turn, and shows first no more than whether it passes', async () => {
    const { page } = umpire;
    await open(page, house.url, 'mending');
    const trial = await act(page, 'trial');
    await press(trial, 'Try it');
    await page.getByText(/Turn 2 passes: \d+ phases/).waitFor();
    await soon(
      () => page.getByText('With other dice').isVisible(),
      (found) => expect(found).toBe(false),
    );
  });

  it('lifts the veil as an act that everybody reads of', async () => {
    const { page } = umpire;
    await open(page, house.url, 'mending');
    const lift = await act(page, 'lift');
    await lift.getByLabel('Why').fill('a doubt');
    await press(lift, 'Lift the veil');
    await page.getByRole('heading', { name: 'The veil is lifted' }).waitFor();
    await page.waitForSelector('canvas[data-drawn=whole]');
    // What stands in the fields of a piece is in the form of its edit from now on.
    const edit = await act(page, 'edit');
    await edit.getByLabel('Piece by its id').fill('US1IN');
    await edit.getByRole('row', { name: /^strength 321/ }).waitFor();
    await edit.getByText('As it stood when the veil was lifted.').waitFor();
    await page.getByLabel('Search by id').fill('MX1CQ');
    await page.getByRole('rowheader', { name: 'MX1CQ', exact: true }).waitFor();
    await page.getByLabel('Search by id').fill('harbor');
    await page
      .getByRole('rowheader', { name: /^[A-Z]{2}\d+[A-Z]{2}$/ })
      .first()
      .waitFor();
    await lift.getByText(/The whole position was looked at.*: a doubt/).waitFor();
    await press(page.locator('.lifted'), 'Lower it again');
    await counts(page.locator('canvas'), 0);
  });

  it('looks at what others ordered, which everybody reads with the reason', async () => {
    const { page } = umpire;
    await open(page, house.url, 'mending');
    const lift = await act(page, 'lift-orders');
    await press(lift, 'Lift the veil of orders');
    await counts(page.locator('[data-orders-of]'), 0);
    await lift.getByLabel('Why').fill('a complaint');
    await press(lift, 'Lift the veil of orders');
    await page.locator('[data-orders-of=taylor]').waitFor();
    await lift.getByText('The orders of all for turn 2 were looked at: a complaint').waitFor();
    await page.locator('.lifted').getByRole('button', { name: 'Lower it again' }).click();
    await counts(page.locator('[data-orders-of]'), 0);
  });

  it('ends a turn, verifies it and rolls it back, with what that undoes said before', async () => {
    const { page } = umpire;
    await open(page, house.url, 'turn');
    const close = await act(page, 'close');
    await press(close, 'End the turn');
    await page.getByRole('heading', { name: 'Turn 3' }).waitFor();
    await open(page, house.url, 'mending');
    const audit = await act(page, 'audit');
    await press(audit, 'Verify it');
    await page.getByText(/phases, resolved once more, agree with the log/).waitFor();
    const back = await act(page, 'roll-back');
    // A line of phases: what stays, and from the chosen one on what is undone, with the turns after it.
    await back.getByRole('radio', { name: /^tactical-1/ }).check();
    await back.locator('.line li').filter({ hasText: 'is undone' }).first().waitFor();
    const line = await back.locator('.line li').allInnerTexts();
    const from = line.findIndex((words) => words.startsWith('tactical-1'));
    expect(from).toBeGreaterThan(0);
    expect(line.every((words, at) => words.includes(at < from ? 'stays' : 'is undone'))).toBe(true);
    expect(line.at(-1)).toMatch(/^Turn 3/);
    await back.getByText('Turn 2 goes back to before tactical-1').waitFor();
    await back.getByText('one later turn superseded').waitFor();
    await back.getByLabel('Why').fill('a rule was mended');
    await press(back, 'Roll back');
    await page.locator('[data-act=undo-roll-back]').waitFor();
    const undo = await act(page, 'undo-roll-back');
    await undo.getByLabel('Why').fill('it was right');
    await press(undo, 'Take it back');
    await page.locator('[data-act=undo-roll-back]').waitFor({ state: 'detached' });
  });

  it('has a turn that was rolled back go on, and players lay its report beside what it said before', async () => {
    const { page } = umpire;
    await open(page, house.url, 'mending');
    const back = await act(page, 'roll-back');
    await back.getByRole('radio', { name: /^tactical-1/ }).check();
    await back.getByLabel('Why').fill('a die was read wrongly');
    await press(back, 'Roll back');
    await page.locator('[data-act=undo-roll-back]').waitFor();
    await open(page, house.url, 'turn');
    await press(await act(page, 'resume'), 'Go on');
    await page.getByRole('heading', { name: 'Turn 3' }).waitFor();
    const taylor = await watchedPage(browser, house.url);
    await signInByForm(taylor.page, house, 'taylor');
    await taylor.page.goto(`${house.url}/desk/c/amwol-1846/report`);
    await taylor.page.getByRole('heading', { name: 'What happened in turn 2' }).waitFor();
    const editions = taylor.page.getByRole('region', { name: 'The report was corrected' });
    await editions.getByText('a die was read wrongly').waitFor();
    await editions.getByRole('button', { name: 'Edition 1 beside this one' }).click();
    // The same orders and dice: what is new is why it was taken back.
    const news = editions.locator('.only-here');
    await news.filter({ hasText: 'is resolved again from there: a die was read wrongly' }).waitFor();
    await counts(news, 1);
    expect(await faultsOf(taylor.page)).toEqual([]);
    expect(taylor.faults).toEqual([]);
    await taylor.page.context().close();
  });

  it('makes a campaign of a scenario, with its calendar and invitations', async () => {
    const { page } = umpire;
    await page.goto(`${house.url}/desk/`);
    await page.getByRole('link', { name: 'A new campaign' }).click();
    const create = page.locator('[data-act=create]');
    await create.getByLabel('2. Title').fill('Another war');
    await create.getByLabel('Id').fill('another-war');
    await press(create, 'Make it');
    await page.getByText('Another war is made').waitFor();
    const calendar = await act(page, 'calendar');
    await press(calendar, 'Set the calendar');
    await calendar.locator('.log').getByText('The calendar was set').waitFor();
    await page.getByLabel('Zachary Taylor').check();
    await page.getByRole('button', { name: 'Make the link' }).click();
    await page.locator('.people code').waitFor();
    await page.getByRole('link', { name: 'To its page' }).click();
    await page.getByRole('heading', { name: 'Administration', exact: true }).waitFor();
  });

  it('is for administrators: a player is not offered it, and gets his evening there', async () => {
    const taylor = await watchedPage(browser, house.url);
    await signInByForm(taylor.page, house, 'taylor');
    await taylor.page.goto(house.url + CONTROL);
    await taylor.page.getByRole('link', { name: 'Evening' }).waitFor();
    await counts(taylor.page.locator('.act'), 0);
    await counts(taylor.page.getByRole('link', { name: 'A new campaign' }), 0);
    await taylor.page.context().close();
  });

  it.each([
    ['light', 1440],
    ['light', 320],
    ['dark', 768],
  ] as const)(
    'can be used by everybody: axe finds nothing in %s at %i, and nothing runs out sideways',
    async (scheme, width) => {
      const { page } = umpire;
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      for (const part of PARTS) {
        await open(page, house.url, part);
        for (const summary of await page.locator('main section .act > summary, main > .act > summary').all())
          await summary.click();
        expect([part, await faultsOf(page)]).toEqual([part, []]);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([part, over]).toEqual([part, 0]);
      }
    },
  );

  it('has done nothing that a page of the desk may not do', () => {
    expect(umpire.faults).toEqual([]);
  });
});
