import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LetterDelivery } from '@vedette/contracts';
import { InjectDatabase } from '@vedette/platform';
import { type Expression, Kysely, type RawBuilder, sql, type SqlBool, type Transaction } from 'kysely';
import type { CorrespondenceSchema } from '../database/correspondence-schema.js';

/** One who plays, in his campaign. */
export interface Seat {
  readonly campaign: string;
  readonly player: string;
}

/** What everybody has of a letter who has it at all. */
export interface WrittenLetter {
  readonly id: string;
  readonly to: readonly string[];
  readonly text: string;
  readonly sentAt: Date;
}

/** A letter as its sender has it. */
export interface SentLetter extends WrittenLetter {
  /** The turn with whose opening it has reached everybody; null when it arrived at once. */
  readonly arrivesInTurn: number | null;
}

/** A letter as one of its recipients has it. */
export interface ReceivedLetter extends WrittenLetter {
  readonly from: string;
  readonly arrivedAt: Date;
  readonly readAt: Date | null;
}

/** A letter that one of its recipients laid before the administrator. */
export interface ReportedLetter extends WrittenLetter {
  readonly from: string;
  readonly reportedBy: string;
  readonly reportedAt: Date;
  readonly reason: string;
}

/** A part of a list, newest first: what comes after the letter `before`, if one is given. */
export interface LetterPage {
  readonly before?: string | undefined;
  readonly limit: number;
}

type Executor = Kysely<CorrespondenceSchema> | Transaction<CorrespondenceSchema>;

const addressees = sql<string[]>`(
  SELECT array_agg(every.recipient ORDER BY every.place) FROM correspondence.letter_copy AS every WHERE every.letter = l.id)`;

const lastDue = sql<number | null>`(
  SELECT max(every.due_turn) FROM correspondence.letter_copy AS every WHERE every.letter = l.id)`;

/** Reads and writes letters. Every question is asked for a seat and sees what that seat may see. */
@Injectable()
export class LetterRepository {
  constructor(@InjectDatabase() private readonly db: Kysely<CorrespondenceSchema>) {}

  transaction<T>(work: (executor: Transaction<CorrespondenceSchema>) => Promise<T>): Promise<T> {
    return this.db.transaction().execute(work);
  }

  /**
   * How many letters a seat has sent within the last hour. Until the transaction ends nobody else counts for this seat,
   * so that letters sent at the same moment cannot all be the last one allowed.
   */
  async sentWithinHour(
    { campaign, player }: Seat,
    executor: Transaction<CorrespondenceSchema>,
  ): Promise<number> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`letters ${campaign} ${player}`}, 0))`.execute(
      executor,
    );
    const { count } = await executor
      .selectFrom('correspondence.letter')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('campaign', '=', campaign)
      .where('sender', '=', player)
      .where('sent_at', '>', sql<Date>`clock_timestamp() - interval '1 hour'`)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Writes a letter; copies with a turn arrive with it, the others at once. */
  async put(
    { campaign, player }: Seat,
    letter: { readonly to: readonly string[]; readonly text: string },
    dueTurns: ReadonlyMap<string, number>,
    executor: Transaction<CorrespondenceSchema>,
  ): Promise<SentLetter> {
    const { id, sentAt } = await executor
      .insertInto('correspondence.letter')
      .values({ id: randomUUID(), campaign, sender: player, text: letter.text })
      .returning(['id', 'sent_at as sentAt'])
      .executeTakeFirstOrThrow();
    await executor
      .insertInto('correspondence.letter_copy')
      .values(
        letter.to.map((recipient, place) => ({
          letter: id,
          recipient,
          place,
          campaign,
          due_turn: dueTurns.get(recipient) ?? null,
          delivered_at: dueTurns.has(recipient) ? null : sql<Date>`clock_timestamp()`,
        })),
      )
      .execute();
    return {
      id,
      sentAt,
      ...letter,
      arrivesInTurn: dueTurns.size > 0 ? Math.max(...dueTurns.values()) : null,
    };
  }

  /** What has arrived for a seat, from whom it has not muted. */
  received(seat: Seat, { before, limit }: LetterPage, only: 'all' | 'unread'): Promise<ReceivedLetter[]> {
    return this.arrived(seat)
      .innerJoin('correspondence.letter as l', 'l.id', 'c.letter')
      .select([
        'l.id',
        'l.sender as from',
        addressees.as('to'),
        'l.text',
        'l.sent_at as sentAt',
        'c.read_at as readAt',
      ])
      .select((row) => row.ref('c.delivered_at').$castTo<Date>().as('arrivedAt'))
      .$if(only === 'unread', (query) => query.where('c.read_at', 'is', null))
      .$if(before !== undefined, (query) =>
        query.where(
          sql<SqlBool>`(c.delivered_at, c.letter) < (
            SELECT last.delivered_at, last.letter FROM correspondence.letter_copy AS last
             WHERE last.letter = ${before}::uuid AND last.recipient = ${seat.player} AND last.campaign = ${seat.campaign})`,
        ),
      )
      .orderBy('c.delivered_at', 'desc')
      .orderBy('c.letter', 'desc')
      .limit(limit)
      .execute();
  }

  /** How many letters wait to be read. */
  async unread(seat: Seat): Promise<number> {
    const { count } = await this.arrived(seat)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('c.read_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** What a seat has sent, whether it has arrived or not. */
  sent({ campaign, player }: Seat, { before, limit }: LetterPage): Promise<SentLetter[]> {
    return this.db
      .selectFrom('correspondence.letter as l')
      .select(['l.id', addressees.as('to'), 'l.text', 'l.sent_at as sentAt'])
      .select(lastDue.as('arrivesInTurn'))
      .where('l.campaign', '=', campaign)
      .where('l.sender', '=', player)
      .$if(before !== undefined, (query) =>
        query.where(
          sql<SqlBool>`(l.sent_at, l.id) < (SELECT last.sent_at, last.id FROM correspondence.letter AS last
             WHERE last.id = ${before}::uuid AND last.sender = ${player} AND last.campaign = ${campaign})`,
        ),
      )
      .orderBy('l.sent_at', 'desc')
      .orderBy('l.id', 'desc')
      .limit(limit)
      .execute();
  }

  /** Every letter of a campaign, newest first. For a campaign that has ended. */
  all(
    campaign: string,
    { before, limit }: LetterPage,
  ): Promise<(WrittenLetter & { readonly from: string })[]> {
    return this.db
      .selectFrom('correspondence.letter as l')
      .select(['l.id', 'l.sender as from', addressees.as('to'), 'l.text', 'l.sent_at as sentAt'])
      .where('l.campaign', '=', campaign)
      .$if(before !== undefined, (query) =>
        query.where(
          sql<SqlBool>`(l.sent_at, l.id) < (SELECT last.sent_at, last.id FROM correspondence.letter AS last
             WHERE last.id = ${before}::uuid AND last.campaign = ${campaign})`,
        ),
      )
      .orderBy('l.sent_at', 'desc')
      .orderBy('l.id', 'desc')
      .limit(limit)
      .execute();
  }

  /** Notes that a letter was read, the first time; false when no such letter has arrived here. */
  markRead(seat: Seat, letter: string): Promise<boolean> {
    return this.mark(seat, letter, { read_at: sql<Date>`coalesce(read_at, clock_timestamp())` });
  }

  /** Lays a letter before the administrator; what was reported first stays. False when no such letter has arrived here. */
  report(seat: Seat, letter: string, reason: string): Promise<boolean> {
    return this.mark(seat, letter, {
      reported_at: sql<Date>`coalesce(reported_at, clock_timestamp())`,
      report_reason: sql<string>`coalesce(report_reason, ${reason})`,
    });
  }

  /** What was laid before the administrator of a campaign, newest first. */
  reported(campaign: string, limit: number): Promise<ReportedLetter[]> {
    return this.db
      .selectFrom('correspondence.letter_copy as c')
      .innerJoin('correspondence.letter as l', 'l.id', 'c.letter')
      .select([
        'l.id',
        'l.sender as from',
        addressees.as('to'),
        'l.text',
        'l.sent_at as sentAt',
        'c.recipient as reportedBy',
      ])
      .select((row) => [
        row.ref('c.reported_at').$castTo<Date>().as('reportedAt'),
        row.ref('c.report_reason').$castTo<string>().as('reason'),
      ])
      .where('c.campaign', '=', campaign)
      .where('c.reported_at', 'is not', null)
      .orderBy('c.reported_at', 'desc')
      .limit(limit)
      .execute();
  }

  /** Which of some players have not muted a seat. */
  async hearing(
    { campaign, player }: Seat,
    players: readonly string[],
    executor: Executor = this.db,
  ): Promise<string[]> {
    const deaf = await executor
      .selectFrom('correspondence.letter_mute')
      .select('player')
      .where('campaign', '=', campaign)
      .where('sender', '=', player)
      .where('player', 'in', [...players])
      .execute();
    return players.filter((one) => deaf.every((mute) => mute.player !== one));
  }

  /** How the letters of a campaign travel. */
  async delivery(campaign: string): Promise<LetterDelivery> {
    const row = await this.db
      .selectFrom('correspondence.letter_delivery')
      .select('delivery')
      .where('campaign', '=', campaign)
      .executeTakeFirst();
    return row?.delivery ?? 'at-once';
  }

  async setDelivery(campaign: string, delivery: LetterDelivery): Promise<void> {
    await this.db
      .insertInto('correspondence.letter_delivery')
      .values({ campaign, delivery })
      .onConflict((conflict) => conflict.column('campaign').doUpdateSet({ delivery }))
      .execute();
  }

  /** Whose letters a seat does not see, by name. */
  async muted({ campaign, player }: Seat): Promise<string[]> {
    const rows = await this.db
      .selectFrom('correspondence.letter_mute')
      .select('sender')
      .where('campaign', '=', campaign)
      .where('player', '=', player)
      .orderBy('sender')
      .execute();
    return rows.map(({ sender }) => sender);
  }

  async mute({ campaign, player }: Seat, sender: string): Promise<void> {
    await this.db
      .insertInto('correspondence.letter_mute')
      .values({ campaign, player, sender })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async unmute({ campaign, player }: Seat, sender: string): Promise<void> {
    await this.db
      .deleteFrom('correspondence.letter_mute')
      .where('campaign', '=', campaign)
      .where('player', '=', player)
      .where('sender', '=', sender)
      .execute();
  }

  private arrived({ campaign, player }: Seat, executor: Executor = this.db) {
    const notMuted: Expression<SqlBool> = sql`NOT EXISTS (
      SELECT FROM correspondence.letter_mute AS m JOIN correspondence.letter AS w ON w.sender = m.sender
       WHERE w.id = c.letter AND m.campaign = c.campaign AND m.player = c.recipient)`;
    return executor
      .selectFrom('correspondence.letter_copy as c')
      .where('c.campaign', '=', campaign)
      .where('c.recipient', '=', player)
      .where('c.delivered_at', 'is not', null)
      .where(notMuted);
  }

  private async mark(
    { campaign, player }: Seat,
    letter: string,
    marks: Partial<Record<'read_at' | 'reported_at' | 'report_reason', RawBuilder<unknown>>>,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('correspondence.letter_copy')
      .set(marks as never)
      .where('letter', '=', letter)
      .where('campaign', '=', campaign)
      .where('recipient', '=', player)
      .where('delivered_at', 'is not', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}
