import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import type pg from 'pg';
import type { FoundServer, NoServer } from '../found-server.js';
import { ensureOwnDatabase } from './own-database.js';

const sockets = ['/var/run/postgresql', '/tmp'];

interface Candidate {
  readonly shown: string;
  readonly config: pg.ClientConfig;
}

/** Where a Postgres of this machine may listen, and as whom it may let us in. No other machine is ever asked. */
const candidates = (env: NodeJS.ProcessEnv): readonly Candidate[] => {
  const port = Number(env['PGPORT'] ?? 5432);
  const users = [
    ...new Set([env['PGUSER'], userInfo().username, 'postgres'].filter((user) => user !== undefined)),
  ];
  const password = env['PGPASSWORD'];
  const places = [
    { shown: `127.0.0.1:${port}`, host: '127.0.0.1' },
    ...sockets
      .filter((folder) => existsSync(`${folder}/.s.PGSQL.${port}`))
      .map((folder) => ({ shown: `${folder}, port ${port}`, host: folder })),
  ];
  return places.flatMap(({ shown, host }) =>
    users.map((user) => ({
      shown: `${shown} as ${user}`,
      config: { host, port, user, ...(password === undefined ? {} : { password }) },
    })),
  );
};

const urlOf = ({ host, port, user, password }: pg.ClientConfig, database: string): string => {
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  const account = `${encodeURIComponent(user ?? '')}${secret}`;
  return host?.startsWith('/')
    ? `postgres://${account}@localhost:${port}/${encodeURIComponent(database)}?host=${encodeURIComponent(host)}`
    : `postgres://${account}@${host}:${port}/${encodeURIComponent(database)}`;
};

/** A Postgres that listens on this machine and gives us a database of our own. */
export const runningPostgres = async (
  database: string,
  env: NodeJS.ProcessEnv,
): Promise<FoundServer | NoServer> => {
  const reasons: string[] = [];
  for (const { shown, config } of candidates(env)) {
    try {
      const outcome = await ensureOwnDatabase(config, database);
      if ('version' in outcome) {
        return {
          url: urlOf(config, database),
          source: `PostgreSQL ${outcome.version}, already running on ${shown}, database "${database}"`,
          stop: () => Promise.resolve(),
        };
      }
      reasons.push(`${shown}: ${outcome.reason}`);
    } catch (error) {
      reasons.push(`${shown}: ${error instanceof Error ? error.message || error.name : String(error)}`);
      if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') continue;
    }
  }
  return { reason: [...new Set(reasons)].join('; ') };
};
