import type { OfficersOrders } from '@vedette/scenarios';
import { ownReport } from '../officers/own-report.js';
import { seatOrders } from '../officers/seat-orders.js';
import type { GatewayClient } from '../server/gateway-client.js';

/** The orders staff officers send for a turn, each from what his own session shows him. */
export async function staffOrders(
  campaign: string,
  turn: number,
  clients: ReadonlyMap<string, GatewayClient>,
): Promise<readonly OfficersOrders[]> {
  const sent: OfficersOrders[] = [];
  for (const [player, client] of clients) {
    const report = turn === 1 ? null : await ownReport(client, campaign, turn - 1);
    const orders = seatOrders({ scenario: campaign, player, turn, report });
    if (orders.length > 0) sent.push({ player, orders });
  }
  return sent;
}
