import { DatabaseClock } from '@vedette/platform';
import { createPublicKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Keyring } from '@vedette/vault';
import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { ACCESS_KEY, ALGORITHM, ISSUER } from './access-tokens.js';
import { UnauthenticatedError } from './session.errors.js';

const MOST_KNOWN = 10_000;
/** By what tokens were signed up to release 0.2; the last of them is over an hour after the upgrade. */
const FORMER_ALGORITHM = 'HS256';

/** Reads access tokens, by the public half of the key they are signed with: who only reads them can make none. */
@Injectable()
export class AccessTokenReader {
  /** Sessions by token, for as long as the token is good: a player sends the same one with every order of an evening. */
  private readonly known = new LRUCache<string, string>({ max: MOST_KNOWN });
  private key: KeyObject | undefined;

  constructor(
    @Inject(Keyring) private readonly keyring: Pick<Keyring, 'publicKey'>,
    @Inject(DatabaseClock) private readonly clock: Pick<DatabaseClock, 'now'>,
  ) {}

  /** The session a token names. @throws UnauthenticatedError */
  async read(token: string): Promise<string> {
    const known = this.known.get(token);
    if (known !== undefined) return known;
    const algorithm = algorithmOf(token);
    if (algorithm === FORMER_ALGORITHM) throw expired();
    const key = algorithm === ALGORITHM ? await this.publicKey() : undefined;
    if (!key) throw foreign();
    const currentDate = await this.clock.now();
    try {
      const { payload } = await jwtVerify(token, key, {
        issuer: ISSUER,
        audience: ISSUER,
        algorithms: [ALGORITHM],
        currentDate,
      });
      const { sub = '', exp = 0 } = payload;
      const ttl = exp * 1000 - currentDate.getTime();
      if (ttl > 0) this.known.set(token, sub, { ttl });
      return sub;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw expired();
      if (error instanceof errors.JOSEError) throw foreign();
      throw error;
    }
  }

  /** Undefined until the first token of the installation has been made. */
  private async publicKey(): Promise<KeyObject | undefined> {
    if (this.key) return this.key;
    const pem = await this.keyring.publicKey(ACCESS_KEY);
    if (pem !== null) this.key = createPublicKey(pem);
    return this.key;
  }
}

function algorithmOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).alg;
  } catch {
    return undefined;
  }
}

const expired = (): UnauthenticatedError =>
  new UnauthenticatedError('The access token has expired; renew the session.', 'token-expired');

const foreign = (): UnauthenticatedError =>
  new UnauthenticatedError('The access token is not one of this installation; sign in.');
