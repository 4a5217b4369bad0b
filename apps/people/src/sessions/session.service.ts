import { Inject, Injectable } from '@nestjs/common';
import type { Transaction } from 'kysely';
import { NotFoundError } from '@vedette/platform';
import { AccountHistory } from '../records/account-history.js';
import { AccountRepository, type Account } from '../records/account.repository.js';
import {
  Passwords,
  AccessTokens,
  type Client,
  AccountDisabledError,
  RefreshTokenReusedError,
  UnauthenticatedError,
  WrongPasswordError,
  SignedCodes,
} from '@vedette/people';
import type { PeopleSchema } from '../database/people-schema.js';
import { PEOPLE_SETTINGS, type PeopleSettings } from '../settings.js';
import { DeviceRepository } from './device.repository.js';
import { Lockout } from './lockout.js';
import { SessionRepository } from './session.repository.js';
import type { SessionDocument, SignedInDocument as SignedIn, TokensDocument } from '@vedette/contracts';

/** A session that has begun, before its tokens are written. */
export interface BegunSession {
  readonly session: string;
  readonly refreshToken: string;
  readonly device: string;
}

/** From where a session begins: `known` is the device it was begun on before. */
export interface BeginningFrom {
  readonly client: Client;
  readonly known: string | null;
}

/** How a session is begun, in a transaction. */
export type Beginning<Begun> = (
  account: Pick<Account, 'id' | 'name'>,
  from: BeginningFrom,
  transaction: Transaction<PeopleSchema>,
) => Promise<Begun>;

/** Begins, renews and ends sessions. */
@Injectable()
export class SessionService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly devices: DeviceRepository,
    private readonly passwords: Passwords,
    private readonly tokens: AccessTokens,
    private readonly codes: SignedCodes,
    private readonly lockout: Lockout,
    private readonly history: AccountHistory,
    @Inject(PEOPLE_SETTINGS) private readonly settings: PeopleSettings,
  ) {}

  /** @throws WrongPasswordError @throws TooManyFailuresError @throws AccountDisabledError */
  async signIn(name: string, password: string, client: Client): Promise<TokensDocument> {
    return this.issue(await this.prove(name, password, client, this.begin.bind(this)));
  }

  /**
   * Begins a session in one transaction for who knows the password. `begin` says how.
   * @throws WrongPasswordError @throws TooManyFailuresError @throws AccountDisabledError
   */
  async prove<Begun>(
    name: string,
    password: string,
    client: Client,
    begin: Beginning<Begun>,
  ): Promise<Begun> {
    const account = await this.lockout.guard({ account: name, client }, async () => {
      const found = await this.accounts.byName(name);
      const matched = await this.passwords.matches(found?.passwordHash, password);
      if (found && matched) return found;
      await this.history.note({ name }, 'sign-in-failed', client);
      throw new WrongPasswordError('/password');
    });
    if (account.disabled) throw new AccountDisabledError();
    const known = await this.lockout.deviceOf(name, client);
    return this.accounts.together((transaction) => begin(account, { client, known }, transaction));
  }

  /**
   * Begins a session for who has proved himself, in a transaction that may have made his account. Nothing in it asks the
   * database beside the transaction, or sign-ins at once would wait for each other's connections.
   */
  async begin(
    account: Pick<Account, 'id'>,
    { client, known }: BeginningFrom,
    transaction: Transaction<PeopleSchema>,
  ): Promise<BegunSession> {
    const device = await this.devices.signedIn(account.id, known, transaction);
    const from = { days: this.settings.SESSION_DAYS, device, client };
    const { session, token } = await this.sessions.begin(account.id, from, transaction);
    await this.history.note(account, 'signed-in', client, { newDevice: known === null }, transaction);
    return { session, refreshToken: token, device };
  }

  /** What a client gets of a session that has begun. */
  async issue({ session, refreshToken, device }: BegunSession): Promise<TokensDocument> {
    return { ...(await this.issued(session, refreshToken)), device: await this.codes.naming('vdd', device) };
  }

  /** @throws UnauthenticatedError @throws RefreshTokenReusedError */
  async renew(refreshToken: string, client: Client): Promise<TokensDocument> {
    const renewal = await this.sessions.renew(refreshToken, client);
    switch (renewal.outcome) {
      case 'renewed':
        return this.issued(renewal.session, renewal.token);
      case 'reused':
        await this.history.note({ id: renewal.account }, 'refresh-token-reused', client);
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

  async signOut({ session }: SignedIn): Promise<void> {
    await this.sessions.end(session, 'logout');
  }

  /** The sessions of who asks that are not over. */
  async list({ account, session }: SignedIn): Promise<SessionDocument[]> {
    return (await this.sessions.ofAccount(account.id)).map(
      ({ createdAt, lastUsedAt, expiresAt, ...rest }) => ({
        ...rest,
        current: rest.id === session,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }),
    );
  }

  /** Ends one of one's own sessions and forgets its device. @throws NotFoundError */
  async end({ account }: SignedIn, session: string, client: Client): Promise<void> {
    if (!(await this.sessions.endOne(account.id, session))) throw new NotFoundError('session', session);
    await this.devices.forgetOf(session);
    await this.history.note(account, 'session-ended', client, { session });
  }

  /** Ends every session of one's own but this one, and forgets their devices. */
  async endOthers({ account, session }: SignedIn, client: Client): Promise<void> {
    await this.sessions.endAll(account.id, 'owner', { but: session });
    await this.devices.forget(account.id, { but: session });
    await this.history.note(account, 'sessions-ended', client);
  }

  private async issued(session: string, refreshToken: string): Promise<TokensDocument> {
    const expiresIn = this.settings.ACCESS_TOKEN_SECONDS;
    return { accessToken: await this.tokens.issue(session, expiresIn), expiresIn, refreshToken };
  }
}
