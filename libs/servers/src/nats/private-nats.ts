import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoundServer } from '../found-server.js';
import { endServer, startBackgroundServer } from '../machine/background-server.js';
import { freePort } from '../machine/free-port.js';
import { isAlive } from '../machine/process-life.js';
import { probeNats } from './nats-probe.js';

/** Whether a private server asks for a password: always, except for tests, whose clients are many and simple. */
export type NatsAccess = 'password' | 'open';

const user = 'vedette';
const stopSignals = ['SIGTERM', 'SIGKILL'] as const;
/** Four times the broker's own default: a large report fits in one answer. */
const maxPayloadBytes = 4 * 1024 * 1024;

interface Running {
  readonly pid: number;
  readonly port: number;
  readonly password?: string;
}

const urlOf = (port: number, password: string | undefined): string =>
  password === undefined ? `nats://127.0.0.1:${port}` : `nats://${user}:${password}@127.0.0.1:${port}`;

const clientOptions = (port: number, password: string | undefined) => ({
  servers: `127.0.0.1:${port}`,
  ...(password === undefined ? {} : { user, pass: password }),
});

const config = (port: number, name: string, store: string, password: string | undefined): string =>
  [
    `server_name: ${JSON.stringify(name)}`,
    `listen: "127.0.0.1:${port}"`,
    `max_payload: ${maxPayloadBytes}`,
    `jetstream { store_dir: ${JSON.stringify(store)} }`,
    ...(password === undefined
      ? []
      : [`authorization { user: ${user}, password: ${JSON.stringify(password)} }`]),
    '',
  ].join('\n');

/** A server of an earlier start that was killed lives on and holds the store: it is used. */
const adopt = async (folder: string, name: string): Promise<FoundServer | undefined> => {
  const text = await readFile(join(folder, 'running.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { pid, port, password } = JSON.parse(text) as Running;
  if (!isAlive(pid)) return undefined;
  try {
    const { serverName, version } = await probeNats(clientOptions(port, password));
    if (serverName !== name) return undefined;
    return {
      url: urlOf(port, password),
      source: `NATS ${version}, left running by an earlier start, data in ${folder}`,
      stop: () => endServer(pid, stopSignals),
    };
  } catch {
    return undefined;
  }
};

/** A NATS of our own with its store under the data folder, on a free loopback port. @throws ServersError */
export const startPrivateNats = async (
  program: string,
  origin: string,
  dataFolder: string,
  access: NatsAccess,
): Promise<FoundServer> => {
  const folder = join(dataFolder, 'nats');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `vedette-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
  const left = await adopt(folder, name);
  if (left !== undefined) return left;

  const port = await freePort();
  const password = access === 'password' ? randomBytes(24).toString('hex') : undefined;
  const configFile = join(folder, 'nats.conf');
  await writeFile(configFile, config(port, name, join(folder, 'store'), password), { mode: 0o600 });
  let version = '';
  const server = await startBackgroundServer({
    name: 'NATS',
    command: [program, '--config', configFile],
    logFile: join(dataFolder, 'nats.log'),
    serves: async () => {
      ({ version } = await probeNats(clientOptions(port, password)));
    },
    withinMs: 30_000,
    signals: stopSignals,
  });
  const running: Running = { pid: server.pid, port, ...(password === undefined ? {} : { password }) };
  await writeFile(join(folder, 'running.json'), JSON.stringify(running), { mode: 0o600 });
  return {
    url: urlOf(port, password),
    source: `NATS ${version}, started from ${origin}, data in ${folder}`,
    stop: () => server.stop(),
  };
};
