import { Injectable } from '@nestjs/common';
import { EventStore, type NewEvent, WrongExpectedVersionError } from '@vedette/event-store';
import { causeMeta } from '@vedette/ledger';
import type { TurnBook } from './turn-book.js';

/** Another intake process wins a race now and then; losing this often in a row means something else is wrong. */
const TRIES = 25;

/** Writes to the `orders` stream of a campaign, deciding again whenever another process was first. */
@Injectable()
export class BookWriter {
  constructor(private readonly store: EventStore) {}

  /**
   * Appends what `decide` makes of the book; null writes nothing. Afterwards the book holds what was written.
   * @throws whatever `decide` throws
   */
  async write(book: TurnBook, commandId: string, decide: () => NewEvent[] | null): Promise<void> {
    for (let tries = 1; ; tries++) {
      const events = decide();
      if (events === null) return;
      try {
        await this.store.append({
          campaign: book.record.campaign,
          stream: 'orders',
          expectedVersion: book.version,
          commandId,
          events,
          meta: causeMeta(),
        });
        await book.refresh();
        return;
      } catch (error) {
        if (!(error instanceof WrongExpectedVersionError) || tries === TRIES) throw error;
        await book.refresh();
      }
    }
  }
}
