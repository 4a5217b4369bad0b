import { Inject, Injectable } from '@nestjs/common';
import { Keyring } from '@vedette/vault';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { GATEWAY_SETTINGS, type GatewaySettings } from '../settings.js';
import { UnauthenticatedError } from './session.errors.js';

const ISSUER = 'vedette';
const ALGORITHM = 'HS256';
const KEY_NAME = 'access-tokens';
const MOST_KNOWN = 10_000;

/** Makes and reads access tokens: short-lived, signed with a key of the installation, naming a session and nothing else. */
@Injectable()
export class AccessTokens {
  /** Sessions by token, for as long as the token is good: a player sends the same one with every order of an evening. */
  private readonly known = new LRUCache<string, string>({ max: MOST_KNOWN });

  constructor(
    private readonly keyring: Keyring,
    @Inject(GATEWAY_SETTINGS) private readonly settings: GatewaySettings,
  ) {}

  /** A token for a session, and how many seconds it is good. */
  async issue(session: string): Promise<{ token: string; seconds: number }> {
    const seconds = this.settings.ACCESS_TOKEN_SECONDS;
    const token = await new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setAudience(ISSUER)
      .setSubject(session)
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(await this.keyring.secret(KEY_NAME));
    return { token, seconds };
  }

  /** The session a token names. @throws UnauthenticatedError */
  async read(token: string): Promise<string> {
    const known = this.known.get(token);
    if (known !== undefined) return known;
    try {
      const { payload } = await jwtVerify(token, await this.keyring.secret(KEY_NAME), {
        issuer: ISSUER,
        audience: ISSUER,
        algorithms: [ALGORITHM],
      });
      const { sub = '', exp = 0 } = payload;
      const ttl = exp * 1000 - Date.now();
      if (ttl > 0) this.known.set(token, sub, { ttl });
      return sub;
    } catch (error) {
      if (error instanceof errors.JWTExpired)
        throw new UnauthenticatedError('The access token has expired; renew the session.', 'token-expired');
      if (error instanceof errors.JOSEError)
        throw new UnauthenticatedError('The access token is not one of this installation; sign in.');
      throw error;
    }
  }
}
