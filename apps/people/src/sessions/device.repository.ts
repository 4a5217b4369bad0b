import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDatabase } from '@vedette/platform';
import { Kysely, sql, type Transaction } from 'kysely';
import type { PeopleSchema } from '../database/people-schema.js';

/** Reads and writes the devices that have signed in to an account. */
@Injectable()
export class DeviceRepository {
  constructor(@InjectDatabase() private readonly db: Kysely<PeopleSchema>) {}

  /** Whether a device has signed in to the account of this name before. */
  async knows(device: string, account: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('people.device as d')
      .innerJoin('people.account as a', 'a.id', 'd.account_id')
      .select('d.id')
      .where('d.id', '=', device)
      .where('a.name', '=', account)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Notes that a device signed in; a new one unless it is known. Returns its id. */
  async signedIn(
    accountId: string,
    known: string | null,
    executor: Kysely<PeopleSchema> | Transaction<PeopleSchema> = this.db,
  ): Promise<string> {
    const { id } = await executor
      .insertInto('people.device')
      .values({ id: known ?? randomUUID(), account_id: accountId })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ last_used_at: sql<string>`clock_timestamp()` }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Forgets devices of an account, but for the one a session came from. */
  async forget(
    accountId: string,
    { but }: { readonly but?: string } = {},
    executor: Kysely<PeopleSchema> | Transaction<PeopleSchema> = this.db,
  ): Promise<void> {
    await executor
      .deleteFrom('people.device')
      .where('account_id', '=', accountId)
      .$if(but !== undefined, (query) =>
        query.where('id', 'not in', (eb) =>
          eb
            .selectFrom('people.session')
            .select('device_id')
            .where('id', '=', but!)
            .where('device_id', 'is not', null),
        ),
      )
      .execute();
  }

  /** Forgets the device a session came from. */
  async forgetOf(session: string): Promise<void> {
    await this.db
      .deleteFrom('people.device')
      .where('id', 'in', (eb) =>
        eb.selectFrom('people.session').select('device_id').where('id', '=', session),
      )
      .execute();
  }

  /** Forgets devices that were not used for a year. */
  async sweep(): Promise<void> {
    await this.db
      .deleteFrom('people.device')
      .where('last_used_at', '<', sql<Date>`clock_timestamp() - interval '365 days'`)
      .execute();
  }
}
