import type { Page } from 'playwright-core';
import type { Seen } from '../../../../test/leaks/http/masked.js';
import { HIDDEN } from '../../../../test/leaks/http/two-worlds.js';
import type { PageRecorder } from './page-recorder.js';

/** A square in sight in which a stranger stands, and one in which somebody stands whom nobody has seen. */
const SEEN_SQUARE = 'G5-V6';
const DARK_SQUARE = 'I0-V6';
/** More pictures than any film of two turns has. */
const MOST_PICTURES = 60;

/** Where a walk goes: a house, a campaign in it, and whoever walks there. */
export interface Walker {
  readonly page: Page;
  readonly recorder: PageRecorder;
  readonly url: string;
  readonly campaign: string;
  readonly account: string;
  readonly password: string;
  readonly seat: string;
}

type Stretch = (walker: Walker) => Promise<Seen[]>;

const home = ({ url, campaign }: Walker): string => `${url}/desk/c/${campaign}`;
const at = (walker: Walker, screen: string): string => `${home(walker)}/${screen}`;

/** Signs in by the form; what stands in the address of a seat is its player. */
export const signedIn: Stretch = async ({ page, recorder, url, account, password }) => {
  await page.goto(`${url}/desk/`);
  await page.getByLabel('Account name').fill(account);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByText(`Signed in as ${account}`).waitFor();
  return recorder.rest('signed in');
};

const evening: Stretch = async (walker) => {
  await walker.page.goto(home(walker));
  await walker.page.getByRole('heading', { name: 'What happened in turn 1' }).waitFor();
  return walker.recorder.rest('evening');
};

/** The report, and every picture of its film, routine lines included. */
const film: Stretch = async (walker) => {
  const { page, recorder } = walker;
  await page.goto(at(walker, 'report'));
  await page.waitForSelector('canvas[data-drawn=whole]');
  const seen = await recorder.rest('report');
  await page.getByLabel('with routine lines').check();
  await page.getByRole('application').focus();
  const where = (): Promise<string> => page.locator('.film-keys .faint').innerText();
  for (let picture = 1; picture <= MOST_PICTURES; picture++) {
    const shown = await where();
    seen.push(...(await recorder.rest(`film, picture ${picture}`)));
    const [number, all] = shown.match(/\d+/g)!;
    if (number === all) break;
    await page.keyboard.press('l');
    await page.waitForFunction(
      (was) => document.querySelector('.film-keys .faint')?.textContent !== was,
      shown,
    );
  }
  return seen;
};

async function goTo({ page }: Walker, place: string): Promise<void> {
  await page.getByLabel('Go to a place or piece').fill(place);
  await page.keyboard.press('Enter');
  await page
    .locator('output.spoken')
    .getByText(new RegExp(`^${place}`))
    .first()
    .waitFor();
}

/** The map: at rest, the whole theatre, a seen square and a dark one, and what is around. */
const map: Stretch = async (walker) => {
  const { page, recorder } = walker;
  await page.goto(at(walker, 'map'));
  await page.waitForSelector('canvas[data-drawn=whole]');
  const seen = await recorder.rest('map');
  for (const place of [SEEN_SQUARE, DARK_SQUARE]) {
    await goTo(walker, place);
    seen.push(...(await recorder.rest(`map at ${place}`)));
  }
  await page.getByRole('application').focus();
  // What was ordered, and the lines of supply and communications: of one's own, and of nobody else.
  for (const key of ['O', 'S', 'C']) await page.keyboard.press(key);
  seen.push(...(await recorder.rest('map with orders of the past turn and lines')));
  for (const key of ['z', '5', 'ArrowRight', 'q', 'q']) {
    await page.keyboard.press(key);
    seen.push(...(await recorder.rest(`map after ${key}`)));
  }
  return seen;
};

/** Where troops were seen before the first turn, in a square that nobody looks at: of them it is asked where they could be by now. */
const REMEMBERED = {
  ...{ id: 'seen-before', is: 'pinned', square: 'I2-V6', turn: 0, age: 1 },
  stack: {
    ...{ state: 'MX', standing: 'hostile', condition: 'active', count: null },
    ...{ size: 'brigade', letters: 'IC' },
  },
};

/** Keeps troops in view at the seat, as another of its devices would have done. */
const pinned: Stretch = async ({ page, url, campaign, seat }) => {
  const headers = { 'Vedette-Desk': '1', 'Vedette-Seat': seat, Origin: url };
  const desk = `${url}/campaigns/${campaign}/desk`;
  const { tag, document } = (await (await page.request.get(desk, { headers })).json()) as {
    tag: string;
    document: object;
  };
  const kept = await page.request.put(desk, {
    headers: { ...headers, 'If-Match': `"${tag}"` },
    data: { ...document, ghosts: [REMEMBERED] },
  });
  if (!kept.ok()) throw new Error(`Nothing was pinned: ${kept.status()} ${await kept.text()}`);
  return [];
};

/** The map with the ring of where troops that were seen before could be by now, and within it squares somebody hides in. */
const ring: Stretch = async (walker) => {
  const { page, recorder } = walker;
  await page.goto(at(walker, 'map'));
  await page.waitForSelector('canvas[data-drawn=whole]');
  // What is said of a square while the page still loads depends on how far it has come.
  const seen = await recorder.rest('map, before a ring');
  await goTo(walker, REMEMBERED.square);
  seen.push(...(await recorder.rest('ring, before it is asked for')));
  await page.getByRole('application').focus();
  await page.keyboard.press('i');
  const words = page.getByText('could be here by now');
  await words.waitFor();
  seen.push(...(await recorder.rest('ring')));
  if (!(await words.isVisible())) throw new Error('The ring was closed again before anybody looked at it.');
  await goTo(walker, DARK_SQUARE);
  return [...seen, ...(await recorder.rest(`ring, looking at ${DARK_SQUARE}`))];
};

/** One's own page, which belongs to no campaign. */
const me: Stretch = async ({ page, recorder, url }) => {
  await page.goto(`${url}/desk/me`);
  await page.getByText('here', { exact: true }).waitFor();
  return recorder.rest('me');
};

/** What a device keeps of what is opened while reading offline is on for it. */
const offline: Stretch = async (walker) => {
  const { page, recorder, url } = walker;
  await page.goto(`${url}/desk/me`);
  await page.getByLabel('Keep it on this device').check();
  await page.getByText('It is kept on this device.').waitFor();
  const seen = await recorder.rest('offline, switched on');
  await page.goto(at(walker, 'map'));
  await page.waitForSelector('canvas[data-drawn=whole]');
  seen.push(...(await recorder.rest('offline, map')));
  await page.goto(at(walker, 'letters'));
  await page.waitForSelector('main h1');
  seen.push(...(await recorder.rest('offline, letters')));
  return seen;
};

/** The card of a piece with its reach, orders that are judged, and both battlefields. */
const card: Stretch = async (walker) => {
  const { page, recorder } = walker;
  await page.goto(at(walker, 'map'));
  await page.waitForSelector('canvas[data-drawn=whole]');
  const isReached = page.waitForResponse((answer) => answer.url().endsWith('/reach'));
  await page.locator('button[data-piece=US1IN]').click();
  await isReached;
  const seen = await recorder.rest('card with reach');
  for (const place of [SEEN_SQUARE, DARK_SQUARE]) {
    await goTo(walker, place);
    seen.push(...(await recorder.rest(`card, pointing at ${place}`)));
    await page.getByRole('application').focus();
    await page.keyboard.press('d');
    await page.getByRole('grid').waitFor();
    seen.push(...(await recorder.rest(`battlefield of ${place}`)));
    await page.keyboard.press('Escape');
    await page.waitForSelector('canvas[data-drawn=whole]');
  }
  return seen;
};

/** Orders for what is told and for what is not, as the referee judges them before they are sent. */
const judged: Stretch = async (walker) => {
  const { page, recorder } = walker;
  await page.goto(at(walker, 'orders'));
  await page.locator('button[data-piece=US1IN]').click();
  const line = page.locator('#line-US1IN');
  await line.waitFor();
  const seen: Seen[] = await recorder.rest('orders');
  for (const words of [`march ${SEEN_SQUARE}`, `march ${DARK_SQUARE}`, `support ${HIDDEN}`]) {
    // What cannot be read changes no draft: nothing is judged and nothing kept.
    const isRead = words.startsWith('march');
    const answered = isRead
      ? [
          page.waitForResponse((answer) => answer.url().endsWith('/orders/preview')),
          page.waitForResponse((answer) => answer.request().method() === 'PUT'),
        ]
      : [];
    await line.fill(`US1IN ${words}`);
    await Promise.all(answered);
    seen.push(...(await recorder.rest(`orders, drafting ${words}`)));
  }
  const isKept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByText('Nothing waits to be sent.').waitFor();
  await isKept;
  seen.push(...(await recorder.rest('orders, nothing left')));
  return seen;
};

/** A screen that only has to be opened. */
const screen =
  (name: string): Stretch =>
  async (walker) => {
    await walker.page.goto(at(walker, name));
    await walker.page.waitForSelector('main h1');
    return walker.recorder.rest(name);
  };

/** The papers of a minister, part by part. */
const staff: Stretch = async (walker) => {
  const seen: Seen[] = [];
  for (const part of ['contacts', 'sums', 'cleared', 'forces']) {
    await walker.page.goto(`${at(walker, 'staff')}?part=${part}`);
    await walker.page.waitForSelector('main h1');
    await walker.page.locator('main [role=status]:not(:text("Loading")), main table').first().waitFor();
    seen.push(...(await walker.recorder.rest(`staff, ${part}`)));
  }
  return seen;
};

/** Stretches of a walk by their names; each may be walked alone, once signed in. */
export const STRETCHES = {
  evening,
  film,
  map,
  card,
  judged,
  pinned,
  ring,
  me,
  offline,
  letters: screen('letters'),
  plan: screen('plan'),
  seat: screen('seat'),
  staff,
} as const satisfies Readonly<Record<string, Stretch>>;
export type StretchName = keyof typeof STRETCHES;

/** Walks stretches one after the other, and returns all that was asked, answered, shown, kept, said and painted on the way. */
export async function walk(walker: Walker, stretches: readonly StretchName[]): Promise<Seen[]> {
  const seen = await signedIn(walker);
  for (const name of stretches) seen.push(...(await STRETCHES[name](walker)));
  // Who walks there next is not told of this session.
  const { page, url } = walker;
  await page.request.post(`${url}/auth/logout`, { headers: { 'Vedette-Desk': '1', Origin: url } });
  return seen;
}
