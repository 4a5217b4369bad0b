import { Injectable } from '@nestjs/common';
import { faultsOfTemplate, type JsonPointer, type OrderTemplate } from '@vedette/campaign';
import {
  type AnswerOf,
  copyOrder,
  type CopySource,
  listHandOvers,
  listOrders,
  LONGEST_ORDER_TEXT,
  MOST_ORDERS_A_SUBMISSION,
  orderHistory,
  type OrderOfAnyGame,
  previewOrders,
  previewText,
  type ReceiptDocument,
  submitOrders,
  submitText,
  withdrawOrder,
} from '@vedette/contracts';
import { RequestClient, type RequestContract } from '@vedette/messaging';
import { InvalidRequestError } from '@vedette/platform';
import { ParameterInvalidError } from '@vedette/edge';
import { Bells } from '../bells/bells.js';
import type { CopyBody } from './disposition.views.js';
import type { Seat } from '../access/caller.js';
import {
  type HistoryQuestion,
  ORDERS_A_PAGE,
  type SendingQuestion,
  type SentQuestion,
} from './order.questions.js';
import type { OrderHistoryView } from './order.views.js';
import { faultsOfSentDocument, faultsOfSentOrder } from './faults-of-sent-orders.js';
import { OrderMalformedError, OrderRefusedError } from './order.errors.js';

/** Whose orders, in which campaign and turn; the latest turn unless given. */
export interface Sender extends Seat {
  readonly turn?: number | undefined;
}

/** Takes orders to order-intake, after looking whether they are well-formed. */
@Injectable()
export class OrderService {
  constructor(
    private readonly requests: RequestClient,
    private readonly bells: Bells,
  ) {}

  /** Sends one order. @throws OrderMalformedError @throws OrderRefusedError with the receipt */
  async submitOne(seat: Seat, order: unknown, sending: SendingQuestion): Promise<ReceiptDocument> {
    const { receipts } = await this.submit(seat, [order], sending, '');
    const [receipt] = receipts;
    if (!receipt!.accepted) throw new OrderRefusedError(receipt!);
    return receipt!;
  }

  /** Sends an orders document. @throws OrderMalformedError */
  async submitDocument(
    seat: Seat,
    document: unknown,
    sending: SendingQuestion,
  ): Promise<AnswerOf<typeof submitOrders>> {
    const faults = faultsOfSentDocument(document);
    if (faults.length > 0) throw new OrderMalformedError(faults);
    const { orders, turn } = document as { orders: OrderOfAnyGame[]; turn?: unknown };
    // A battle calls its turns by the hour: which it counts, nobody has to know who sends for the latest.
    const counted = typeof turn === 'number' ? { turn } : {};
    return this.submit(seat, orders, { ...counted, ...sending }, '/orders');
  }

  /** Sends orders. @throws OrderMalformedError */
  async submit(
    seat: Seat,
    orders: readonly unknown[],
    sending: SendingQuestion,
    prefix: JsonPointer = '/orders',
  ): Promise<AnswerOf<typeof submitOrders>> {
    return this.changes(submitOrders, { ...seat, ...sending, orders: readOrders(orders, prefix) });
  }

  /** Sends the orders of a text. */
  async submitText(seat: Seat, text: string, sending: SendingQuestion): Promise<AnswerOf<typeof submitText>> {
    return this.changes(submitText, { ...seat, ...sending, text: mustBeText(text) });
  }

  /** Sends one order for many units or ships. @throws OrderMalformedError */
  async copy(seat: Seat, body: CopyBody, sending: SendingQuestion): Promise<AnswerOf<typeof copyOrder>> {
    return this.changes(copyOrder, { ...seat, ...sending, from: sourceOf(body), to: body.to });
  }

  /** What would be made of orders if they were sent now. @throws OrderMalformedError */
  async preview(sender: Sender, orders: readonly unknown[]): Promise<AnswerOf<typeof previewOrders>> {
    const wellFormed = readOrders(orders, '/orders');
    return this.requests.request(previewOrders, { ...whose(sender), orders: wellFormed });
  }

  /** What would be made of the orders of a text if they were sent now. */
  async previewText(sender: Sender, text: string): Promise<AnswerOf<typeof previewText>> {
    return this.requests.request(previewText, { ...whose(sender), text: mustBeText(text) });
  }

  list(seat: Seat, asked: SentQuestion): Promise<AnswerOf<typeof listOrders>> {
    return this.requests.request(listOrders, { ...seat, ...asked });
  }

  /** What was sent from one turn to another, newest turn first, a page at a time. @throws ParameterInvalidError */
  async history(seat: Seat, { after, ...asked }: HistoryQuestion): Promise<OrderHistoryView> {
    const { orders, next } = await this.requests.request(orderHistory, {
      ...{ ...seat, limit: ORDERS_A_PAGE, ...asked },
      ...(after === undefined ? {} : { after: placeOf(after) }),
    });
    return { orders, next: next && `${next.turn}.${next.order}` };
  }

  withdraw(sender: Sender, id: string): Promise<AnswerOf<typeof withdrawOrder>> {
    return this.changes(withdrawOrder, { ...whose(sender), id });
  }

  /**
   * Asks what changes somebody's orders, and tells his other programs that they have changed, and those of players in whose name he
   * sent them.
   */
  private async changes<Question extends Seat & { readonly standing?: boolean | undefined }, Answer>(
    contract: RequestContract<Question, Answer>,
    question: Question,
  ): Promise<Answer> {
    const answer = await this.requests.request(contract, question);
    const { campaign, player, standing } = question;
    const receipts = receiptsIn(answer);
    this.bells.ringOrders(campaign, [player, ...receipts.map((receipt) => receipt.player)]);
    if (standing) await this.tellStandIns(campaign, receipts);
    return answer;
  }

  /** A standing order is shown to whoever stands in for its player in its turn. */
  private async tellStandIns(campaign: string, receipts: readonly ReceiptDocument[]): Promise<void> {
    const turns = new Map(
      receipts.filter(({ accepted }) => accepted).map(({ player, turn }) => [player, turn]),
    );
    for (const [player, turn] of turns)
      try {
        const { handOvers } = await this.requests.request(listHandOvers, { campaign, player });
        const now = handOvers.filter((one) => one.player === player && one.from <= turn && turn <= one.until);
        this.bells.ringOrders(
          campaign,
          now.map(({ to }) => to),
        );
      } catch {
        // The orders stand whoever was told of them; the next bell makes up for it.
      }
  }
}

/** An answer with receipts: in their order, or each beside the line it is of. */
interface WithReceipts {
  readonly receipts?: readonly ReceiptDocument[];
  readonly results?: readonly { readonly receipt: ReceiptDocument }[];
}

/** The receipts of an answer; none of one that tells of a withdrawal. */
function receiptsIn(answer: unknown): readonly ReceiptDocument[] {
  const { receipts, results = [] } = answer as WithReceipts;
  return receipts ?? results.map(({ receipt }) => receipt);
}

/** @throws ParameterInvalidError */
function placeOf(after: string): { turn: number; order: number } {
  const [turn, order] = after.split('.');
  if (Number(turn) > 10_000) throw new ParameterInvalidError('after', '"next" of the page before');
  return { turn: Number(turn), order: Number(order) };
}

/** The latest turn is found by who keeps the orders: asking for it first would cost every order a question more. */
function whose({ campaign, player, turn }: Sender): { campaign: string; player: string; turn?: number } {
  return { campaign, player, ...(turn === undefined ? {} : { turn }) };
}

/** @throws InvalidRequestError */
function mustBeText(text: string): string {
  if (text.trim().length > 0 && text.length <= LONGEST_ORDER_TEXT) return text;
  throw new InvalidRequestError({
    code: 'order-unreadable',
    field: '/',
    rule: 'vedette/orders@1',
    message: `A text of ${text.length} characters; send 1 to ${LONGEST_ORDER_TEXT}, one order a line.`,
  });
}

/** @throws OrderMalformedError @throws InvalidRequestError unless exactly one source is given */
function sourceOf({ order, id, template }: CopyBody): CopySource {
  const sources = [order, id, template].filter((source) => source !== undefined && source !== null);
  if (sources.length !== 1)
    throw new InvalidRequestError({
      code: 'request-invalid',
      field: '/order',
      rule: 'openapi.json',
      message: 'Give one of order, id and template.',
    });
  if (order) return { order: readTemplate(order, '/order') };
  return id ? { id } : { template: template! };
}

/** An order to be copied whose shape is that of its kind, standing at `field`. @throws OrderMalformedError */
export function readTemplate(order: unknown, field: JsonPointer): OrderTemplate {
  const faults = faultsOfTemplate(order, field);
  if (faults.length > 0) throw new OrderMalformedError(faults.slice(0, 100));
  return order as OrderTemplate;
}

/** Orders whose shape is that of their kind. `prefix` is where the list stands; empty when the order is the body. */
function readOrders(orders: readonly unknown[], prefix: JsonPointer): OrderOfAnyGame[] {
  if (orders.length === 0 || orders.length > MOST_ORDERS_A_SUBMISSION)
    throw new OrderMalformedError([
      {
        pointer: prefix,
        found: `${orders.length} orders`,
        allowed: `1 to ${MOST_ORDERS_A_SUBMISSION} orders`,
      },
    ]);
  const faults = orders.flatMap((order, i) =>
    faultsOfSentOrder(order, prefix === '' ? '' : `${prefix}/${i}`),
  );
  if (faults.length > 0) throw new OrderMalformedError(faults.slice(0, 100));
  return orders as OrderOfAnyGame[];
}
