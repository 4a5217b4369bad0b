import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDatabase } from '@vedette/platform';
import DataLoader from 'dataloader';
import { Kysely, sql, type Transaction } from 'kysely';
import type { Account } from '../accounts/account.repository.js';
import type { Membership } from '../campaigns/membership.repository.js';
import { askApart } from '../database/ask-apart.js';
import type { GatewaySchema } from '../database/gateway-schema.js';
import { type Client, digestOf } from '@vedette/people';

/** Why a session ended before its time. */
export type SessionEnd = 'logout' | 'reuse' | 'password' | 'operator' | 'owner' | 'reset';

/** Whose session it is, and his places in the campaign that was asked about. */
export interface LiveAccount {
  readonly account: Account;
  readonly places: readonly Membership[];
}

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

type Executor = Kysely<GatewaySchema> | Transaction<GatewaySchema>;

interface Asked {
  readonly session: string;
  readonly campaign: string;
}

interface LiveRow extends Account {
  readonly place: string;
  readonly session: string;
  readonly places: readonly Omit<Membership, 'campaign'>[];
  readonly stale: boolean;
}

/** Milliseconds from one read of sessions to the next while requests come in fast. */
const READS_APART_MS = 10;

/** Begins at once after a rest, and otherwise a stated time after the last beginning. */
function spaced(milliseconds: number): (begin: () => void) => void {
  let last = -milliseconds;
  return (begin) =>
    void setTimeout(
      () => {
        last = performance.now();
        begin();
      },
      Math.max(0, last + milliseconds - performance.now()),
    );
}

const newToken = (): string => randomBytes(32).toString('base64url');

/** Reads and writes sessions and the tokens they are renewed with. */
@Injectable()
export class SessionRepository {
  private readonly lives = new DataLoader<Asked, LiveAccount | undefined>(
    (asked) => askApart(asked, (some) => this.readLives(some)),
    {
      cache: false,
      maxBatchSize: 500,
      batchScheduleFn: spaced(READS_APART_MS),
    },
  );

  constructor(@InjectDatabase() private readonly db: Kysely<GatewaySchema>) {}

  /** Begins a session; the token to renew it with is given out this once. */
  async begin(
    accountId: string,
    from: { readonly days: number; readonly device: string; readonly client: Client },
    transaction: Transaction<GatewaySchema>,
  ): Promise<{ session: string; token: string }> {
    const session = randomUUID();
    await transaction
      .insertInto('gateway.session')
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

  /** Renews a session with a refresh token, which is spent by it. A token that was spent before ends the session. */
  async renew(token: string, client: Client): Promise<Renewal> {
    return this.db.transaction().execute(async (transaction): Promise<Renewal> => {
      const found = await transaction
        .selectFrom('gateway.refresh_token as t')
        .innerJoin('gateway.session as s', 's.id', 't.session_id')
        .innerJoin('gateway.account as a', 'a.id', 's.account_id')
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
        .updateTable('gateway.refresh_token')
        .set({ used_at: sql<string>`clock_timestamp()` })
        .where('digest', '=', digestOf(token))
        .execute();
      await transaction
        .updateTable('gateway.session')
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

  /**
   * The account of a session that is not over, with what it may do, and its places in a campaign if one is named. Every
   * request asks: those that come in fast are answered together by one read that begins after they asked, so that what
   * was ended is over at once. Notes now and then that the session is in use.
   */
  live(session: string, campaign = ''): Promise<LiveAccount | undefined> {
    return this.lives.load({ session, campaign });
  }

  /** The sessions of an account that are not over, last used first. */
  async ofAccount(accountId: string): Promise<LiveSession[]> {
    return this.db
      .selectFrom('gateway.session')
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
      .updateTable('gateway.session')
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
      .updateTable('gateway.session')
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
      .updateTable('gateway.session')
      .set({ ended_at: sql<string>`clock_timestamp()`, ended_by: by })
      .where('account_id', '=', accountId)
      .$if(but !== undefined, (query) => query.where('id', '!=', but!))
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

  private async readLives(asked: readonly Asked[]): Promise<(LiveAccount | undefined)[]> {
    const sessions = asked.map(({ session }) => session);
    const { rows } = await sql<LiveRow>`
      SELECT k.place, s.id AS session, a.id, a.name, a.operator,
             (SELECT coalesce(json_agg(json_build_object('role', m.role, 'player', m.player) ORDER BY m.player), '[]')
                FROM gateway.membership m WHERE m.account_id = a.id AND m.campaign = k.campaign) AS places,
             s.last_used_at < clock_timestamp() - interval '5 minutes' AS stale
        FROM unnest(${sessions}::uuid[], ${asked.map(({ campaign }) => campaign)}::text[])
             WITH ORDINALITY AS k(session, campaign, place)
        JOIN gateway.session s ON s.id = k.session
        JOIN gateway.account a ON a.id = s.account_id
       WHERE s.ended_at IS NULL AND s.expires_at > clock_timestamp() AND a.disabled_at IS NULL`.execute(
      this.db,
    );
    const stale = rows.filter((row) => row.stale).map(({ session }) => session);
    if (stale.length > 0)
      await this.db
        .updateTable('gateway.session')
        .set({ last_used_at: sql<string>`clock_timestamp()` })
        .where('id', 'in', stale)
        .execute();
    const found = new Map(rows.map((row) => [Number(row.place) - 1, row]));
    return asked.map(({ campaign }, i) => {
      const row = found.get(i);
      if (!row) return undefined;
      const { id, name, operator } = row;
      return { account: { id, name, operator }, places: row.places.map((place) => ({ campaign, ...place })) };
    });
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
