import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Keyring, seal, unseal } from '@vedette/vault';

const KEY_NAME = 'webhooks';
const LABEL = 'webhook secret';

/** Secrets that webhooks are signed with. */
@Injectable()
export class WebhookSecrets {
  constructor(private readonly keyring: Keyring) {}

  /** A new secret, and the same as it may be kept. */
  async make(): Promise<{ readonly secret: string; readonly sealed: string }> {
    const secret = randomBytes(32).toString('base64url');
    const key = await this.keyring.secret(KEY_NAME);
    return { secret, sealed: seal(key, LABEL, Buffer.from(secret)).toString('base64') };
  }

  async opened(sealed: string): Promise<string> {
    return unseal(await this.keyring.secret(KEY_NAME), LABEL, Buffer.from(sealed, 'base64')).toString();
  }
}
