import { isOlderRelease, migrateAlone } from '@vedette/database';
import type pg from 'pg';
import { SchemaBehindError } from '../errors/schema-behind.error.js';
import { SchemaTooNewError } from '../errors/schema-too-new.error.js';
import { REPLACEABLE, VERSIONS } from './contents.js';
import {
  findLedger,
  type Ledger,
  makeLedger,
  nameOfVersion,
  note,
  readLedger,
  versionOfName,
} from './ledger.js';
import { replaceObject } from './replace-object.js';
import { readSqlFile, type SqlFile } from './sql-file.js';

/** What a migration did: the versions applied and the functions and triggers that were new or had changed. */
export interface MigrationReport {
  readonly versions: readonly number[];
  readonly replaced: readonly string[];
}

/** How a migration is done. */
export interface MigrationOptions {
  /** Release that migrates, `0.2.0`; one that does not say counts as older than every other. */
  readonly release?: string;
  /** Whether versions that contract are applied too: nothing of the release before runs any more, nor will. */
  readonly finish?: true;
}

/** There before the first campaign, so that a transaction which begins one does not make the others of its block wait. */
const FIRST_PARTITION = 'SELECT es.ensure_partition(0)';

const NOTHING: MigrationReport = { versions: [], replaced: [] };

const newestKnown = (): number => VERSIONS.at(-1)?.version ?? 0;

/** A newer release may have added what this one does not know; it must not have taken away what this one uses. */
const refuseContracted = (ledger: Ledger): void => {
  for (const { name, expands } of ledger.values()) {
    const version = versionOfName(name);
    if (version !== null && version > newestKnown() && !expands)
      throw new SchemaTooNewError(version, newestKnown());
  }
};

const dueOf = (ledger: Ledger, finish: boolean) =>
  VERSIONS.filter(
    (version) => !ledger.has(nameOfVersion(version)) && (finish || version.change === 'expands'),
  );

/** Files that are missing or read otherwise, but for those that a newer release wrote: its services call them. */
const changedOf = (ledger: Ledger, files: readonly SqlFile[], release: string): SqlFile[] =>
  files.filter(({ path, digest }) => {
    const entry = ledger.get(path);
    return !entry || (entry.digest !== digest && !isOlderRelease(release, entry.release));
  });

/**
 * Brings the schema `es` of a database to the version this library needs: versions that are missing, and functions and triggers
 * that changed. Idempotent; any number may call it at the same time, and one does the work while the others wait. All or nothing.
 *
 * @throws SchemaTooNewError when a newer release has taken away what this one uses.
 */
export const migrate = async (
  pool: pg.Pool,
  { release = '', finish }: MigrationOptions = {},
): Promise<MigrationReport> => {
  const files = await Promise.all(REPLACEABLE.map(readSqlFile));
  const found = await findLedger(pool);
  if (found) {
    refuseContracted(found);
    if (dueOf(found, finish === true).length === 0 && changedOf(found, files, release).length === 0)
      return NOTHING;
  }
  return migrateAlone(pool, 'es.migrate', async (client) => {
    await makeLedger(client);
    const ledger = await readLedger(client);
    refuseContracted(ledger);
    const due = dueOf(ledger, finish === true);
    for (const version of due) {
      for (const file of await Promise.all(version.files.map(readSqlFile))) await client.query(file.text);
      const expands = version.change === 'expands';
      await note(client, { name: nameOfVersion(version), digest: '', release, expands });
    }
    const changed = changedOf(ledger, files, release);
    for (const file of changed) {
      await replaceObject(client, file);
      await note(client, { name: file.path, digest: file.digest, release, expands: false });
    }
    await client.query(FIRST_PARTITION);
    return { versions: due.map(({ version }) => version), replaced: changed.map(({ path }) => path) };
  });
};

/** What is missing of the schema; what only contracts is none of it. */
const missingOf = (ledger: Ledger): string[] =>
  [...dueOf(ledger, false).map(nameOfVersion), ...REPLACEABLE].filter((name) => !ledger.has(name));

/**
 * Looks whether the schema is what this library needs, and makes it only where there is none at all. A service that starts changes
 * nothing: in a roll-out of two releases each would put its own functions under the other's feet. Functions that read otherwise
 * than its own are those of the release that migrated last.
 *
 * @throws SchemaTooNewError when a newer release has taken away what this one uses.
 * @throws SchemaBehindError when something is missing: whoever owns the database migrates it first.
 */
export const requireSchema = async (pool: pg.Pool, options: MigrationOptions = {}): Promise<void> => {
  const ledger = await findLedger(pool);
  if (!ledger) return void (await makeFirst(pool, options));
  refuseContracted(ledger);
  const missing = missingOf(ledger);
  if (missing.length > 0) throw new SchemaBehindError(missing);
};

const MAY_NOT = '42501';

const makeFirst = async (pool: pg.Pool, options: MigrationOptions): Promise<void> => {
  try {
    await migrate(pool, options);
  } catch (error) {
    if ((error as { code?: unknown }).code !== MAY_NOT) throw error;
    throw new SchemaBehindError(['the whole schema'], error);
  }
};
