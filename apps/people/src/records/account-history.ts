import type { AccountEventKind } from '@vedette/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDatabase } from '@vedette/platform';
import { Kysely, sql, type SqlBool, type Transaction } from 'kysely';
import type { PeopleSchema } from '../database/people-schema.js';
import type { Client } from '@vedette/people';

/** Something that happened to an account. */
export interface AccountEvent {
  readonly id: string;
  readonly at: Date;
  readonly kind: AccountEventKind;
  readonly network: string | null;
  readonly userAgent: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

type Executor = Kysely<PeopleSchema> | Transaction<PeopleSchema>;
const PAGE = 100;

/** What happened to an account, kept for its owner. */
@Injectable()
export class AccountHistory {
  constructor(@InjectDatabase() private readonly db: Kysely<PeopleSchema>) {}

  /** Notes what happened; nothing when there is no such account. */
  async note(
    account: { readonly id: string } | { readonly name: string },
    kind: AccountEventKind,
    { network, userAgent }: Pick<Client, 'network' | 'userAgent'>,
    data: Readonly<Record<string, unknown>> = {},
    executor: Executor = this.db,
  ): Promise<void> {
    await executor
      .insertInto('people.account_event')
      .columns(['account_id', 'kind', 'network', 'user_agent', 'data'])
      .expression(
        this.db
          .selectFrom('people.account')
          .select([
            'id',
            sql<string>`${kind}::text`.as('kind'),
            sql<string | null>`${network}::text`.as('network'),
            sql<string | null>`${userAgent}::text`.as('user_agent'),
            sql<string>`${JSON.stringify(data)}::jsonb`.as('data'),
          ])
          .where((eb) => ('id' in account ? eb('id', '=', account.id) : eb('name', '=', account.name))),
      )
      .execute();
  }

  /**
   * The latest events of an account, newest first; `before` is the id of the last one seen. An event goes by its moment in
   * microseconds: numbers of the whole house would tell how much happened to others between two of one's own.
   */
  async of(accountId: string, before?: string): Promise<AccountEvent[]> {
    const moment = sql<string>`(extract(epoch FROM at) * 1000000)::bigint`;
    return this.db
      .selectFrom('people.account_event')
      .select(sql<string>`${moment}::text`.as('id'))
      .select(sql<AccountEventKind>`kind`.as('kind'))
      .select(['at', 'network', 'user_agent as userAgent', 'data'])
      .where('account_id', '=', accountId)
      .$if(before !== undefined, (query) => query.where(sql<SqlBool>`${moment} < ${before!}::bigint`))
      .orderBy('at', 'desc')
      .limit(PAGE)
      .execute();
  }

  /** How many accounts were made from a network in the last day. */
  async registeredFrom(network: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('people.account_event')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('kind', '=', 'registered')
      .where('network', '=', network)
      .where('at', '>', sql<Date>`clock_timestamp() - interval '1 day'`)
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Forgets what is older than a year. */
  async sweep(): Promise<void> {
    await this.db
      .deleteFrom('people.account_event')
      .where('at', '<', sql<Date>`clock_timestamp() - interval '365 days'`)
      .execute();
  }
}
