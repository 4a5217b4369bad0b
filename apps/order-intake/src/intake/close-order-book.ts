import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AnswerOf, closeOrderBook, QuestionOf } from '@vedette/contracts';
import { BOOK_HEIGHT, commandIdOf, OrderBookClosed, ordersDigest, storedEvent } from '@vedette/ledger';
import { BookWriter } from '../stream/book-writer.js';
import { TurnBooks } from '../book/turn-books.js';

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
      const { generation } = book.record;
      const command = `${campaign}/${turn}/close${generation === 0 ? '' : `/again-${generation}`}`;
      await this.writer.write(commandIdOf(command), () => {
        if (book.record.bookClosed) return [];
        const filler = randomBytes(32).toString('hex');
        const { root } = book.hashTree(filler);
        const again = generation === 0 ? {} : { generation };
        const orders = ordersDigest(book.record.standing().map(({ order }) => order));
        const closed = storedEvent(
          OrderBookClosed,
          { turn, root, filler, height: BOOK_HEIGHT, orders, ...again },
          { turn },
        );
        return [{ page: book, events: [closed] }];
      });
      const { root, at } = book.record.bookClosed!;
      return { root, closedAt: at };
    });
  }
}
