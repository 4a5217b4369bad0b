import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDatabase } from '@vedette/platform';
import { Kysely, sql, type Transaction } from 'kysely';
import type { PeopleSchema } from '../database/people-schema.js';
import { type Client, digestOf } from '@vedette/people';

/** Why a session ended before its time. */
export type SessionEnd = 'logout' | 'reuse' | 'password' | 'operator' | 'owner' | 'reset';

/** A session that is not over, as its owner sees it. */
export interface LiveSession {
  readonly id: string;
  readonly device: string | null;
  readonly userAgent: string | null;
  readonly network: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
}

/** What became of a refresh token that came in. */
export type Renewal =
  | {
      readonly outcome: 'renewed';
      readonly session: string;
      readonly account: string;
      readonly token: string;
    }
  | { readonly outcome: 'reused'; readonly account: string }
  | { readonly outcome: 'unknown' | 'over' };

type Executor = Kysely<PeopleSchema> | Transaction<PeopleSchema>;

const newToken = (): string => randomBytes(32).toString('base64url');

/** Reads and writes sessions and the tokens they are renewed with. */
@Injectable()
export class SessionRepository {
  constructor(@InjectDatabase() private readonly db: Kysely<PeopleSchema>) {}

  /** Begins a session; the token to renew it with is given out this once. */
  async begin(
    accountId: string,
    from: { readonly days: number; readonly device: string; readonly client: Client },
    transaction: Transaction<PeopleSchema>,
  ): Promise<{ session: string; token: string }> {
    const session = randomUUID();
    await transaction
      .insertInto('people.session')
      .values({
        id: session,
        account_id: accountId,
        expires_at: sql<string>`clock_timestamp() + make_interval(days => ${from.days})`,
        device_id: from.device,
        user_agent: from.client.userAgent,
        network: from.client.network,
      })
      .execute();
    return { session, token: await this.issue(transaction, session) };
  }

  /** Has a session be held by a browser, by the digest of its cookie, and by nothing else. */
  async holdByBrowser(session: string, digest: Buffer, executor: Executor): Promise<Date> {
    await executor.deleteFrom('people.refresh_token').where('session_id', '=', session).execute();
    const { expires_at: expiresAt } = await executor
      .updateTable('people.session')
      .set({ browser: digest })
      .where('id', '=', session)
      .returning('expires_at')
      .executeTakeFirstOrThrow();
    return expiresAt;
  }

  /** Renews a session with a refresh token, which is spent by it. A token that was spent before ends the session. */
  async renew(token: string, client: Client): Promise<Renewal> {
    return this.db.transaction().execute(async (transaction): Promise<Renewal> => {
      const found = await transaction
        .selectFrom('people.refresh_token as t')
        .innerJoin('people.session as s', 's.id', 't.session_id')
        .innerJoin('people.account as a', 'a.id', 's.account_id')
        .select(['t.used_at', 's.id', 's.account_id', 's.ended_at'])
        .select(sql<boolean>`s.expires_at <= clock_timestamp() OR a.disabled_at IS NOT NULL`.as('expired'))
        .where('t.digest', '=', digestOf(token))
        // Two that come at once with one token: the second waits here and then finds it used.
        .forUpdate(['t', 's'])
        .executeTakeFirst();
      if (!found) return { outcome: 'unknown' };
      if (found.ended_at !== null || found.expired) return { outcome: 'over' };
      if (found.used_at !== null) {
        await this.end(found.id, 'reuse', transaction);
        return { outcome: 'reused', account: found.account_id };
      }
      await transaction
        .updateTable('people.refresh_token')
        .set({ used_at: sql<string>`clock_timestamp()` })
        .where('digest', '=', digestOf(token))
        .execute();
      await transaction
        .updateTable('people.session')
        .set({
          last_used_at: sql<string>`clock_timestamp()`,
          network: client.network,
          user_agent: client.userAgent,
        })
        .where('id', '=', found.id)
        .execute();
      const next = await this.issue(transaction, found.id);
      return { outcome: 'renewed', session: found.id, account: found.account_id, token: next };
    });
  }

  /** The sessions of an account that are not over, last used first. */
  async ofAccount(accountId: string): Promise<LiveSession[]> {
    return this.db
      .selectFrom('people.session')
      .select([
        'id',
        'device_id as device',
        'user_agent as userAgent',
        'network',
        'created_at as createdAt',
        'last_used_at as lastUsedAt',
        'expires_at as expiresAt',
      ])
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', sql<Date>`clock_timestamp()`)
      .orderBy('last_used_at', 'desc')
      .orderBy('id')
      .limit(200)
      .execute();
  }

  /** Ends one session of an account for its owner; false when it has none of this id. */
  async endOne(accountId: string, session: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('people.session')
      .set({ ended_at: sql<string>`clock_timestamp()`, ended_by: 'owner' })
      .where('id', '=', session)
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Ends a session; one that is over stays as it ended. */
  async end(session: string, by: SessionEnd, executor: Executor = this.db): Promise<void> {
    await executor
      .updateTable('people.session')
      .set({ ended_at: sql<string>`clock_timestamp()`, ended_by: by })
      .where('id', '=', session)
      .where('ended_at', 'is', null)
      .execute();
  }

  /** Ends every session of an account, but for one if it is named. */
  async endAll(
    accountId: string,
    by: SessionEnd,
    { but }: { readonly but?: string } = {},
    executor: Executor = this.db,
  ): Promise<void> {
    await executor
      .updateTable('people.session')
      .set({ ended_at: sql<string>`clock_timestamp()`, ended_by: by })
      .where('account_id', '=', accountId)
      .$if(but !== undefined, (query) => query.where('id', '!=', but!))
      .where('ended_at', 'is', null)
      .execute();
  }

  /** Forgets sessions that were over a month ago. */
  async sweep(): Promise<number> {
    const { numDeletedRows } = await this.db
      .deleteFrom('people.session')
      .where(
        sql<boolean>`least(expires_at, coalesce(ended_at, expires_at)) < clock_timestamp() - interval '30 days'`,
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  /** Notes that sessions are in use; right to some minutes. */
  async noteInUse(sessions: readonly string[]): Promise<void> {
    await this.db
      .updateTable('people.session')
      .set({ last_used_at: sql<string>`clock_timestamp()` })
      .where('id', 'in', [...sessions])
      .where('ended_at', 'is', null)
      .execute();
  }

  private async issue(transaction: Transaction<PeopleSchema>, session: string): Promise<string> {
    const token = newToken();
    await transaction
      .insertInto('people.refresh_token')
      .values({ digest: digestOf(token), session_id: session })
      .execute();
    return token;
  }
}
