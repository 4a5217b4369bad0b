import { Injectable } from '@nestjs/common';
import { faultsOfOrder, faultsOfOrders, isOrder, type Order } from '@vedette/campaign';
import {
  type AnswerOf,
  copyOrder,
  type CopySource,
  listOrders,
  LONGEST_ORDER_TEXT,
  MOST_ORDERS_A_SUBMISSION,
  orderHistory,
  previewOrders,
  previewText,
  proveOrder,
  receiptKey,
  type ReceiptDocument,
  submitOrders,
  submitText,
  withdrawOrder,
} from '@vedette/contracts';
import { RequestClient, type RequestContract } from '@vedette/messaging';
import { InvalidRequestError } from '@vedette/platform';
import { ParameterInvalidError } from '../http/params.js';
import { OrderBell } from '../live/order-bell.js';
import type { CopyBody } from './disposition.views.js';
import { type HistoryQuestion, ORDERS_A_PAGE } from './order.questions.js';
import type { OrderHistoryView } from './order.views.js';
import { OrderMalformedError, OrderRefusedError } from './order.errors.js';

/** Whose orders, in which campaign and turn; the latest turn unless given. */
export interface Sender {
  readonly campaign: string;
  readonly player: string;
  readonly turn?: number | undefined;
}

/** How orders are sent. */
export interface Sending {
  /** The same key again does nothing twice. */
  readonly key?: string | undefined;
  /** Whether they are sent again by themselves in every later turn. */
  readonly standing?: boolean | undefined;
}

/** What of a player's orders is asked for. */
export interface Wanted {
  /** Somebody the player stands in for. */
  readonly officer?: string | undefined;
  /** Only what was ordered of this unit, ship or place. */
  readonly piece?: string | undefined;
}

const KEY = /^[A-Za-z0-9._:-]{1,100}$/;

/** Takes orders to order-intake, after looking whether they are well-formed. */
@Injectable()
export class OrderService {
  constructor(
    private readonly requests: RequestClient,
    private readonly bell: OrderBell,
  ) {}

  /** Sends one order. @throws OrderMalformedError @throws OrderRefusedError with the receipt */
  async submitOne(sender: Sender, order: unknown, sending: Sending): Promise<ReceiptDocument> {
    const { receipts } = await this.submit(sender, [order], sending, '');
    const [receipt] = receipts;
    if (!receipt!.accepted) throw new OrderRefusedError(receipt!);
    return receipt!;
  }

  /** Sends an orders document. @throws OrderMalformedError */
  async submitDocument(
    sender: Sender,
    document: unknown,
    sending: Sending,
  ): Promise<AnswerOf<typeof submitOrders>> {
    const faults = faultsOfOrders(document);
    if (faults.length > 0) throw new OrderMalformedError(faults);
    const { orders, turn } = document as { orders: Order[]; turn?: number };
    return this.submit({ ...sender, turn: sender.turn ?? turn }, orders, sending, '/orders');
  }

  /** Sends orders. @throws OrderMalformedError */
  async submit(
    sender: Sender,
    orders: readonly unknown[],
    sending: Sending,
    prefix = '/orders',
  ): Promise<AnswerOf<typeof submitOrders>> {
    const wellFormed = readOrders(orders, prefix);
    return this.changes(sender, submitOrders, { ...whose(sender), ...how(sending), orders: wellFormed });
  }

  /** Sends the orders of a text. */
  async submitText(sender: Sender, text: string, sending: Sending): Promise<AnswerOf<typeof submitText>> {
    return this.changes(sender, submitText, { ...whose(sender), ...how(sending), text: mustBeText(text) });
  }

  /** Sends one order for many units or ships. @throws OrderMalformedError */
  async copy(sender: Sender, body: CopyBody, sending: Sending): Promise<AnswerOf<typeof copyOrder>> {
    const from = sourceOf(body);
    return this.changes(sender, copyOrder, { ...whose(sender), ...how(sending), from, to: body.to });
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

  async list(sender: Sender, wanted: Wanted = {}): Promise<AnswerOf<typeof listOrders>> {
    return this.requests.request(listOrders, { ...whose(sender), ...given(wanted) });
  }

  /** What was sent from one turn to another, newest turn first, a page at a time. @throws ParameterInvalidError */
  async history(
    whose: Omit<Sender, 'turn'>,
    { after, limit = ORDERS_A_PAGE, ...wanted }: HistoryQuestion,
  ): Promise<OrderHistoryView> {
    const { orders, next } = await this.requests.request(orderHistory, {
      ...whose,
      ...given({ ...wanted, after: placeOf(after) }),
      limit,
    });
    return { orders, next: next && `${next.turn}.${next.order}` };
  }

  /** Asks what changes somebody's orders, and tells his other programs that they have changed. */
  private async changes<Question, Answer>(
    { campaign, player }: Sender,
    contract: RequestContract<Question, Answer>,
    question: Question,
  ): Promise<Answer> {
    const answer = await this.requests.request(contract, question);
    this.bell.ring(campaign, player);
    return answer;
  }

  async withdraw(sender: Sender, id: string): Promise<AnswerOf<typeof withdrawOrder>> {
    return this.changes(sender, withdrawOrder, { ...whose(sender), id });
  }

  async prove(sender: Sender, id: string): Promise<AnswerOf<typeof proveOrder>> {
    return this.requests.request(proveOrder, { ...whose(sender), id });
  }

  receiptKey(): Promise<AnswerOf<typeof receiptKey>> {
    return this.requests.request(receiptKey, {});
  }
}

/** What is given and not left out. */
function given<T extends object>(parts: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as never;
}

/** @throws ParameterInvalidError */
function placeOf(after: string | undefined): { turn: number; order: number } | undefined {
  if (after === undefined) return undefined;
  const [turn, order] = after.split('.');
  if (Number(turn) > 10_000) throw new ParameterInvalidError('after', '"next" of the page before');
  return { turn: Number(turn), order: Number(order) };
}

/** The latest turn is found by who keeps the orders: asking for it first would cost every order a question more. */
function whose({ campaign, player, turn }: Sender): { campaign: string; player: string; turn?: number } {
  return { campaign, player, ...given({ turn }) };
}

/** @throws InvalidRequestError */
function how({ key, standing }: Sending): { key?: string; standing?: boolean } {
  if (key !== undefined && !KEY.test(key))
    throw new InvalidRequestError({
      code: 'parameter-invalid',
      field: 'Idempotency-Key',
      rule: 'openapi.json',
      message: 'Idempotency-Key must be 1 to 100 letters, digits, dots, dashes, colons or underscores.',
    });
  return given({ key, standing });
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
  if (order) return { order: readOrder(order, '/order') };
  return id ? { id } : { template: template! };
}

/** An order whose shape is that of its kind, standing at `field`. @throws OrderMalformedError */
export function readOrder(order: unknown, field: string): Order {
  const faults = faultsOfOrder(order, field);
  if (faults.length > 0) throw new OrderMalformedError(faults.slice(0, 100));
  return order as Order;
}

/** Orders whose shape is that of their kind. `prefix` is where the list stands; empty when the order is the body. */
function readOrders(orders: readonly unknown[], prefix: string): Order[] {
  if (orders.length === 0 || orders.length > MOST_ORDERS_A_SUBMISSION)
    throw new OrderMalformedError([
      {
        pointer: prefix,
        found: `${orders.length} orders`,
        allowed: `1 to ${MOST_ORDERS_A_SUBMISSION} orders`,
      },
    ]);
  const faults = orders.flatMap((order, i) => faultsOfOrder(order, prefix === '' ? '' : `${prefix}/${i}`));
  if (faults.length > 0) throw new OrderMalformedError(faults.slice(0, 100));
  return orders.filter(isOrder);
}
