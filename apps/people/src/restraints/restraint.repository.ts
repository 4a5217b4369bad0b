import { Injectable } from '@nestjs/common';
import type { RestraintKind } from '@vedette/contracts';
import { InjectDatabase } from '@vedette/platform';
import { Kysely, sql, type Transaction } from 'kysely';
import type { PeopleSchema } from '../database/people-schema.js';

/** Something an account may not do in a campaign. */
export interface Restraint {
  /** Name of the account. */
  readonly account: string;
  readonly kind: RestraintKind;
  readonly reason: string;
  readonly by: string | null;
  readonly at: Date;
}

/** Whom it is about, and what. */
export interface Restrained {
  readonly campaign: string;
  readonly accountId: string;
  readonly kind: RestraintKind;
}

type Executor = Kysely<PeopleSchema> | Transaction<PeopleSchema>;

/** Reads and writes who may not do what in a campaign. */
@Injectable()
export class RestraintRepository {
  constructor(@InjectDatabase() private readonly db: Kysely<PeopleSchema>) {}

  ofCampaign(campaign: string): Promise<Restraint[]> {
    return this.select().where('r.campaign', '=', campaign).orderBy('a.name').orderBy('r.kind').execute();
  }

  async of(
    { campaign, accountId, kind }: Restrained,
    executor: Executor = this.db,
  ): Promise<Restraint | undefined> {
    return this.select(executor)
      .where('r.campaign', '=', campaign)
      .where('r.account_id', '=', accountId)
      .where('r.kind', '=', kind)
      .executeTakeFirst();
  }

  /** Laid anew, it has the new reason. */
  async lay(
    { campaign, accountId, kind }: Restrained,
    { reason, by }: { readonly reason: string; readonly by: string },
    transaction: Transaction<PeopleSchema>,
  ): Promise<void> {
    const laid = { reason, laid_by: by };
    await transaction
      .insertInto('people.restraint')
      .values({ campaign, account_id: accountId, kind, ...laid })
      .onConflict((conflict) => conflict.columns(['campaign', 'account_id', 'kind']).doUpdateSet(laid))
      .execute();
  }

  /** False when there was none. */
  async lift(
    { campaign, accountId, kind }: Restrained,
    transaction: Transaction<PeopleSchema>,
  ): Promise<boolean> {
    const { numDeletedRows } = await transaction
      .deleteFrom('people.restraint')
      .where('campaign', '=', campaign)
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  private select(executor: Executor = this.db) {
    return executor
      .selectFrom('people.restraint as r')
      .innerJoin('people.account as a', 'a.id', 'r.account_id')
      .leftJoin('people.account as b', 'b.id', 'r.laid_by')
      .select(['a.name as account', 'r.kind', 'r.reason', 'b.name as by'])
      .select(sql<Date>`r.laid_at`.as('at'));
  }
}
