import { Injectable } from '@nestjs/common';
import { ACCOUNT_MAILS } from '@vedette/contracts';
import { InjectDatabase } from '@vedette/platform';
import { Keyring, seal, unseal } from '@vedette/vault';
import { Kysely, sql, type Transaction } from 'kysely';
import { type OutgoingKind, PLACE_NEWS } from '../database/outgoing-kind.js';
import type { PeopleSchema } from '../database/people-schema.js';

/** A message as it is written. */
export interface NewOutgoing {
  /** Id of the account it is for. */
  readonly account: string;
  readonly kind: OutgoingKind;
  /** What it tells, in plain values; `to` is the mail address unless it goes to the one of the account. */
  readonly data: Readonly<Record<string, unknown>>;
  /** A token or code: kept sealed, handed over as `data.secret`, and then forgotten. */
  readonly secret?: string;
}

/** A message that waits to be sent, its secret opened. */
export interface Outgoing {
  readonly id: string;
  /** Under which it is delivered, however often it is handed over. */
  readonly delivery: string;
  readonly account: string;
  readonly kind: OutgoingKind;
  readonly data: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
}

const KEY_NAME = 'outgoing';
const LABEL = 'outgoing secret';
const KEPT_DAYS = 30;

/** Mail and news to the owners of accounts: written together with what it tells of, kept until correspondence has taken it. */
@Injectable()
export class OutgoingRepository {
  constructor(
    @InjectDatabase() private readonly db: Kysely<PeopleSchema>,
    private readonly keyring: Keyring,
  ) {}

  /** Writes a message, in the transaction of what it tells of. */
  async put(
    { account, kind, data, secret }: NewOutgoing,
    executor: Kysely<PeopleSchema> | Transaction<PeopleSchema> = this.db,
  ): Promise<void> {
    const kept = secret === undefined ? data : { ...data, sealed: await this.sealed(secret) };
    await executor
      .insertInto('people.outgoing')
      .values({ account, kind, data: JSON.stringify(kept) })
      .execute();
  }

  /** A secret as it may stand in `data.sealed`. */
  async sealed(secret: string): Promise<string> {
    return seal(await this.keyring.secret(KEY_NAME), LABEL, Buffer.from(secret)).toString('base64');
  }

  /** The messages that wait, oldest first. */
  async waiting(limit: number): Promise<Outgoing[]> {
    const rows = await this.db
      .selectFrom('people.outgoing')
      .select(['id', 'delivery', 'account', 'kind', 'data', 'created_at as createdAt'])
      .where('sent_at', 'is', null)
      // A gateway of the release before has notices here, and sends them.
      .where('kind', 'in', [...ACCOUNT_MAILS, PLACE_NEWS])
      .orderBy('id')
      .limit(limit)
      .execute();
    return Promise.all(rows.map(async ({ data, ...row }) => ({ ...row, data: await this.opened(data) })));
  }

  /** Notes that a message was taken, and forgets its secret. */
  async sent(id: string): Promise<void> {
    await this.db
      .updateTable('people.outgoing')
      .set({ sent_at: sql<string>`clock_timestamp()`, data: sql<string>`data - 'sealed'` })
      .where('id', '=', id)
      .execute();
  }

  /** Forgets what was taken long ago. */
  async sweep(): Promise<void> {
    await this.db
      .deleteFrom('people.outgoing')
      .where('sent_at', '<', sql<Date>`clock_timestamp() - make_interval(days => ${KEPT_DAYS})`)
      .execute();
  }

  /** What a message tells, its secret opened. */
  private async opened({ sealed, ...data }: Record<string, unknown>): Promise<Record<string, unknown>> {
    if (typeof sealed !== 'string') return data;
    const key = await this.keyring.secret(KEY_NAME);
    return { ...data, secret: unseal(key, LABEL, Buffer.from(sealed, 'base64')).toString() };
  }
}
