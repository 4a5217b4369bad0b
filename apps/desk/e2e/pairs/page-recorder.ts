import { createHash } from 'node:crypto';
import { until } from '@vedette/testing';
import type { Page, Request, Response } from 'playwright-core';
import { plainly, type Seen } from '../../../../test/leaks/http/masked.js';

/** In which ways a page can tell something: what it asks, is answered, shows, keeps, says aloud, and paints. */
export const CHANNELS = ['requests', 'answers', 'dom', 'storage', 'spoken', 'pixels'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Topics that a seat listens to; the house tells of each at once. */
const TOPICS = 3;
/** Looks in a row that find nothing new before a page counts as resting. */
const QUIET_LOOKS = 2;

/** What is looked at when a page has come to rest. */
interface Picture {
  readonly dom: string;
  readonly storage: string;
  readonly spoken: string;
  readonly canvases: readonly string[];
  readonly isWhole: boolean;
}

/** Keeps every word that a live region ever held, also those that another word replaced before anybody looked. */
function listen(): void {
  const LIVE = '[aria-live], [role=status], [role=alert], [role=log], output';
  const said: string[] = [];
  (globalThis as unknown as { said: string[] }).said = said;
  const hear = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(LIVE);
    if (region) said.push(region.textContent ?? '');
    for (const inner of element?.querySelectorAll(LIVE) ?? []) said.push(inner.textContent ?? '');
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Element ? target.closest(LIVE) : target.parentElement?.closest(LIVE))
        hear(target);
      for (const node of addedNodes) hear(node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** The page as it is now; runs in the browser. */
async function look(): Promise<Picture> {
  // In which order attributes came to an element nobody sees.
  const written = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    const attributes = [...node.attributes].map(({ name, value }) => ` ${name}="${value}"`).sort();
    return `<${node.tagName}${attributes.join('')}>${[...node.childNodes].map(written).join('')}</>\n`;
  };
  /** All that lies in a store: what was told word for word, of files of the page, which are the same for everybody, their names. */
  const contentsOf = async (name: string): Promise<readonly string[]> => {
    const store = await caches.open(name);
    const kept = await Promise.all(
      (await store.keys()).map(async (request) => {
        const { pathname } = new URL(request.url);
        const answer = await store.match(request);
        return pathname.startsWith('/kept/') ? `${pathname} ${await answer!.text()}` : pathname;
      }),
    );
    return kept.sort();
  };
  const canvases = [...document.querySelectorAll('canvas')];
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const storage = {
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await Promise.all((await caches.keys()).map(async (name) => [name, await contentsOf(name)])),
    cookies: document.cookie,
  };
  const { said } = globalThis as unknown as { said: readonly string[] };
  return {
    dom: [
      document.title,
      location.pathname + location.search + location.hash,
      written(document.documentElement),
      ...fields.map(({ id, value, checked }) => `${id}=${value}${checked ? ' ticked' : ''}`),
    ].join('\n'),
    storage: JSON.stringify(storage, null, 1),
    // What is said while something is on its way depends on how fast the machine is.
    spoken: [...new Set(said.map((words) => words.trim()))]
      .filter((words) => words !== '' && !/^(Loading|One moment|The referee looks)/.test(words))
      .sort()
      .join('\n'),
    canvases: canvases.map((canvas) => canvas.toDataURL()),
    isWhole: canvases.every((canvas) => canvas.dataset['drawn'] === 'whole'),
  };
}

/** Everything a page asks, is answered, shows, keeps, says and paints, from one moment of rest to the next. */
export class PageRecorder {
  private readonly asked: string[] = [];
  private readonly answered: Promise<string | null>[] = [];
  private readonly underWay = new Set<Request>();
  /** News that the page was rung for since it opened, and what it asked after the last of them. */
  private rung = 0;
  private askedSince = 0;

  private constructor(
    private readonly page: Page,
    private readonly looker: string,
  ) {}

  /** Records a page that has not been anywhere yet. */
  static async of(page: Page, looker: string): Promise<PageRecorder> {
    const recorder = new PageRecorder(page, looker);
    await page.addInitScript(listen);
    page.on('request', (request) => recorder.asks(request));
    page.on('response', (response) => recorder.answered.push(wordsOf(response)));
    page.on('requestfinished', (request) => recorder.underWay.delete(request));
    page.on('requestfailed', (request) => recorder.underWay.delete(request));
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (!String(payload).includes('"pong"')) recorder.asked.push(`socket ${String(payload)}`);
      });
      socket.on('framereceived', ({ payload }) => {
        if (!String(payload).includes('"type":"next"')) return;
        recorder.rung++;
        recorder.askedSince = 0;
      });
    });
    return recorder;
  }

  /** Waits until the page rests, and returns all of it since it rested before. `step` says what was done meanwhile. */
  async rest(step: string): Promise<Seen[]> {
    const { page, asked, answered } = this;
    if (process.env['LEAK_SHOW'])
      process.stderr.write(`${new Date().toISOString()} ${this.looker} ${step}\n`);
    let picture: Picture | null = null;
    let before = '';
    let quiet = 0;
    await until(
      async () => {
        const asks = asked.length;
        picture = await page.evaluate(look);
        const now = `${picture.dom}${picture.canvases.join('')}`;
        const isQuiet = this.underWay.size === 0 && asked.length === asks && this.hasHeard();
        quiet = isQuiet && picture.isWhole && now === before ? quiet + 1 : 0;
        before = now;
        return quiet >= QUIET_LOOKS;
      },
      () => `the page rests after "${step}"; under way: ${[...this.underWay].map((one) => one.url()).join()}`,
      60,
    );
    const { dom, storage, spoken, canvases } = picture!;
    const answers = (await Promise.all(answered.splice(0))).filter((words) => words !== null);
    await page.evaluate(() => (globalThis as unknown as { said: string[] }).said.splice(0));
    const bodies: Readonly<Record<Channel, string>> = {
      requests: once(asked.splice(0)),
      answers: once(answers),
      dom,
      storage,
      spoken,
      pixels: canvases.map((data) => createHash('sha256').update(data).digest('hex')).join('\n'),
    };
    return CHANNELS.map((channel) => ({
      channel,
      name: `${this.looker}, ${step}`,
      status: 0,
      headers: '',
      body: withoutMoments(bodies[channel]),
    }));
  }

  /** Whether a campaign that is open has been told of each topic it listens to, and has asked anew since. */
  private hasHeard(): boolean {
    return !/\/desk\/c\//.test(this.page.url()) || (this.rung >= TOPICS && this.askedSince > 0);
  }

  private asks(request: Request): void {
    if (request.isNavigationRequest()) {
      // Of what outlives the page that asked for it nobody says when it ends.
      this.underWay.clear();
      this.rung = 0;
      this.askedSince = 0;
    }
    if (request.url().endsWith('/graphql')) this.askedSince++;
    this.underWay.add(request);
    const headers = request.headers();
    const told = ['vedette-desk', 'vedette-seat', 'if-match', 'content-type', 'accept'];
    this.asked.push(
      `${request.method()} ${pathOf(request.url())} ${told.map((name) => headers[name] ?? '-').join(' ')} ${request.postData() ?? ''}`,
    );
  }
}

/** Each once, in a fixed order: which of two questions leaves first, and how often the bells ring, the machine decides. */
const once = (lines: readonly string[]): string => [...new Set(lines.map(plainly))].sort().join('\n');

const pathOf = (url: string): string => new URL(url).pathname + new URL(url).search;

/** Documents that the desk asks for by their tag once it has them. */
const TAGGED = /\/(reports|theatre)(\/|$)/;

/** An answer of the house with all its bytes; of the files of the desk, which are the same for everybody, which they are; null of one that says that what was told holds still. */
async function wordsOf(response: Response): Promise<string | null> {
  const path = pathOf(response.url());
  const line = `${response.request().method()} ${path} ${response.status()}`;
  if (path.startsWith('/desk/assets/')) return line;
  // A bell that rings before the first answer is there has the question asked anew as it was, and one that rings later has it asked by
  // its tag: which of the two, the machine decides. The tag itself is told with the whole answer.
  if (response.status() === 304) return null;
  const headers = response.headers();
  const told = [
    'content-type',
    'cache-control',
    'link',
    'retry-after',
    ...(TAGGED.test(path) ? ['etag'] : []),
  ].map((name) => headers[name] ?? '-');
  // A page that is left lets go of answers that nobody waits for any more.
  const body = await response.text().catch(() => 'let go');
  return `${line} ${told.join(' ')}\n${body}`;
}

/** Moments as the page writes them, which are another in each world. */
const withoutMoments = (text: string): string =>
  text.replace(
    /\b(\d{1,2} [A-Z][a-z]{2} |[A-Z][a-z]{2} \d{1,2}, )\d{4}(, \d{1,2}:\d\d(:\d\d)?(\s[AP]M)?)?/g,
    'moment',
  );
