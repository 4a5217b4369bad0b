import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AnswerOf, closeOrderBook, QuestionOf } from '@vedette/contracts';
import {
  commandIdOf,
  OrderBook,
  OrderBookClosed,
  orderLeaf,
  ordersDigest,
  storedEvent,
} from '@vedette/ledger';
import { BookWriter } from '../book/book-writer.js';
import type { TurnBook } from '../book/turn-book.js';
import { TurnBooks } from '../book/turn-books.js';

/** The hash tree over the accepted orders that stand. */
export function orderBookOf(book: TurnBook, filler: string): OrderBook {
  const accepted = book.record.standing().filter(({ receipt }) => receipt.accepted);
  return new OrderBook(
    accepted.map(({ receipt }) => orderLeaf(receipt)),
    filler,
  );
}

/**
 * Closes the book of a turn. The closing stands in the stream of the orders themselves, so an order is either before it
 * and counts, or was refused: there is no moment in between.
 */
@Injectable()
export class CloseOrderBook {
  constructor(
    private readonly books: TurnBooks,
    private readonly writer: BookWriter,
  ) {}

  /** @throws CampaignNotFoundError @throws TurnNotFoundError */
  run({ campaign, turn }: QuestionOf<typeof closeOrderBook>): Promise<AnswerOf<typeof closeOrderBook>> {
    return this.books.with(campaign, turn, async (book) => {
      await this.writer.write(book, commandIdOf(`${campaign}/${turn}/close`), () => {
        if (book.record.bookClosed) return null;
        const filler = randomBytes(32).toString('hex');
        const { root } = orderBookOf(book, filler);
        const orders = ordersDigest(book.record.standing().map(({ order }) => order));
        return [storedEvent(OrderBookClosed, { turn, root, filler, orders }, { turn })];
      });
      const { root, at } = book.record.bookClosed!;
      return { root, closedAt: at };
    });
  }
}
