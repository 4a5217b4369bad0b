import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoundServer } from '../found-server.js';
import { type Guise, guiseForPostgres, inGuise } from '../machine/as-ordinary-user.js';
import { endServer, startBackgroundServer } from '../machine/background-server.js';
import { freePort } from '../machine/free-port.js';
import { isAlive } from '../machine/process-life.js';
import { runCommand } from '../machine/run-command.js';
import { ServersError } from '../servers-error.js';
import { ensureOwnDatabase, withClient } from './own-database.js';
import type { PostgresBinaries } from './postgres-binaries.js';
import { type UsablePrograms, programsForGuise } from './programs-for-guise.js';

const user = 'vedette';
/** Fast shutdown: sessions are broken off, everything committed is written. Then immediate, which recovers at the next start. */
const stopSignals = ['SIGINT', 'SIGQUIT'] as const;

/** Where a private cluster keeps its things. */
const placesIn = (dataFolder: string) => ({
  cluster: join(dataFolder, 'postgres'),
  password: join(dataFolder, 'postgres-password'),
  log: join(dataFolder, 'postgres.log'),
});

/** Major version of the cluster in a data folder; undefined when there is none. */
export const clusterMajor = async (dataFolder: string): Promise<number | undefined> => {
  const text = await readFile(join(placesIn(dataFolder).cluster, 'PG_VERSION'), 'utf8').catch(
    () => undefined,
  );
  return text === undefined ? undefined : parseInt(text, 10);
};

const urlOf = (password: string, port: number, database: string): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

const createCluster = async (binaries: PostgresBinaries, guise: Guise, dataFolder: string): Promise<void> => {
  const places = placesIn(dataFolder);
  // A cluster without PG_VERSION is one whose making was broken off: nothing is in it yet.
  await rm(places.cluster, { recursive: true, force: true });
  await mkdir(places.cluster, { recursive: true, mode: 0o700 });
  await writeFile(places.password, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (guise.kind === 'nobody')
    for (const path of [places.cluster, places.password]) await chown(path, guise.uid, guise.gid);
  const { command, ...who } = inGuise(guise, [
    binaries.initdb,
    ...['--pgdata', places.cluster],
    ...['--username', user],
    ...['--pwfile', places.password],
    ...['--auth', 'scram-sha-256'],
    ...['--encoding', 'UTF8'],
    ...['--locale', 'C'],
    '--no-instructions',
  ]);
  const { code, stdout, stderr } = await runCommand(command, { ...who, cwd: dataFolder });
  if (code !== 0) throw new ServersError('server-broke', `initdb failed: ${stderr || stdout}`);
};

/** A server of an earlier start that was killed lives on: it is the only one that may touch the cluster, so it is used. */
const adopt = async (
  dataFolder: string,
  password: string,
  database: string,
): Promise<FoundServer | undefined> => {
  const { cluster } = placesIn(dataFolder);
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!(pid > 0) || !(port > 0) || !isAlive(pid)) return undefined;
  try {
    const config = { host: '127.0.0.1', port, user, password };
    const folder = await withClient({ ...config, database: 'postgres' }, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      return rows[0]?.data_directory;
    });
    if (folder !== cluster) return undefined;
    const outcome = await ensureOwnDatabase(config, database);
    if (!('version' in outcome)) return undefined;
    return {
      url: urlOf(password, port, database),
      source: `PostgreSQL ${outcome.version}, left running by an earlier start, data in ${cluster}`,
      stop: () => endServer(pid, stopSignals),
    };
  } catch {
    return undefined;
  }
};

/**
 * A Postgres of our own under the data folder, on a free loopback port, with a password of its own; the cluster is made
 * at the first start.
 * @throws ServersError when it cannot be made or started
 */
export const startPrivateCluster = async (
  binaries: PostgresBinaries,
  dataFolder: string,
  database: string,
  chosenGuise?: Guise,
): Promise<FoundServer> => {
  await mkdir(dataFolder, { recursive: true });
  const guise = chosenGuise ?? (await guiseForPostgres());
  const usable = await programsForGuise(binaries, dataFolder, guise);
  try {
    return await startCluster(usable, guise, dataFolder, database);
  } catch (error) {
    await usable.clear();
    throw error;
  }
};

const startCluster = async (
  { programs, clear }: UsablePrograms,
  guise: Guise,
  dataFolder: string,
  database: string,
): Promise<FoundServer> => {
  const places = placesIn(dataFolder);
  if ((await clusterMajor(dataFolder)) === undefined) await createCluster(programs, guise, dataFolder);
  const password = (await readFile(places.password, 'utf8')).trim();
  const left = await adopt(dataFolder, password, database);
  if (left !== undefined) {
    await clear();
    return left;
  }

  const port = await freePort();
  const config = { host: '127.0.0.1', port, user, password };
  const { command, ...who } = inGuise(guise, [
    programs.postgres,
    ...['-D', places.cluster],
    ...['-c', 'listen_addresses=127.0.0.1'],
    ...['-c', `port=${port}`],
    // No socket: it would lie outside the project, and paths under a deep data folder are too long for one.
    ...['-c', 'unix_socket_directories='],
    ...['-c', 'max_connections=200'],
    ...['-c', 'shared_buffers=256MB'],
    ...['-c', 'max_wal_size=2GB'],
  ]);
  const server = await startBackgroundServer({
    name: `PostgreSQL ${programs.version}`,
    command,
    ...who,
    logFile: places.log,
    serves: () => withClient({ ...config, database: 'postgres' }, (client) => client.query('select 1')),
    withinMs: 60_000,
    signals: stopSignals,
  });
  const outcome = await ensureOwnDatabase(config, database);
  if ('reason' in outcome) {
    await server.stop();
    throw new ServersError(
      'server-broke',
      `The cluster in ${places.cluster} cannot be used: ${outcome.reason}.`,
    );
  }
  return {
    url: urlOf(password, port, database),
    source: `PostgreSQL ${programs.version}, started from ${programs.origin}, data in ${places.cluster}`,
    stop: async () => {
      await server.stop();
      await clear();
    },
  };
};
