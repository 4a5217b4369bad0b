import { Inject, Injectable } from '@nestjs/common';
import { Keyring } from '@vedette/vault';
import { errors, jwtVerify, SignJWT } from 'jose';
import { GATEWAY_SETTINGS, type GatewaySettings } from '../settings.js';
import { UnauthenticatedError } from './session.errors.js';

const ISSUER = 'vedette';
const ALGORITHM = 'HS256';
const KEY_NAME = 'access-tokens';

/** Makes and reads access tokens: short-lived, signed with a key of the installation, naming a session and nothing else. */
@Injectable()
export class AccessTokens {
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
    try {
      const { payload } = await jwtVerify(token, await this.keyring.secret(KEY_NAME), {
        issuer: ISSUER,
        audience: ISSUER,
        algorithms: [ALGORITHM],
      });
      return payload.sub ?? '';
    } catch (error) {
      if (error instanceof errors.JWTExpired)
        throw new UnauthenticatedError('The access token has expired; renew the session.', 'token-expired');
      if (error instanceof errors.JOSEError)
        throw new UnauthenticatedError('The access token is not one of this installation; sign in.');
      throw error;
    }
  }
}
