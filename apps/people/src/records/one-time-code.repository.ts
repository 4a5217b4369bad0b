import { Injectable } from '@nestjs/common';
import { InjectDatabase } from '@vedette/platform';
import { Kysely, sql, type Transaction } from 'kysely';
import type { PeopleSchema } from '../database/people-schema.js';
import { digestOf } from '@vedette/people';

type Executor = Kysely<PeopleSchema> | Transaction<PeopleSchema>;

/** What a code does: sets a password, proves a mail address, signs a browser in. */
export type CodeKind = 'reset' | 'email' | 'start';

/** How many codes of one kind an account may have open: whoever asks again and again sends no flood of mail. */
const MOST_OPEN = 3;

/** A code to keep. */
export interface NewCode {
  readonly code: string;
  readonly minutes: number;
  readonly email?: string | null;
  /** How many of its kind may be open. */
  readonly most?: number;
}

/** Codes that set a password, prove a mail address or sign a browser in, used once. */
@Injectable()
export class OneTimeCodeRepository {
  constructor(@InjectDatabase() private readonly db: Kysely<PeopleSchema>) {}

  /**
   * Keeps the digest of a code and writes the message that brings it, in one statement, so that an answer takes as long
   * whether there is such an account or not. Earlier codes stay good: a stranger who asks cannot void the owner's.
   */
  async askForReset(name: string, reset: { code: string; sealed: string; minutes: number }): Promise<void> {
    const { code, sealed, minutes } = reset;
    await sql`
      WITH asked AS (
        SELECT a.id, a.email FROM people.account a
        WHERE a.name = ${name} AND a.email IS NOT NULL AND a.disabled_at IS NULL
          AND (SELECT count(*) FROM people.one_time_code c
               WHERE c.account_id = a.id AND c.kind = 'reset' AND c.used_at IS NULL
                 AND c.expires_at > clock_timestamp()) < ${MOST_OPEN}
      ), code AS (
        INSERT INTO people.one_time_code (digest, account_id, kind, expires_at)
        SELECT ${digestOf(code)}, id, 'reset', clock_timestamp() + make_interval(mins => ${minutes}) FROM asked
      )
      INSERT INTO people.outgoing (account, kind, data)
      SELECT id, 'password-reset',
             jsonb_build_object('to', email, 'minutes', ${minutes}::integer, 'sealed', ${sealed}::text)
      FROM asked`.execute(this.db);
  }

  /** Keeps a code by its digest; returns when it ends, or null when as many are open as may be. */
  async add(
    account: string,
    kind: CodeKind,
    { code, minutes, email = null, most = MOST_OPEN }: NewCode,
    executor: Executor = this.db,
  ): Promise<Date | null> {
    const row = await executor
      .insertInto('people.one_time_code')
      .columns(['digest', 'account_id', 'kind', 'email', 'expires_at'])
      .expression((eb) =>
        eb
          .selectFrom('people.account as a')
          .select([
            sql<Buffer>`${digestOf(code)}::bytea`.as('digest'),
            'a.id',
            sql<CodeKind>`${kind}::text`.as('kind'),
            sql<string | null>`${email}::text`.as('email'),
            sql<Date>`clock_timestamp() + make_interval(mins => ${minutes})`.as('expires_at'),
          ])
          .where('a.id', '=', account)
          .where(
            sql<boolean>`(SELECT count(*) FROM people.one_time_code c
              WHERE c.account_id = a.id AND c.kind = ${kind} AND c.used_at IS NULL
                AND c.expires_at > clock_timestamp()) < ${most}`,
          ),
      )
      .returning('expires_at')
      .executeTakeFirst();
    return row?.expires_at ?? null;
  }

  /** Uses a code up; undefined when it is unknown, used or over. */
  async use(
    kind: CodeKind,
    code: string,
    executor: Executor = this.db,
  ): Promise<{ account: string; email: string | null } | undefined> {
    return executor
      .updateTable('people.one_time_code')
      .set({ used_at: sql<string>`clock_timestamp()` })
      .where('digest', '=', digestOf(code))
      .where('kind', '=', kind)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`clock_timestamp()`)
      .returning(['account_id as account', 'email'])
      .executeTakeFirst();
  }

  /** Uses up every open code of a kind. */
  async useAll(account: string, kind: CodeKind, executor: Executor = this.db): Promise<void> {
    await executor
      .updateTable('people.one_time_code')
      .set({ used_at: sql<string>`clock_timestamp()` })
      .where('account_id', '=', account)
      .where('kind', '=', kind)
      .where('used_at', 'is', null)
      .execute();
  }

  /** Forgets codes that were over a month ago. */
  async sweep(): Promise<void> {
    await this.db
      .deleteFrom('people.one_time_code')
      .where('expires_at', '<', sql<Date>`clock_timestamp() - interval '30 days'`)
      .execute();
  }
}
