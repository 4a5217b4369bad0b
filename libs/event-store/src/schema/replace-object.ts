import type pg from 'pg';
import type { SqlFile } from './sql-file.js';

const RESULT_CHANGED = '42P13';

/** `functions/read-log.sql` defines `es.read_log`. */
const functionOf = (path: string): string | undefined =>
  /^functions\/(.+)\.sql$/.exec(path)?.[1]?.replaceAll('-', '_');

interface Signature {
  readonly oid: string;
  readonly signature: string;
}

const signaturesOf = async (client: pg.PoolClient, name: string): Promise<Signature[]> => {
  const { rows } = await client.query<Signature>(
    `SELECT oid::text AS oid, oid::regprocedure::text AS signature
       FROM pg_proc WHERE pronamespace = 'es'::regnamespace AND proname = $1`,
    [name],
  );
  return rows;
};

const drop = async (client: pg.PoolClient, signatures: readonly Signature[]): Promise<void> => {
  for (const { signature } of signatures) {
    await client.query(`DROP FUNCTION ${signature}`);
  }
};

const attempt = async (client: pg.PoolClient, text: string): Promise<boolean> => {
  await client.query('SAVEPOINT replacing');
  try {
    await client.query(text);
    await client.query('RELEASE SAVEPOINT replacing');
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code !== RESULT_CHANGED) {
      throw error;
    }
    await client.query('ROLLBACK TO SAVEPOINT replacing');
    return false;
  }
};

/**
 * Replaces a function or trigger. A function is replaced in place where PostgreSQL allows it, so that running services do
 * not notice; where its result has changed it is dropped first; and where its parameters have, the older form goes, or
 * two functions of one name would stay behind.
 */
export const replaceObject = async (client: pg.PoolClient, { path, text }: SqlFile): Promise<void> => {
  const name = functionOf(path);
  if (name === undefined) {
    await client.query(text);
    return;
  }
  const before = await signaturesOf(client, name);
  if (!(await attempt(client, text))) {
    await drop(client, before);
    await client.query(text);
    return;
  }
  const isNew = (await signaturesOf(client, name)).some(({ oid }) =>
    before.every((older) => older.oid !== oid),
  );
  if (isNew) {
    await drop(client, before);
  }
};
