import { copyCorrespondence, eraseCorrespondence } from './people/leaving-requests.js';
import { PEOPLE_REQUESTS } from './people/people-requests.js';
import {
  administrationLog,
  announce,
  cancelTrial,
  dryRunTurn,
  readTrial,
  editPiece,
  holdTurn,
  previewEdit,
  resumeTurn,
  rollBackTurn,
  undoRollBack,
  undoEdit,
} from './administration/administration-requests.js';
import { noteOrdersSeen } from './administration/orders-seen-request.js';
import { notePlace } from './administration/place-request.js';
import { wholePosition } from './administration/position-request.js';
import { cellDocument, frontDocument } from './campaign/document-requests.js';
import { endCampaign, publishCampaign, reopenCampaign } from './campaign/end-campaign-request.js';
import { retitleCampaign } from './campaign/retitle-request.js';
import { debriefIndex, readDebrief } from './reports/debrief-requests.js';
import { describeProjections, retryProjection } from './reports/projection-requests.js';
import { readAllBriefs, readBrief } from './campaign/brief-requests.js';
import { createCampaign, describeCampaign, listCampaigns } from './campaign/campaign-requests.js';
import {
  listCleared,
  listContacts,
  listForces,
  listIntelligence,
  printIntelligence,
  rebuildIntelligence,
  summariseContacts,
} from './intelligence/intelligence-requests.js';
import { listScenarios } from './campaign/scenario-requests.js';
import { campaignNews } from './campaign/news-requests.js';
import {
  copyOrder,
  endHandOver,
  endStandingOrder,
  handOver,
  listHandOvers,
  listStandingOrders,
  listTemplates,
  readAsStandIn,
  removeTemplate,
  saveTemplate,
} from './orders/disposition-requests.js';
import {
  closeOrderBook,
  listOrders,
  orderHistory,
  orderOptions,
  previewOrders,
  previewText,
  proveOrder,
  receiptKey,
  submitOrders,
  submitText,
  withdrawOrder,
} from './orders/order-requests.js';
import {
  drawMap,
  explainPiece,
  listMaps,
  listArchived,
  listReports,
  readPositionReport,
  readTurnReport,
  rebuildReports,
} from './reports/report-requests.js';
import { courierEstimates, courierTimes } from './letters/courier-requests.js';
import { DESK_REQUESTS } from './orders/desk-requests.js';
import { EFFECTIVE_REQUESTS } from './orders/effective-requests.js';
import { reachOf } from './orders/reach-requests.js';
import { MAP_REQUESTS } from './map/printed-map-requests.js';
import { LETTER_REQUESTS } from './letters/letter-requests.js';
import { NOTICE_REQUESTS } from './notices/notice-requests.js';
import { supplyQuestion } from './supply/supply-requests.js';
import { dropDeadLetter, listDeadLetters, sendBackDeadLetter } from './operation/dead-letter-requests.js';
import type { ServiceName } from './service-name.js';
import type { ServiceRequest } from './service-request.js';
import { auditBattle, auditLand, auditLogistics, auditNaval } from './turn/audit-requests.js';
import {
  confirmTurn,
  describeClock,
  governClock,
  noteOpening,
  noteSeats,
  setCalendar,
} from './turn/clock-requests.js';
import { wayOfOrders } from './turn/way-of-orders-request.js';
import { closeTurn, describeTurn, openTurn } from './turn/turn-requests.js';
import { historyOfLog } from './turn/history-request.js';
import { houseStalls } from './turn/stalls-request.js';
import { VOTE_REQUESTS } from './votes/vote-requests.js';
import { turnsVerified } from './turn/verified-request.js';

/** Every question there is in the house. */
export const ALL_REQUESTS: readonly ServiceRequest[] = [
  createCampaign,
  describeCampaign,
  listCampaigns,
  readBrief,
  readAllBriefs,
  campaignNews,
  openTurn,
  closeTurn,
  describeTurn,
  describeClock,
  noteOpening,
  noteSeats,
  confirmTurn,
  setCalendar,
  governClock,
  wayOfOrders,
  previewEdit,
  editPiece,
  undoEdit,
  announce,
  administrationLog,
  cancelTrial,
  dryRunTurn,
  readTrial,
  rollBackTurn,
  undoRollBack,
  resumeTurn,
  submitOrders,
  previewOrders,
  orderOptions,
  submitText,
  previewText,
  listOrders,
  orderHistory,
  withdrawOrder,
  closeOrderBook,
  proveOrder,
  receiptKey,
  copyOrder,
  listStandingOrders,
  endStandingOrder,
  saveTemplate,
  listTemplates,
  removeTemplate,
  handOver,
  listHandOvers,
  endHandOver,
  readAsStandIn,
  readTurnReport,
  readPositionReport,
  listArchived,
  listReports,
  listMaps,
  drawMap,
  explainPiece,
  rebuildReports,
  debriefIndex,
  readDebrief,
  describeProjections,
  retryProjection,
  listScenarios,
  holdTurn,
  wholePosition,
  frontDocument,
  cellDocument,
  noteOrdersSeen,
  notePlace,
  endCampaign,
  reopenCampaign,
  publishCampaign,
  retitleCampaign,
  listIntelligence,
  listContacts,
  listCleared,
  summariseContacts,
  listForces,
  printIntelligence,
  rebuildIntelligence,
  auditLand,
  auditNaval,
  auditLogistics,
  auditBattle,
  turnsVerified,
  houseStalls,
  historyOfLog,
  supplyQuestion,
  courierTimes,
  courierEstimates,
  listDeadLetters,
  sendBackDeadLetter,
  dropDeadLetter,
  reachOf,
  ...EFFECTIVE_REQUESTS,
  ...DESK_REQUESTS,
  ...MAP_REQUESTS,
  ...LETTER_REQUESTS,
  copyCorrespondence,
  eraseCorrespondence,
  ...NOTICE_REQUESTS,
  ...PEOPLE_REQUESTS,
  ...VOTE_REQUESTS,
];

/** The questions one service answers; it refuses to start without a handler for each. */
export function requestsOf(service: ServiceName): readonly ServiceRequest[] {
  return ALL_REQUESTS.filter(({ owner }) => owner === service);
}
