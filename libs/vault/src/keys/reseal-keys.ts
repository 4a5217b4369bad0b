import type { Pool } from 'pg';
import { HOUSE_KEYS, type KeyPlace } from './key-place.js';
import { seal, unseal } from './sealing.js';

interface SealedKey {
  readonly name: string;
  readonly sealed_with: 'root-key' | 'nothing';
  readonly sealed: Buffer;
}

/**
 * Seals every key of a place under another root key; the keys themselves stay what they are. All or nothing. A key that
 * is sealed under the new one already stays as it is, so a run that was broken off is simply begun again.
 * @returns the names of the keys that were sealed anew
 * @throws SealBrokenError when a key opens under neither
 */
export async function resealKeys(
  pool: Pick<Pool, 'connect'>,
  before: Buffer,
  now: Buffer,
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
      const label = `key ${name}`;
      if (sealed_with === 'root-key' && opens(now, label, sealed)) continue;
      const secret = sealed_with === 'nothing' ? sealed : unseal(before, label, sealed);
      await client.query(`UPDATE ${table} SET sealed = $2, sealed_with = 'root-key' WHERE name = $1`, [
        name,
        seal(now, label, secret),
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

function opens(key: Buffer, label: string, sealed: Buffer): boolean {
  try {
    unseal(key, label, sealed);
    return true;
  } catch {
    return false;
  }
}
