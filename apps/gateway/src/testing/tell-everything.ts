import {
  administrationLog,
  announce,
  AUDITS,
  cancelTrial,
  cellDocument,
  dryRunTurn,
  readTrial,
  editPiece,
  previewEdit,
  resumeTurn,
  rollBackTurn,
  undoRollBack,
  undoEdit,
  closeTurn,
  confirmTurn,
  copyOrder,
  createCampaign,
  debriefIndex,
  describeProjections,
  endCampaign,
  holdTurn,
  listScenarios,
  wholePosition,
  noteOrdersSeen,
  publishCampaign,
  readAllBriefs,
  readBrief,
  reopenCampaign,
  retitleCampaign,
  readDebrief,
  retryProjection,
  describeCampaign,
  describeClock,
  describeTurn,
  drawMap,
  explainPiece,
  governClock,
  endHandOver,
  endStandingOrder,
  handOver,
  listArchived,
  listCampaigns,
  placeCampaign,
  listCleared,
  listContacts,
  listForces,
  listIntelligence,
  listHandOvers,
  listMaps,
  effectiveOrders,
  readDesk,
  saveDesk,
  piecesNotDone,
  reachOf,
  printedBattlefield,
  printedTheatre,
  listOrders,
  listReports,
  noteOpening,
  noteSeats,
  notePlace,
  orderHistory,
  orderOptions,
  listStandingOrders,
  listTemplates,
  openTurn,
  turnsVerified,
  houseStalls,
  previewOrders,
  previewText,
  proveOrder,
  readPositionReport,
  readAsStandIn,
  readTurnReport,
  rebuildIntelligence,
  rebuildReports,
  receiptKey,
  setCalendar,
  removeTemplate,
  saveTemplate,
  submitOrders,
  submitText,
  summariseContacts,
  supplyQuestion,
  withdrawOrder,
  acceptMail,
  acceptPlaceNews,
  debriefLetters,
  estimateLetter,
  letterBox,
  letterDelivery,
  mutedSenders,
  muteSender,
  noticeSettings,
  outboxCondition,
  readLetter,
  receivedLetters,
  renewWebhookSecret,
  reportedLetters,
  reportLetter,
  sendLetter,
  sentLetters,
  setLetterDelivery,
  setNoticeSettings,
  testWebhook,
  castVote,
  closeVote,
  listVotes,
  openVote,
} from '@vedette/contracts';
import { NotFoundError } from '@vedette/platform';
import { NO_ID } from './sample-calls.js';
import {
  aCampaign,
  aClock,
  aDebriefIndex,
  aDryRun,
  aTrial,
  anEdit,
  anEnd,
  aReceipt,
  aTurn,
} from './samples.js';
import type { ToldRequests } from './told-requests.js';

/** Has every question of the gateway answered, by something that is well formed and says little. */
export function tellEverything(requests: ToldRequests): void {
  requests.tell(placeCampaign, () => ({ cell: 'test' }));
  requests.tell(listArchived, () => ({ campaigns: [] }));
  requests.tell(listCampaigns, () => ({ campaigns: [aCampaign()] }));
  requests.tell(holdTurn, () => aTurn());
  requests.tell(listScenarios, () => ({ scenarios: [] }));
  requests.tell(describeCampaign, () => aCampaign());
  for (const contract of [readBrief, readAllBriefs])
    requests.tell(contract, () => ({ everybody: 'A war.', sides: [] }));
  requests.tell(createCampaign, () => ({ ...aCampaign(), created: true }));
  for (const contract of [openTurn, closeTurn, describeTurn]) requests.tell(contract, () => aTurn());
  for (const contract of [describeClock, confirmTurn, setCalendar, governClock])
    requests.tell(contract, () => aClock());
  for (const contract of [rollBackTurn, undoRollBack, resumeTurn]) requests.tell(contract, () => aTurn());
  for (const contract of [previewEdit, editPiece, undoEdit]) requests.tell(contract, () => anEdit());
  requests.tell(announce, () => ({ campaign: 'mexico', turn: 1, text: 'Now.', players: [] }));
  requests.tell(administrationLog, () => ({ entries: [] }));
  // Nothing lies under it in any vault; whoever gets there was let in.
  requests.tell(cellDocument, ({ document }) => {
    throw new NotFoundError('document', document);
  });
  requests.tell(wholePosition, () => ({
    ...{ campaign: 'mexico', turn: 1, phase: null, at: 'now' as const },
    document: 'd'.repeat(64),
  }));
  requests.tell(noteOrdersSeen, () => ({ turn: 1, players: ['taylor', 'marcy'] }));
  requests.tell(dryRunTurn, () => aDryRun());
  requests.tell(readTrial, () => aTrial());
  requests.tell(cancelTrial, () => ({ campaign: 'mexico', turn: 1 }));
  requests.tell(noteOpening, () => ({}));
  requests.tell(noteSeats, () => ({}));
  requests.tell(notePlace, () => ({}));
  requests.tell(submitOrders, () => ({ receipts: [aReceipt()], replayed: false }));
  requests.tell(previewOrders, () => ({ judgements: [] }));
  requests.tell(listOrders, () => ({ turn: 1, closed: false, orders: [] }));
  requests.tell(submitText, () => ({ results: [], unreadable: [], notes: [], replayed: false }));
  requests.tell(previewText, () => ({ results: [], unreadable: [], notes: [] }));
  requests.tell(copyOrder, () => ({ receipts: [aReceipt()], replayed: false }));
  requests.tell(listStandingOrders, () => ({ orders: [] }));
  requests.tell(endStandingOrder, ({ id }) => ({ id, shownTo: [] }));
  requests.tell(listTemplates, () => ({ templates: [] }));
  requests.tell(saveTemplate, ({ name, order: kept }) => ({ name, order: kept, text: 'US1IN' }));
  requests.tell(removeTemplate, ({ name }) => ({ name }));
  requests.tell(listHandOvers, () => ({ handOvers: [] }));
  requests.tell(handOver, ({ player, to, from, until }) => ({
    ...{ id: NO_ID, player, to, from, until },
    ...{ madeBy: 'player' as const, reason: null, read: [] },
  }));
  requests.tell(readAsStandIn, () => ({ turns: null }));
  requests.tell(readDesk, () => ({ tag: 'd'.repeat(64), savedAt: null, document: {} }));
  requests.tell(saveDesk, () => ({ tag: 'd'.repeat(64), savedAt: aTurn().openedAt! }));
  requests.tell(effectiveOrders, () => ({ turn: 1, closed: false, pieces: [] }));
  requests.tell(piecesNotDone, () => ({ pieces: null }));
  requests.tell(reachOf, ({ piece }) => ({
    turn: 1,
    piece,
    from: null,
    assumed: [],
    reached: [],
    barred: [],
    goal: null,
  }));
  requests.tell(orderOptions, () => ({ turn: 1, options: [], closed: [] }));
  requests.tell(orderHistory, () => ({ orders: [], next: null }));
  requests.tell(endHandOver, ({ id }) => ({ id, shownTo: [] }));
  requests.tell(withdrawOrder, ({ id }) => ({ id, withdrawnAt: aTurn().openedAt }));
  requests.tell(proveOrder, () => ({ root: 'a'.repeat(64), leaf: 'b'.repeat(64), path: [] }));
  requests.tell(receiptKey, () => ({ keyId: 'k', algorithm: 'Ed25519' as const, publicKey: 'PEM' }));
  for (const contract of [readTurnReport, readPositionReport])
    requests.tell(contract, () => ({ mediaType: 'application/json', body: '{}', digest: 'd' }));
  requests.tell(houseStalls, () => ({ stalls: ['administrator' as const] }));
  requests.tell(turnsVerified, () => ({
    verified: [{ owner: 'land' as const, at: '2025-03-01T12:00:00.000Z', agrees: true }],
  }));
  for (const contract of Object.values(AUDITS)) requests.tell(contract, () => ({ phases: [] }));
  requests.tell(explainPiece, ({ turn, piece }) => ({
    ...{ turn, piece, own: true, story: [], notDone: [], words: '' },
  }));
  requests.tell(listMaps, () => ({ maps: [] }));
  requests.tell(drawMap, () => ({ mediaType: 'image/svg+xml', body: '<svg/>', digest: 'd' }));
  for (const contract of [printedTheatre, printedBattlefield])
    requests.tell(contract, () => ({ body: '{}', digest: 'd'.repeat(64) }));
  requests.tell(supplyQuestion, ({ piece, concern }) => ({
    piece,
    concern,
    reached: false,
    text: '',
    ways: [],
  }));
  const told = { turn: 1, desk: 'war' as const };
  requests.tell(listIntelligence, () => ({ desk: 'war' as const, turns: [] }));
  requests.tell(listContacts, () => ({ ...told, total: 0, contacts: [], next: null }));
  requests.tell(listCleared, () => ({ ...told, cleared: [] }));
  requests.tell(summariseContacts, ({ by }) => ({ ...told, by, rows: [] }));
  requests.tell(listForces, () => ({ ...told, units: [], ships: [] }));
  requests.tell(rebuildIntelligence, () => ({ generation: 2, pictures: 0, seconds: 0 }));
  requests.tell(debriefIndex, () => aDebriefIndex());
  requests.tell(readDebrief, () => ({ mediaType: 'application/json', body: '{}', digest: 'd' }));
  requests.tell(describeProjections, () => ({ projections: [] }));
  requests.tell(retryProjection, () => ({ goesOn: true }));
  for (const contract of [endCampaign, publishCampaign]) requests.tell(contract, () => anEnd());
  for (const contract of [reopenCampaign, retitleCampaign]) requests.tell(contract, () => aCampaign());
  requests.tell(listReports, () => ({ reports: [] }));
  requests.tell(rebuildReports, () => ({ generation: 2, reports: 0, seconds: 0 }));
  requests.tell(listVotes, () => ({ votes: [aVote()] }));
  for (const contract of [openVote, castVote, closeVote]) requests.tell(contract, () => aVote());
  tellCorrespondence(requests);
}

const aVote = () => ({
  ...{ number: 1, about: 'pause' as const, reason: 'a holiday', openedAt: aTurn().openedAt! },
  ...{ closedAt: null, seats: 2, cast: 0, tally: null, own: null },
});

function tellCorrespondence(requests: ToldRequests): void {
  const sentAt = '2025-03-01T12:00:00.000Z';
  requests.tell(sendLetter, ({ to, text }) => ({ id: NO_ID, to, text, sentAt, arrivesInTurn: null }));
  for (const contract of [receivedLetters, sentLetters, reportedLetters, debriefLetters])
    requests.tell(contract, () => ({ letters: [] }));
  requests.tell(estimateLetter, ({ to }) => ({
    turn: 1,
    arrivals: to.map((one) => ({ to: one, arrivesInTurn: 1 })),
  }));
  requests.tell(letterBox, () => ({ unread: 0, newest: null }));
  for (const contract of [readLetter, reportLetter, acceptMail, acceptPlaceNews])
    requests.tell(contract, () => ({}));
  requests.tell(letterDelivery, () => ({ delivery: 'at-once' as const }));
  requests.tell(setLetterDelivery, ({ delivery }) => ({ delivery }));
  for (const contract of [mutedSenders, muteSender]) requests.tell(contract, () => ({ muted: [] }));
  for (const contract of [noticeSettings, setNoticeSettings, renewWebhookSecret])
    requests.tell(contract, () => someNoticeSettings());
  requests.tell(testWebhook, () => ({ delivered: true, error: null }));
  requests.tell(outboxCondition, () => ({
    mail: { ...someCondition(), ready: true, oldestDue: null },
    webhook: { ...someCondition(), ready: true, oldestDue: null },
  }));
}

const someCondition = () => ({
  waiting: 0,
  dead: 0,
  lastSentAt: null,
  lastFailedAt: null,
  lastError: null,
});

const someNoticeSettings = () => ({
  mail: true,
  webhook: null,
  kinds: [],
  reminderHours: [24],
  dailyAt: null,
  quietHours: null,
  zone: 'UTC',
  mailAddress: null,
  mailIsSent: false,
  webhookSecret: null,
  byMail: someCondition(),
  byWebhook: someCondition(),
});
