import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { VedetteError } from '@vedette/platform';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Something sealed cannot be opened: the key is another one, or the bytes were changed. */
export class SealBrokenError extends VedetteError {
  constructor(what: string, cause: unknown) {
    super({
      code: 'seal-broken',
      message: `${what} cannot be opened: the pass phrase is not the one it was sealed with, or its bytes were changed.`,
      cause,
    });
  }
}

/** Encrypts under a 32-byte key. `label` says what it is and must be said again to open it. */
export function seal(key: Buffer, label: string, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  cipher.setAAD(Buffer.from(label, 'utf8'));
  const body = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Decrypts what {@link seal} made. @throws SealBrokenError */
export function unseal(key: Buffer, label: string, sealed: Buffer): Buffer {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(label, 'utf8'));
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch (error) {
    throw new SealBrokenError(label, error);
  }
}
