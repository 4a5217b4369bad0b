import type { Pool } from 'pg';
import { HOUSE_KEYS, type KeyPlace } from './key-place.js';
import type { RootKey } from './root-key.js';
import { sealKey } from './sealed-key.js';

interface OpenKey {
  readonly name: string;
  readonly sealed: Buffer;
}

/**
 * Seals the keys that were made while the installation had no root key, so that a backup taken from now on gives nothing away;
 * the keys themselves stay what they are. Returns the names of those it sealed. Two that run at once seal each key once, and
 * a service that reads in between finds the key either way.
 */
export async function sealOpenKeys(
  pool: Pick<Pool, 'query'>,
  rootKey: RootKey,
  { table }: KeyPlace = HOUSE_KEYS,
): Promise<string[]> {
  const { rows } = await pool.query<OpenKey>(
    `SELECT name, sealed FROM ${table} WHERE sealed_with = 'nothing' ORDER BY name`,
  );
  const names: string[] = [];
  for (const { name, sealed } of rows) {
    const { rowCount } = await pool.query(
      `UPDATE ${table} SET sealed = $2, sealed_with = 'root-key' WHERE name = $1 AND sealed_with = 'nothing'`,
      [name, sealKey(rootKey, name, sealed)],
    );
    if (rowCount === 1) names.push(name);
  }
  return names;
}
