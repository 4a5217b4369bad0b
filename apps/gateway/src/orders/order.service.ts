import { Injectable } from '@nestjs/common';
import { faultsOfOrder, faultsOfOrders, isOrder, type Order } from '@vedette/campaign';
import {
  type AnswerOf,
  listOrders,
  MOST_ORDERS_A_SUBMISSION,
  previewOrders,
  proveOrder,
  receiptKey,
  type ReceiptDocument,
  submitOrders,
  withdrawOrder,
} from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { InvalidRequestError } from '@vedette/platform';
import { CampaignService } from '../campaigns/campaign.service.js';
import { OrderMalformedError, OrderRefusedError } from './order.errors.js';

/** Whose orders, in which campaign and turn; the latest turn unless given. */
export interface Sender {
  readonly campaign: string;
  readonly player: string;
  readonly turn?: number | undefined;
}

const KEY = /^[A-Za-z0-9._:-]{1,100}$/;

/** Takes orders to order-intake, after looking whether they are well-formed. */
@Injectable()
export class OrderService {
  constructor(
    private readonly requests: RequestClient,
    private readonly campaigns: CampaignService,
  ) {}

  /** Sends one order. @throws OrderMalformedError @throws OrderRefusedError with the receipt */
  async submitOne(sender: Sender, order: unknown, key: string | undefined): Promise<ReceiptDocument> {
    const { receipts } = await this.submit(sender, [order], key, '');
    const [receipt] = receipts;
    if (!receipt!.accepted) throw new OrderRefusedError(receipt!);
    return receipt!;
  }

  /** Sends an orders document. @throws OrderMalformedError */
  async submitDocument(
    sender: Sender,
    document: unknown,
    key: string | undefined,
  ): Promise<AnswerOf<typeof submitOrders>> {
    const faults = faultsOfOrders(document);
    if (faults.length > 0) throw new OrderMalformedError(faults);
    const { orders, turn } = document as { orders: Order[]; turn?: number };
    return this.submit({ ...sender, turn: sender.turn ?? turn }, orders, key, '/orders');
  }

  /** Sends orders. @throws OrderMalformedError */
  async submit(
    sender: Sender,
    orders: readonly unknown[],
    key: string | undefined,
    prefix = '/orders',
  ): Promise<AnswerOf<typeof submitOrders>> {
    if (key !== undefined && !KEY.test(key))
      throw new InvalidRequestError({
        code: 'parameter-invalid',
        field: 'Idempotency-Key',
        rule: 'openapi.json',
        message: 'Idempotency-Key must be 1 to 100 letters, digits, dots, dashes, colons or underscores.',
      });
    const wellFormed = readOrders(orders, prefix);
    const whose = await this.whose(sender);
    return this.requests.request(submitOrders, {
      ...whose,
      orders: wellFormed,
      ...(key === undefined ? {} : { key }),
    });
  }

  /** What would be made of orders if they were sent now. @throws OrderMalformedError */
  async preview(sender: Sender, orders: readonly unknown[]): Promise<AnswerOf<typeof previewOrders>> {
    const wellFormed = readOrders(orders, '/orders');
    return this.requests.request(previewOrders, { ...(await this.whose(sender)), orders: wellFormed });
  }

  async list(sender: Sender): Promise<AnswerOf<typeof listOrders>> {
    return this.requests.request(listOrders, await this.whose(sender));
  }

  async withdraw(sender: Sender, id: string): Promise<AnswerOf<typeof withdrawOrder>> {
    return this.requests.request(withdrawOrder, { ...(await this.whose(sender)), id });
  }

  async prove(sender: Sender, id: string): Promise<AnswerOf<typeof proveOrder>> {
    return this.requests.request(proveOrder, { ...(await this.whose(sender)), id });
  }

  receiptKey(): Promise<AnswerOf<typeof receiptKey>> {
    return this.requests.request(receiptKey, {});
  }

  private async whose({
    campaign,
    player,
    turn,
  }: Sender): Promise<{ campaign: string; player: string; turn: number }> {
    return { campaign, player, turn: turn ?? (await this.campaigns.turn(campaign)).turn };
  }
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
