export * from './administration/administration.schema.js';
export * from './administration/administration-requests.js';
export * from './administration/place-request.js';
export * from './administration/orders-seen-request.js';
export * from './administration/position-request.js';
export * from './campaign/brief-requests.js';
export * from './campaign/campaign-end.schema.js';
export * from './campaign/campaign-requests.js';
export * from './campaign/campaign-standing.schema.js';
export * from './campaign/document-requests.js';
export * from './campaign/end-campaign-request.js';
export * from './campaign/retitle-request.js';
export * from './campaign/news-requests.js';
export * from './campaign/scenario-requests.js';
export * from './front-services.js';
export * from './intelligence/intelligence.schema.js';
export * from './intelligence/intelligence-requests.js';
export * from './letters/courier-requests.js';
export * from './letters/letter.schema.js';
export * from './letters/letter-requests.js';
export * from './map/printed-battleground.schema.js';
export * from './map/printed-map.schema.js';
export * from './map/printed-map-requests.js';
export {
  AdministratorAccount,
  CampaignIdText,
  CellName,
  CommandKey,
  Digest,
  Instant,
  OrderIdText,
  PieceIdText,
  TurnNumber,
} from './names.schema.js';
export * from './operation/dead-letter-requests.js';
export * from './operation/limit-counts.js';
export * from './notices/notice.schema.js';
export * from './notices/notice-requests.js';
export * from './orders/disposition-requests.js';
export * from './orders/desk-requests.js';
export * from './orders/effective-requests.js';
export * from './orders/order-requests.js';
export { OrderOfAnyGame } from './orders/order-of-any-game.js';
export * from './orders/reach-requests.js';
export * from './orders/receipt.schema.js';
export * from './people/account.schema.js';
export * from './people/account-requests.js';
export * from './people/browser-requests.js';
export * from './people/cell-requests.js';
export * from './people/leaving-requests.js';
export * from './people/own-account-requests.js';
export * from './people/people.schema.js';
export * from './people/place-requests.js';
export * from './people/restraint-requests.js';
export * from './people/seeking-requests.js';
export * from './people/seeking.schema.js';
export * from './people/people-requests.js';
export * from './people/session-requests.js';
export * from './registry.js';
export * from './reports/debrief-requests.js';
export * from './reports/projection-requests.js';
export * from './reports/report-requests.js';
export * from './service-name.js';
export * from './service-request.js';
export * from './turn/audit-requests.js';
export * from './turn/history-request.js';
export * from './turn/stalls-request.js';
export * from './turn/verified-request.js';
export * from './turn/clock.schema.js';
export * from './turn/conductor-present.js';
export * from './turn/clock-requests.js';
export * from './turn/phase-due.js';
export * from './turn/trial-due.js';
export * from './turn/turn-ahead.js';
export * from './turn/turn-requests.js';
export * from './turn/turn-state.schema.js';
export * from './turn/way-of-orders-request.js';
export * from './supply/supply-requests.js';
export * from './votes/vote-requests.js';
