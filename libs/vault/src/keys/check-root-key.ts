import { setTimeout as pause } from 'node:timers/promises';
import { isPassing } from '@vedette/database';
import { WrongSettingError } from '@vedette/platform';
import type { Pool } from 'pg';
import { HOUSE_KEYS, type KeyPlace } from './key-place.js';
import { Keyring } from './keyring.js';
import type { RootKey } from './root-key.js';
import { openKey } from './sealed-key.js';
import { SealBrokenError } from './sealing.js';

/** Sealed by the first process that has a root key, so that every other one can try its own on something. */
const CHECK = 'root-key-check';

/** The process has another root key than its installation, or none. */
export class RootKeyWrongError extends WrongSettingError {
  constructor(setting: string, given: boolean) {
    super({
      code: 'root-key-wrong',
      field: `/${setting}`,
      message: given
        ? `${setting} is not the pass phrase that the keys of this installation are sealed with. Set the one it was started with; to change it set ` +
          `${setting}_OLD to that one too, until "./vedette keys reseal" has sealed them under the new one.`
        : `The keys of this installation are sealed and ${setting} is not set. Set the pass phrase it was started with.`,
    });
  }
}

/**
 * Tries the root key of a process on what is sealed already, the oldest first, since that is what the installation was started with.
 * While the root key is changed a process with both pass phrases is right before the keys are sealed anew and after it. An installation that has sealed nothing yet gets something to try it on.
 * @throws RootKeyWrongError when it opens nothing here
 */
export async function checkRootKey(
  pool: Pick<Pool, 'query'>,
  rootKey: RootKey | null,
  place: KeyPlace = HOUSE_KEYS,
): Promise<void> {
  const { rows } = await pool.query<{ name: string; sealed: Buffer }>(
    `SELECT name, sealed FROM ${place.table} WHERE sealed_with = 'root-key' ORDER BY created_at, name LIMIT 1`,
  );
  const [oldest] = rows;
  try {
    if (oldest && !rootKey) throw new RootKeyWrongError(place.setting, false);
    if (oldest) openKey(rootKey!, oldest.name, oldest.sealed);
    // Of several that start together with different ones, all but the first to seal it are wrong.
    else if (rootKey) await new Keyring(pool, rootKey, place).secret(CHECK);
  } catch (error) {
    if (error instanceof SealBrokenError) throw new RootKeyWrongError(place.setting, true);
    throw error;
  }
}

const RETRY_MS = 500;

/** Tries the root key as {@link checkRootKey} does, as soon as the database can be asked. @throws RootKeyWrongError */
export async function rootKeyWhenReady(
  pool: Pick<Pool, 'query'>,
  rootKey: RootKey | null,
  place: KeyPlace = HOUSE_KEYS,
): Promise<RootKey | null> {
  for (;;)
    try {
      await checkRootKey(pool, rootKey, place);
      return rootKey;
    } catch (error) {
      if (!isPassing(error)) throw error;
      await pause(RETRY_MS);
    }
}
