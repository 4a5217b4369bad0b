import { Injectable } from '@nestjs/common';
import type { AnswerOf, QuestionOf, withdrawOrder } from '@vedette/contracts';
import { commandIdOf, OrderWithdrawn, storedEvent, type SubmittedOrder } from '@vedette/ledger';
import { BookWriter } from '../book/book-writer.js';
import type { TurnBook } from '../book/turn-book.js';
import { TurnBooks } from '../book/turn-books.js';
import { Clock } from './clock.js';
import { OrderDoesNotStandError, OrderNotFoundError } from './intake.errors.js';
import { mustBePlayer, mustTakeOrders } from './open-for-orders.js';

/** An order of a player's own. @throws OrderNotFoundError also when the order is somebody else's */
export function ownOrder(book: TurnBook, player: string, id: string): SubmittedOrder {
  const found = book.record.submission(id);
  if (!found || found.receipt.player !== player) throw new OrderNotFoundError(id);
  return found;
}

/** Takes back an order while the turn is open; taking it back again gives the same answer. */
@Injectable()
export class WithdrawOrder {
  constructor(
    private readonly books: TurnBooks,
    private readonly writer: BookWriter,
    private readonly clock: Clock,
  ) {}

  /** @throws TurnNotOpenError @throws NotAPlayerError @throws OrderNotFoundError @throws OrderDoesNotStandError */
  run({
    campaign,
    turn,
    player,
    id,
  }: QuestionOf<typeof withdrawOrder>): Promise<AnswerOf<typeof withdrawOrder>> {
    return this.books.with(campaign, turn, async (book) => {
      mustBePlayer(book, player);
      const own = ownOrder(book, player, id);
      if (!own.receipt.accepted) throw new OrderDoesNotStandError(id, 'refused');
      await this.writer.write(book, commandIdOf(`${campaign}/${turn}/withdraw/${id}`), () => {
        if (own.withdrawnAt !== null) return null;
        mustTakeOrders(book, this.clock.now());
        return [storedEvent(OrderWithdrawn, { turn, player, id }, { turn })];
      });
      return { id, withdrawnAt: own.withdrawnAt! };
    });
  }
}
