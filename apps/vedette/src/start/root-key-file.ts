import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CORRESPONDENCE_KEYS, HOUSE_KEYS, type KeyPlace } from '@vedette/vault';

const FILES: Readonly<Record<KeyPlace['setting'], string>> = {
  VEDETTE_KEY: 'root.key',
  CORRESPONDENCE_KEY: 'correspondence.key',
};
const KEY_BYTES = 32;

/** The variables by which services are given a pass phrase. */
export type KeyEnvironment = Readonly<Record<string, string>>;

/** Takes every pass phrase from a process that is started by one which was given it. */
export const NO_KEYS: KeyEnvironment = {
  VEDETTE_KEY: '',
  VEDETTE_KEY_FILE: '',
  VEDETTE_KEY_OLD: '',
  VEDETTE_KEY_OLD_FILE: '',
  CORRESPONDENCE_KEY: '',
  CORRESPONDENCE_KEY_FILE: '',
  CORRESPONDENCE_KEY_OLD: '',
  CORRESPONDENCE_KEY_OLD_FILE: '',
};

/** How services are given the pass phrases of the house: the one of the house itself, and that of correspondence alone. */
export interface KeyEnvironments {
  readonly house: KeyEnvironment;
  readonly correspondence: KeyEnvironment;
}

/** Both pass phrases of a house, each as {@link rootKeyEnvironment} has it. */
export const keyEnvironments = (dataFolder: string): KeyEnvironments => ({
  house: rootKeyEnvironment(dataFolder),
  correspondence: rootKeyEnvironment(dataFolder, process.env, CORRESPONDENCE_KEYS),
});

/** The files in which pass phrases lie, by their settings; one that the environment gave word for word lies in none. */
export const keyFilesOf = (keys: KeyEnvironment): Partial<Record<KeyPlace['setting'], string>> =>
  Object.fromEntries(
    [HOUSE_KEYS, CORRESPONDENCE_KEYS].flatMap(({ setting }) => {
      const file = keys[`${setting}_FILE`];
      return file === undefined ? [] : [[setting, resolve(file)]];
    }),
  );

/** Whether the pass phrase of the house lies in a data folder. */
export const keysLieIn = (dataFolder: string, key: KeyEnvironment): boolean =>
  key['VEDETTE_KEY_FILE'] === join(dataFolder, FILES.VEDETTE_KEY);

/**
 * How the house gives its services a pass phrase: the one of the environment (`VEDETTE_KEY` or `VEDETTE_KEY_FILE`, and the same for
 * other keys) if it names one, else that of the data folder, which the first start makes and only its owner can read. Sealed keys are
 * worth what this file is worth, so it belongs to no backup of the database. The pass phrase before it (`VEDETTE_KEY_OLD`) is handed on
 * where the environment names one.
 */
export function rootKeyEnvironment(
  dataFolder: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
  { setting }: KeyPlace = HOUSE_KEYS,
): KeyEnvironment {
  const before = givenIn(env, `${setting}_OLD`);
  const given = givenIn(env, setting);
  if (given) return { ...given, ...before };
  const file = join(dataFolder, FILES[setting]);
  try {
    writeFileSync(file, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // A disk that was full while it was made leaves it empty: nothing can have been sealed with that.
    if (readFileSync(file, 'utf8').trim() === '')
      writeFileSync(file, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600 });
  }
  return { [`${setting}_FILE`]: file, ...before };
}

/** A setting as an environment has it: its value, or the file that holds it, and null where neither is named. */
function givenIn(
  env: Readonly<Record<string, string | undefined>>,
  setting: string,
): Record<string, string> | null {
  for (const name of [setting, `${setting}_FILE`]) if (env[name]) return { [name]: env[name] };
  return null;
}
