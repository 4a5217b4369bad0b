import { Inject, Injectable } from '@nestjs/common';
import { AccountRepository, type Account } from '../accounts/account.repository.js';
import { Passwords } from '../accounts/passwords.js';
import { GATEWAY_SETTINGS, type GatewaySettings } from '../settings.js';
import { AccessTokens } from './access-tokens.js';
import { RefreshTokenReusedError, UnauthenticatedError, WrongPasswordError } from './session.errors.js';
import { SessionRepository } from './session.repository.js';

/** What a client gets when it signs in or renews. */
export interface IssuedTokens {
  readonly accessToken: string;
  readonly expiresIn: number;
  readonly refreshToken: string;
}

/** Who asks, and in which session. */
export interface SignedIn {
  readonly account: Account;
  readonly session: string;
}

/** Begins, renews and ends sessions. */
@Injectable()
export class SessionService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly passwords: Passwords,
    private readonly tokens: AccessTokens,
    @Inject(GATEWAY_SETTINGS) private readonly settings: GatewaySettings,
  ) {}

  /** @throws WrongPasswordError */
  async signIn(name: string, password: string): Promise<IssuedTokens> {
    const account = await this.accounts.byName(name);
    const matched = await this.passwords.matches(account?.passwordHash, password);
    if (!account || !matched) throw new WrongPasswordError('/password');
    const { session, token } = await this.sessions.begin(account.id, this.settings.SESSION_DAYS);
    return this.issued(session, token);
  }

  /** @throws UnauthenticatedError @throws RefreshTokenReusedError */
  async renew(refreshToken: string): Promise<IssuedTokens> {
    const renewal = await this.sessions.renew(refreshToken);
    switch (renewal.outcome) {
      case 'renewed':
        return this.issued(renewal.session, renewal.token);
      case 'reused':
        throw new RefreshTokenReusedError();
      case 'over':
        throw new UnauthenticatedError('The session is over; sign in.', 'session-over');
      case 'unknown':
        throw new UnauthenticatedError(
          'The refresh token is not one of this installation; sign in.',
          'refresh-token-unknown',
        );
    }
  }

  /** Who a bearer token speaks for; a session that was ended is over at once, whatever its tokens say. */
  async recognise(accessToken: string): Promise<SignedIn> {
    const session = await this.tokens.read(accessToken);
    const account = await this.sessions.live(session);
    if (!account) throw new UnauthenticatedError('The session is over; sign in.', 'session-over');
    return { account, session };
  }

  async signOut({ session }: SignedIn): Promise<void> {
    await this.sessions.end(session, 'logout');
  }

  /** Changes the password and ends every other session. @throws WrongPasswordError when the present one is wrong */
  async changePassword({ account, session }: SignedIn, present: string, next: string): Promise<void> {
    const known = await this.accounts.byId(account.id);
    if (!(await this.passwords.matches(known?.passwordHash, present)))
      throw new WrongPasswordError('/present');
    await this.accounts.setPassword(account.id, await this.passwords.hash(next));
    await this.sessions.endOthers(account.id, session, 'password');
  }

  private async issued(session: string, refreshToken: string): Promise<IssuedTokens> {
    const { token, seconds } = await this.tokens.issue(session);
    return { accessToken: token, expiresIn: seconds, refreshToken };
  }
}
