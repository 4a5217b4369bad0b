import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endServer, startBackgroundServer } from '../machine/background-server.js';
import { freePort } from '../machine/free-port.js';
import { keptSecrets } from '../machine/kept-secrets.js';
import { type ServingProcess, keepServer } from '../machine/kept-server.js';
import { isAlive } from '../machine/process-life.js';
import type { FoundNats } from './found-nats.js';
import { hasLostJetStream, probeNats } from './nats-probe.js';
import { type NatsUser, authorizationBlock } from './nats-users.js';

/**
 * Whom a private server lets in: one user with a password, the users named (the first of them must be able to ask after the
 * state of JetStream), or, for tests, whose clients are many and simple, everybody.
 */
export type NatsAccess = 'password' | 'open' | readonly NatsUser[];

const onlyUser: NatsUser = { name: 'vedette' };
const stopSignals = ['SIGTERM', 'SIGKILL'] as const;
/** Four times the broker's own default: a large report fits in one answer. */
const maxPayloadBytes = 4 * 1024 * 1024;

interface Running {
  readonly pid: number;
  readonly port: number;
  /** Digest of the configuration it was started with. */
  readonly configuration: string;
}

/** A server's place and how to get in. */
class Doors {
  constructor(
    private readonly users: readonly NatsUser[],
    private readonly passwords: Readonly<Record<string, string>>,
  ) {}

  urlOf(port: number, user: string | undefined): string {
    return user === undefined
      ? `nats://127.0.0.1:${port}`
      : `nats://${user}:${this.passwords[user]}@127.0.0.1:${port}`;
  }

  /** How we ourselves look after it. */
  clientOptions(port: number) {
    const [first] = this.users;
    const servers = `127.0.0.1:${port}`;
    if (first === undefined) return { servers };
    const inbox = first.inbox === undefined ? {} : { inboxPrefix: first.inbox };
    return { servers, user: first.name, pass: this.passwords[first.name] ?? '', ...inbox };
  }

  urls(port: number): Pick<FoundNats, 'url' | 'urls'> {
    return {
      url: this.urlOf(port, this.users[0]?.name),
      urls: Object.fromEntries(this.users.map(({ name }) => [name, this.urlOf(port, name)])),
    };
  }

  authorization(): string[] {
    const passwordOf = (user: string): string => JSON.stringify(this.passwords[user]);
    return this.users.length === 0 ? [] : [authorizationBlock(this.users, passwordOf)];
  }
}

const openDoors = async (folder: string, access: NatsAccess): Promise<Doors> => {
  const users = access === 'open' ? [] : access === 'password' ? [onlyUser] : access;
  const names = users.map(({ name }) => name);
  return new Doors(users, users.length === 0 ? {} : await keptSecrets(join(folder, 'passwords.json'), names));
};

const configurationOf = (port: number, name: string, store: string, doors: Doors): string =>
  [
    `server_name: ${JSON.stringify(name)}`,
    `listen: "127.0.0.1:${port}"`,
    `max_payload: ${maxPayloadBytes}`,
    `jetstream { store_dir: ${JSON.stringify(store)} }`,
    ...doors.authorization(),
    '',
  ].join('\n');

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * A server of an earlier start that was killed lives on and holds the store: it is used, unless it lets in others than it
 * should; then it is ended.
 */
const adopt = async (
  folder: string,
  doors: Doors,
  configured: (port: number) => string,
): Promise<(ServingProcess & { readonly port: number }) | undefined> => {
  const text = await readFile(join(folder, 'running.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { pid, port, configuration } = JSON.parse(text) as Running;
  if (!isAlive(pid)) return undefined;
  const isOurs = await readFile(`/proc/${pid}/cmdline`, 'utf8').then(
    (line) => line.includes(join(folder, 'nats.conf')),
    () => true,
  );
  if (!isOurs) return undefined;
  if (configuration !== digestOf(configured(port))) {
    await endServer(pid, stopSignals);
    return undefined;
  }
  try {
    await probeNats(doors.clientOptions(port));
    return { pid, port, stop: () => endServer(pid, stopSignals) };
  } catch {
    return undefined;
  }
};

/** What a private NATS is started for, and who is told of it. */
export interface PrivateNatsWanted {
  readonly dataFolder: string;
  readonly access: NatsAccess;
  /** Told when it ends and when it is up again. */
  readonly say: (line: string) => void;
}

/**
 * A NATS of our own with its store under the data folder, on a free loopback port. It is kept up: when it ends, or loses
 * JetStream, it is started again on the same port.
 * @throws ServersError
 */
export const startPrivateNats = async (
  program: string,
  origin: string,
  { dataFolder, access, say }: PrivateNatsWanted,
): Promise<FoundNats> => {
  const folder = join(dataFolder, 'nats');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `vedette-${digestOf(folder).slice(0, 12)}`;
  const doors = await openDoors(folder, access);
  const configFile = join(folder, 'nats.conf');
  const configured = (port: number): string => configurationOf(port, name, join(folder, 'store'), doors);

  const launch = async (port: number): Promise<ServingProcess> => {
    await writeFile(configFile, configured(port), { mode: 0o600 });
    const server = await startBackgroundServer({
      name: 'NATS',
      command: [program, '--config', configFile],
      logFile: join(dataFolder, 'nats.log'),
      serves: () => probeNats(doors.clientOptions(port)),
      withinMs: 300_000,
      signals: stopSignals,
    });
    const running: Running = { pid: server.pid, port, configuration: digestOf(configured(port)) };
    await writeFile(join(folder, 'running.json'), JSON.stringify(running), { mode: 0o600 });
    return server;
  };

  const left = await adopt(folder, doors, configured);
  const port = left?.port ?? (await freePort());
  const serving = left ?? (await launch(port));
  const { version } = await probeNats(doors.clientOptions(port));
  const kept = keepServer(serving, {
    name: 'NATS',
    start: () => launch(port),
    hasFailed: () => hasLostJetStream(doors.clientOptions(port)),
    say,
  });
  const from = left === undefined ? `started from ${origin}` : 'left running by an earlier start';
  return {
    ...doors.urls(port),
    source: `NATS ${version}, ${from}, data in ${folder}`,
    stop: () => kept.stop(),
  };
};
