import { Injectable } from '@nestjs/common';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { CorrespondenceSchema } from '../database/correspondence-schema.js';
import { NoticeWriter } from '../notices/notice-writer.js';
import { LetterBell } from './letter-bell.js';
import { LetterRepository } from './letter.repository.js';

type Executor = Kysely<CorrespondenceSchema> | Transaction<CorrespondenceSchema>;

/** A campaign with its title, for what is told of a letter. */
interface Titled {
  readonly campaign: string;
  readonly title: string;
}

/** A letter that arrives at some of those it is addressed to. */
interface Arrival {
  readonly letter: string;
  readonly sender: string;
  readonly recipients: readonly string[];
  readonly at: Date;
}

/** What happens when letters arrive. */
@Injectable()
export class LetterArrivals {
  constructor(
    private readonly letters: LetterRepository,
    private readonly notices: NoticeWriter,
    private readonly bell: LetterBell,
  ) {}

  /**
   * Delivers the letters whose couriers arrive with a turn that opens; returns to whom, to ring when the transaction is done.
   * Done again, it changes nothing.
   */
  async arriveWith(turn: number, { campaign, title }: Titled, executor: Executor): Promise<string[]> {
    const { rows } = await sql<Arrival>`
      WITH arrived AS (
        UPDATE correspondence.letter_copy SET delivered_at = clock_timestamp()
         WHERE campaign = ${campaign} AND delivered_at IS NULL AND due_turn <= ${turn}
        RETURNING letter, recipient, delivered_at
      )
      SELECT a.letter, l.sender, array_agg(a.recipient ORDER BY a.recipient) AS recipients, max(a.delivered_at) AS at
        FROM arrived AS a JOIN correspondence.letter AS l ON l.id = a.letter
       GROUP BY a.letter, l.sender ORDER BY a.letter`.execute(executor);
    for (const arrival of rows) await this.write(arrival, { campaign, title }, executor);
    return [...new Set(rows.flatMap(({ recipients }) => recipients))];
  }

  /** Writes notices for those who have not muted the sender. */
  async write(
    { letter, sender, recipients, at }: Arrival,
    { campaign, title }: Titled,
    executor: Executor,
  ): Promise<void> {
    const hearing = await this.letters.hearing({ campaign, player: sender }, recipients, executor);
    await this.notices.write(
      {
        notice: { about: 'letter', campaign, title, turn: null, deadline: null },
        to: { campaign, players: hearing },
        id: `letter-${letter}`,
        at: at.getTime(),
      },
      executor,
    );
  }

  /** Rings at those at whom letters have arrived. */
  ring(campaign: string, recipients: readonly string[]): void {
    this.bell.ring(campaign, recipients);
  }
}
