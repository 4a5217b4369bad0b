import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDatabase } from '@vedette/platform';
import { Kysely, sql } from 'kysely';
import type { TokenScope } from '../access/token-scope.js';
import type { Account } from '../accounts/account.repository.js';
import type { GatewaySchema } from '../database/gateway-schema.js';
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
  constructor(@InjectDatabase() private readonly db: Kysely<GatewaySchema>) {}

  /** Keeps a token by its digest; undefined when the account has as many as it may. */
  async add(
    accountId: string,
    token: string,
    { name, scopes, days }: { name: string; scopes: readonly TokenScope[]; days: number },
  ): Promise<PersonalToken | undefined> {
    return this.db.transaction().execute(async (transaction) => {
      // Two at once must not both be the last one.
      await transaction
        .selectFrom('gateway.account')
        .select('id')
        .where('id', '=', accountId)
        .forUpdate()
        .execute();
      const { count } = await transaction
        .selectFrom('gateway.personal_token')
        .select(sql<number>`count(*)::integer`.as('count'))
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', sql<Date>`clock_timestamp()`)
        .executeTakeFirstOrThrow();
      if (count >= MOST_TOKENS) return undefined;
      return (await transaction
        .insertInto('gateway.personal_token')
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
      .selectFrom('gateway.personal_token')
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

  /** Whose a good token is, and what it is for. Notes now and then that it is in use. */
  async live(
    token: string,
  ): Promise<{ id: string; account: Account; scopes: readonly TokenScope[] } | undefined> {
    const row = await this.db
      .selectFrom('gateway.personal_token as t')
      .innerJoin('gateway.account as a', 'a.id', 't.account_id')
      .select(['t.id', 't.scopes', 'a.id as accountId', 'a.name', 'a.operator'])
      .select(
        sql<boolean>`coalesce(t.last_used_at < clock_timestamp() - interval '1 minute', true)`.as('stale'),
      )
      .where('t.digest', '=', digestOf(token))
      .where('t.revoked_at', 'is', null)
      .where('t.expires_at', '>', sql<Date>`clock_timestamp()`)
      .where('a.disabled_at', 'is', null)
      .executeTakeFirst();
    if (!row) return undefined;
    if (row.stale)
      await this.db
        .updateTable('gateway.personal_token')
        .set({ last_used_at: sql<string>`clock_timestamp()` })
        .where('id', '=', row.id)
        .execute();
    const account = { id: row.accountId, name: row.name, operator: row.operator };
    return { id: row.id, account, scopes: row.scopes as TokenScope[] };
  }

  /** Whether a token is good. */
  async isLive(id: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('gateway.personal_token as t')
      .innerJoin('gateway.account as a', 'a.id', 't.account_id')
      .select('t.id')
      .where('t.id', '=', id)
      .where('t.revoked_at', 'is', null)
      .where('t.expires_at', '>', sql<Date>`clock_timestamp()`)
      .where('a.disabled_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Revokes a token of an account; its name, or undefined when it has no good one of this id. */
  async revoke(accountId: string, id: string): Promise<string | undefined> {
    const row = await this.db
      .updateTable('gateway.personal_token')
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
      .deleteFrom('gateway.personal_token')
      .where(
        sql<boolean>`least(expires_at, coalesce(revoked_at, expires_at)) < clock_timestamp() - interval '30 days'`,
      )
      .execute();
  }
}
