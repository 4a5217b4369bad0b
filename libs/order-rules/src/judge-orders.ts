import type { CampaignState, Order } from '@vedette/campaign';
import type { Books } from '@vedette/rulebooks';
import { OrderDesk } from './order-desk.js';
import type { Receipt } from './receipt.js';
import { submissionOrder } from './submission-order.js';

/** What became of a list of orders. */
export interface Judgements {
  /** One receipt an order, in the order of the list. */
  readonly receipts: readonly Receipt[];
  /** Places in the list of the orders that are carried out: accepted, and not replaced by another (6.1). */
  readonly standing: ReadonlySet<number>;
  /** Places in the list in the order of submission. */
  readonly sequence: readonly number[];
  /** The orders that are carried out, in the order of submission. */
  readonly accepted: readonly Order[];
}

/**
 * Judges orders in the order of submission (GITM AMWOL 6.1, 6.10; details 14): authority is that of the moment, an
 * assignment holds for what comes after it; of the orders for one unit or ship the last of a commander stands, else the
 * last of a deputy, whose order after a commander's is valid but does nothing.
 */
export function judgeOrders(state: CampaignState, books: Books, orders: readonly Order[]): Judgements {
  const desk = new OrderDesk(state, books);
  const sequence = submissionOrder(orders);
  for (const place of sequence) desk.take(orders[place]!, place);
  const standing = new Set(sequence.filter((place) => desk.stands(place)));
  return {
    receipts: orders.map((_, place) => desk.receipt(place)),
    standing,
    sequence,
    accepted: sequence.filter((place) => standing.has(place)).map((place) => orders[place]!),
  };
}
