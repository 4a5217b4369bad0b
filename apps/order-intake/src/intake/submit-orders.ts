import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Order } from '@vedette/campaign';
import type { AnswerOf, QuestionOf, ReceiptDocument, submitOrders } from '@vedette/contracts';
import type { NewEvent } from '@vedette/event-store';
import {
  commandIdOf,
  OrderAccepted,
  OrderDeclined,
  orderDigest,
  RECEIPT_KEY,
  signReceipt,
  storedEvent,
  type SubmittedOrder,
} from '@vedette/ledger';
import { Keyring, type SigningKey } from '@vedette/vault';
import { BookWriter } from '../book/book-writer.js';
import type { TurnBook } from '../book/turn-book.js';
import { TurnBooks } from '../book/turn-books.js';
import { Clock } from './clock.js';
import { KeyReusedError, TooManyOrdersError } from './intake.errors.js';
import { inOwnName, mustBePlayer, mustTakeOrders } from './open-for-orders.js';

type Question = QuestionOf<typeof submitOrders>;
type Answer = AnswerOf<typeof submitOrders>;

/** Far above what a commander of a hundred units can need, far below what fills a disk. */
const MOST_A_TURN = 5_000;

/**
 * Takes orders: judges each against the turn's start and everything that stands, and writes it down with its receipt,
 * accepted or not. An order counts from the moment it is in the log.
 */
@Injectable()
export class SubmitOrders {
  constructor(
    private readonly books: TurnBooks,
    private readonly writer: BookWriter,
    private readonly keyring: Keyring,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws TurnNotOpenError @throws NotAPlayerError @throws OrderInAnotherNameError
   * @throws KeyReusedError @throws TooManyOrdersError
   */
  async run(question: Question): Promise<Answer> {
    const { campaign, turn, player, key } = question;
    const signing = await this.keyring.signingKey(RECEIPT_KEY);
    return this.books.with(campaign, turn, async (book) => {
      mustBePlayer(book, player);
      const orders = question.orders.map((order, i) => inOwnName(book, order as Order, player, i));
      const earlier = key === undefined ? [] : submittedUnder(book, player, key);
      if (earlier.length > 0) return replay(earlier, orders, key!);
      const command =
        key === undefined ? randomUUID() : commandIdOf(`${campaign}/${turn}/orders/${player}/${key}`);
      let receipts: ReceiptDocument[] = [];
      let first: SubmittedOrder[] = [];
      await this.writer.write(book, command, () => {
        // The same key may have come in at another process while this one was losing a race.
        first = key === undefined ? [] : submittedUnder(book, player, key);
        if (first.length > 0) return null;
        mustTakeOrders(book, this.clock.now());
        if (book.sentBy(player).length + orders.length > MOST_A_TURN)
          throw new TooManyOrdersError(MOST_A_TURN);
        receipts = this.receipts(book, orders, player, signing);
        return receipts.map((receipt, i) => submissionEvent(orders[i]!, receipt, key));
      });
      // The store takes the same command as done: what stands may be the receipts of another process under this key.
      if (first.length === 0 && !book.record.submission(receipts[0]!.id))
        first = submittedUnder(book, player, key!);
      return first.length > 0 ? replay(first, orders, key!) : { receipts, replayed: false };
    });
  }

  private receipts(
    book: TurnBook,
    orders: readonly Order[],
    player: string,
    signing: SigningKey,
  ): ReceiptDocument[] {
    const { campaign, turn } = book.record;
    const sent = book.sentBy(player).length;
    const at = new Date(this.clock.now()).toISOString();
    return book.judge(orders).map(({ order, accepted, understood, problems }, i) =>
      signReceipt(
        {
          order,
          accepted,
          understood,
          problems: problems.map((problem) => ({ ...problem })),
          id: randomUUID(),
          campaign,
          turn,
          player,
          version: sent + i + 1,
          at,
          digest: orderDigest(orders[i]),
          salt: randomBytes(16).toString('hex'),
        },
        signing,
      ),
    );
  }
}

function submissionEvent(order: Order, receipt: ReceiptDocument, key: string | undefined): NewEvent {
  const definition = receipt.accepted ? OrderAccepted : OrderDeclined;
  return storedEvent(
    definition,
    { order, receipt, ...(key === undefined ? {} : { key }) },
    { turn: receipt.turn },
  );
}

const submittedUnder = (book: TurnBook, player: string, key: string): SubmittedOrder[] =>
  book.sentBy(player).filter((sent) => sent.key === key);

/** The answer of the first time. @throws KeyReusedError when other orders come under the same key */
function replay(earlier: readonly SubmittedOrder[], orders: readonly Order[], key: string): Answer {
  const same =
    earlier.length === orders.length &&
    earlier.every(({ receipt }, i) => receipt.digest === orderDigest(orders[i]));
  if (!same) throw new KeyReusedError(key);
  return { receipts: earlier.map(({ receipt }) => receipt), replayed: true };
}
