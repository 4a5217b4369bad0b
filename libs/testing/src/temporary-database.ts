import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import pg from 'pg';

/** The server on which tests make their databases. */
export const SERVER_URL = process.env['DATABASE_URL'] ?? 'postgres://127.0.0.1:5432/postgres';

/** A database of a test's own, and how it goes away. */
export interface TemporaryDatabase {
  readonly url: string;
  readonly name: string;
  /** Connections to it; they end with it. */
  pool(connections: number): pg.Pool;
  drop(): Promise<void>;
}

/** A server's address for one of its databases. The driver knows the user from $USER alone, which a service manager does not set. */
function withDatabase(server: string, database: string): string {
  const url = new URL(server);
  url.username ||= process.env['PGUSER'] ?? userInfo().username;
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(server, 'postgres') });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes an empty database `vedette_<purpose>_…`; a purpose is letters. */
export async function temporaryDatabase(purpose: string, server = SERVER_URL): Promise<TemporaryDatabase> {
  const name = `vedette_${purpose}_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = withDatabase(server, name);
  const pools: pg.Pool[] = [];
  return {
    url,
    name,
    pool: (connections) => {
      const pool = new pg.Pool({ connectionString: url, max: connections });
      pools.push(pool);
      return pool;
    },
    drop: async () => {
      // A pool has ended before its connections have: dropping the database may still cut one off.
      for (const pool of pools) pool.on('error', () => undefined);
      // Who tests what happens when a pool is gone has ended it already.
      await Promise.all(pools.map(async (pool) => (pool.ended ? undefined : pool.end())));
      await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}
