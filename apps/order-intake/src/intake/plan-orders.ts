import { type Order } from '../game/sent-order.js';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AnswerOf, QuestionOf, ReceiptDocument, submitOrders } from '@vedette/contracts';
import { OrderPlanned, storedEvent } from '@vedette/ledger';
import type { OrderProblem, Receipt } from '@vedette/order-rules';
import { BookWriter } from '../stream/book-writer.js';
import { ReceiptOffice } from '../book/receipt-office.js';
import type { TurnBook } from '../book/turn-book.js';
import { TurnBooks } from '../book/turn-books.js';
import { TooManyOrdersError } from './intake.errors.js';
import {
  inItsName,
  mustBeAbleToStand,
  mustBePlayer,
  mustGoOn,
  mustNotBeTooFar,
  orderRule,
} from './open-for-orders.js';
import { replay } from './replay.js';

type Question = QuestionOf<typeof submitOrders> & { readonly turn: number };
type Answer = AnswerOf<typeof submitOrders>;

const MOST_AHEAD = 500;

/**
 * Keeps orders for a turn that is not open yet. They are judged by today's position for the sender's information only; what
 * counts is the judgement when the turn opens, for much may have changed by then.
 */
@Injectable()
export class PlanOrders {
  constructor(
    private readonly books: TurnBooks,
    private readonly writer: BookWriter,
    private readonly receipts: ReceiptOffice,
  ) {}

  /**
   * @throws CampaignOverError @throws NotAPlayerError @throws OrderInAnotherNameError @throws TurnTooFarError
   * @throws TooManyOrdersError @throws KeyReusedError
   */
  run(question: Question, receivedAt: number): Promise<Answer> {
    const { campaign, turn, player: sender, key, standing = false } = question;
    return this.books.with(campaign, undefined, async (book) => {
      const { file } = book;
      mustBePlayer(book, sender);
      mustGoOn(book);
      mustNotBeTooFar(book, turn);
      const orders = question.orders.map((order, i) => inItsName(book, order as Order, sender, i, turn));
      if (standing) mustBeAbleToStand(book, orders);
      const judged = book.judge(orders).map((receipt) => asThingsStand(book, turn, receipt));
      const clerk = await this.receipts.open();
      const at = new Date(receivedAt).toISOString();
      let answer: Answer | undefined;
      await this.writer.write(randomUUID(), () => {
        const planned = file.plannedFor(turn);
        const earlier = planned.filter(
          (one) => key !== undefined && one.key === key && (one.sender ?? one.receipt.player) === sender,
        );
        if (earlier.length > 0) {
          answer = replay(
            earlier.map(({ receipt }) => receipt),
            orders,
            key!,
          );
          return [];
        }
        const versions = new Map<string, number>();
        const receipts = orders.map((order, i): ReceiptDocument => {
          const { by: player } = order;
          const before =
            versions.get(player) ?? planned.filter(({ receipt }) => receipt.player === player).length;
          if (before >= MOST_AHEAD) throw new TooManyOrdersError(MOST_AHEAD);
          versions.set(player, before + 1);
          return clerk.sign(order, judged[i]!, { campaign, turn, player, version: before + 1, at });
        });
        answer = { receipts, replayed: false };
        const events = receipts.map((receipt, i) =>
          storedEvent(OrderPlanned, {
            receipt,
            order: orders[i]!,
            ...(standing ? { standing } : {}),
            ...(key === undefined ? {} : { key }),
            ...(receipt.player === sender ? {} : { sender }),
          }),
        );
        return [{ page: file, events }];
      });
      return answer!;
    });
  }
}

/** Nothing is refused that may be right when the turn opens; what would be refused today is told as a warning. */
function asThingsStand(book: TurnBook, turn: number, receipt: Receipt): Receipt {
  const planned: OrderProblem = {
    severity: 'warning',
    code: 'planned',
    rule: orderRule(book),
    field: '/turn',
    message: [
      `turn ${turn} is not open yet`,
      'the order is kept and judged when it opens; what is said here is said as things stand today',
      'look at the list of your orders then, or take it back until then',
    ].join('; '),
  };
  // Orders of today's turn are not replaced by one for a later turn.
  const problems = receipt.problems
    .filter(({ code }) => code !== 'replaces' && code !== 'duplicate')
    .map((problem) => ({ ...problem, severity: 'warning' as const }));
  return { ...receipt, accepted: true, problems: [planned, ...problems] };
}
