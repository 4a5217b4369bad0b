import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Keyring } from '@vedette/vault';

/** What a code is for; it stands at its front, so that a person, or a scanner for leaked secrets, knows it. */
export type CodePrefix = 'vdt' | 'vdd' | 'vdi' | 'vdr' | 'vde' | 'vdb' | 'vds';

const KEY_NAME = 'codes';
const PAYLOAD_BYTES = { vdt: 24, vdd: 16, vdi: 16, vdr: 24, vde: 24, vdb: 24, vds: 24 } as const;
const MAC_BYTES = 16;

/** The SHA-256 a code is kept by. */
export const digestOf = (code: string): Buffer => createHash('sha256').update(code).digest();

/**
 * Codes that carry a signature of the installation: one that is made up is known for what it is before the database is
 * asked. `prefix_` and base64url of payload and signature.
 */
@Injectable()
export class SignedCodes {
  constructor(private readonly keyring: Keyring) {}

  /** A code over random bytes. */
  random(prefix: CodePrefix): Promise<string> {
    return this.write(prefix, randomBytes(PAYLOAD_BYTES[prefix]));
  }

  /** A code that names a UUID. */
  naming(prefix: 'vdd' | 'vdi', id: string): Promise<string> {
    return this.write(prefix, Buffer.from(id.replaceAll('-', ''), 'hex'));
  }

  /** Whether this installation made the code. */
  async genuine(prefix: CodePrefix, code: string): Promise<boolean> {
    return (await this.read(prefix, code)) !== null;
  }

  /** The UUID a genuine code names; null for any other. */
  async named(prefix: 'vdd' | 'vdi', code: string): Promise<string | null> {
    const payload = await this.read(prefix, code);
    return payload ? payload.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : null;
  }

  private async read(prefix: CodePrefix, code: string): Promise<Buffer | null> {
    if (!code.startsWith(`${prefix}_`) || code.length > 100) return null;
    const bytes = Buffer.from(code.slice(prefix.length + 1), 'base64url');
    const length = PAYLOAD_BYTES[prefix];
    if (bytes.length !== length + MAC_BYTES || code !== `${prefix}_${bytes.toString('base64url')}`)
      return null;
    const payload = bytes.subarray(0, length);
    return timingSafeEqual(bytes.subarray(length), await this.mac(prefix, payload)) ? payload : null;
  }

  private async write(prefix: CodePrefix, payload: Buffer): Promise<string> {
    return `${prefix}_${Buffer.concat([payload, await this.mac(prefix, payload)]).toString('base64url')}`;
  }

  private async mac(prefix: CodePrefix, payload: Buffer): Promise<Buffer> {
    const key = await this.keyring.secret(KEY_NAME);
    return createHmac('sha256', key).update(prefix).update(payload).digest().subarray(0, MAC_BYTES);
  }
}
