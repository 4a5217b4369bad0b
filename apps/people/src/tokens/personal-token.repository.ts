import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDatabase } from '@vedette/platform';
import { Kysely, sql } from 'kysely';
import type { TokenScope } from '@vedette/contracts';
import type { PeopleSchema } from '../database/people-schema.js';
import { digestOf } from '@vedette/people';

/** A personal access token that is good, as its owner sees it. */
export interface PersonalToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: TokenScope[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}

/** How many tokens an account may have at once. */
export const MOST_TOKENS = 20;

/** Reads and writes personal access tokens. */
@Injectable()
export class PersonalTokenRepository {
  constructor(@InjectDatabase() private readonly db: Kysely<PeopleSchema>) {}

  /** Keeps a token by its digest; undefined when the account has as many as it may. */
  async add(
    accountId: string,
    token: string,
    { name, scopes, days }: { name: string; scopes: readonly TokenScope[]; days: number },
  ): Promise<PersonalToken | undefined> {
    return this.db.transaction().execute(async (transaction) => {
      // Two at once must not both be the last one.
      await transaction
        .selectFrom('people.account')
        .select('id')
        .where('id', '=', accountId)
        .forUpdate()
        .execute();
      const { count } = await transaction
        .selectFrom('people.personal_token')
        .select(sql<number>`count(*)::integer`.as('count'))
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', sql<Date>`clock_timestamp()`)
        .executeTakeFirstOrThrow();
      if (count >= MOST_TOKENS) return undefined;
      return (await transaction
        .insertInto('people.personal_token')
        .values({
          id: randomUUID(),
          account_id: accountId,
          digest: digestOf(token),
          name,
          scopes: [...scopes],
          expires_at: sql<string>`clock_timestamp() + make_interval(days => ${days})`,
        })
        .returning([
          'id',
          'name',
          'scopes',
          'created_at as createdAt',
          'expires_at as expiresAt',
          'last_used_at as lastUsedAt',
        ])
        .executeTakeFirstOrThrow()) as PersonalToken;
    });
  }

  /** The good tokens of an account, oldest first. */
  async ofAccount(accountId: string): Promise<PersonalToken[]> {
    return (await this.db
      .selectFrom('people.personal_token')
      .select([
        'id',
        'name',
        'scopes',
        'created_at as createdAt',
        'expires_at as expiresAt',
        'last_used_at as lastUsedAt',
      ])
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<Date>`clock_timestamp()`)
      .orderBy('created_at')
      .orderBy('id')
      .execute()) as PersonalToken[];
  }

  /** Notes that tokens are in use; right to a minute. */
  async noteInUse(tokens: readonly string[]): Promise<void> {
    await this.db
      .updateTable('people.personal_token')
      .set({ last_used_at: sql<string>`clock_timestamp()` })
      .where('id', 'in', [...tokens])
      .execute();
  }

  /** Revokes a token of an account; its name, or undefined when it has no good one of this id. */
  async revoke(accountId: string, id: string): Promise<string | undefined> {
    const row = await this.db
      .updateTable('people.personal_token')
      .set({ revoked_at: sql<string>`clock_timestamp()` })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    return row?.name;
  }

  /** Forgets tokens that were over a month ago. */
  async sweep(): Promise<void> {
    await this.db
      .deleteFrom('people.personal_token')
      .where(
        sql<boolean>`least(expires_at, coalesce(revoked_at, expires_at)) < clock_timestamp() - interval '30 days'`,
      )
      .execute();
  }
}
