import pg from 'pg';

/** A database of a test's own, and how it goes away. */
export interface TemporaryDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Makes an empty database on the server of `DATABASE_URL`. */
export async function temporaryDatabase(purpose: string): Promise<TemporaryDatabase> {
  const server = new URL(process.env['DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres');
  const name = `vedette_${purpose}_${process.pid}_${Date.now().toString(36)}`;
  const run = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server.href });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`CREATE DATABASE ${name}`);
  const url = new URL(server.href);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}
