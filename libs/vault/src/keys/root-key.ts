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

/** The 32-byte key of the environment's pass phrase, or null when none is set. @throws RootKeyTooShortError */
export function readRootKey(
  env: Readonly<Record<string, string | undefined>>,
  { setting, salt }: KeyPlace = HOUSE_KEYS,
): Buffer | null {
  const phrase = readConfiguration({ [setting]: SETTINGS[setting] }, env)[setting];
  if (phrase === undefined) return null;
  if (phrase.length < LEAST_LENGTH) throw new RootKeyTooShortError(setting, phrase.length);
  return scryptSync(phrase, salt, 32, { N: 16_384, r: 8, p: 1 });
}
