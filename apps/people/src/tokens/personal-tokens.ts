import { Injectable } from '@nestjs/common';
import { ConflictError, NotFoundError } from '@vedette/platform';
import type { TokenScope } from '../access/token-scope.js';
import { AccountHistory } from '../accounts/account-history.js';
import { type Client, UnauthenticatedError, SignedCodes } from '@vedette/people';
import type { SignedIn } from '../sessions/signed-in.js';
import { MOST_TOKENS, type PersonalToken, PersonalTokenRepository } from './personal-token.repository.js';
import type { NewTokenBody, TokenMadeView, TokenView } from './token.dto.js';

const DAYS = 90;

/** Personal access tokens: what a player gives to programs of his own instead of his password. */
@Injectable()
export class PersonalTokens {
  constructor(
    private readonly tokens: PersonalTokenRepository,
    private readonly codes: SignedCodes,
    private readonly history: AccountHistory,
  ) {}

  /** Makes a token, which is told this once. @throws ConflictError when there are as many as may be */
  async make({ account }: SignedIn, body: NewTokenBody, client: Client): Promise<TokenMadeView> {
    const { name, days = DAYS } = body;
    const scopes = [...new Set<TokenScope>(body.scopes)].sort();
    const token = await this.codes.random('vdt');
    const made = await this.tokens.add(account.id, token, { name, scopes, days });
    if (!made)
      throw new ConflictError(
        'too-many-tokens',
        `You have ${MOST_TOKENS} tokens; revoke one that you do not need.`,
      );
    await this.history.note(account, 'token-made', client, { token: made.id, name, scopes });
    return { ...viewOf(made), token };
  }

  async list({ account }: SignedIn): Promise<TokenView[]> {
    return (await this.tokens.ofAccount(account.id)).map(viewOf);
  }

  /** @throws NotFoundError when the caller has no token of this id */
  async revoke({ account }: SignedIn, id: string, client: Client): Promise<void> {
    const name = await this.tokens.revoke(account.id, id);
    if (name === undefined) throw new NotFoundError('token', id);
    await this.history.note(account, 'token-revoked', client, { token: id, name });
  }

  /** Whether the token of this id is still good. */
  holds(id: string): Promise<boolean> {
    return this.tokens.isLive(id);
  }

  /**
   * Whom a token speaks for. It never carries the powers of an operator, whoever made it.
   * @throws UnauthenticatedError
   */
  async recognise(token: string): Promise<SignedIn> {
    const live = (await this.codes.genuine('vdt', token)) ? await this.tokens.live(token) : undefined;
    if (!live)
      throw new UnauthenticatedError(
        'The personal access token is unknown, revoked or expired; make another.',
        'token-over',
      );
    return { account: { ...live.account, operator: false }, session: live.id, scopes: live.scopes };
  }
}

const viewOf = ({ createdAt, expiresAt, lastUsedAt, ...rest }: PersonalToken): TokenView => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
