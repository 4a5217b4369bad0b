import { migrate as migrateLog } from '@vedette/event-store';
import { isPassing } from '@vedette/database';
import { BUILD } from '@vedette/platform/version';
import {
  CORRESPONDENCE_KEYS,
  shareKey,
  HOUSE_KEYS,
  migrate,
  readHistory,
  readRootKey,
  sealOpenKeys,
  vaultHistory,
} from '@vedette/vault';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { mustBeOfFolder, noteFolder } from './folder-of-database.js';
import { asRole, databaseOf, openAsOwner } from './owner-pool.js';
import { grantRights, makeRoles, ownerRole, type RolePasswords } from './roles.js';

/** How a database is prepared before services start. */
export interface Preparation {
  /** As whoever may make roles in it, or at least owns it. */
  readonly databaseUrl: string;
  /** Passwords of the services' roles; without them there are no roles, and every service comes as its owner. */
  readonly passwords?: RolePasswords;
  /** `VEDETTE_KEY` and `CORRESPONDENCE_KEY`, or either with `_FILE`, under which keys that lie open are sealed. */
  readonly key: Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
  /** The data folder whose keys open the database, where a start made them; a database of another is left as it is. */
  readonly dataFolder?: string;
  /** Whether what the release before still used is taken away: nothing of it runs any more, nor will. */
  readonly finish?: true;
}

const RETRY_MS = 500;

/** Schemas of services whose tables are made by steps in their folders, in order: a later one may take over what an earlier one made. */
export const histories = () => [
  vaultHistory(),
  readHistory('gateway', new URL('../../../people/src/sql/gateway/', import.meta.url)),
  readHistory('conductor', new URL('../../../turn-conductor/src/sql/', import.meta.url)),
  readHistory('correspondence', new URL('../../../correspondence/src/sql/', import.meta.url)),
  readHistory('intake', new URL('../../../order-intake/src/sql/', import.meta.url)),
  readHistory('reporting', new URL('../../../reporting/src/sql/', import.meta.url)),
  readHistory('people', new URL('../../../people/src/sql/', import.meta.url)),
];

/**
 * Brings the database to where services find it: roles with their passwords, every schema migrated as its owner, rights granted anew from
 * the table of rights, and keys that lay open sealed. Safe to run at every start; waits for a database that is starting.
 * @throws SchemaTooNewError @throws DatabaseIsNewerError @throws RootKeyTooShortError @throws DatabaseOfAnotherFolderError
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

async function prepare({ databaseUrl, passwords, key, say, finish, dataFolder }: Preparation): Promise<void> {
  const database = databaseOf(databaseUrl);
  if (passwords) await asAdministrator(databaseUrl, (client) => makeRoles(client, database, passwords));
  const pool = openAsOwner(passwords ? asRole(databaseUrl, ownerRole(database)) : databaseUrl);
  try {
    const house = { place: HOUSE_KEYS, rootKey: readRootKey(key) };
    const correspondence = {
      place: CORRESPONDENCE_KEYS,
      rootKey: readRootKey(key, CORRESPONDENCE_KEYS),
    };
    if (dataFolder !== undefined)
      await mustBeOfFolder(pool, { database, dataFolder, places: [house, correspondence] });
    const finishing = finish ? { finish } : {};
    const done = await migrateLog(pool, { release: BUILD.version, ...finishing });
    const steps = done.versions.map((version) => `es ${version}`);
    for (const history of histories())
      for (const step of await migrate(pool, history, finishing)) steps.push(`${history.schema} ${step}`);
    if (finish) say(steps.length === 0 ? 'There was nothing to take away.' : `Applied: ${steps.join(', ')}.`);
    // What signed and sealed webhooks before there was correspondence: their secrets stay what they are, and open with its key alone.
    await shareKey(pool, 'webhooks', house, correspondence);
    const sealed: string[] = [];
    for (const { place, rootKey } of [house, correspondence])
      if (rootKey) sealed.push(...(await sealOpenKeys(pool, rootKey, place)));
    if (dataFolder !== undefined) await noteFolder(pool, dataFolder);
    if (sealed.length > 0) say(`  ${sealed.length} keys that lay open in the database are sealed now`);
  } finally {
    await pool.end();
  }
  if (passwords) await asAdministrator(databaseUrl, (client) => grantRights(client, database));
}

async function asAdministrator(url: string, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const pool = openAsOwner(url);
  try {
    const client = await pool.connect();
    try {
      await work(client);
    } finally {
      client.release();
    }
  } finally {
    await pool.end();
  }
}
