import { Injectable } from '@nestjs/common';
import type { AnswerOf, proveOrder, QuestionOf } from '@vedette/contracts';
import { orderLeaf } from '@vedette/ledger';
import { TurnBooks } from '../book/turn-books.js';
import { BookOpenError, OrderDoesNotStandError } from './intake.errors.js';
import { mustBePlayer } from './open-for-orders.js';
import { ownOrder } from './withdraw-order.js';

/** Proves to a player that an order of his is in the book whose root was published. */
@Injectable()
export class ProveOrder {
  constructor(private readonly books: TurnBooks) {}

  /** @throws BookOpenError @throws NotAPlayerError @throws OrderNotFoundError @throws OrderDoesNotStandError */
  run({ campaign, turn, player, id }: QuestionOf<typeof proveOrder>): Promise<AnswerOf<typeof proveOrder>> {
    return this.books.with(campaign, turn, (book) => {
      mustBePlayer(book, player);
      const { receipt, withdrawnAt } = ownOrder(book, player, id);
      if (!receipt.accepted) throw new OrderDoesNotStandError(id, 'refused');
      if (withdrawnAt !== null) throw new OrderDoesNotStandError(id, 'withdrawn');
      const closed = book.record.bookClosed;
      if (!closed) throw new BookOpenError(book.record.turn);
      const leaf = orderLeaf(receipt);
      const path = book.proof(leaf)!;
      return { root: closed.root, leaf, path };
    });
  }
}
