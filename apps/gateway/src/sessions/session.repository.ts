import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDatabase } from '@vedette/platform';
import { Kysely, sql, type Transaction } from 'kysely';
import type { GatewaySchema } from '../database/gateway-schema.js';

/** Why a session ended before its time. */
export type SessionEnd = 'logout' | 'reuse' | 'password' | 'operator';

/** What became of a refresh token that came in. */
export type Renewal =
  | {
      readonly outcome: 'renewed';
      readonly session: string;
      readonly account: string;
      readonly token: string;
    }
  | { readonly outcome: 'unknown' | 'over' | 'reused' };

const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const newToken = (): string => randomBytes(32).toString('base64url');

/** Reads and writes sessions and the tokens they are renewed with. */
@Injectable()
export class SessionRepository {
  constructor(@InjectDatabase() private readonly db: Kysely<GatewaySchema>) {}

  /** Begins a session; the token to renew it with is given out this once. */
  async begin(accountId: string, days: number): Promise<{ session: string; token: string }> {
    const session = randomUUID();
    return this.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('gateway.session')
        .values({
          id: session,
          account_id: accountId,
          expires_at: sql<string>`clock_timestamp() + make_interval(days => ${days})`,
        })
        .execute();
      return { session, token: await this.issue(transaction, session) };
    });
  }

  /** Renews a session with a refresh token, which is spent by it. A token that was spent before ends the session. */
  async renew(token: string): Promise<Renewal> {
    return this.db.transaction().execute(async (transaction): Promise<Renewal> => {
      const found = await transaction
        .selectFrom('gateway.refresh_token as t')
        .innerJoin('gateway.session as s', 's.id', 't.session_id')
        .select(['t.used_at', 's.id', 's.account_id', 's.ended_at'])
        .select(sql<boolean>`s.expires_at <= clock_timestamp()`.as('expired'))
        .where('t.digest', '=', digestOf(token))
        // Two that come at once with one token: the second waits here and then finds it used.
        .forUpdate()
        .executeTakeFirst();
      if (!found) return { outcome: 'unknown' };
      if (found.ended_at !== null || found.expired) return { outcome: 'over' };
      if (found.used_at !== null) {
        await this.end(found.id, 'reuse', transaction);
        return { outcome: 'reused' };
      }
      await transaction
        .updateTable('gateway.refresh_token')
        .set({ used_at: sql<string>`clock_timestamp()` })
        .where('digest', '=', digestOf(token))
        .execute();
      const next = await this.issue(transaction, found.id);
      return { outcome: 'renewed', session: found.id, account: found.account_id, token: next };
    });
  }

  /** The account of a session that is not over, with what it may do. */
  async live(session: string): Promise<{ id: string; name: string; operator: boolean } | undefined> {
    return this.db
      .selectFrom('gateway.session as s')
      .innerJoin('gateway.account as a', 'a.id', 's.account_id')
      .select(['a.id', 'a.name', 'a.operator'])
      .where('s.id', '=', session)
      .where('s.ended_at', 'is', null)
      .where('s.expires_at', '>', sql<Date>`clock_timestamp()`)
      .executeTakeFirst();
  }

  /** Ends a session; one that is over stays as it ended. */
  async end(
    session: string,
    by: SessionEnd,
    executor: Kysely<GatewaySchema> | Transaction<GatewaySchema> = this.db,
  ): Promise<void> {
    await executor
      .updateTable('gateway.session')
      .set({ ended_at: sql<string>`clock_timestamp()`, ended_by: by })
      .where('id', '=', session)
      .where('ended_at', 'is', null)
      .execute();
  }

  /** Ends every session of an account but one. */
  async endOthers(accountId: string, but: string, by: SessionEnd): Promise<void> {
    await this.db
      .updateTable('gateway.session')
      .set({ ended_at: sql<string>`clock_timestamp()`, ended_by: by })
      .where('account_id', '=', accountId)
      .where('id', '!=', but)
      .where('ended_at', 'is', null)
      .execute();
  }

  /** Forgets sessions that were over a month ago. */
  async sweep(): Promise<number> {
    const { numDeletedRows } = await this.db
      .deleteFrom('gateway.session')
      .where(
        sql<boolean>`least(expires_at, coalesce(ended_at, expires_at)) < clock_timestamp() - interval '30 days'`,
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  private async issue(transaction: Transaction<GatewaySchema>, session: string): Promise<string> {
    const token = newToken();
    await transaction
      .insertInto('gateway.refresh_token')
      .values({ digest: digestOf(token), session_id: session })
      .execute();
    return token;
  }
}
