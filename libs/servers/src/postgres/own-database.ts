import pg from 'pg';

/** Why a server's database cannot be ours. */
export interface Refusal {
  readonly reason: string;
}

const ownMark = 'Vedette';
/** xid8 and pg_snapshot, on which the sealed log rests, came with 13. */
const leastVersion = 130000;

/** Runs `work` with a connection that is closed afterwards. */
export const withClient = async <T>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ connectionTimeoutMillis: 3_000, ...config });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A database is ours when we marked it, or when nobody has put anything into it. */
const isOurs = async (config: pg.ClientConfig, database: string): Promise<boolean> =>
  withClient({ ...config, database }, async (client) => {
    const { rows } = await client.query<{ mark: string | null; tables: string }>(`
      select shobj_description(d.oid, 'pg_database') as mark,
             (select count(*) from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
               where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema') as tables
        from pg_catalog.pg_database d where d.datname = current_database()`);
    const [found] = rows;
    return found?.mark === ownMark || found?.tables === '0';
  });

/**
 * Makes sure that a server has a database of this name that is ours, creating it if it is missing. The server's version
 * is returned; other databases are not touched.
 */
export const ensureOwnDatabase = async (
  config: pg.ClientConfig,
  database: string,
): Promise<{ readonly version: string } | Refusal> => {
  const state = await withClient({ ...config, database: 'postgres' }, async (client) => {
    const { rows } = await client.query<{ number: number; version: string; exists: boolean }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
              exists (select from pg_catalog.pg_database where datname = $1) as exists`,
      [database],
    );
    const [found] = rows;
    if (found === undefined) throw new Error('The server does not say its version.');
    if (found.number < leastVersion)
      return { reason: `it is PostgreSQL ${found.version}, and 13 is the least` };
    if (!found.exists) {
      // Two starts at once may both find it missing; the second create then says so (42P04), which is fine.
      await client
        .query(`create database ${quoted(database)} encoding 'UTF8' template template0`)
        .catch((error: unknown) => {
          if ((error as { code?: string }).code !== '42P04') throw error;
        });
      await client.query(`comment on database ${quoted(database)} is '${ownMark}'`);
    }
    return { version: found.version.split(' ')[0] ?? found.version };
  });
  if ('reason' in state) return state;
  return (await isOurs(config, database))
    ? state
    : { reason: `its database "${database}" belongs to something else; name another` };
};
