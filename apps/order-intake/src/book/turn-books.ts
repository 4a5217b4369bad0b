import { Injectable } from '@nestjs/common';
import { EventStore } from '@vedette/event-store';
import { Recent, TurnStarts } from '@vedette/ledger';
import { TurnBook } from './turn-book.js';

/** Books kept open in memory; each can be opened again from the log at any time. */
const KEPT = 8;

/** The books of the turns in play. Work on one book is done in turns, so that this process never races itself. */
@Injectable()
export class TurnBooks {
  private readonly books = new Recent<Promise<TurnBook>>(KEPT);
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(
    private readonly store: EventStore,
    private readonly starts: TurnStarts,
  ) {}

  /** Does `work` on the book as it stands now, after whatever was asked before. */
  with<T>(campaign: string, turn: number, work: (book: TurnBook) => Promise<T> | T): Promise<T> {
    const key = `${campaign}/${turn}`;
    const mine = (this.queues.get(key) ?? Promise.resolve())
      .catch(() => undefined)
      .then(async () => {
        const book = await this.book(key, campaign, turn);
        await book.refresh();
        return work(book);
      });
    this.queues.set(key, mine);
    const forget = (): void => {
      if (this.queues.get(key) === mine) this.queues.delete(key);
    };
    mine.then(forget, forget);
    return mine;
  }

  private book(key: string, campaign: string, turn: number): Promise<TurnBook> {
    const known = this.books.get(key);
    if (known) return known;
    const opened = TurnBook.open(campaign, turn, this.store, this.starts);
    this.books.set(key, opened);
    opened.catch(() => this.books.delete(key));
    return opened;
  }
}
