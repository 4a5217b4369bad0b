import { type NoServer, isFound } from '../found-server.js';
import type { Route } from '../routes.js';
import { ServersError } from '../servers-error.js';
import type { Fetched } from './apt-nats.js';
import { containerNats } from './container-nats.js';
import type { FoundNats } from './found-nats.js';
import { type ProgramSearch, fetchedNats, installedNats } from './nats-program.js';
import { type NatsAccess, startPrivateNats } from './private-nats.js';
import { runningNats } from './running-nats.js';

/** What the search for NATS goes by. */
export interface NatsSearch extends ProgramSearch {
  readonly dataFolder: string;
  readonly routes: readonly Route[];
  readonly access: NatsAccess;
}

const installation: Readonly<Record<string, string>> = {
  linux:
    'install nats-server (Debian, Ubuntu: apt-get install nats-server; others: https://github.com/nats-io/nats-server/releases)',
  darwin: 'install nats-server (brew install nats-server)',
  win32: 'install nats-server (winget install NATSAuthors.NATSServer, or choco install nats-server)',
};

const start = async (found: Fetched, search: NatsSearch): Promise<FoundNats | NoServer> =>
  'program' in found ? startPrivateNats(found.program, found.origin, search) : found;

const tryRoute = async (route: Route, search: NatsSearch): Promise<FoundNats | NoServer> => {
  switch (route) {
    case 'running':
      return runningNats({ open: search.access === 'open', env: search.env });
    case 'local':
      return start(await installedNats(), search);
    case 'embedded':
      return start(await fetchedNats(search), search);
    case 'testcontainers':
      return containerNats();
  }
};

/** The NATS of this machine. @throws ServersError when there is none, with what to install */
export const resolveNats = async (search: NatsSearch): Promise<FoundNats> => {
  const url = search.env['NATS_URL'];
  if (url) return { url, urls: {}, source: 'NATS of NATS_URL', stop: () => Promise.resolve() };
  const reasons: string[] = [];
  for (const route of search.routes) {
    const outcome = await tryRoute(route, search);
    if (isFound(outcome)) return outcome;
    if (outcome.isToldAlways) search.say(outcome.reason);
    reasons.push(`${route}: ${outcome.reason}`);
  }
  throw new ServersError(
    'nats-unavailable',
    `No NATS on this machine: ${installation[process.platform] ?? 'install nats-server 2.9 or later'}, or set NATS_URL. Tried ${reasons.join(' | ')}`,
  );
};
