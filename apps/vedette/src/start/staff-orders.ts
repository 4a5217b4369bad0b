import type { FleetPosition, PositionReport } from '@vedette/campaign';
import { ordersForTurn, ordersFromReports, type OfficersOrders } from '@vedette/scenarios';
import type { GatewayClient } from './gateway-client.js';
import { GatewayRefusedError } from '../server/gateway-refused.error.js';

/** What is used of a position report's JSON form. */
interface ReportDocument {
  readonly land: { readonly observed: PositionReport } | null;
  readonly fleet: { readonly observed: FleetPosition } | null;
}

/**
 * The orders staff officers send for a turn: those written for the opening, afterwards each from his own position report of
 * the turn before, fetched as he would fetch it.
 */
export async function staffOrders(
  campaign: string,
  turn: number,
  clients: ReadonlyMap<string, GatewayClient>,
): Promise<readonly OfficersOrders[]> {
  const written = ordersForTurn(campaign, turn);
  if (written.length > 0 || turn === 1) return written;
  const reports: PositionReport[] = [];
  const fleets: FleetPosition[] = [];
  for (const client of clients.values()) {
    const report = await ownReport(client, campaign, turn - 1);
    if (report?.land) reports.push(report.land.observed);
    if (report?.fleet) fleets.push(report.fleet.observed);
  }
  return ordersFromReports(campaign, reports, fleets);
}

async function ownReport(
  client: GatewayClient,
  campaign: string,
  turn: number,
): Promise<ReportDocument | null> {
  try {
    const text = await client.document(`/campaigns/${campaign}/reports/${turn}/position.json`);
    return JSON.parse(text) as ReportDocument;
  } catch (error) {
    if (error instanceof GatewayRefusedError && error.status === 404) return null;
    throw error;
  }
}
