import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { lockDataFolder } from './machine/data-folder-lock.js';
import { closeDataFolder } from './machine/owner-only.js';
import type { NatsAccess } from './nats/private-nats.js';
import { resolveNats } from './nats/resolve-nats.js';
import { resolvePostgres } from './postgres/resolve-postgres.js';
import { type Route, routesToTry } from './routes.js';

/** What the house needs and where it may put things. */
export interface ServersWanted {
  /** Name of the database; `vedette` unless stated. */
  readonly database?: string;
  /** Folder for servers of our own; `.data` below the working directory unless stated. */
  readonly dataFolder?: string;
  /** Folder for fetched programs; the user's cache folder unless stated. */
  readonly cacheFolder?: string;
  /** Told what is going on, a line at a time. */
  readonly say?: (line: string) => void;
  /** Routes to try when `VEDETTE_SERVERS` names none. */
  readonly routes?: readonly Route[];
  /** Whom a NATS of our own lets in; one user with a password unless stated. */
  readonly natsAccess?: NatsAccess;
  /** Where variables are read from; `process.env` unless stated. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Postgres and NATS, found or started. */
export interface Servers {
  readonly databaseUrl: string;
  /** Whether the Postgres serves the data folder alone, so that its roles are ours to make. */
  readonly ownsPostgres: boolean;
  readonly natsUrl: string;
  /** Where each user of a NATS of our own gets in; empty when the server's users are not ours. */
  readonly natsUrls: Readonly<Record<string, string>>;
  /** Where each came from, in words. */
  readonly sources: { readonly postgres: string; readonly nats: string };
  /** Stops what we started, NATS first, and frees the data folder. Safe to call twice. */
  stop(): Promise<void>;
}

/** The folder for fetched programs: the user's cache, or the data folder where there is none to write to. */
export const usableCache = (env: NodeJS.ProcessEnv, dataFolder: string): string => {
  const home = env['XDG_CACHE_HOME'] || join(env['HOME'] || homedir(), '.cache');
  const folder = join(home, 'vedette');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return join(dataFolder, 'cache');
  }
};

/**
 * Finds or starts Postgres and NATS on this machine. `DATABASE_URL` and `NATS_URL` win; then servers that listen here
 * and give us a database of our own; then installed programs under the data folder; then fetched ones. Creates no
 * user, and writes nothing outside the data and cache folders.
 * @throws ServersError when one of them cannot be had, or the data folder is in use
 */
export const resolveServers = async (wanted: ServersWanted = {}): Promise<Servers> => {
  const env = wanted.env ?? process.env;
  const say = wanted.say ?? (() => undefined);
  const dataFolder = resolve(wanted.dataFolder ?? '.data');
  const routes = routesToTry(env['VEDETTE_SERVERS'], wanted.routes);
  const lock = await lockDataFolder(dataFolder);
  await closeDataFolder(dataFolder);
  const cacheFolder = wanted.cacheFolder ?? usableCache(env, dataFolder);
  const [postgres, nats] = await Promise.allSettled([
    resolvePostgres({ database: wanted.database ?? 'vedette', dataFolder, routes, env, say }),
    resolveNats({ dataFolder, cacheFolder, routes, access: wanted.natsAccess ?? 'password', env, say }),
  ]);
  const stopAll = async (): Promise<void> => {
    const found = [nats, postgres].filter((outcome) => outcome.status === 'fulfilled');
    for (const { value } of found)
      await value.stop().catch((error: unknown) => say(`Could not stop it: ${String(error)}`));
    await lock.release();
  };
  if (postgres.status === 'rejected' || nats.status === 'rejected') {
    await stopAll();
    throw postgres.status === 'rejected' ? postgres.reason : (nats as PromiseRejectedResult).reason;
  }
  say(postgres.value.source);
  say(nats.value.source);
  let stopped: Promise<void> | undefined;
  return {
    databaseUrl: postgres.value.url,
    ownsPostgres: postgres.value.isOurs === true,
    natsUrl: nats.value.url,
    natsUrls: nats.value.urls,
    sources: { postgres: postgres.value.source, nats: nats.value.source },
    stop: () => (stopped ??= stopAll()),
  };
};
