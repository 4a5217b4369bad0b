import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { jetstreamManager } from '@nats-io/jetstream';
import { SERVICE_NAMES, type ServiceName } from '@vedette/contracts';
import { connectNats, Installation, RequestClient } from '@vedette/messaging';
import { isReadyMessage } from '@vedette/platform';
import { freePort } from '@vedette/servers';
import type { NatsConnection } from '@nats-io/transport-node';
import { PATIENCE_MS, temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const natsUrl = process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222';

/** How long a process that was told to end has for it: far more than the house gives it. */
const LEAVES_WITHIN_MS = 120_000;

/** A process of a service. */
export interface Running {
  readonly service: ServiceName;
  readonly child: ChildProcess;
  readonly url: string;
  /** Where what it measures is told; null in a house that nobody watches. */
  readonly metricsUrl: string | null;
  /** What it was given beside what the house gives to all. */
  readonly env: Readonly<Record<string, string>>;
  /** Its last lines, for when a test fails. */
  readonly lines: string[];
}

/** What a house has to itself, and its name there. */
export interface Place {
  readonly database: TemporaryDatabase;
  readonly natsUrl: string;
  readonly installation: string;
}

/** `docker-compose.yml` has it under `limits`. */
const MEMORY_OF_A_SERVICE_MB = 384;

/** Every service as a process of its own, as built, with a database and a broker prefix of their own. */
export class HouseUnderTest {
  readonly running: Running[] = [];

  private constructor(
    readonly database: TemporaryDatabase,
    readonly installation: string,
    readonly connection: NatsConnection,
    private readonly env: Readonly<Record<string, string>>,
    private readonly watched: boolean,
    /** Whether the broker is another's, where nothing may stay. */
    private readonly isGuest: boolean,
  ) {}

  /**
   * Prepares database and broker; nothing runs yet. `env` is added to every process; in a house that is `watched` each tells what
   * it measures at a port of its own. One that has a `place` finds database and broker of its own there.
   */
  static async prepare(
    purpose: string,
    env: Readonly<Record<string, string>> = {},
    { watched = false, place }: { readonly watched?: boolean; readonly place?: Place } = {},
  ): Promise<HouseUnderTest> {
    const connection = await connectNats({ url: place?.natsUrl ?? natsUrl, name: `test ${purpose}` });
    if (place) return new HouseUnderTest(place.database, place.installation, connection, env, watched, false);
    const installation = `test-${purpose}-${process.pid}-${Date.now().toString(36)}`.slice(0, 31);
    return new HouseUnderTest(await temporaryDatabase(purpose), installation, connection, env, watched, true);
  }

  /** Prepares and starts one process of every service. */
  static async open(
    purpose: string,
    env: Readonly<Record<string, string>> = {},
    services: readonly ServiceName[] = SERVICE_NAMES,
    options: { readonly watched?: boolean } = {},
  ): Promise<HouseUnderTest> {
    const house = await HouseUnderTest.prepare(purpose, env, options);
    await Promise.all(services.map((service) => house.start(service)));
    return house;
  }

  get gatewayUrl(): string {
    return this.one('gateway').url;
  }

  /** Asks services directly, as the command line does. */
  get requests(): RequestClient {
    return new RequestClient(this.connection, new Installation(this.installation));
  }

  /** The first running process of a service. */
  one(service: ServiceName): Running {
    const found = this.running.find((candidate) => candidate.service === service);
    if (!found) throw new Error(`${service} does not run`);
    return found;
  }

  /**
   * Starts one more process of a service and waits until it serves; `env` is added to that of the house, and `checkout` is
   * where it was built, this one unless another release is to run.
   */
  async start(
    service: ServiceName,
    env: Readonly<Record<string, string>> = {},
    checkout: string = root,
  ): Promise<Running> {
    const main = `${checkout}apps/${service}/dist/main.js`;
    const telemetry = `${checkout}libs/platform/dist/telemetry/register-telemetry.js`;
    if (!existsSync(main)) throw new Error(`${main} is not built: run "npm run build" first`);
    // What the release before measures is not what is looked for today.
    const metricsPort = this.watched && checkout === root ? await freePort() : 0;
    const child = fork(main, [], {
      execArgv: [
        ...['--import', telemetry, '--max-old-space-size=160', '--max-semi-space-size=16'],
        ...profileOf(service),
      ],
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        DATABASE_URL: this.database.url,
        NATS_URL: natsUrl,
        VEDETTE_INSTALLATION: this.installation,
        PORT: '0',
        LOG_FORMAT: 'json',
        LOG_LEVEL: 'info',
        DATABASE_POOL_SIZE: '4',
        SIGN_INS_PER_MINUTE: '100000',
        REQUESTS_PER_MINUTE: '100000',
        METRICS_PORT: String(metricsPort),
        ...this.env,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => {
        lines.push(data.toString('utf8'));
        if (lines.length > 200) lines.shift();
      });
    const url = await readyUrl(service, child, lines);
    const metricsUrl = metricsPort > 0 ? `http://127.0.0.1:${metricsPort}/metrics` : null;
    const running = { service, child, url, metricsUrl, env, lines };
    this.running.push(running);
    child.once('exit', (code, signal) => {
      if (this.running.includes(running))
        process.stderr.write(
          `${service} ended by itself (${signal ?? code}):\n${lines.slice(-8).join('')}\n`,
        );
    });
    return running;
  }

  /** Ends a process without a word of warning. */
  async kill(running: Running): Promise<void> {
    await this.end(running, 'SIGKILL');
  }

  /** Has a process end in order; returns the code it ended with. */
  async stop(running: Running): Promise<number | null> {
    return this.end(running, 'SIGTERM');
  }

  private async end(running: Running, signal: NodeJS.Signals): Promise<number | null> {
    this.running.splice(this.running.indexOf(running), 1);
    const gone = once(running.child, 'exit');
    running.child.kill(signal);
    const [code] = (await gone) as [number | null];
    return code;
  }

  /** The processes that have outgrown what Compose gives a service, with their megabytes; much of what is resident is the code itself. */
  outgrown(): Record<string, number> {
    return Object.fromEntries(
      Object.entries(this.memory()).filter(([, megabytes]) => megabytes >= MEMORY_OF_A_SERVICE_MB),
    );
  }

  /** Resident memory of every process, in megabytes. */
  memory(): Record<string, number> {
    return this.megabytesOf('VmRSS');
  }

  /** Megabytes that all processes have of their own together; the code that they share is in none of them. */
  ownMemory(): number {
    return Object.values(this.megabytesOf('RssAnon')).reduce((sum, megabytes) => sum + megabytes, 0);
  }

  private megabytesOf(kind: 'VmRSS' | 'RssAnon'): Record<string, number> {
    return Object.fromEntries(
      this.running.map(({ service, child }) => {
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
        const [, kilobytes] = new RegExp(`${kind}:\\s+(\\d+)`).exec(status)!;
        return [`${service} ${child.pid}`, Math.round(Number(kilobytes) / 1024)];
      }),
    );
  }

  /** Lines at or above `error` that any process has written. */
  errors(): string[] {
    return this.running.flatMap(({ lines }) =>
      lines.flatMap((text) => text.split('\n')).filter((line) => /"level":(50|60)/.test(line)),
    );
  }

  /** Stops everything in order and removes what was made for the test. */
  async close(): Promise<void> {
    await Promise.all(
      this.running.splice(0).map(async ({ child }) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        // What a failed test left stopped hears nothing else, and would keep the suite until its limit.
        const atLast = setTimeout(() => child.kill('SIGKILL'), LEAVES_WITHIN_MS);
        await gone;
        clearTimeout(atLast);
      }),
    );
    if (this.isGuest) await this.deleteStreams();
    await this.connection.close();
    await this.database.drop();
  }

  private async deleteStreams(): Promise<void> {
    const manager = await jetstreamManager(this.connection);
    for (const name of await manager.streams.names().next())
      if (name.startsWith(`${this.installation}-`)) await manager.streams.delete(name);
  }
}

/** Has a process written down where its processor went, when `PROFILE_TO` names a folder for it. */
function profileOf(service: ServiceName): string[] {
  const folder = process.env['PROFILE_TO'];
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}/${service}`] : [];
}

async function readyUrl(service: string, child: ChildProcess, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string): void =>
      reject(new Error(`${service} ${why}\n${lines.join('').slice(-3000)}`));
    // A service that cannot start says so and ends.
    const timer = setTimeout(() => fail('was not ready in time'), PATIENCE_MS);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      fail(`ended with ${signal ?? code} before it was ready`);
    });
    child.on('message', (message) => {
      if (!isReadyMessage(message)) return;
      clearTimeout(timer);
      resolve(message.url);
    });
  });
}
