import { dirname } from 'node:path';
import { embeddedPostgres, installedPostgres } from './postgres/postgres-binaries.js';
import { ServersError } from './servers-error.js';

/**
 * The folder with `initdb` and `postgres`, installed or among the npm packages, for drills that start, crash and restart a
 * server of their own.
 * @throws ServersError `postgres-unavailable`
 */
export const postgresPrograms = async (): Promise<string> => {
  const found = (await installedPostgres())[0] ?? (await embeddedPostgres());
  if (found) return dirname(found.initdb);
  throw new ServersError(
    'postgres-unavailable',
    'No initdb and postgres: none on PATH, in /usr/lib/postgresql or among the npm packages',
  );
};
