import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoundServer } from '../found-server.js';
import { type Guise, guiseForPostgres, inGuise } from '../machine/as-ordinary-user.js';
import { endServer, startBackgroundServer } from '../machine/background-server.js';
import { freePort } from '../machine/free-port.js';
import { type ServingProcess, keepServer } from '../machine/kept-server.js';
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

/** A server that serves the cluster, and where. */
interface ServingCluster extends ServingProcess {
  readonly port: number;
  readonly origin: string;
}

/** A server of an earlier start that was killed lives on: it is the only one that may touch the cluster, so it is used. */
const adopt = async (dataFolder: string, password: string): Promise<ServingCluster | undefined> => {
  const { cluster } = placesIn(dataFolder);
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!(pid > 0) || !(port > 0) || !isAlive(pid)) return undefined;
  try {
    const config = { host: '127.0.0.1', port, user, password, database: 'postgres' };
    const folder = await withClient(config, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      return rows[0]?.data_directory;
    });
    if (folder !== cluster) return undefined;
    return { pid, port, origin: 'left running by an earlier start', stop: () => endServer(pid, stopSignals) };
  } catch {
    return undefined;
  }
};

/** What a private cluster is started for, and who is told of it. */
export interface ClusterWanted {
  readonly dataFolder: string;
  readonly database: string;
  /** Told when it ends and when it is up again. */
  readonly say: (line: string) => void;
}

/**
 * A Postgres of our own under the data folder, on a free loopback port, with a password of its own; the cluster is made
 * at the first start. It is kept up: when it ends it is started again on the same port.
 * @throws ServersError when it cannot be made or started
 */
export const startPrivateCluster = async (
  binaries: PostgresBinaries,
  wanted: ClusterWanted,
  chosenGuise?: Guise,
): Promise<FoundServer> => {
  await mkdir(wanted.dataFolder, { recursive: true, mode: 0o700 });
  const guise = chosenGuise ?? (await guiseForPostgres());
  const usable = await programsForGuise(binaries, wanted.dataFolder, guise);
  try {
    return await startCluster(usable, guise, wanted);
  } catch (error) {
    await usable.clear();
    throw error;
  }
};

const launch = (
  programs: PostgresBinaries,
  guise: Guise,
  dataFolder: string,
  { port, password }: { readonly port: number; readonly password: string },
): Promise<ServingProcess> => {
  const places = placesIn(dataFolder);
  const config = { host: '127.0.0.1', port, user, password, database: 'postgres' };
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
  return startBackgroundServer({
    name: `PostgreSQL ${programs.version}`,
    command,
    ...who,
    logFile: places.log,
    serves: () => withClient(config, (client) => client.query('select 1')),
    withinMs: 300_000,
    signals: stopSignals,
  });
};

const startCluster = async (
  { programs, clear }: UsablePrograms,
  guise: Guise,
  { dataFolder, database, say }: ClusterWanted,
): Promise<FoundServer> => {
  const places = placesIn(dataFolder);
  if ((await clusterMajor(dataFolder)) === undefined) await createCluster(programs, guise, dataFolder);
  const password = (await readFile(places.password, 'utf8')).trim();
  const launchOn = (port: number): Promise<ServingProcess> =>
    launch(programs, guise, dataFolder, { port, password });
  const startNew = async (): Promise<ServingCluster> => {
    const port = await freePort();
    return { ...(await launchOn(port)), port, origin: `started from ${programs.origin}` };
  };
  const serving = (await adopt(dataFolder, password)) ?? (await startNew());
  const { port, origin } = serving;
  const outcome = await ensureOwnDatabase({ host: '127.0.0.1', port, user, password }, database);
  if ('reason' in outcome) {
    await serving.stop();
    throw new ServersError(
      'server-broke',
      `The cluster in ${places.cluster} cannot be used: ${outcome.reason}.`,
    );
  }
  const kept = keepServer(serving, { name: 'PostgreSQL', start: () => launchOn(port), say });
  return {
    url: urlOf(password, port, database),
    isOurs: true,
    source: `PostgreSQL ${outcome.version}, ${origin}, data in ${places.cluster}`,
    stop: async () => {
      await kept.stop();
      await clear();
    },
  };
};
