import { migrate as migrateLog } from '@vedette/event-store';
import { isPassing } from '@vedette/database';
import { migrate, readHistory, readRootKey, sealOpenKeys, vaultHistory } from '@vedette/vault';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { grantRights, makeRoles, ownerRole, type RolePasswords } from './roles.js';

/** How a database is prepared before services start. */
export interface Preparation {
  /** As whoever may make roles in it, or at least owns it. */
  readonly databaseUrl: string;
  /** Passwords of the services' roles; without them there are no roles, and every service comes as its owner. */
  readonly passwords?: RolePasswords;
  /** `VEDETTE_KEY` or `VEDETTE_KEY_FILE`, under which keys that lie open are sealed. */
  readonly key: Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
}

const RETRY_MS = 500;

/** Schemas of services whose tables are made by steps in their folders. */
const histories = () => [
  vaultHistory(),
  readHistory('gateway', new URL('../../../gateway/src/sql/', import.meta.url)),
  readHistory('conductor', new URL('../../../turn-conductor/src/sql/', import.meta.url)),
];

/**
 * Brings the database to where services find it: roles with their passwords, every schema migrated as its owner, rights granted anew from
 * the table of rights, and keys that lay open sealed. Safe to run at every start; waits for a database that is starting.
 * @throws SchemaTooNewError @throws DatabaseIsNewerError @throws RootKeyTooShortError
 */
export async function prepareDatabase(preparation: Preparation): Promise<void> {
  for (;;) {
    try {
      await prepare(preparation);
      return;
    } catch (error) {
      if (!isPassing(error)) throw error;
      await pause(RETRY_MS);
    }
  }
}

async function prepare({ databaseUrl, passwords, key, say }: Preparation): Promise<void> {
  const database = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const rootKey = readRootKey(key);
  if (passwords) await asAdministrator(databaseUrl, (client) => makeRoles(client, database, passwords));
  const options = passwords ? { options: `-c role=${ownerRole(database)}` } : {};
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    application_name: 'vedette',
    ...options,
  });
  pool.on('error', () => undefined);
  try {
    await migrateLog(pool);
    for (const history of histories()) await migrate(pool, history);
    const sealed = rootKey ? await sealOpenKeys(pool, rootKey) : [];
    if (sealed.length > 0) say(`  ${sealed.length} keys that lay open in the database are sealed now`);
  } finally {
    await pool.end();
  }
  if (passwords) await asAdministrator(databaseUrl, (client) => grantRights(client, database));
}

async function asAdministrator(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
