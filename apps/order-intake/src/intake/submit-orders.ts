import { DatabaseClock } from '@vedette/platform';
import { type Order } from '../game/sent-order.js';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { AnswerOf, QuestionOf, ReceiptDocument, submitOrders } from '@vedette/contracts';
import type { NewEvent } from '@vedette/event-store';
import { StandingOrderSet, storedEvent } from '@vedette/ledger';
import { BookWriter } from '../stream/book-writer.js';
import { isRefusedAppend } from '../stream/refused-append.js';
import { type Clerk, ReceiptOffice, type ReceiptPage } from '../book/receipt-office.js';
import type { OrderTrial } from '../book/order-trial.js';
import type { TurnBook } from '../book/turn-book.js';
import { TurnBooks } from '../book/turn-books.js';
import { CampaignFiles } from '../file/campaign-files.js';
import { TooManyOrdersError } from './intake.errors.js';
import { inItsName, mustBeAbleToStand, mustBePlayer, mustGoOn, mustTakeOrders } from './open-for-orders.js';
import { PlanOrders } from './plan-orders.js';
import { replay } from './replay.js';

type Question = QuestionOf<typeof submitOrders>;
type Answer = AnswerOf<typeof submitOrders>;

/** Far above what a commander of a hundred units can need, far below what fills a disk. */
const MOST_A_TURN = 5_000;
/** Orders that are written down in one append. */
const MOST_AT_ONCE = 1_000;
/** Milliseconds from one append to the next while orders go on coming in: each costs the same, however many it holds. */
const SPACING_MS = 25;

/** A submission that waits for the book to be free. */
interface Waiting {
  readonly question: Question;
  /** When it came in: that is its time, however long it waits. */
  readonly receivedAt: number;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Takes orders: judges each against the turn's start and everything that stands, and writes it down with its receipt,
 * accepted or not. An order counts from the moment it is in the log. Submissions that come in while the book is being
 * written wait together and go into the next append in the order in which they came: a crowd before the deadline costs a
 * few appends instead of thousands.
 */
@Injectable()
export class SubmitOrders {
  private readonly waiting = new Map<string, Waiting[]>();

  constructor(
    private readonly books: TurnBooks,
    private readonly files: CampaignFiles,
    private readonly writer: BookWriter,
    private readonly receipts: ReceiptOffice,
    private readonly plans: PlanOrders,
    @Inject(DatabaseClock) private readonly clock: Pick<DatabaseClock, 'now'>,
  ) {}

  /**
   * @throws CampaignOverError @throws TurnNotOpenError @throws NotAPlayerError @throws OrderInAnotherNameError
   * @throws KeyReusedError @throws TooManyOrdersError @throws KindDoesNotStandError @throws TurnTooFarError
   */
  async run(question: Question): Promise<Answer> {
    const receivedAt = (await this.clock.now()).getTime();
    const { campaign, turn } = question;
    if (turn !== undefined && turn > (await this.files.fresh(campaign)).latestTurn)
      return this.plans.run({ ...question, turn }, receivedAt);
    return new Promise<Answer>((resolve, reject) => {
      const mine = { question, receivedAt, resolve, reject };
      const key = `${campaign}/${turn ?? 'latest'}`;
      const queue = this.waiting.get(key);
      if (queue) queue.push(mine);
      else {
        this.waiting.set(key, [mine]);
        void this.drain(key, campaign, turn);
      }
    });
  }

  /** Writes down what waits until nothing does. */
  private async drain(key: string, campaign: string, turn: number | undefined): Promise<void> {
    const queue = this.waiting.get(key)!;
    for (let begun = -SPACING_MS; queue.length > 0;) {
      const early = begun + SPACING_MS - performance.now();
      if (early > 0) await pause(early);
      begun = performance.now();
      let group: Waiting[] = [];
      try {
        await this.books.with(campaign, turn, (book) => {
          group = nextGroup(queue);
          return this.writeTogether(book, group);
        });
      } catch (error) {
        if (group.length === 0) group = queue.splice(0);
        for (const { reject } of group) reject(error);
      }
    }
    this.waiting.delete(key);
  }

  /**
   * Writes a group down, and each of it alone when the log refuses what they make together: what one sends must cost nobody
   * else his order. Only a refusal is tried again, for of anything else nobody knows whether it was written.
   */
  private async writeTogether(book: TurnBook, group: readonly Waiting[]): Promise<void> {
    try {
      await this.writeDown(book, group);
    } catch (error) {
      if (group.length === 1 || !isRefusedAppend(error)) throw error;
      for (const one of group) await this.writeDown(book, [one]).catch(one.reject);
    }
  }

  private async writeDown(book: TurnBook, group: readonly Waiting[]): Promise<void> {
    const clerk = await this.receipts.open();
    let outcomes: Outcome[] = [];
    await this.writer.write(randomUUID(), () => {
      const sitting = new Sitting(book, clerk);
      outcomes = group.map((one) => sitting.take(one));
      return [
        { page: book, events: sitting.orders },
        { page: book.file, events: sitting.standing },
      ];
    });
    // The end stands in another stream, so it can be appended between the look at it and the orders. They count for nothing then,
    // and nobody must hold a receipt that says they do.
    const before = book.file.ended;
    await this.files.fresh(book.campaign);
    if (before === null) mustGoOn(book);
    for (const [i, { resolve, reject }] of group.entries()) {
      const outcome = outcomes[i]!;
      if ('answer' in outcome) resolve(outcome.answer);
      else reject(outcome.error);
    }
  }
}

type Outcome = { readonly answer: Answer } | { readonly error: unknown };

/** One look at a book: the submissions of a group, one after another, each seeing those before it. */
class Sitting {
  readonly orders: NewEvent[] = [];
  readonly standing: NewEvent[] = [];
  private readonly page: ReceiptPage;
  private readonly trial: OrderTrial;
  private readonly answered = new Map<string, readonly ReceiptDocument[]>();

  constructor(
    private readonly book: TurnBook,
    clerk: Clerk,
  ) {
    this.page = clerk.pageOf(book);
    this.trial = book.trial();
  }

  /** A submission that is refused as a whole leaves nothing behind, and the others as they are. */
  take({ question, receivedAt }: Waiting): Outcome {
    try {
      return { answer: this.submit(question, receivedAt) };
    } catch (error) {
      return { error };
    }
  }

  private submit(
    { player: sender, key, standing = false, orders: sent }: Question,
    receivedAt: number,
  ): Answer {
    const { book, page } = this;
    mustBePlayer(book, sender);
    const orders = sent.map((order, i) => inItsName(book, order as Order, sender, i));
    const earlier = key === undefined ? [] : this.under(sender, key);
    if (earlier.length > 0) return replay(earlier, orders, key!);
    mustTakeOrders(book, receivedAt);
    if (standing) mustBeAbleToStand(book, orders);
    for (const player of new Set(orders.map(({ by }) => by)))
      if (page.sentBy(player) + orders.filter(({ by }) => by === player).length > MOST_A_TURN)
        throw new TooManyOrdersError(MOST_A_TURN);
    const at = new Date(receivedAt).toISOString();
    const receipts = orders.map((order, i) => {
      const { by: player } = order;
      const { receipt, event } = page.write(
        order,
        { ...this.trial.take(order), order: i },
        { player, at, key: key ?? null, sender: player === sender ? null : sender, origin: null },
      );
      this.trial.hasReceipt(receipt.id);
      this.orders.push(event);
      if (standing && receipt.accepted) this.standing.push(standingEvent(order, receipt));
      return receipt;
    });
    if (key !== undefined) this.answered.set(`${sender} ${key}`, receipts);
    return { receipts, replayed: false };
  }

  private under(sender: string, key: string): readonly ReceiptDocument[] {
    const before = this.answered.get(`${sender} ${key}`);
    return before ?? this.book.sentUnder(sender, key).map(({ receipt }) => receipt);
  }
}

function standingEvent(order: Order, { id, player, turn }: ReceiptDocument): NewEvent {
  return storedEvent(StandingOrderSet, { id, player, order, since: turn });
}

/** As many of those that came first as go into one append. */
function nextGroup(queue: Waiting[]): Waiting[] {
  let orders = 0;
  let count = 0;
  for (; count < queue.length; count++) {
    orders += queue[count]!.question.orders.length;
    if (orders > MOST_AT_ONCE && count > 0) break;
  }
  return queue.splice(0, count);
}
