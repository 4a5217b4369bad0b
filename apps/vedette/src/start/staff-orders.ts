import { officersMind } from '../officers/officers-mind.js';
import type { OrderBook } from '../server/order-book.js';
import type { GatewayClient } from '../server/gateway-client.js';

/** What one staff officer sends. */
export interface OfficersBook {
  readonly player: string;
  readonly book: OrderBook;
}

/** The orders staff officers send for a turn, each from what his own session shows him. */
export async function staffOrders(
  campaign: string,
  turn: number,
  clients: ReadonlyMap<string, GatewayClient>,
): Promise<readonly OfficersBook[]> {
  const sent: OfficersBook[] = [];
  for (const [player, client] of clients) {
    const book = await officersMind(campaign, player).book(client, campaign, turn);
    if (book && book.orders.length > 0) sent.push({ player, book });
  }
  return sent;
}
