import { Injectable } from '@nestjs/common';
import { ConflictError, NotFoundError } from '@vedette/platform';
import { AccountHistory } from '../records/account-history.js';
import { type Client, SignedCodes } from '@vedette/people';
import type {
  PersonalTokenDocument,
  PersonalTokenMade,
  SignedInDocument as SignedIn,
  TokenScope,
} from '@vedette/contracts';
import { MOST_TOKENS, type PersonalToken, PersonalTokenRepository } from './personal-token.repository.js';

const DAYS = 90;

/** A token that is to be made. */
export interface NewToken {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly days?: number | undefined;
}

/** Personal access tokens: what a player gives to programs of his own instead of his password. */
@Injectable()
export class PersonalTokens {
  constructor(
    private readonly tokens: PersonalTokenRepository,
    private readonly codes: SignedCodes,
    private readonly history: AccountHistory,
  ) {}

  /** Makes a token, which is told this once. @throws ConflictError when there are as many as may be */
  async make({ account }: SignedIn, body: NewToken, client: Client): Promise<PersonalTokenMade> {
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

  async list({ account }: SignedIn): Promise<PersonalTokenDocument[]> {
    return (await this.tokens.ofAccount(account.id)).map(viewOf);
  }

  /** @throws NotFoundError when the caller has no token of this id */
  async revoke({ account }: SignedIn, id: string, client: Client): Promise<void> {
    const name = await this.tokens.revoke(account.id, id);
    if (name === undefined) throw new NotFoundError('token', id);
    await this.history.note(account, 'token-revoked', client, { token: id, name });
  }
}

const viewOf = ({ createdAt, expiresAt, lastUsedAt, ...rest }: PersonalToken): PersonalTokenDocument => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
