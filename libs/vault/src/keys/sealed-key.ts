import type { RootKey } from './root-key.js';
import { seal, SealBrokenError, unseal } from './sealing.js';

/** The name of a key is part of its seal, so that no key can be laid in the place of another. */
const labelOf = (name: string): string => `key ${name}`;

/** Seals a key with what a root key seals with now. */
export const sealKey = ({ seals }: Pick<RootKey, 'seals'>, name: string, secret: Buffer): Buffer =>
  seal(seals, labelOf(name), secret);

/**
 * Opens a key that any of a root key's pass phrases sealed.
 * @throws SealBrokenError when none of them did, or its bytes were changed
 */
export function openKey({ opens }: Pick<RootKey, 'opens'>, name: string, sealed: Buffer): Buffer {
  let broken: unknown;
  for (const key of opens)
    try {
      return unseal(key, labelOf(name), sealed);
    } catch (error) {
      if (!(error instanceof SealBrokenError)) throw error;
      broken ??= error;
    }
  throw broken;
}

/** Whether any of a root key's pass phrases sealed a key. */
export function keyOpens(rootKey: Pick<RootKey, 'opens'>, name: string, sealed: Buffer): boolean {
  try {
    openKey(rootKey, name, sealed);
    return true;
  } catch (error) {
    if (error instanceof SealBrokenError) return false;
    throw error;
  }
}
