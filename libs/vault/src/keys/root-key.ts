import { scryptSync } from 'node:crypto';
import { optionalTextSetting, readConfiguration, WrongSettingError } from '@vedette/platform';
import { correspondenceKeySettings } from './correspondence-key.js';
import { HOUSE_KEYS, type KeyPlace } from './key-place.js';

/** Settings of the vault. */
export const vaultSettings = {
  VEDETTE_KEY: optionalTextSetting({
    decides:
      'the pass phrase (at least 16 characters) that seals keys and campaign secrets in the database; without it they lie there open',
    visibility: 'secret',
  }),
  VEDETTE_KEY_OLD: optionalTextSetting({
    decides:
      'while VEDETTE_KEY is changed, the pass phrase before it: it opens what was sealed with it, and seals nothing',
    visibility: 'secret',
  }),
} as const;

const SETTINGS = { ...vaultSettings, ...correspondenceKeySettings };

const LEAST_LENGTH = 16;

/** The pass phrase is too short to keep anything. */
export class RootKeyTooShortError extends WrongSettingError {
  constructor(setting: string, length: number) {
    super({
      code: 'root-key-too-short',
      field: `/${setting}`,
      message: `${setting} has ${length} characters; it needs at least ${LEAST_LENGTH}.`,
    });
  }
}

/** There is a pass phrase of before and none of now: what is made would lie open beside what is sealed. */
export class RootKeyOldAloneError extends WrongSettingError {
  constructor(setting: string) {
    super({
      code: 'root-key-old-alone',
      field: `/${setting}`,
      message: `${setting}_OLD is set and ${setting} is not. Set ${setting} to the new pass phrase; where it is not to change, set it to the old one and ${setting}_OLD to nothing.`,
    });
  }
}

/** The root key of a process. While it is being changed there are two of it, and what either sealed opens. */
export interface RootKey {
  /** 32 bytes that seal whatever is sealed from now on. */
  readonly seals: Buffer;
  /** Each of 32 bytes: what seals, and after it what sealed before. */
  readonly opens: readonly Buffer[];
}

/**
 * The root key of the environment's pass phrases, or null when none is set: `VEDETTE_KEY` seals and opens, `VEDETTE_KEY_OLD` opens too.
 * Either may be given as the file that `…_FILE` names; an empty one counts as not set.
 * @throws RootKeyTooShortError @throws RootKeyOldAloneError @throws ConfigurationError when a file cannot be read
 */
export function readRootKey(
  env: Readonly<Record<string, string | undefined>>,
  { setting, salt }: KeyPlace = HOUSE_KEYS,
): RootKey | null {
  const old = `${setting}_OLD` as const;
  const phrases = readConfiguration({ [setting]: SETTINGS[setting], [old]: SETTINGS[old] }, env);
  const keyOf = (name: string): Buffer | null => {
    const phrase = phrases[name];
    if (phrase === undefined) return null;
    if (phrase.length < LEAST_LENGTH) throw new RootKeyTooShortError(name, phrase.length);
    return scryptSync(phrase, salt, 32, { N: 16_384, r: 8, p: 1 });
  };
  const [now, before] = [keyOf(setting), keyOf(old)];
  if (now === null && before !== null) throw new RootKeyOldAloneError(setting);
  return now && { seals: now, opens: before === null ? [now] : [now, before] };
}
