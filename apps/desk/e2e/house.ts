import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@vedette/servers';
import { PATIENCE_MS } from '@vedette/testing';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const main = `${root}apps/vedette/dist/main.js`;

/** Keys the dice: what pieces can do after the first turn is the same in every run. Long enough that its digest is told. */
const SECRET = 'the dice of the eighth of May at Palo Alto';

/** A house as `npm start` opens it, with servers of its own and a first turn played. */
export class StartedHouse {
  private said = '';

  private constructor(
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {
    for (const stream of [child.stdout, child.stderr])
      stream!.on('data', (chunk: Buffer) => (this.said += chunk.toString('utf8')));
  }

  /** `as`: who goes on by himself, with officers at every other seat; else a first turn is played for all sides. */
  static async open(scenario = 'amwol-1846', as?: string): Promise<StartedHouse> {
    if (!existsSync(main)) throw new Error(`${main} is not built: run "npm run build" first`);
    const folder = await mkdtemp(join(tmpdir(), 'vedette-desk-'));
    const child = spawn(
      process.execPath,
      [
        ...[main, 'start', '--scenario', scenario, '--secret', SECRET],
        ...(as === undefined ? [] : ['--as', as]),
        // A gateway that is opened again must be found where it was.
        ...['--port', String(await freePort()), '--data', join(folder, 'data')],
      ],
      {
        cwd: root,
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          DATABASE_URL: '',
          NATS_URL: '',
          VEDETTE_KEY: '',
          VEDETTE_KEY_FILE: '',
          VEDETTE_SERVERS: 'local,embedded',
          REQUESTS_PER_MINUTE: '100000',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const house = new StartedHouse(folder, child);
    try {
      await house.until(/Vedette is up at/);
    } catch (error) {
      await house.close();
      throw error;
    }
    return house;
  }

  get url(): string {
    return /Vedette is up at (http:\S+)/.exec(this.said)![1]!;
  }

  /** The link that signs a browser in as the owner of an account, as the start printed it. */
  startLink(account: string): string {
    return new RegExp(`^ +${account} +(http:\\S+/desk/#/start/\\S+)$`, 'm').exec(this.said)![1]!;
  }

  password(account: string): string {
    const kept = JSON.parse(readFileSync(join(this.folder, 'data', 'accounts.json'), 'utf8')) as Record<
      string,
      string
    >;
    return kept[account]!;
  }

  /** What a command of whoever runs the house says, told no more than its data folder. */
  vedette(...words: string[]): string {
    const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', NATS_URL: '', VEDETTE_KEY: '' };
    return execFileSync(process.execPath, [main, ...words, '--data', join(this.folder, 'data')], {
      ...{ cwd: root, env, encoding: 'utf8' },
    });
  }

  /** A folder of its own that goes with the house. */
  get papers(): string {
    return join(this.folder, 'papers');
  }

  /** The process of the gateway; another one after it was killed, for the start opens it again. */
  gatewayProcess(): number {
    const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(this.child.pid)], {
      encoding: 'utf8',
    });
    const gateway = children.split('\n').find((line) => line.includes('apps/gateway/'));
    if (!gateway) throw new Error(`No gateway among:\n${children}`);
    return Number.parseInt(gateway, 10);
  }

  async close(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const gone = once(this.child, 'exit');
      this.child.kill('SIGINT');
      await gone;
    }
    await rm(this.folder, { recursive: true, force: true });
  }

  private async until(what: RegExp): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; !what.test(this.said);) {
      if (Date.now() > end || this.child.exitCode !== null)
        throw new Error(`Waiting for ${String(what)}:\n${this.said}`);
      await new Promise((next) => setTimeout(next, 50));
    }
  }
}
