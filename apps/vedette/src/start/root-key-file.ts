import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'root.key';
const KEY_BYTES = 32;

/** The variables by which services are given the root key. */
export type KeyEnvironment = Readonly<Record<string, string>>;

/**
 * How the house gives its services the root key: the one of the environment (`VEDETTE_KEY` or `VEDETTE_KEY_FILE`) if it names one,
 * else that of the data folder, which the first start makes and only its owner can read. Sealed keys are worth what this file
 * is worth, so it belongs to no backup of the database.
 */
export function rootKeyEnvironment(
  dataFolder: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): KeyEnvironment {
  const { VEDETTE_KEY, VEDETTE_KEY_FILE } = env;
  if (VEDETTE_KEY) return { VEDETTE_KEY };
  if (VEDETTE_KEY_FILE) return { VEDETTE_KEY_FILE };
  const file = join(dataFolder, NAME);
  try {
    writeFileSync(file, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // A disk that was full while it was made leaves it empty: nothing can have been sealed with that.
    if (readFileSync(file, 'utf8').trim() === '')
      writeFileSync(file, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600 });
  }
  return { VEDETTE_KEY_FILE: file };
}
