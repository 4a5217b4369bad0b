import { provisionAccounts } from './accounts/account-requests.js';
import { createCampaign, describeCampaign, listCampaigns } from './campaign/campaign-requests.js';
import {
  closeOrderBook,
  listOrders,
  previewOrders,
  proveOrder,
  receiptKey,
  submitOrders,
  withdrawOrder,
} from './orders/order-requests.js';
import {
  drawMap,
  listMaps,
  listReports,
  readPositionReport,
  readTurnReport,
  rebuildReports,
} from './reports/report-requests.js';
import type { ServiceName } from './service-name.js';
import type { ServiceRequest } from './service-request.js';
import { auditLand, auditLogistics, auditNaval } from './turn/audit-requests.js';
import { closeTurn, describeTurn, openTurn } from './turn/turn-requests.js';

/** Every question there is in the house. */
export const ALL_REQUESTS: readonly ServiceRequest[] = [
  createCampaign,
  describeCampaign,
  listCampaigns,
  openTurn,
  closeTurn,
  describeTurn,
  submitOrders,
  previewOrders,
  listOrders,
  withdrawOrder,
  closeOrderBook,
  proveOrder,
  receiptKey,
  readTurnReport,
  readPositionReport,
  listReports,
  listMaps,
  drawMap,
  rebuildReports,
  auditLand,
  auditNaval,
  auditLogistics,
  provisionAccounts,
];

/** The questions one service answers; it refuses to start without a handler for each. */
export function requestsOf(service: ServiceName): readonly ServiceRequest[] {
  return ALL_REQUESTS.filter(({ owner }) => owner === service);
}
