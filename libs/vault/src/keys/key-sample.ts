import type { Pool } from 'pg';
import type { KeyPlace } from './key-place.js';
import type { RootKey } from './root-key.js';
import { keyOpens } from './sealed-key.js';

/**
 * Something that a root key has sealed: whoever has the key finds that he has, and whoever has not learns nothing of it that a copy of the
 * database would not tell him.
 */
export interface KeySample {
  /** Name of the key that is sealed; it is part of the seal. */
  readonly name: string;
  /** In base64. */
  readonly sealed: string;
}

/** What the root key of an installation sealed first, by which every process tries its own; null where keys lie open, or there are none. */
export async function sampleOfKeys(
  client: Pick<Pool, 'query'>,
  { table }: KeyPlace,
): Promise<KeySample | null> {
  const there = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [
    table,
  ]);
  if (!there.rows[0]?.there) return null;
  const { rows } = await client.query<{ name: string; sealed: Buffer }>(
    `SELECT name, sealed FROM ${table} WHERE sealed_with = 'root-key' ORDER BY created_at, name LIMIT 1`,
  );
  const [oldest] = rows;
  return oldest ? { name: oldest.name, sealed: oldest.sealed.toString('base64') } : null;
}

/** Whether any of a root key's pass phrases sealed a sample. */
export const opensSample = (rootKey: RootKey, { name, sealed }: KeySample): boolean =>
  keyOpens(rootKey, name, Buffer.from(sealed, 'base64'));
