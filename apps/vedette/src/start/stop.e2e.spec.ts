import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const main = `${root}apps/vedette/dist/main.js`;

/** The house as `npm start` runs it, in a process of its own. */
class StartedHouse {
  private said = '';
  private readonly child: ChildProcess;
  readonly ended: Promise<unknown[]>;

  constructor(databaseUrl: string, folder: string, installation: string) {
    this.child = spawn(process.execPath, [main, 'start', '--play', '--port', '0', '--data', folder], {
      cwd: root,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        DATABASE_URL: databaseUrl,
        NATS_URL: process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222',
        VEDETTE_INSTALLATION: installation,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.ended = once(this.child, 'exit');
    for (const stream of [this.child.stdout, this.child.stderr])
      stream!.on('data', (data: Buffer) => (this.said += data.toString('utf8')));
  }

  get output(): string {
    return this.said;
  }

  /** Waits until it has said something, or ended. */
  async until(what: RegExp): Promise<void> {
    const gone = this.ended.then(() => 'gone' as const);
    while (!what.test(this.said)) {
      if (this.said.includes('Vedette is up')) throw new Error(`Too late for ${what}:\n${this.said}`);
      const next = new Promise((resolve) => setTimeout(resolve, 50));
      if ((await Promise.race([gone, next])) === 'gone') throw new Error(`It ended:\n${this.said}`);
    }
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  /** Which of its services still answer. */
  async answering(): Promise<string[]> {
    const urls = [...this.said.matchAll(/ready at (\S+)/g)].map(([, url]) => url!);
    const alive = await Promise.all(
      urls.map((url) =>
        fetch(`${url}/health/live`).then(
          () => true,
          () => false,
        ),
      ),
    );
    return urls.filter((_, i) => alive[i]);
  }
}

describe('npm start', () => {
  let database: TemporaryDatabase;
  let folder: string;
  let house: StartedHouse | undefined;

  beforeAll(async () => {
    if (!existsSync(main)) throw new Error(`${main} is not built: run "npm run build" first`);
    database = await temporaryDatabase('stop');
    folder = await mkdtemp(join(tmpdir(), 'vedette-stop-'));
  });
  // One that a test gave up on would go on for ever.
  afterEach(async () => {
    house?.signal('SIGTERM');
    await house?.ended;
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ['services are starting', /Starting services/, 'SIGINT'],
    ['staff officers send their orders', /orders accepted over/, 'SIGTERM'],
    ['the first turn is resolved', /1 of \d+ {2}orders/, 'SIGINT'],
  ] as const)('stops everything at once while %s, however often it is asked', async (_, moment, signal) => {
    house = new StartedHouse(database.url, folder, `test-stop-${process.pid}`);
    await house.until(moment);
    house.signal(signal);
    house.signal(signal);
    const ended = await house.ended;
    // With what it said, which is why it ended otherwise.
    expect([house.output, ...ended]).toEqual([house.output, 0, null]);
    const [before, after] = house.output.split('Stopping\n');
    expect(before).toMatch(moment);
    expect(after).toBe('');
    expect(house.output).not.toContain('Vedette is up');
    expect(await house.answering()).toEqual([]);
  });
});
