import type { Pool } from 'pg';
import { HOUSE_KEYS, type KeyPlace } from './key-place.js';
import type { RootKey } from './root-key.js';
import { keyOpens, openKey, sealKey } from './sealed-key.js';

interface SealedKey {
  readonly name: string;
  readonly sealed_with: 'root-key' | 'nothing';
  readonly sealed: Buffer;
}

/**
 * Seals every key of a place with what a root key seals with now; the keys themselves stay what they are, and so do those that it sealed
 * already. All or nothing, and a run that was broken off is simply begun again. Services that open with either go on meanwhile; one that
 * has the pass phrase before alone may seal another key with it afterwards, which the next run finds.
 * @returns the names of the keys that were sealed anew
 * @throws SealBrokenError when a key opens with neither
 */
export async function resealKeys(
  pool: Pick<Pool, 'connect'>,
  rootKey: RootKey,
  { table }: KeyPlace = HOUSE_KEYS,
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<SealedKey>(
      `SELECT name, sealed_with, sealed FROM ${table} ORDER BY name COLLATE "C" FOR UPDATE`,
    );
    const names: string[] = [];
    for (const { name, sealed_with, sealed } of rows) {
      if (sealed_with === 'root-key' && keyOpens({ opens: [rootKey.seals] }, name, sealed)) continue;
      const secret = sealed_with === 'nothing' ? sealed : openKey(rootKey, name, sealed);
      await client.query(`UPDATE ${table} SET sealed = $2, sealed_with = 'root-key' WHERE name = $1`, [
        name,
        sealKey(rootKey, name, secret),
      ]);
      names.push(name);
    }
    await client.query('COMMIT');
    return names;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
