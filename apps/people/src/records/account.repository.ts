import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDatabase } from '@vedette/platform';
import { Kysely, sql, type Transaction } from 'kysely';
import type { PeopleSchema } from '../database/people-schema.js';

/** Who has an account. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly operator: boolean;
}

/** An account with what it signs in with. */
export interface AccountWithPassword extends Account {
  readonly passwordHash: string | null;
  readonly disabled: boolean;
  readonly email: string | null;
}

/** An account as operators see it. */
export interface AccountEntry extends Account {
  readonly disabled: boolean;
  /** It has a verified mail address. */
  readonly mail: boolean;
  readonly createdAt: Date;
  /** When it last did something in a session; null before the first, and once its sessions are forgotten. */
  readonly lastSeenAt: Date | null;
}

type Executor = Kysely<PeopleSchema> | Transaction<PeopleSchema>;

/** Reads and writes accounts. */
@Injectable()
export class AccountRepository {
  constructor(@InjectDatabase() private readonly db: Kysely<PeopleSchema>) {}

  async byName(name: string): Promise<AccountWithPassword | undefined> {
    return this.select().where('name', '=', name).executeTakeFirst();
  }

  async byId(id: string, executor: Executor = this.db): Promise<AccountWithPassword | undefined> {
    return this.select(executor).where('id', '=', id).executeTakeFirst();
  }

  /** Every account, by name. */
  async all(): Promise<AccountEntry[]> {
    return this.db
      .selectFrom('people.account as a')
      .leftJoin(
        (eb) =>
          eb
            .selectFrom('people.session')
            .select(['account_id', sql<Date | null>`max(last_used_at)`.as('seen')])
            .groupBy('account_id')
            .as('s'),
        (join) => join.onRef('s.account_id', '=', 'a.id'),
      )
      .select(['a.id', 'a.name', 'a.operator', 'a.created_at as createdAt', 's.seen as lastSeenAt'])
      .select(sql<boolean>`a.disabled_at IS NOT NULL`.as('disabled'))
      .select(sql<boolean>`a.email IS NOT NULL`.as('mail'))
      .orderBy('a.name')
      .execute();
  }

  /** Makes an account, or changes what is given of one that exists. Returns its id. */
  async put(account: {
    readonly name: string;
    readonly passwordHash?: string | undefined;
    readonly operator?: boolean | undefined;
  }): Promise<string> {
    const { name, passwordHash, operator } = account;
    const { id } = await this.db
      .insertInto('people.account')
      .values({ id: randomUUID(), name, password_hash: passwordHash ?? null, operator: operator ?? false })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((set) => ({
          password_hash: passwordHash ?? set.ref('people.account.password_hash'),
          operator: operator ?? set.ref('people.account.operator'),
        })),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Makes an account and returns its id; undefined when the name is taken. */
  async add(
    account: { readonly name: string; readonly passwordHash: string | null; readonly operator: boolean },
    executor: Executor = this.db,
  ): Promise<string | undefined> {
    const row = await executor
      .insertInto('people.account')
      .values({
        id: randomUUID(),
        name: account.name,
        password_hash: account.passwordHash,
        operator: account.operator,
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  }

  async setPassword(id: string, passwordHash: string, executor: Executor = this.db): Promise<void> {
    await executor
      .updateTable('people.account')
      .set({ password_hash: passwordHash })
      .where('id', '=', id)
      .execute();
  }

  async setEmail(id: string, email: string | null, executor: Executor = this.db): Promise<void> {
    await executor.updateTable('people.account').set({ email }).where('id', '=', id).execute();
  }

  /** Shuts or opens an account. */
  async setDisabled(id: string, disabled: boolean): Promise<void> {
    await this.db
      .updateTable('people.account')
      .set({ disabled_at: disabled ? sql<string>`coalesce(disabled_at, clock_timestamp())` : null })
      .where('id', '=', id)
      .execute();
  }

  /** Runs what belongs together in one transaction. */
  together<T>(work: (transaction: Transaction<PeopleSchema>) => Promise<T>): Promise<T> {
    return this.db.transaction().execute(work);
  }

  private select(executor: Executor = this.db) {
    return executor
      .selectFrom('people.account')
      .select(['id', 'name', 'operator', 'email', 'password_hash as passwordHash'])
      .select(sql<boolean>`disabled_at IS NOT NULL`.as('disabled'));
  }
}
