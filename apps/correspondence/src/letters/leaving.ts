import { Injectable } from '@nestjs/common';
import type { AnswerOf, copyCorrespondence, eraseCorrespondence, QuestionOf } from '@vedette/contracts';
import { InjectDatabase } from '@vedette/platform';
import { type Expression, type ExpressionBuilder, Kysely, type SqlBool } from 'kysely';
import type { CorrespondenceSchema } from '../database/correspondence-schema.js';

type Leaver = QuestionOf<typeof copyCorrespondence>;

/** What stands where the words of somebody stood who is no more. */
const ERASED = '(erased)';

/** What the owner of an account takes along of his correspondence when he goes, and forgetting it. */
@Injectable()
export class LeavingCorrespondence {
  constructor(@InjectDatabase() private readonly db: Kysely<CorrespondenceSchema>) {}

  /** What an account wrote, was written and was told. Of a seat only what was sent since it has it. */
  async copy({ id, seats }: Leaver): Promise<AnswerOf<typeof copyCorrespondence>> {
    const sent = await this.db
      .selectFrom('correspondence.letter as l')
      .innerJoin('correspondence.letter_copy as c', 'c.letter', 'l.id')
      .select(({ fn }) => [
        ...(['l.campaign', 'l.sender as from', 'l.text', 'l.sent_at as sentAt'] as const),
        fn.agg<string[]>('array_agg', ['c.recipient']).orderBy('c.place').as('to'),
      ])
      .where(atSeats(seats, 'l.sender'))
      .groupBy('l.id')
      .orderBy('l.sent_at')
      .execute();
    const received = await this.db
      .selectFrom('correspondence.letter as l')
      .innerJoin('correspondence.letter_copy as c', 'c.letter', 'l.id')
      .select(['l.campaign', 'l.sender as from', 'c.recipient as at', 'l.text', 'l.sent_at as sentAt'])
      .select((row) => row.ref('c.delivered_at').$castTo<Date>().as('arrivedAt'))
      .where('c.delivered_at', 'is not', null)
      .where(atSeats(seats, 'c.recipient'))
      .orderBy('c.delivered_at')
      .execute();
    const settings = await this.db
      .selectFrom('correspondence.notice_settings')
      .select(['mail', 'webhook_url as webhook', 'kinds', 'reminder_hours as reminderHours'])
      .select(['daily_at as dailyAt', 'zone'])
      .where('account', '=', id)
      .executeTakeFirst();
    const messages = await this.db
      .selectFrom('correspondence.outgoing')
      .select(['kind', 'channel', 'created_at as at', 'sent_at as sentAt'])
      .where('account', '=', id)
      .orderBy('id')
      .execute();
    return {
      sent: sent.map((letter) => ({ ...letter, sentAt: letter.sentAt.toISOString() })),
      received: received.map(({ sentAt, arrivedAt, ...letter }) => ({
        ...letter,
        sentAt: sentAt.toISOString(),
        arrivedAt: arrivedAt.toISOString(),
      })),
      settings: settings ?? null,
      messages: messages.map(({ at, sentAt, ...message }) => ({
        ...message,
        at: at.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      })),
    };
  }

  /** Takes his words out of the letters he wrote, also those on their way, and forgets how and what he was told. */
  async erase({ id, seats }: Leaver): Promise<AnswerOf<typeof eraseCorrespondence>> {
    return this.db.transaction().execute(async (transaction) => {
      const letters = await transaction
        .updateTable('correspondence.letter as l')
        .set({ text: ERASED })
        .where('l.text', '<>', ERASED)
        .where(atSeats(seats, 'l.sender'))
        .executeTakeFirst();
      const messages = await transaction
        .deleteFrom('correspondence.outgoing')
        .where('account', '=', id)
        .executeTakeFirst();
      await transaction.deleteFrom('correspondence.notice_settings').where('account', '=', id).execute();
      return { letters: Number(letters.numUpdatedRows), messages: Number(messages.numDeletedRows) };
    });
  }
}

type Letters = { l: CorrespondenceSchema['correspondence.letter'] } & {
  c: CorrespondenceSchema['correspondence.letter_copy'];
};

/** Letters of these seats, by who is named in `column`, since each was given; of no seat none. */
const atSeats =
  (seats: Leaver['seats'], column: 'l.sender' | 'c.recipient') =>
  (where: ExpressionBuilder<Letters, 'l' | 'c'>): Expression<SqlBool> =>
    where.or(
      seats.map(({ campaign, player, since }) =>
        where.and([
          where('l.campaign', '=', campaign),
          where(column, '=', player),
          where('l.sent_at', '>=', new Date(since)),
        ]),
      ),
    );
