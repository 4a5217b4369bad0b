import { Injectable } from '@nestjs/common';
import type { AnswerOf, listOrders, QuestionOf } from '@vedette/contracts';
import { TurnBooks } from '../book/turn-books.js';
import { mustBePlayer } from './open-for-orders.js';

/** Lists what a player has sent for a turn, and nothing of anybody else. */
@Injectable()
export class ListOrders {
  constructor(private readonly books: TurnBooks) {}

  /** @throws CampaignNotFoundError @throws TurnNotFoundError @throws NotAPlayerError */
  run({ campaign, turn, player }: QuestionOf<typeof listOrders>): Promise<AnswerOf<typeof listOrders>> {
    return this.books.with(campaign, turn, (book) => {
      mustBePlayer(book, player);
      const orders = book
        .sentBy(player)
        .map(({ order, receipt, withdrawnAt }) => ({ order, receipt, withdrawnAt }));
      return { turn, closed: book.record.bookClosed !== null, orders };
    });
  }
}
