import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, guiseForPostgres, inGuise } from '@vedette/servers';
import pg from 'pg';
import { until } from './until.js';

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

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
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

/**
 * Makes a cluster in a directory of its own and starts it on a free port, as whom Postgres lets us; `settings` go to its
 * configuration file, and `binaries` is the folder with `initdb` and `postgres`; `within` is where its directory is made.
 */
export const privateCluster = async (
  binaries: string,
  settings: Readonly<Record<string, string>> = {},
  within: string = tmpdir(),
): Promise<PrivateCluster> => {
  const directory = await mkdtemp(join(within, 'vedette-cluster-'));
  const data = join(directory, 'data');
  const port = await freePort();
  const url = `postgres://vedette@127.0.0.1:${port}/postgres`;
  const guise = await guiseForPostgres();
  const asServer = (name: string, parameters: readonly string[]) => {
    const { command, ...who } = inGuise(guise, [join(binaries, name), ...parameters]);
    return { program: command[0], parameters: command.slice(1), who };
  };
  if (guise.kind === 'nobody') await chown(directory, guise.uid, guise.gid);
  const making = asServer('initdb', [
    ...['-D', data, '-U', 'vedette', '-A', 'trust', '-N'],
    ...['-E', 'UTF8', '--locale=C'],
  ]);
  await run(making.program, making.parameters, { ...making.who, cwd: directory });
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
      const { program, parameters, who } = asServer('postgres', ['-D', data]);
      const started = spawn(program, parameters, { ...who, cwd: directory, stdio: 'ignore' });
      server = started;
      await until(() => {
        if (started.exitCode !== null)
          throw new Error(`The server of ${data} did not start; exit code ${started.exitCode}`);
        return answers(url);
      }, `the server of ${data} answers`);
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
