import { Injectable } from '@nestjs/common';
import type { AccountMail } from '@vedette/contracts';
import { InjectDatabase } from '@vedette/platform';
import { Kysely, sql, type SqlBool, type Transaction } from 'kysely';
import type { CorrespondenceSchema } from '../database/correspondence-schema.js';
import type { Channel } from './notice-kinds.js';
import { NOTICES } from './notice-writer.js';
import { OutboxSecrets } from './outbox-secrets.js';

/** A message that was taken to be sent. */
export interface Taken {
  readonly id: string;
  /** The name under which it is delivered, the same in every attempt. */
  readonly delivery: string;
  readonly account: string;
  readonly kind: string;
  /** What it tells, its secret opened. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  readonly attempts: number;
}

/** How one way of telling fares. */
export interface ChannelCondition {
  readonly waiting: number;
  readonly dead: number;
  readonly lastSentAt: Date | null;
  readonly lastFailedAt: Date | null;
  readonly lastError: string | null;
  /** When the oldest message was written that waits and is due, or was tried already and waits to be tried again. */
  readonly oldestDue: Date | null;
}

/** Seconds after which messages that were taken and neither sent nor given back are taken again. */
const LEASE_SECONDS = 120;
const MOST_IN_BUNDLE = 50;
/** Notices that say how things stand, and are wrong once they stand otherwise. */
const PASSING = ['turn-opened', 'reminder', 'late'];
/** Days after which a notice that could not be sent is not sent any more, and after which what is done is forgotten. */
const WORTH_DAYS = 7;
const KEPT_DAYS = 30;

/** The outbox as the sender sees it. */
@Injectable()
export class OutboxRepository {
  constructor(
    @InjectDatabase() private readonly db: Kysely<CorrespondenceSchema>,
    private readonly secrets: OutboxSecrets,
  ) {}

  /** Writes a mail about an account; handed over again, it changes nothing. */
  async accept({ id, account, kind, to, secret, minutes, writtenAt }: AccountMail): Promise<void> {
    const data = {
      ...(to === null ? {} : { to }),
      ...(minutes === null ? {} : { minutes }),
      ...(secret === null ? {} : { sealed: await this.secrets.sealed(secret) }),
    };
    await this.db
      .insertInto('correspondence.outgoing')
      .values({
        account,
        kind,
        data: JSON.stringify(data),
        key: `mail/${id}`,
        delivery: id,
        created_at: writtenAt,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  }

  /**
   * Takes what is next to be sent: one message, or all notices for the same account that are due. Nobody else gets them
   * while the lease lasts. A process that dies while it sends leaves them to the next: sent twice is better than never.
   * A notice that failed and waits to be tried again holds up those written after it, so that they come in their order.
   */
  async take(channels: readonly Channel[]): Promise<{ channel: Channel; messages: Taken[] } | null> {
    const rows = await this.db.transaction().execute((transaction) => takeDue(channels, transaction));
    const [first] = rows;
    if (!first) return null;
    const messages = await Promise.all(
      rows
        .sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
        .map(async ({ channel: _, data, ...row }) => ({ ...row, data: await this.secrets.opened(data) })),
    );
    return { channel: first.channel, messages };
  }

  /**
   * Gives up notices that failed before and are due again, where a later one for the same account says more: that a turn is
   * open when it is resolved or another is, a reminder of a turn that is over, and all but results once the campaign has ended.
   */
  async dropOvertaken(): Promise<void> {
    await sql`
      UPDATE correspondence.outgoing AS o
         SET dead_at = clock_timestamp(), last_error = 'a later notice overtook it'
       WHERE o.sent_at IS NULL AND o.dead_at IS NULL AND o.attempts > 0 AND o.due_at <= clock_timestamp()
         AND o.bundle = ${NOTICES} AND o.data->>'about' = ANY (${PASSING}::text[])
         AND EXISTS (
           SELECT FROM correspondence.outgoing AS later
            WHERE later.account = o.account AND later.channel = o.channel AND later.bundle = o.bundle
              AND later.id > o.id AND later.dead_at IS NULL AND later.data->>'campaign' = o.data->>'campaign'
              AND CASE later.data->>'about'
                    WHEN 'campaign-ended' THEN true
                    WHEN 'turn-resolved' THEN (later.data->>'turn')::int >= (o.data->>'turn')::int
                    WHEN 'turn-opened' THEN (later.data->>'turn')::int > (o.data->>'turn')::int
                    ELSE false
                  END)`.execute(this.db);
  }

  /** Notes that messages were sent, and forgets their secrets. */
  async sent(ids: readonly string[]): Promise<void> {
    await this.db
      .updateTable('correspondence.outgoing')
      .set({ sent_at: sql<Date>`clock_timestamp()`, data: sql<string>`data - 'sealed'` })
      .where('id', 'in', [...ids])
      .execute();
  }

  /** Notes why a message was not sent, and when to try again: in some milliseconds, or never. */
  async failed(id: string, error: string, againIn: number | null): Promise<void> {
    await this.db
      .updateTable('correspondence.outgoing')
      .set({
        last_error: error,
        failed_at: sql<Date>`clock_timestamp()`,
        ...(againIn === null
          ? { dead_at: sql<Date>`clock_timestamp()`, data: sql<string>`data - 'sealed'` }
          : { due_at: sql<Date>`clock_timestamp() + make_interval(secs => ${againIn / 1000})` }),
      })
      .where('id', '=', id)
      .execute();
  }

  /** How the ways of telling fare, for one account or for the whole installation. */
  async condition(account?: string): Promise<Record<Channel, ChannelCondition>> {
    const rows = await this.db
      .selectFrom('correspondence.outgoing')
      .select([
        'channel',
        sql<string>`count(*) FILTER (WHERE sent_at IS NULL AND dead_at IS NULL)`.as('waiting'),
        sql<string>`count(*) FILTER (WHERE dead_at IS NOT NULL)`.as('dead'),
        sql<Date | null>`max(sent_at)`.as('lastSentAt'),
        sql<Date | null>`max(failed_at)`.as('lastFailedAt'),
        sql<
          string | null
        >`(array_agg(last_error ORDER BY failed_at DESC) FILTER (WHERE last_error IS NOT NULL))[1]`.as(
          'lastError',
        ),
        sql<Date | null>`min(created_at) FILTER (
          WHERE sent_at IS NULL AND dead_at IS NULL AND (due_at <= clock_timestamp() OR attempts > 0))`.as(
          'oldestDue',
        ),
      ])
      .$if(account !== undefined, (query) => query.where('account', '=', account!))
      .groupBy('channel')
      .execute();
    const of = (channel: Channel): ChannelCondition => {
      const row = rows.find((one) => one.channel === channel);
      return {
        waiting: Number(row?.waiting ?? 0),
        dead: Number(row?.dead ?? 0),
        lastSentAt: row?.lastSentAt ?? null,
        lastFailedAt: row?.lastFailedAt ?? null,
        lastError: row?.lastError ?? null,
        oldestDue: row?.oldestDue ?? null,
      };
    };
    return { mail: of('mail'), webhook: of('webhook') };
  }

  /** Takes back notices that wait for an account by ways, or of kinds, it does not want any more. */
  async withdraw(
    account: string,
    wanted: { readonly channels: readonly Channel[]; readonly kinds: readonly string[] },
  ): Promise<void> {
    await this.db
      .deleteFrom('correspondence.outgoing')
      .where('account', '=', account)
      .where('bundle', '=', NOTICES)
      .where('sent_at', 'is', null)
      .where('dead_at', 'is', null)
      .where(
        sql<SqlBool>`NOT (channel = ANY (${wanted.channels}::text[]) AND kind = ANY (${wanted.kinds}::text[]))`,
      )
      .execute();
  }

  /** Gives up notices nobody wants to hear of any more, and forgets what was done long ago. */
  async sweep(): Promise<void> {
    await sql`
      UPDATE correspondence.outgoing
         SET dead_at = clock_timestamp(), last_error = coalesce(last_error, 'it could not be sent in time')
       WHERE sent_at IS NULL AND dead_at IS NULL AND bundle = ${NOTICES}
         AND created_at < clock_timestamp() - make_interval(days => ${WORTH_DAYS})`.execute(this.db);
    await sql`
      DELETE FROM correspondence.outgoing
       WHERE coalesce(sent_at, dead_at) < clock_timestamp() - make_interval(days => ${KEPT_DAYS})`.execute(
      this.db,
    );
  }
}

type Row = Omit<Taken, 'data'> & { readonly channel: Channel; readonly data: Record<string, unknown> };

/**
 * One taker at a time: two that took at once would part the notices of an account between them, and the later ones could
 * come first.
 */
async function takeDue(
  channels: readonly Channel[],
  transaction: Transaction<CorrespondenceSchema>,
): Promise<Row[]> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('correspondence.outgoing', 0))`.execute(
    transaction,
  );
  const { rows } = await sql<Row>`
      WITH first AS MATERIALIZED (
        SELECT id, account, channel, bundle FROM correspondence.outgoing
         WHERE sent_at IS NULL AND dead_at IS NULL AND due_at <= clock_timestamp() AND channel = ANY (${channels}::text[])
           AND NOT EXISTS (
             SELECT FROM correspondence.outgoing AS earlier
              WHERE earlier.account = outgoing.account AND earlier.channel = outgoing.channel
                AND earlier.bundle = outgoing.bundle AND earlier.id < outgoing.id AND earlier.attempts > 0
                AND earlier.sent_at IS NULL AND earlier.dead_at IS NULL AND earlier.due_at > clock_timestamp())
         ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
      ), taken AS MATERIALIZED (
        SELECT o.id FROM correspondence.outgoing AS o JOIN first ON o.id = first.id
            OR (o.account = first.account AND o.channel = first.channel AND o.bundle = first.bundle)
         WHERE o.sent_at IS NULL AND o.dead_at IS NULL AND o.due_at <= clock_timestamp()
         ORDER BY o.id LIMIT ${MOST_IN_BUNDLE} FOR UPDATE OF o SKIP LOCKED
      )
      UPDATE correspondence.outgoing AS o
         SET due_at = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}), attempts = o.attempts + 1
        FROM taken WHERE o.id = taken.id
      RETURNING o.id, o.delivery, o.account, o.kind, o.data, o.channel, o.created_at AS "createdAt", o.attempts`.execute(
    transaction,
  );
  return rows;
}
