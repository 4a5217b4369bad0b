import { scryptSync } from 'node:crypto';
import { optionalTextSetting, readConfiguration, VedetteError } from '@vedette/platform';

/** Settings of the vault. */
export const vaultSettings = {
  VEDETTE_KEY: optionalTextSetting({
    decides:
      'the pass phrase (at least 16 characters) that seals keys and campaign secrets in the database; without it they lie there open',
    visibility: 'secret',
  }),
} as const;

const LEAST_LENGTH = 16;
/** Fixed, because every process must come to the same key from the pass phrase alone. */
const SALT = 'vedette root key 1';

/** The pass phrase is too short to keep anything. */
export class RootKeyTooShortError extends VedetteError {
  constructor(length: number) {
    super({
      code: 'root-key-too-short',
      field: 'VEDETTE_KEY',
      message: `VEDETTE_KEY has ${length} characters; it needs at least ${LEAST_LENGTH}.`,
    });
  }
}

/** The 32-byte key of the environment's pass phrase, or null when none is set. @throws RootKeyTooShortError */
export function readRootKey(env: Readonly<Record<string, string | undefined>>): Buffer | null {
  const { VEDETTE_KEY: phrase } = readConfiguration(vaultSettings, env);
  if (phrase === undefined) return null;
  if (phrase.length < LEAST_LENGTH) throw new RootKeyTooShortError(phrase.length);
  return scryptSync(phrase, SALT, 32, { N: 16_384, r: 8, p: 1 });
}
