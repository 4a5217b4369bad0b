import type pg from 'pg';
import type { SchemaVersion } from './contents.js';

/** What the database says of one thing that was applied to it. */
export interface LedgerEntry {
  readonly name: string;
  readonly digest: string;
  /** The release that applied it; empty where that was not told. */
  readonly release: string;
  /** Of a version: whether programs that do not know it go on; false where that was not told. */
  readonly expands: boolean;
}

/** Everything that was applied, by its name. */
export type Ledger = ReadonlyMap<string, LedgerEntry>;

type Asked = Pick<pg.Pool, 'query'>;

/** Columns that a later release added are made here, since whoever migrates finds the list as an earlier one left it. */
const MAKE = `
  CREATE SCHEMA IF NOT EXISTS es;
  CREATE TABLE IF NOT EXISTS es.migration (
    name       text        PRIMARY KEY,
    digest     text        NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  ALTER TABLE es.migration ADD COLUMN IF NOT EXISTS release text NOT NULL DEFAULT '';
  ALTER TABLE es.migration ADD COLUMN IF NOT EXISTS expands boolean NOT NULL DEFAULT false;
`;

const READ = `
  SELECT name, digest, coalesce(to_jsonb(m)->>'release', '') AS release,
         coalesce((to_jsonb(m)->>'expands')::boolean, false) AS expands
    FROM es.migration m`;

/** Name of a version in the list. */
export const nameOfVersion = ({ version }: Pick<SchemaVersion, 'version'>): string =>
  `version ${String(version).padStart(4, '0')}`;

/** Number of a version by its name in the list; null for what is none. */
export const versionOfName = (name: string): number | null =>
  name.startsWith('version ') ? Number(name.slice('version '.length)) : null;

/** Makes the list where there is none. */
export const makeLedger = (on: Asked): Promise<unknown> => on.query(MAKE);

/** The list, which must be there. */
export const readLedger = async (on: Asked): Promise<Ledger> => {
  const { rows } = await on.query<LedgerEntry>(READ);
  return new Map(rows.map((row) => [row.name, row]));
};

/** The list; null in a database where nothing was ever applied. */
export const findLedger = async (on: Asked): Promise<Ledger | null> => {
  const { rows } = await on.query<{ there: boolean }>(
    `SELECT to_regclass('es.migration') IS NOT NULL AS there`,
  );
  return rows[0]?.there === true ? readLedger(on) : null;
};

/** Notes that something was applied, now, and by which release. */
export const note = (on: Asked, { name, digest, release, expands }: LedgerEntry): Promise<unknown> =>
  on.query(
    `INSERT INTO es.migration (name, digest, release, expands) VALUES ($1, $2, $3, $4)
     ON CONFLICT (name) DO UPDATE
       SET digest = excluded.digest, release = excluded.release, expands = excluded.expands, applied_at = clock_timestamp()`,
    [name, digest, release, expands],
  );
