import { type FoundServer, type NoServer, isFound } from '../found-server.js';
import type { Route } from '../routes.js';
import { ServersError } from '../servers-error.js';
import { containerPostgres } from './container-postgres.js';
import { type PostgresBinaries, embeddedPostgres, installedPostgres } from './postgres-binaries.js';
import { clusterMajor, startPrivateCluster } from './private-cluster.js';
import { refuseEmptyReplacement, rememberPostgres } from './remembered-postgres.js';
import { runningPostgres } from './running-postgres.js';

/** What the search for Postgres goes by. */
export interface PostgresSearch {
  readonly database: string;
  readonly dataFolder: string;
  readonly routes: readonly Route[];
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}

const installation: Readonly<Record<string, string>> = {
  linux:
    'install PostgreSQL (Debian, Ubuntu: apt-get install postgresql; Fedora: dnf install postgresql-server)',
  darwin: 'install PostgreSQL (brew install postgresql@15)',
  win32: 'install PostgreSQL (winget install PostgreSQL.PostgreSQL.15)',
};

/** Programs that can open the cluster of this data folder, or any when it has none. */
const fitting = (
  binaries: readonly PostgresBinaries[],
  major: number | undefined,
): PostgresBinaries | undefined =>
  major === undefined ? binaries[0] : binaries.find((candidate) => candidate.major === major);

const tryRoute = async (route: Route, search: PostgresSearch): Promise<FoundServer | NoServer> => {
  const { database, dataFolder } = search;
  if (route === 'running') return runningPostgres(database, search.env);
  if (route === 'testcontainers') return containerPostgres(database);
  const major = await clusterMajor(dataFolder);
  const embedded = route === 'embedded' ? await embeddedPostgres() : undefined;
  const found = route === 'local' ? await installedPostgres() : embedded === undefined ? [] : [embedded];
  const binaries = fitting(found, major);
  if (binaries !== undefined) return startPrivateCluster(binaries, search);
  const wanted =
    major === undefined ? 'initdb and postgres' : `PostgreSQL ${major}, which made ${dataFolder}/postgres,`;
  return { reason: route === 'local' ? `${wanted} not installed` : `${wanted} not among the npm packages` };
};

/**
 * The Postgres of this machine. A data folder that has a cluster keeps using it, whatever else has been installed
 * since: the campaigns are in there.
 * @throws ServersError when there is none, with what to install
 */
export const resolvePostgres = async (search: PostgresSearch): Promise<FoundServer> => {
  const url = search.env['DATABASE_URL'];
  if (url) return { url, source: 'PostgreSQL of DATABASE_URL', stop: () => Promise.resolve() };
  const hasCluster = (await clusterMajor(search.dataFolder)) !== undefined;
  const routes = hasCluster
    ? search.routes.filter((route) => route === 'local' || route === 'embedded')
    : search.routes;
  const reasons: string[] = [];
  for (const route of routes) {
    if (route === 'local' || route === 'embedded') {
      if (!hasCluster) await refuseEmptyReplacement(search.dataFolder, search.database, reasons.join('; '));
    }
    const outcome = await tryRoute(route, search);
    if (isFound(outcome)) {
      if (route === 'running') await rememberPostgres(search.dataFolder, outcome.url);
      return outcome;
    }
    reasons.push(`${route}: ${outcome.reason}`);
  }
  throw new ServersError(
    'postgres-unavailable',
    `No PostgreSQL on this machine: ${installation[process.platform] ?? 'install PostgreSQL 13 or later'}, or set DATABASE_URL. Tried ${reasons.join(' | ')}`,
  );
};
