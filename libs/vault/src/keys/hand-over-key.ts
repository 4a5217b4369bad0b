import type { Pool } from 'pg';
import type { KeyPlace } from './key-place.js';
import { RootKeyMissingError } from './keyring.js';
import { seal, unseal } from './sealing.js';

/** A place of keys with the root key it is opened by; null where none is set. */
export interface OpenPlace {
  readonly place: KeyPlace;
  readonly rootKey: Buffer | null;
}

interface KeptKey {
  readonly sealed_with: 'root-key' | 'nothing';
  readonly sealed: Buffer;
}

/**
 * Gives a key to another place, where another root key seals it, and leaves nothing of it behind: what it sealed is opened from
 * there alone. Returns whether there was one to give; a place that has a key of this name already keeps its own, and the old one stays.
 * @throws RootKeyMissingError @throws SealBrokenError
 */
export async function handOverKey(
  pool: Pick<Pool, 'connect'>,
  name: string,
  from: OpenPlace,
  to: OpenPlace,
): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<KeptKey>(
      `DELETE FROM ${from.place.table} WHERE name = $1 AND kind = 'secret'
          AND NOT EXISTS (SELECT FROM ${to.place.table} WHERE name = $1) RETURNING sealed_with, sealed`,
      [name],
    );
    const [kept] = rows;
    if (kept) {
      const secret = opened(name, kept, from);
      await client.query(
        `INSERT INTO ${to.place.table} (name, kind, sealed_with, sealed, public) VALUES ($1, 'secret', $2, $3, NULL)`,
        [name, ...(to.rootKey ? ['root-key', seal(to.rootKey, `key ${name}`, secret)] : ['nothing', secret])],
      );
    }
    await client.query('COMMIT');
    return kept !== undefined;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

function opened(name: string, { sealed_with, sealed }: KeptKey, { place, rootKey }: OpenPlace): Buffer {
  if (sealed_with === 'nothing') return sealed;
  if (!rootKey) throw new RootKeyMissingError(name, place.setting);
  return unseal(rootKey, `key ${name}`, sealed);
}
