import { DatabaseClock } from '@vedette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Keyring } from '@vedette/vault';
import { SignJWT } from 'jose';

/** Who makes access tokens and for whom they are. */
export const ISSUER = 'vedette';
export const ALGORITHM = 'EdDSA';
export const ACCESS_KEY = 'access';

/** Makes access tokens: short-lived, signed with a key of the installation, naming a session and nothing else. */
@Injectable()
export class AccessTokens {
  constructor(
    @Inject(Keyring) private readonly keyring: Pick<Keyring, 'signingKey'>,
    @Inject(DatabaseClock) private readonly clock: Pick<DatabaseClock, 'now'>,
  ) {}

  /** A token for a session, good for some seconds by the database's time. */
  async issue(session: string, seconds: number): Promise<string> {
    const { privateKey } = await this.keyring.signingKey(ACCESS_KEY);
    const now = await this.clock.now();
    return new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setAudience(ISSUER)
      .setSubject(session)
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + seconds * 1000))
      .sign(privateKey);
  }
}
