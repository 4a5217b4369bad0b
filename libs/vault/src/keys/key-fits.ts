import { VedetteError } from '@vedette/platform';
import type { Pool } from 'pg';
import type { RootKey } from './root-key.js';
import { keyOpens } from './sealed-key.js';

/** A pass phrase is not the one with which the services of an installation open their keys. */
export class KeyFitsNotError extends VedetteError {
  constructor(message: string) {
    super({ code: 'root-key-fits-not', field: '/VEDETTE_KEY', message });
  }
}

/**
 * Sees to it that what is sealed with a root key can be opened by the services of a database: that the key opens what they have sealed, and
 * that they have none where their keys lie open. A database without keys is anybody's.
 * @throws KeyFitsNotError
 */
export async function mustFit(pool: Pick<Pool, 'query'>, rootKey: RootKey | null): Promise<void> {
  const { rows } = await pool.query<{ name: string; sealed_with: string; sealed: Buffer }>(
    `SELECT name, sealed_with, sealed FROM vault.key ORDER BY sealed_with = 'root-key' DESC, name LIMIT 1`,
  );
  const [key] = rows;
  if (!key) return;
  const isSealed = key.sealed_with === 'root-key';
  if (!isSealed && rootKey)
    throw new KeyFitsNotError(
      'The keys of this database lie open, so its services have no VEDETTE_KEY: they could not open what is sealed with one. Give none, or start them once with it.',
    );
  if (isSealed && !rootKey)
    throw new KeyFitsNotError('The keys of this database are sealed: give the VEDETTE_KEY of its services.');
  if (!isSealed || !rootKey) return;
  if (!keyOpens(rootKey, key.name, key.sealed))
    throw new KeyFitsNotError(
      `This VEDETTE_KEY is not the one the keys of the database are sealed with ("${key.name}" cannot be opened).`,
    );
}
