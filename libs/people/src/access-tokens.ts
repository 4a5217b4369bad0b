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
  constructor(@Inject(Keyring) private readonly keyring: Pick<Keyring, 'signingKey'>) {}

  /** A token for a session, good for some seconds. */
  async issue(session: string, seconds: number): Promise<string> {
    const { privateKey } = await this.keyring.signingKey(ACCESS_KEY);
    return new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setAudience(ISSUER)
      .setSubject(session)
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(privateKey);
  }
}
