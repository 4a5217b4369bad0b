import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** A PostgreSQL server of our own, which a test may kill and a benchmark may load. */
export interface PrivateCluster {
  readonly url: string;
  readonly directory: string;
  start(): Promise<void>;
  /** Ends all sessions at once and without a checkpoint, as a crash does. */
  crash(): Promise<void>;
  remove(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

/** The directory with `initdb` and `postgres`, newest version first; undefined when this machine has none. */
export const serverBinaries = (): string | undefined => {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const path = (process.env.PATH ?? '').split(':').filter((entry) => entry !== '');
  return [...debian, ...path].find((entry) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(entry, name))),
  );
};

/** The server refuses to run as root; a user namespace lets it believe it is somebody else and keeps our files ours. */
const asServer = (command: string, parameters: readonly string[]): [string, string[]] =>
  userInfo().uid === 0
    ? ['unshare', ['--user', '--map-user=65534', '--map-group=65534', command, ...parameters]]
    : [command, [...parameters]];

/** A port of the loopback that nobody uses at the moment. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const STARTING_MS = 20_000;

/** Makes a cluster in a directory of its own and starts it on a free port; `settings` go to its configuration file. */
export const privateCluster = async (
  binaries: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<PrivateCluster> => {
  const directory = await mkdtemp(join(tmpdir(), 'vedette-cluster-'));
  const data = join(directory, 'data');
  const port = await freePort();
  const url = `postgres://vedette@127.0.0.1:${port}/postgres`;
  await run(
    ...asServer(join(binaries, 'initdb'), [
      '-D',
      data,
      '-U',
      'vedette',
      '-A',
      'trust',
      '-N',
      '-E',
      'UTF8',
      '--locale=C',
    ]),
  );
  const lines = Object.entries({
    ...settings,
    port: String(port),
    listen_addresses: `'127.0.0.1'`,
    unix_socket_directories: `''`,
  });
  await writeFile(
    join(data, 'postgresql.auto.conf'),
    lines.map(([name, value]) => `${name} = ${value}\n`).join(''),
  );

  let server: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server !== undefined && server.exitCode === null && server.signalCode === null) {
      const exited = once(server, 'exit');
      server.kill(signal);
      await exited;
    }
    server = undefined;
  };
  const cluster: PrivateCluster = {
    url,
    directory,
    start: async () => {
      server = spawn(...asServer(join(binaries, 'postgres'), ['-D', data]), { stdio: 'ignore' });
      for (const giveUpAt = performance.now() + STARTING_MS; !(await answers(url)); await sleep(50)) {
        if (performance.now() > giveUpAt || server.exitCode !== null) {
          throw new Error(`The server of ${data} did not start; exit code ${server.exitCode ?? 'none'}`);
        }
      }
    },
    crash: () => end('SIGQUIT'),
    remove: async () => {
      await end('SIGINT');
      await rm(directory, { recursive: true, force: true });
    },
  };
  try {
    await cluster.start();
  } catch (error) {
    await cluster.remove();
    throw error;
  }
  return cluster;
};
