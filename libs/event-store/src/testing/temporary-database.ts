import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import pg from 'pg';
import { EventStore, type EventStoreOptions } from '../store/event-store.js';

/** The server the integration tests use. */
export const SERVER_URL = process.env.DATABASE_URL ?? 'postgres://127.0.0.1:5432/postgres';

const CONNECTIONS = 12;

const NO_SUCH_DATABASE = '3D000';

const withDatabase = (url: string, database: string): string => {
  const copy = new URL(url);
  // The driver knows the user from $USER alone, which a service manager does not set.
  copy.username ||= process.env.PGUSER ?? userInfo().username;
  copy.pathname = `/${database}`;
  return copy.href;
};

/** Runs a statement on the server's own database, whichever of the usual ones it has. */
const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** A database for one suite, dropped when the suite is over. */
export interface TemporaryDatabase {
  readonly url: string;
  readonly name: string;
  readonly pool: pg.Pool;
  readonly store: EventStore;
  /** Another pool and store on the same database, as another process would have. */
  another(options?: EventStoreOptions, connections?: number): EventStore;
  drop(): Promise<void>;
}

/** Creates `vedette_test_…`, migrated and empty. */
export const temporaryDatabase = async (
  options: EventStoreOptions = {},
  serverUrl = SERVER_URL,
): Promise<TemporaryDatabase> => {
  const name = `vedette_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  const url = withDatabase(serverUrl, name);
  const pools: pg.Pool[] = [];
  const open = (chosen: EventStoreOptions, connections: number): EventStore => {
    const pool = new pg.Pool({ connectionString: url, max: connections });
    pools.push(pool);
    return new EventStore(pool, chosen);
  };
  const store = open(options, CONNECTIONS);
  await store.migrate();
  return {
    url,
    name,
    pool: store.pool,
    store,
    another: (chosen = {}, connections = CONNECTIONS) => open(chosen, connections),
    drop: async () => {
      await Promise.all(pools.map((pool) => pool.end()));
      await onServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`).catch(
        (error: { code?: string }) => {
          if (error.code !== NO_SUCH_DATABASE) {
            throw error;
          }
        },
      );
    },
  };
};
