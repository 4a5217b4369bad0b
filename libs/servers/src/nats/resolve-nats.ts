import { type FoundServer, type NoServer, isFound } from '../found-server.js';
import { findProgram } from '../machine/find-program.js';
import type { Route } from '../routes.js';
import { ServersError } from '../servers-error.js';
import { aptNats } from './apt-nats.js';
import { containerNats } from './container-nats.js';
import { type NatsAccess, startPrivateNats } from './private-nats.js';
import { officialReleases, releaseNats } from './release-nats.js';
import { runningNats } from './running-nats.js';

/** What the search for NATS goes by. */
export interface NatsSearch {
  readonly dataFolder: string;
  readonly cacheFolder: string;
  readonly routes: readonly Route[];
  readonly access: NatsAccess;
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}

const installation: Readonly<Record<string, string>> = {
  linux:
    'install nats-server (Debian, Ubuntu: apt-get install nats-server; others: https://github.com/nats-io/nats-server/releases)',
  darwin: 'install nats-server (brew install nats-server)',
  win32: 'install nats-server (winget install NATSAuthors.NATSServer, or choco install nats-server)',
};

const local = async (search: NatsSearch): Promise<FoundServer | NoServer> => {
  const program = await findProgram('nats-server');
  if (program === undefined) return { reason: 'nats-server not installed' };
  return startPrivateNats(program, program, search.dataFolder, search.access);
};

const fetched = async (search: NatsSearch): Promise<FoundServer | NoServer> => {
  const { dataFolder, cacheFolder, access, env, say } = search;
  say('Looking for nats-server in the package sources of this machine');
  const apt = await aptNats(cacheFolder);
  if ('program' in apt) return startPrivateNats(apt.program, apt.origin, dataFolder, access);
  say('Fetching the official nats-server release');
  const release = await releaseNats(cacheFolder, env['VEDETTE_NATS_RELEASES'] || officialReleases);
  if ('program' in release) return startPrivateNats(release.program, release.origin, dataFolder, access);
  return { reason: `${apt.reason}; ${release.reason}` };
};

const tryRoute = (route: Route, search: NatsSearch): Promise<FoundServer | NoServer> => {
  switch (route) {
    case 'running':
      return runningNats();
    case 'local':
      return local(search);
    case 'embedded':
      return fetched(search);
    case 'testcontainers':
      return containerNats();
  }
};

/** The NATS of this machine. @throws ServersError when there is none, with what to install */
export const resolveNats = async (search: NatsSearch): Promise<FoundServer> => {
  const url = search.env['NATS_URL'];
  if (url) return { url, source: 'NATS of NATS_URL', stop: () => Promise.resolve() };
  const reasons: string[] = [];
  for (const route of search.routes) {
    const outcome = await tryRoute(route, search);
    if (isFound(outcome)) return outcome;
    reasons.push(`${route}: ${outcome.reason}`);
  }
  throw new ServersError(
    'nats-unavailable',
    `No NATS on this machine: ${installation[process.platform] ?? 'install nats-server 2.9 or later'}, or set NATS_URL. Tried ${reasons.join(' | ')}`,
  );
};
