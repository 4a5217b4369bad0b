import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDatabase } from '@vedette/platform';
import { Kysely } from 'kysely';
import type { GatewaySchema } from '../database/gateway-schema.js';

/** An account as the gateway knows it. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly operator: boolean;
}

/** An account with what it signs in with. */
export interface AccountWithPassword extends Account {
  readonly passwordHash: string | null;
}

/** Reads and writes accounts. */
@Injectable()
export class AccountRepository {
  constructor(@InjectDatabase() private readonly db: Kysely<GatewaySchema>) {}

  async byName(name: string): Promise<AccountWithPassword | undefined> {
    return this.select().where('name', '=', name).executeTakeFirst();
  }

  async byId(id: string): Promise<AccountWithPassword | undefined> {
    return this.select().where('id', '=', id).executeTakeFirst();
  }

  /** Every account, by name. */
  async all(): Promise<Account[]> {
    return this.db.selectFrom('gateway.account').select(['id', 'name', 'operator']).orderBy('name').execute();
  }

  /** Makes an account, or changes what is given of one that exists. Returns its id. */
  async put(account: {
    readonly name: string;
    readonly passwordHash?: string | undefined;
    readonly operator?: boolean | undefined;
  }): Promise<string> {
    const { name, passwordHash, operator } = account;
    const { id } = await this.db
      .insertInto('gateway.account')
      .values({ id: randomUUID(), name, password_hash: passwordHash ?? null, operator: operator ?? false })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((set) => ({
          password_hash: passwordHash ?? set.ref('gateway.account.password_hash'),
          operator: operator ?? set.ref('gateway.account.operator'),
        })),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Makes an account; false when the name is taken. */
  async add(account: { name: string; passwordHash: string; operator: boolean }): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('gateway.account')
      .values({
        id: randomUUID(),
        name: account.name,
        password_hash: account.passwordHash,
        operator: account.operator,
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  async setPassword(id: string, passwordHash: string): Promise<void> {
    await this.db
      .updateTable('gateway.account')
      .set({ password_hash: passwordHash })
      .where('id', '=', id)
      .execute();
  }

  private select() {
    return this.db
      .selectFrom('gateway.account')
      .select(['id', 'name', 'operator', 'password_hash as passwordHash']);
  }
}
