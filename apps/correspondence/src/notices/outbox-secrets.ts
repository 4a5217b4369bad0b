import { Injectable } from '@nestjs/common';
import { Keyring, seal, unseal } from '@vedette/vault';

const KEY_NAME = 'outgoing';
const LABEL = 'outgoing secret';

/** Codes that wait in the outbox: sealed under a key of correspondence until they go out. */
@Injectable()
export class OutboxSecrets {
  constructor(private readonly keyring: Keyring) {}

  /** A secret as it may stand in `data.sealed`. */
  async sealed(secret: string): Promise<string> {
    return seal(await this.keyring.secret(KEY_NAME), LABEL, Buffer.from(secret)).toString('base64');
  }

  /** What a message tells, its secret opened. */
  async opened({ sealed, ...data }: Record<string, unknown>): Promise<Record<string, unknown>> {
    if (typeof sealed !== 'string') return data;
    const key = await this.keyring.secret(KEY_NAME);
    return { ...data, secret: unseal(key, LABEL, Buffer.from(sealed, 'base64')).toString() };
  }
}
