import {
  type AnswerOf,
  type copyDesks,
  LONGEST_DESK_BYTES,
  type QuestionOf,
  type readDesk,
  type saveDesk,
  type SavedDeskDocument,
  type SeatDeskDocument,
} from '@vedette/contracts';
import { digestOf } from '@vedette/ledger';
import { type Kysely, sql } from 'kysely';
import { DeskChangedError, DeskTooLongError } from './desk.errors.js';
import type { IntakeSchema } from './intake-schema.js';

type Holder = QuestionOf<typeof readDesk>;

/** Tag of the document of a seat for which nothing is kept. */
const EMPTY = digestOf({});

/**
 * The private documents of seats. Whose account has a seat the asker proves before; a document that an earlier holder of the seat left
 * is nobody's, and goes when the next one looks.
 */
export class SeatDesks {
  constructor(private readonly db: Kysely<IntakeSchema>) {}

  /** The document of a seat; an empty one when nothing is kept. */
  async read(holder: Holder): Promise<SeatDeskDocument> {
    await this.dropOfOthers(holder);
    const kept = await this.db
      .selectFrom('intake.seat_desk')
      .select(['tag', 'document', 'saved_at'])
      .where('campaign', '=', holder.campaign)
      .where('player', '=', holder.player)
      .where('account', '=', holder.account)
      .executeTakeFirst();
    if (!kept) return { tag: EMPTY, savedAt: null, document: {} };
    return { tag: kept.tag, savedAt: kept.saved_at.toISOString(), document: contentsOf(kept.document) };
  }

  /**
   * Keeps a document in place of the one whose tag is `instead`. Sent once more, when the answer was lost, it is kept as it is.
   * @throws DeskChangedError @throws DeskTooLongError
   */
  async save({ instead, document, ...holder }: QuestionOf<typeof saveDesk>): Promise<SavedDeskDocument> {
    const text = JSON.stringify(document);
    const bytes = Buffer.byteLength(text);
    if (bytes > LONGEST_DESK_BYTES) throw new DeskTooLongError(bytes);
    await this.dropOfOthers(holder);
    const tag = digestOf(document);
    const row = { ...holder, tag, document: text };
    // One statement each, decided by the database: of two tabs that replace the same document one is refused.
    const kept =
      instead === EMPTY
        ? await this.db
            .insertInto('intake.seat_desk')
            .values(row)
            .onConflict((conflict) =>
              conflict
                .columns(['campaign', 'player'])
                .doUpdateSet({ tag, document: text, saved_at: sql<Date>`clock_timestamp()` })
                .where('intake.seat_desk.account', '=', holder.account)
                .where('intake.seat_desk.tag', 'in', [instead, tag]),
            )
            .returning('saved_at')
            .executeTakeFirst()
        : await this.db
            .updateTable('intake.seat_desk')
            .set({ tag, document: text, saved_at: sql<Date>`clock_timestamp()` })
            .where('campaign', '=', holder.campaign)
            .where('player', '=', holder.player)
            .where('account', '=', holder.account)
            .where('tag', 'in', [instead, tag])
            .returning('saved_at')
            .executeTakeFirst();
    if (!kept) throw new DeskChangedError();
    return { tag, savedAt: kept.saved_at.toISOString() };
  }

  /** Every document of an account. */
  async copy(account: string): Promise<AnswerOf<typeof copyDesks>> {
    const rows = await this.db
      .selectFrom('intake.seat_desk')
      .select(['campaign', 'player', 'document', 'saved_at'])
      .where('account', '=', account)
      .orderBy('campaign')
      .orderBy('player')
      .execute();
    return {
      desks: rows.map(({ campaign, player, document, saved_at }) => ({
        ...{ campaign, player, savedAt: saved_at.toISOString() },
        document: contentsOf(document),
      })),
    };
  }

  /** Forgets every document of an account; how many there were. */
  async erase(account: string): Promise<number> {
    const gone = await this.db
      .deleteFrom('intake.seat_desk')
      .where('account', '=', account)
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  }

  private async dropOfOthers({ campaign, player, account }: Holder): Promise<void> {
    await this.db
      .deleteFrom('intake.seat_desk')
      .where('campaign', '=', campaign)
      .where('player', '=', player)
      .where('account', '<>', account)
      .execute();
  }
}

const contentsOf = (text: string): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;
