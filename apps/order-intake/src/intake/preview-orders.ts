import { DatabaseClock } from '@vedette/platform';
import { type Order } from '../game/sent-order.js';
import { Inject, Injectable } from '@nestjs/common';
import type { AnswerOf, JudgementDocument, previewOrders, QuestionOf } from '@vedette/contracts';
import type { TurnBook } from '../book/turn-book.js';
import { TurnBooks } from '../book/turn-books.js';
import { inItsName, mustBePlayer, mustTakeOrders } from './open-for-orders.js';

/** Judges orders as if they were sent now, and writes nothing down. */
@Injectable()
export class PreviewOrders {
  constructor(
    private readonly books: TurnBooks,
    @Inject(DatabaseClock) private readonly clock: Pick<DatabaseClock, 'now'>,
  ) {}

  /** @throws TurnNotOpenError @throws NotAPlayerError @throws OrderInAnotherNameError */
  async run(question: QuestionOf<typeof previewOrders>): Promise<AnswerOf<typeof previewOrders>> {
    const { campaign, turn, player } = question;
    const now = (await this.clock.now()).getTime();
    return this.books.with(campaign, turn, (book) => {
      mustBePlayer(book, player);
      mustTakeOrders(book, now);
      const orders = question.orders.map((order, i) => inItsName(book, order as Order, player, i));
      const judgements = book.judge(orders).map(({ order, accepted, understood, problems }) => ({
        ...{ order, accepted, understood, plan: planOf(book, orders[order]!) },
        problems: [...problems],
      }));
      return { judgements };
    });
  }
}

function planOf(book: TurnBook, order: Order): JudgementDocument['plan'] {
  const plan = book.plan(order);
  return plan && { ...plan, steps: [...plan.steps] };
}
