import type { Pool } from 'pg';
import type { KeyPlace } from './key-place.js';
import { RootKeyMissingError } from './keyring.js';
import type { RootKey } from './root-key.js';
import { openKey, sealKey } from './sealed-key.js';

/** A place of keys with the root key it is opened by; null where none is set. */
export interface OpenPlace {
  readonly place: KeyPlace;
  readonly rootKey: RootKey | null;
}

interface KeptKey {
  readonly sealed_with: 'root-key' | 'nothing';
  readonly sealed: Buffer;
}

/**
 * Gives a secret key to another place, where another root key seals it, so that what it sealed is opened from there too. Where it
 * came from it stays, for those who still read it there. A place that has a key of this name keeps its own.
 * @throws RootKeyMissingError @throws SealBrokenError
 */
export async function shareKey(
  pool: Pick<Pool, 'query'>,
  name: string,
  from: OpenPlace,
  to: OpenPlace,
): Promise<void> {
  const { rows } = await pool.query<KeptKey>(
    `SELECT sealed_with, sealed FROM ${from.place.table} WHERE name = $1 AND kind = 'secret'
        AND NOT EXISTS (SELECT FROM ${to.place.table} WHERE name = $1)`,
    [name],
  );
  const [kept] = rows;
  if (!kept) return;
  const secret = opened(name, kept, from);
  await pool.query(
    `INSERT INTO ${to.place.table} (name, kind, sealed_with, sealed, public) VALUES ($1, 'secret', $2, $3, NULL)
     ON CONFLICT (name) DO NOTHING`,
    [name, ...(to.rootKey ? ['root-key', sealKey(to.rootKey, name, secret)] : ['nothing', secret])],
  );
}

function opened(name: string, { sealed_with, sealed }: KeptKey, { place, rootKey }: OpenPlace): Buffer {
  if (sealed_with === 'nothing') return sealed;
  if (!rootKey) throw new RootKeyMissingError(name, place.setting);
  return openKey(rootKey, name, sealed);
}
