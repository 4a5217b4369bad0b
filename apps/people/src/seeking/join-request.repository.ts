import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { JoinStatus } from '@vedette/contracts';
import { InjectDatabase } from '@vedette/platform';
import { Kysely, sql, type Transaction } from 'kysely';
import type { PeopleSchema } from '../database/people-schema.js';

/** A request for a seat. */
export interface JoinRequest {
  readonly id: string;
  readonly campaign: string;
  readonly accountId: string;
  /** Name of who asks. */
  readonly account: string;
  readonly player: string;
  readonly words: string;
  readonly askedAt: Date;
  readonly status: JoinStatus;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly answer: string | null;
}

/** How often somebody has asked. */
export interface Asked {
  /** Requests of his that are open, in any campaign. */
  readonly open: number;
  /** Requests in the last day, whatever became of them. */
  readonly lately: number;
  /** Requests to this campaign in the last week. */
  readonly here: number;
  /** Whether one of his to this campaign is open. */
  readonly waits: boolean;
}

type Executor = Kysely<PeopleSchema> | Transaction<PeopleSchema>;
/** The most that a list tells; the open ones come first. */
const MOST = 200;

/** Reads and writes requests to join. */
@Injectable()
export class JoinRequestRepository {
  constructor(@InjectDatabase() private readonly db: Kysely<PeopleSchema>) {}

  /** How often an account has asked; nobody else asks in its name before the transaction is over. */
  async asked(accountId: string, campaign: string, transaction: Transaction<PeopleSchema>): Promise<Asked> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`asks ${accountId}`}, 0))`.execute(transaction);
    return transaction
      .selectFrom('people.join_request')
      .select([
        sql<number>`count(*) FILTER (WHERE decision IS NULL)::integer`.as('open'),
        sql<number>`count(*) FILTER (WHERE asked_at > clock_timestamp() - interval '1 day')::integer`.as(
          'lately',
        ),
        sql<number>`count(*) FILTER (WHERE campaign = ${campaign} AND asked_at > clock_timestamp() - interval '7 days')::integer`.as(
          'here',
        ),
        sql<boolean>`coalesce(bool_or(decision IS NULL AND campaign = ${campaign}), false)`.as('waits'),
      ])
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
  }

  /** Keeps a request and gives its id. */
  async add(
    request: Pick<JoinRequest, 'campaign' | 'accountId' | 'player' | 'words'>,
    transaction: Transaction<PeopleSchema>,
  ): Promise<string> {
    const id = randomUUID();
    const { campaign, accountId, player, words } = request;
    await transaction
      .insertInto('people.join_request')
      .values({ id, campaign, account_id: accountId, player, words })
      .execute();
    return id;
  }

  async byId(id: string, executor: Executor = this.db): Promise<JoinRequest | undefined> {
    return this.select(executor).where('r.id', '=', id).executeTakeFirst();
  }

  /** What an account has asked for, newest first. */
  ofAccount(accountId: string): Promise<JoinRequest[]> {
    return this.select()
      .where('r.account_id', '=', accountId)
      .orderBy('r.asked_at', 'desc')
      .limit(MOST)
      .execute();
  }

  /** The requests to a campaign, the open ones first, newest first. */
  ofCampaign(campaign: string): Promise<JoinRequest[]> {
    return this.select()
      .where('r.campaign', '=', campaign)
      .orderBy(sql`r.decision IS NOT NULL`)
      .orderBy('r.asked_at', 'desc')
      .limit(MOST)
      .execute();
  }

  /** Decides an open request; false when it is not open. Of two at once one comes too late. */
  async decide(
    id: string,
    {
      decision,
      by,
      answer,
    }: {
      readonly decision: Exclude<JoinStatus, 'open'>;
      readonly by: string;
      readonly answer: string | null;
    },
    executor: Executor = this.db,
  ): Promise<boolean> {
    const { numUpdatedRows } = await executor
      .updateTable('people.join_request')
      .set({ decision, decided_by: by, answer, decided_at: sql<string>`clock_timestamp()` })
      .where('id', '=', id)
      .where('decision', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Declines every open request of an account to a campaign. */
  async declineAll(
    campaign: string,
    accountId: string,
    by: string,
    transaction: Transaction<PeopleSchema>,
  ): Promise<void> {
    await transaction
      .updateTable('people.join_request')
      .set({ decision: 'declined', decided_by: by, decided_at: sql<string>`clock_timestamp()` })
      .where('campaign', '=', campaign)
      .where('account_id', '=', accountId)
      .where('decision', 'is', null)
      .execute();
  }

  private select(executor: Executor = this.db) {
    return executor
      .selectFrom('people.join_request as r')
      .innerJoin('people.account as a', 'a.id', 'r.account_id')
      .leftJoin('people.account as d', 'd.id', 'r.decided_by')
      .select([
        'r.id',
        'r.campaign',
        'r.account_id as accountId',
        'a.name as account',
        'r.player',
        'r.words',
        'r.asked_at as askedAt',
        'r.decided_at as decidedAt',
        'd.name as decidedBy',
        'r.answer',
      ])
      .select(sql<JoinStatus>`coalesce(r.decision, 'open')`.as('status'));
  }
}
