import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ServersError } from '../servers-error.js';

const fileIn = (dataFolder: string): string => join(dataFolder, 'database.json');

/** Where the campaigns of a data folder live when it is not in the folder itself. */
export interface RememberedPostgres {
  readonly host: string;
  readonly database: string;
}

const placeOf = (url: string): RememberedPostgres => {
  const { host, pathname, searchParams } = new URL(url);
  return { host: searchParams.get('host') ?? host, database: decodeURIComponent(pathname.slice(1)) };
};

/** Writes down which running server holds the campaigns of this data folder; passwords stay out. */
export const rememberPostgres = (dataFolder: string, url: string): Promise<void> =>
  writeFile(fileIn(dataFolder), `${JSON.stringify(placeOf(url))}\n`, { mode: 0o600 });

/** The running server an earlier start used, if any. */
export const rememberedPostgres = async (dataFolder: string): Promise<RememberedPostgres | undefined> => {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as RememberedPostgres);
};

/**
 * A server that held the campaigns and does not answer must not be replaced by an empty one in silence.
 * @throws ServersError `postgres-elsewhere` when an earlier start used a running server for this very database
 */
export const refuseEmptyReplacement = async (
  dataFolder: string,
  database: string,
  reason: string,
): Promise<void> => {
  const remembered = await rememberedPostgres(dataFolder);
  if (remembered === undefined || remembered.database !== database) return;
  throw new ServersError(
    'postgres-elsewhere',
    `The campaigns are in database "${database}" of the PostgreSQL on ${remembered.host}, which cannot be used now (${reason}). ` +
      `Start it again, set DATABASE_URL, or remove ${fileIn(dataFolder)} to begin with an empty database here.`,
  );
};
