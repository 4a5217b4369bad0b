import { type Order } from '../game/sent-order.js';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { OrderOrigin } from '@vedette/contracts';
import { BookWriter } from '../stream/book-writer.js';
import { ReceiptOffice } from './receipt-office.js';
import type { TurnBook } from './turn-book.js';

interface Due {
  readonly order: Order;
  readonly player: string;
  readonly origin: OrderOrigin;
  readonly sender: string | null;
}

/**
 * Sends standing orders and orders sent ahead when their turn opens: before anything else is done with its book, and never
 * twice. They are judged like any order against the new position; what has become wrong or doubtful with them is in the list.
 */
@Injectable()
export class CarryOrders {
  constructor(
    private readonly writer: BookWriter,
    private readonly receipts: ReceiptOffice,
  ) {}

  /** Brings into a book what is due in it, unless it is closed or the campaign has ended. */
  async into(book: TurnBook): Promise<void> {
    if (book.record.bookClosed || book.file.ended !== null || dueIn(book).length === 0) return;
    const clerk = await this.receipts.open();
    await this.writer.write(randomUUID(), () => {
      if (book.record.bookClosed) return [];
      const at = book.record.opened!.at;
      const trial = book.trial();
      const page = clerk.pageOf(book);
      const events = dueIn(book).map(({ order, player, origin, sender }) =>
        page.write(order, { ...trial.take(order), order: 0 }, { player, at, origin, sender, key: null }),
      );
      return [{ page: book, events: events.map(({ event }) => event) }];
    });
  }
}

/** Standing orders first: an order that was sent ahead for this very turn replaces one. */
function dueIn(book: TurnBook): Due[] {
  const { file, record } = book;
  const standing = file
    .standingIn(record.turn)
    .map(({ id, player, order }): Due => ({ order, player, origin: { kind: 'standing', id }, sender: null }));
  const planned = file
    .plannedFor(record.turn)
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .map(({ order, receipt: { id, player }, sender }): Due => ({
      order,
      player,
      origin: { kind: 'planned', id },
      sender,
    }));
  return [...standing, ...planned].filter(({ origin }) => !book.holds(origin.id));
}
