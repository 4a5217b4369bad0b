import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';

/** What is used of a message of the DevTools protocol. */
interface Reply {
  readonly id?: number;
  readonly method?: string;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

/** No browser was found where one was expected. */
export class NoBrowserError extends Error {
  readonly code = 'NO_BROWSER';

  constructor(program: string, why: string) {
    super(
      `${program} did not start (${why}). Install Chromium ("apt-get install chromium") or name one in CHROMIUM.`,
    );
    this.name = 'NoBrowserError';
  }
}

/** A page opened in Chromium without a screen, spoken to through its DevTools protocol. */
export class Browser {
  private last = 0;
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  private readonly heard = new Map<string, (params: unknown) => void>();

  private constructor(
    private readonly child: ChildProcess,
    private readonly socket: WebSocket,
    private readonly folder: string,
  ) {
    socket.on('message', (data) => {
      const reply = JSON.parse(String(data)) as Reply;
      if (reply.id !== undefined) this.waiting.get(reply.id)?.(reply);
      else if (reply.method) this.heard.get(reply.method)?.(reply);
    });
  }

  /** @throws NoBrowserError */
  static async open(program = process.env['CHROMIUM'] ?? 'chromium'): Promise<Browser> {
    const folder = mkdtempSync(join(tmpdir(), 'vedette-pages-'));
    const child = spawn(
      program,
      [
        ...[
          '--headless=new',
          '--no-sandbox',
          '--disable-gpu',
          '--hide-scrollbars',
          '--disable-dev-shm-usage',
        ],
        ...['--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'],
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const address = await addressOf(child, program);
    const pages = (await (await fetch(`http://${new URL(address).host}/json/list`)).json()) as {
      type: string;
      webSocketDebuggerUrl: string;
    }[];
    const socket = new WebSocket(pages.find(({ type }) => type === 'page')!.webSocketDebuggerUrl);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const browser = new Browser(child, socket, folder);
    await browser.ask('Page.enable');
    return browser;
  }

  /** Opens a file as a screen of this width shows it, whole and without motion. */
  async show(file: string, width: number, media: 'screen' | 'print' = 'screen'): Promise<void> {
    await this.ask('Emulation.setDeviceMetricsOverride', {
      ...{ width, height: 900, deviceScaleFactor: 1, mobile: width < 500 },
    });
    await this.ask('Emulation.setEmulatedMedia', { media });
    const loaded = new Promise((resolve) => this.heard.set('Page.loadEventFired', resolve));
    await this.ask('Page.navigate', { url: `file://${file}` });
    await loaded;
  }

  /** As somebody sees it who sees no colours. */
  async withoutColours(): Promise<void> {
    await this.ask('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
  }

  /** The value of an expression in the page. */
  async value<T>(expression: string): Promise<T> {
    const { result } = await this.ask('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    return (result as { value: T }).value;
  }

  /** A picture of the page from its top, or of a part of it. */
  async picture(part: { y?: number; width: number; height: number }): Promise<Buffer> {
    const { data } = await this.ask('Page.captureScreenshot', {
      captureBeyondViewport: true,
      clip: { x: 0, y: part.y ?? 0, width: part.width, height: part.height, scale: 1 },
    });
    return Buffer.from(data as string, 'base64');
  }

  /** The page as it is printed on A4. */
  async print(): Promise<Buffer> {
    const { data } = await this.ask('Page.printToPDF', {
      ...{ paperWidth: 8.27, paperHeight: 11.69, printBackground: true, displayHeaderFooter: false },
    });
    return Buffer.from(data as string, 'base64');
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.socket.close();
    this.child.kill();
    await gone;
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private ask(method: string, params: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, ({ result, error }) => {
        this.waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result ?? {});
      });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }
}

function addressOf(child: ChildProcess, program: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('error', (error) => reject(new NoBrowserError(program, error.message)));
    child.once('exit', (code) => reject(new NoBrowserError(program, `ended with ${code}: ${said.trim()}`)));
    child.stderr!.on('data', (data: Buffer) => {
      said += data.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said);
      if (found) resolve(found[1]!);
    });
  });
}
