import type { Pool } from 'pg';
import { keyOpens } from './sealed-key.js';
import type { OpenPlace } from './share-key.js';

/**
 * Whether a root key opens what lies sealed in a place; so it does where nothing is, or the place itself is not there yet. Keys are
 * sealed alike: the first tells of all.
 */
export async function keysOpen(pool: Pick<Pool, 'query'>, { place, rootKey }: OpenPlace): Promise<boolean> {
  const there = await pool.query<{ place: string | null }>('SELECT to_regclass($1) AS place', [place.table]);
  if (!there.rows[0]?.place) return true;
  const { rows } = await pool.query<{ name: string; sealed: Buffer }>(
    `SELECT name, sealed FROM ${place.table} WHERE sealed_with = 'root-key' ORDER BY name LIMIT 1`,
  );
  const [first] = rows;
  if (!first) return true;
  return rootKey !== null && keyOpens(rootKey, first.name, first.sealed);
}
