import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModulesContainer } from '@nestjs/core';
import {
  administrationLog,
  announce,
  AUDITS,
  dryRunTurn,
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
  readDebrief,
  retryProjection,
  describeCampaign,
  describeClock,
  describeTurn,
  drawMap,
  governClock,
  endHandOver,
  endStandingOrder,
  handOver,
  listCampaigns,
  listCleared,
  listContacts,
  listForces,
  listIntelligence,
  listHandOvers,
  listMaps,
  listOrders,
  listReports,
  noteOpening,
  orderHistory,
  listStandingOrders,
  listTemplates,
  openTurn,
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
} from '@vedette/contracts';
import { gatewayUnderTest, type GatewayUnderTest } from '../testing/gateway-under-test.js';
import { aCampaign, aClock, aDryRun, anEdit, aReceipt, aTurn } from '../testing/samples.js';
import { type Entrance, entrancesOf } from './declared-access.js';
import { TOKEN_SCOPES, type TokenScope } from './token-scope.js';

const PEOPLE = ['nobody', 'stranger', 'player', 'minister', 'administrator', 'operator'] as const;
/** Programs of the player come with a personal access token of one scope each. */
const ROLES = [...PEOPLE, ...TOKEN_SCOPES] as const;
type Role = (typeof ROLES)[number];

/**
 * Who gets in where, written down a second time and by hand: a declaration that is changed by mistake does not change
 * this table, and an entrance that is added must be added here.
 */
const everyone: readonly Role[] = ROLES;
const signedIn: readonly Role[] = PEOPLE.filter((role) => role !== 'nobody');
const members: readonly Role[] = ['player', 'minister', 'administrator', 'operator'];
const ministers: readonly Role[] = ['minister', 'administrator', 'operator'];
const playing: readonly Role[] = ['player', 'minister'];
const ruling: readonly Role[] = ['administrator', 'operator'];
const running: readonly Role[] = ['operator'];

const EXPECTED: Readonly<Record<string, readonly Role[]>> = {
  'DELETE /auth/sessions': signedIn,
  'DELETE /auth/sessions/:session': signedIn,
  'DELETE /auth/tokens/:token': signedIn,
  'DELETE /campaigns/:id/hand-overs/:orderId': playing,
  'DELETE /campaigns/:id/invitations/:invitation': ruling,
  'DELETE /campaigns/:id/letters/muted/:player': playing,
  'DELETE /campaigns/:id/members/:account': ruling,
  'DELETE /campaigns/:id/order-templates/:name': playing,
  'DELETE /campaigns/:id/orders/:orderId': playing,
  'DELETE /campaigns/:id/standing-orders/:orderId': playing,
  'DELETE /campaigns/:id/turn/ready': playing,
  'GET /accounts': running,
  'GET /auth/history': signedIn,
  'GET /auth/me': signedIn,
  'GET /auth/sessions': signedIn,
  'GET /auth/tokens': signedIn,
  'GET /campaigns': signedIn,
  'GET /campaigns/:id': members,
  'GET /campaigns/:id/administration/hand-overs': ruling,
  'GET /campaigns/:id/administration/log': members,
  'GET /campaigns/:id/clock': members,
  'GET /campaigns/:id/debrief': members,
  'GET /campaigns/:id/debrief/:turn/:file': members,
  'GET /campaigns/:id/hand-overs': playing,
  'GET /campaigns/:id/intelligence': ministers,
  'GET /campaigns/:id/intelligence/:turn/:part': ministers,
  'GET /campaigns/:id/invitations': ruling,
  'GET /campaigns/:id/letters': playing,
  'GET /campaigns/:id/letters/debrief': members,
  'GET /campaigns/:id/letters/delivery': members,
  'GET /campaigns/:id/letters/muted': playing,
  'GET /campaigns/:id/letters/reported': ruling,
  'GET /campaigns/:id/letters/sent': playing,
  'GET /campaigns/:id/members': ruling,
  'GET /campaigns/:id/order-templates': playing,
  'GET /campaigns/:id/orders': playing,
  'GET /campaigns/:id/orders/:orderId/proof': playing,
  'GET /campaigns/:id/orders/history': playing,
  'GET /campaigns/:id/reports': members,
  'GET /campaigns/:id/reports.zip': members,
  'GET /campaigns/:id/reports/:turn/:report': members,
  'GET /campaigns/:id/reports/:turn/maps': members,
  'GET /campaigns/:id/reports/:turn/maps/:map': members,
  'GET /campaigns/:id/standing-orders': playing,
  'GET /campaigns/:id/supply/:piece': playing,
  'GET /campaigns/:id/turn': members,
  'GET /campaigns/:id/turns/:turn': members,
  'GET /notices/settings': signedIn,
  'GET /openapi.json': everyone,
  'GET /operator/notices': running,
  'GET /operator/projections': running,
  'GET /receipt-key': everyone,
  'GET /schema.graphql': everyone,
  'Mutation.acceptInvitation': signedIn,
  'Mutation.announce': ruling,
  'Mutation.arrangeHandOver': ruling,
  'Mutation.auditTurn': running,
  'Mutation.changeEmail': signedIn,
  'Mutation.changePassword': signedIn,
  'Mutation.clearConfirmation': playing,
  'Mutation.closeTurn': ruling,
  'Mutation.confirmTurn': playing,
  'Mutation.copyOrder': playing,
  'Mutation.createAccount': running,
  'Mutation.createCampaign': running,
  'Mutation.disableAccount': running,
  'Mutation.dryRunTurn': ruling,
  'Mutation.editPiece': ruling,
  'Mutation.enableAccount': running,
  'Mutation.endArrangedHandOver': ruling,
  'Mutation.endCampaign': ruling,
  'Mutation.endHandOver': playing,
  'Mutation.endOtherSessions': signedIn,
  'Mutation.endSession': signedIn,
  'Mutation.endStandingOrder': playing,
  'Mutation.excusePlayer': ruling,
  'Mutation.extendTurn': ruling,
  'Mutation.forgotPassword': everyone,
  'Mutation.handOver': playing,
  'Mutation.invite': ruling,
  'Mutation.makeResetLink': running,
  'Mutation.makeToken': signedIn,
  'Mutation.markLetterRead': playing,
  'Mutation.muteSender': playing,
  'Mutation.openTurn': ruling,
  'Mutation.pauseClock': ruling,
  'Mutation.putMember': ruling,
  'Mutation.rebuildIntelligence': running,
  'Mutation.rebuildReports': running,
  'Mutation.register': everyone,
  'Mutation.releaseTurn': ruling,
  'Mutation.removeMember': ruling,
  'Mutation.removeOrderTemplate': playing,
  'Mutation.renewSession': everyone,
  'Mutation.renewWebhookSecret': signedIn,
  'Mutation.replacePlayer': ruling,
  'Mutation.reportLetter': playing,
  'Mutation.resetPassword': everyone,
  'Mutation.resumeClock': ruling,
  'Mutation.resumeTurn': ruling,
  'Mutation.retryProjection': running,
  'Mutation.revokeInvitation': ruling,
  'Mutation.revokeToken': signedIn,
  'Mutation.rollBackTurn': ruling,
  'Mutation.saveOrderTemplate': playing,
  'Mutation.sendLetter': playing,
  'Mutation.setCalendar': ruling,
  'Mutation.setLetterDelivery': ruling,
  'Mutation.setNoticeSettings': signedIn,
  'Mutation.signIn': everyone,
  'Mutation.signOut': signedIn,
  'Mutation.submitOrderText': playing,
  'Mutation.submitOrders': playing,
  'Mutation.testWebhook': signedIn,
  'Mutation.undoEdit': ruling,
  'Mutation.undoRollBack': ruling,
  'Mutation.unmuteSender': playing,
  'Mutation.verifyEmail': everyone,
  'Mutation.withdrawOrder': playing,
  'POST /accounts': running,
  'POST /accounts/:account/disable': running,
  'POST /accounts/:account/enable': running,
  'POST /accounts/:account/reset-link': running,
  'POST /auth/email/verify': everyone,
  'POST /auth/login': everyone,
  'POST /auth/logout': signedIn,
  'POST /auth/password': signedIn,
  'POST /auth/password/forgotten': everyone,
  'POST /auth/password/reset': everyone,
  'POST /auth/refresh': everyone,
  'POST /auth/register': everyone,
  'POST /auth/tokens': signedIn,
  'POST /campaigns': running,
  'POST /campaigns/:id/administration/announcements': ruling,
  'POST /campaigns/:id/administration/dry-run': ruling,
  'POST /campaigns/:id/administration/edits': ruling,
  'POST /campaigns/:id/administration/edits/:number/undo': ruling,
  'POST /campaigns/:id/administration/edits/preview': ruling,
  'POST /campaigns/:id/administration/hand-overs': ruling,
  'POST /campaigns/:id/administration/hand-overs/:orderId/end': ruling,
  'POST /campaigns/:id/administration/resume': ruling,
  'POST /campaigns/:id/administration/roll-back': ruling,
  'POST /campaigns/:id/administration/roll-back/undo': ruling,
  'POST /campaigns/:id/clock/excuse': ruling,
  'POST /campaigns/:id/clock/extend': ruling,
  'POST /campaigns/:id/clock/pause': ruling,
  'POST /campaigns/:id/clock/release': ruling,
  'POST /campaigns/:id/clock/replace': ruling,
  'POST /campaigns/:id/clock/resume': ruling,
  'POST /campaigns/:id/end': ruling,
  'POST /campaigns/:id/hand-overs': playing,
  'POST /campaigns/:id/invitations': ruling,
  'POST /campaigns/:id/letters': playing,
  'POST /campaigns/:id/letters/:letter/read': playing,
  'POST /campaigns/:id/letters/:letter/report': playing,
  'POST /campaigns/:id/orders': playing,
  'POST /campaigns/:id/orders/batch': playing,
  'POST /campaigns/:id/orders/copies': playing,
  'POST /campaigns/:id/orders/preview': playing,
  'POST /campaigns/:id/turn/close': ruling,
  'POST /campaigns/:id/turn/open': ruling,
  'POST /campaigns/:id/turn/ready': playing,
  'POST /campaigns/:id/turns/:turn/audit': running,
  'POST /invitations/accept': signedIn,
  'POST /invitations/offer': everyone,
  'POST /notices/webhook/secret': signedIn,
  'POST /notices/webhook/test': signedIn,
  'POST /operator/intelligence/rebuild': running,
  'POST /operator/projections/retry': running,
  'POST /operator/reports/rebuild': running,
  'PUT /auth/email': signedIn,
  'PUT /campaigns/:id/calendar': ruling,
  'PUT /campaigns/:id/letters/delivery': ruling,
  'PUT /campaigns/:id/letters/muted/:player': playing,
  'PUT /campaigns/:id/members/:account': ruling,
  'PUT /campaigns/:id/order-templates/:name': playing,
  'PUT /notices/settings': signedIn,
  'Query.accountHistory': signedIn,
  'Query.accounts': running,
  'Query.administrationLog': members,
  'Query.allHandOvers': ruling,
  'Query.campaign': members,
  'Query.campaigns': signedIn,
  'Query.clearedContacts': ministers,
  'Query.clock': members,
  'Query.contactSummary': ministers,
  'Query.contacts': ministers,
  'Query.debrief': members,
  'Query.debriefLetters': members,
  'Query.debriefs': members,
  'Query.handOvers': playing,
  'Query.intelligence': ministers,
  'Query.invitation': everyone,
  'Query.invitations': ruling,
  'Query.letterDelivery': members,
  'Query.letters': playing,
  'Query.map': members,
  'Query.maps': members,
  'Query.me': signedIn,
  'Query.members': ruling,
  'Query.mutedSenders': playing,
  'Query.noticeSettings': signedIn,
  'Query.orderHistory': playing,
  'Query.orderProof': playing,
  'Query.orderTemplates': playing,
  'Query.orders': playing,
  'Query.outbox': running,
  'Query.ownForces': ministers,
  'Query.previewEdit': ruling,
  'Query.previewOrderText': playing,
  'Query.previewOrders': playing,
  'Query.projections': running,
  'Query.receiptKey': everyone,
  'Query.report': members,
  'Query.reportedLetters': ruling,
  'Query.reports': members,
  'Query.sentLetters': playing,
  'Query.sessions': signedIn,
  'Query.standingOrders': playing,
  'Query.supply': playing,
  'Query.tokens': signedIn,
  'Query.turn': members,
  'Subscription.letterBox': playing,
  'Subscription.newIntelligence': ministers,
  'Subscription.turnProgress': members,
};

/** Which scope lets a program of a player in; what is not here is closed to every token. */
const SCOPES: Readonly<Record<string, TokenScope>> = {
  'DELETE /campaigns/:id/order-templates/:name': 'orders:write',
  'DELETE /campaigns/:id/orders/:orderId': 'orders:write',
  'DELETE /campaigns/:id/standing-orders/:orderId': 'orders:write',
  'DELETE /campaigns/:id/turn/ready': 'clock:write',
  'GET /campaigns': 'campaign:read',
  'GET /campaigns/:id': 'campaign:read',
  'GET /campaigns/:id/clock': 'campaign:read',
  'GET /campaigns/:id/hand-overs': 'orders:read',
  'GET /campaigns/:id/order-templates': 'orders:read',
  'GET /campaigns/:id/orders': 'orders:read',
  'GET /campaigns/:id/orders/:orderId/proof': 'orders:read',
  'GET /campaigns/:id/orders/history': 'orders:read',
  'GET /campaigns/:id/debrief': 'reports:read',
  'GET /campaigns/:id/debrief/:turn/:file': 'reports:read',
  'GET /campaigns/:id/reports': 'reports:read',
  'GET /campaigns/:id/reports.zip': 'reports:read',
  'GET /campaigns/:id/reports/:turn/:report': 'reports:read',
  'GET /campaigns/:id/reports/:turn/maps': 'reports:read',
  'GET /campaigns/:id/reports/:turn/maps/:map': 'reports:read',
  'GET /campaigns/:id/standing-orders': 'orders:read',
  'GET /campaigns/:id/supply/:piece': 'reports:read',
  'GET /campaigns/:id/turn': 'campaign:read',
  'GET /campaigns/:id/turns/:turn': 'campaign:read',
  'Mutation.clearConfirmation': 'clock:write',
  'Mutation.confirmTurn': 'clock:write',
  'Mutation.copyOrder': 'orders:write',
  'Mutation.endStandingOrder': 'orders:write',
  'Mutation.removeOrderTemplate': 'orders:write',
  'Mutation.saveOrderTemplate': 'orders:write',
  'Mutation.submitOrderText': 'orders:write',
  'Mutation.submitOrders': 'orders:write',
  'Mutation.withdrawOrder': 'orders:write',
  'POST /campaigns/:id/orders': 'orders:write',
  'POST /campaigns/:id/orders/batch': 'orders:write',
  'POST /campaigns/:id/orders/copies': 'orders:write',
  'POST /campaigns/:id/orders/preview': 'orders:read',
  'POST /campaigns/:id/turn/ready': 'clock:write',
  'PUT /campaigns/:id/order-templates/:name': 'orders:write',
  'Query.campaign': 'campaign:read',
  'Query.campaigns': 'campaign:read',
  'Query.clock': 'campaign:read',
  'Query.debrief': 'reports:read',
  'Query.debriefs': 'reports:read',
  'Query.handOvers': 'orders:read',
  'Query.map': 'reports:read',
  'Query.maps': 'reports:read',
  'Query.orderHistory': 'orders:read',
  'Query.orderProof': 'orders:read',
  'Query.orderTemplates': 'orders:read',
  'Query.orders': 'orders:read',
  'Query.previewOrderText': 'orders:read',
  'Query.previewOrders': 'orders:read',
  'Query.report': 'reports:read',
  'Query.reports': 'reports:read',
  'Query.standingOrders': 'orders:read',
  'Query.supply': 'reports:read',
  'Query.turn': 'campaign:read',
  'Subscription.turnProgress': 'campaign:read',
};
/** Whom an entrance lets in; a token that nobody asks for does no harm where everybody may go. */
const expectedAt = (name: string): readonly Role[] => {
  const scope = SCOPES[name];
  return scope === undefined ? EXPECTED[name]! : [...EXPECTED[name]!, scope];
};

const order = { kind: 'land', unit: 'US1IN' };
const handEdit = { kind: 'unit', piece: 'US1IN', set: { strength: 1 }, reason: 'a slip' };
const HAND_EDIT = '{ kind: "unit", piece: "US1IN", set: { strength: 1 }, reason: "a slip" }';
const orderId = '00000000-0000-4000-8000-000000000000';
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /accounts': { account: 'newcomer', password: 'long enough it is' },
  'POST /auth/email/verify': { code: 'vde_a code that nobody ever made' },
  'POST /auth/password/forgotten': { account: 'stranger' },
  'POST /auth/password/reset': { code: 'vdr_a code that nobody ever made', next: 'long enough it is' },
  'POST /auth/register': { account: 'newcomer2', password: 'long enough it is' },
  'POST /auth/tokens': { name: 'a program', scopes: ['orders:read'] },
  'POST /campaigns/:id/invitations': { role: 'administrator' },
  'POST /invitations/accept': { code: 'vdi_nobody made it' },
  'POST /invitations/offer': { code: 'vdi_nobody made it' },
  'PUT /auth/email': { email: 'somebody@example.org', password: 'wrong password' },
  'POST /auth/login': { account: 'stranger', password: 'wrong' },
  'POST /auth/password': { present: 'wrong password', next: 'long enough it is' },
  'POST /auth/refresh': { refreshToken: 'a token that nobody ever issued' },
  'POST /campaigns': { id: 'mexico', title: 'Mexico', scenario: 'mexico' },
  'POST /campaigns/:id/orders': order,
  'POST /campaigns/:id/orders/batch': { format: 'vedette/orders@1', orders: [order] },
  'POST /campaigns/:id/orders/preview': order,
  'POST /campaigns/:id/orders/copies': { order, to: ['US2IN'] },
  'POST /campaigns/:id/hand-overs': { to: 'worth', from: 1, until: 2 },
  'PUT /campaigns/:id/order-templates/:name': order,
  'PUT /campaigns/:id/letters/delivery': { delivery: 'at-once' },
  'PUT /notices/settings': {
    mail: true,
    webhook: null,
    kinds: [],
    reminderHours: [],
    dailyAt: null,
    quietHours: null,
    zone: 'UTC',
  },
  'POST /campaigns/:id/letters': { to: ['nobody'], text: 'Sir' },
  'POST /campaigns/:id/letters/:letter/report': { reason: 'rude' },
  'POST /campaigns/:id/administration/announcements': { text: 'Tomorrow.', to: 'everybody' },
  'POST /campaigns/:id/administration/edits': handEdit,
  'POST /campaigns/:id/administration/edits/:number/undo': { reason: 'a slip' },
  'POST /campaigns/:id/administration/edits/preview': handEdit,
  'POST /campaigns/:id/administration/hand-overs': {
    player: 'taylor',
    to: 'worth',
    from: 1,
    until: 2,
    reason: 'silent',
  },
  'POST /campaigns/:id/administration/hand-overs/:orderId/end': { reason: 'back' },
  'POST /campaigns/:id/administration/roll-back': { to: 'orders', reason: 'a slip' },
  'POST /campaigns/:id/administration/roll-back/undo': { reason: 'a slip' },
  'POST /campaigns/:id/clock/excuse': { player: 'taylor', reason: 'away' },
  'POST /campaigns/:id/clock/extend': { minutes: 60, reason: 'a holiday' },
  'POST /campaigns/:id/clock/pause': { reason: 'a holiday' },
  'POST /campaigns/:id/clock/release': { turn: 1 },
  'POST /campaigns/:id/clock/replace': { player: 'taylor' },
  'POST /campaigns/:id/clock/resume': {},
  'POST /operator/projections/retry': { projection: 'reports', campaign: 'mexico' },
  'POST /campaigns/:id/turn/close': { turn: 1 },
  'POST /campaigns/:id/turn/ready': { turn: 1 },
  'POST /campaigns/:id/turn/open': { turn: 2 },
  'PUT /campaigns/:id/calendar': { calendar: { kind: 'manual', zone: 'UTC' } },
  'PUT /campaigns/:id/members/:account': { role: 'administrator' },
};
const FIELDS: Readonly<Record<string, string>> = {
  'Mutation.renewWebhookSecret': 'mutation { renewWebhookSecret { webhookSecret } }',
  'Mutation.setNoticeSettings': `mutation { setNoticeSettings(settings: { mail: true, webhook: null, kinds: [],
    reminderHours: [], dailyAt: null, quietHours: null, zone: "UTC" }) { mail } }`,
  'Mutation.testWebhook': 'mutation { testWebhook { delivered } }',
  'Query.noticeSettings': '{ noticeSettings { mail } }',
  'Query.outbox': '{ outbox { mail { ready } } }',
  'Mutation.acceptInvitation': 'mutation { acceptInvitation(code: "x") { campaign } }',
  'Mutation.changeEmail':
    'mutation { changeEmail(change: { email: "somebody@example.org", password: "wrong password" }) }',
  'Mutation.disableAccount': 'mutation { disableAccount(account: "guest") }',
  'Mutation.enableAccount': 'mutation { enableAccount(account: "guest") }',
  'Mutation.endOtherSessions': 'mutation { endOtherSessions }',
  'Mutation.endSession': `mutation { endSession(id: "${orderId}") }`,
  'Mutation.forgotPassword': 'mutation { forgotPassword(account: "stranger") }',
  'Mutation.invite':
    'mutation { invite(campaign: "mexico", invitation: { role: "administrator" }) { code } }',
  'Mutation.makeResetLink': 'mutation { makeResetLink(account: "guest") { code } }',
  'Mutation.makeToken':
    'mutation { makeToken(token: { name: "a program", scopes: ["orders:read"] }) { token } }',
  'Mutation.register':
    'mutation { register(registration: { account: "newcomer3", password: "long enough it is" }) { expiresIn } }',
  'Mutation.resetPassword':
    'mutation { resetPassword(reset: { code: "vdr_nobody made it", next: "long enough it is" }) }',
  'Mutation.revokeInvitation': `mutation { revokeInvitation(campaign: "mexico", id: "${orderId}") }`,
  'Mutation.revokeToken': `mutation { revokeToken(id: "${orderId}") }`,
  'Mutation.verifyEmail': 'mutation { verifyEmail(code: "vde_nobody made it") }',
  'Query.accountHistory': '{ accountHistory { kind } }',
  'Query.invitation': '{ invitation(code: "x") { campaign } }',
  'Query.invitations': '{ invitations(campaign: "mexico") { id } }',
  'Query.sessions': '{ sessions { id } }',
  'Query.tokens': '{ tokens { id } }',
  'Mutation.markLetterRead': `mutation { markLetterRead(campaign: "mexico", id: "${orderId}") }`,
  'Mutation.muteSender': 'mutation { muteSender(campaign: "mexico", sender: "taylor") }',
  'Mutation.reportLetter': `mutation { reportLetter(campaign: "mexico", id: "${orderId}", report: { reason: "rude" }) }`,
  'Mutation.sendLetter':
    'mutation { sendLetter(campaign: "mexico", letter: { to: ["nobody"], text: "Sir" }) { id } }',
  'Mutation.unmuteSender': 'mutation { unmuteSender(campaign: "mexico", sender: "taylor") }',
  'Mutation.setLetterDelivery': 'mutation { setLetterDelivery(campaign: "mexico", delivery: "at-once") }',
  'Query.debriefLetters': '{ debriefLetters(campaign: "mexico") { id } }',
  'Query.letterDelivery': '{ letterDelivery(campaign: "mexico") }',
  'Query.letters': '{ letters(campaign: "mexico") { id from text } }',
  'Query.mutedSenders': '{ mutedSenders(campaign: "mexico") }',
  'Query.reportedLetters': '{ reportedLetters(campaign: "mexico") { id } }',
  'Query.sentLetters': '{ sentLetters(campaign: "mexico") { id to } }',
  'Mutation.auditTurn': 'mutation { auditTurn(campaign: "mexico", turn: 1) { agrees } }',
  'Mutation.changePassword':
    'mutation { changePassword(passwords: { present: "wrong password", next: "long enough it is" }) }',
  'Mutation.clearConfirmation': 'mutation { clearConfirmation(campaign: "mexico") { turn } }',
  'Mutation.confirmTurn': 'mutation { confirmTurn(campaign: "mexico", turn: 1) { turn } }',
  'Mutation.excusePlayer':
    'mutation { excusePlayer(campaign: "mexico", player: "taylor", reason: "away") { turn } }',
  'Mutation.extendTurn':
    'mutation { extendTurn(campaign: "mexico", minutes: 60, reason: "a holiday") { turn } }',
  'Mutation.pauseClock': 'mutation { pauseClock(campaign: "mexico", reason: "a holiday") { turn } }',
  'Mutation.releaseTurn': 'mutation { releaseTurn(campaign: "mexico", turn: 1) { turn } }',
  'Mutation.replacePlayer': 'mutation { replacePlayer(campaign: "mexico", player: "taylor") { turn } }',
  'Mutation.resumeClock': 'mutation { resumeClock(campaign: "mexico") { turn } }',
  'Mutation.setCalendar':
    'mutation { setCalendar(campaign: "mexico", calendar: { kind: "manual", zone: "UTC" }) { turn } }',
  'Mutation.announce': 'mutation { announce(campaign: "mexico", text: "Now.", to: "everybody") { turn } }',
  'Mutation.dryRunTurn': 'mutation { dryRunTurn(campaign: "mexico") }',
  'Mutation.editPiece': `mutation { editPiece(campaign: "mexico", edit: ${HAND_EDIT}) { number } }`,
  'Mutation.resumeTurn': 'mutation { resumeTurn(campaign: "mexico") { turn } }',
  'Mutation.undoRollBack': 'mutation { undoRollBack(campaign: "mexico", reason: "a slip") { turn } }',
  'Mutation.rollBackTurn':
    'mutation { rollBackTurn(campaign: "mexico", to: "orders", reason: "a slip") { turn } }',
  'Mutation.undoEdit': 'mutation { undoEdit(campaign: "mexico", number: 1, reason: "a slip") { number } }',
  'Query.administrationLog': '{ administrationLog(campaign: "mexico") { text } }',
  'Query.previewEdit': `{ previewEdit(campaign: "mexico", edit: ${HAND_EDIT}) { turn } }`,
  'Query.clock': '{ clock(campaign: "mexico") { turn deadline { local } calendar players { standing } } }',
  'Mutation.createAccount':
    'mutation { createAccount(account: { account: "newest", password: "long enough it is" }) { account } }',
  'Mutation.createCampaign':
    'mutation { createCampaign(campaign: { id: "mexico", title: "Mexico", scenario: "mexico" }) { id } }',
  'Mutation.putMember':
    'mutation { putMember(campaign: "mexico", account: "guest", place: { role: "administrator" }) { role } }',
  'Mutation.rebuildIntelligence': 'mutation { rebuildIntelligence { pictures } }',
  'Mutation.rebuildReports': 'mutation { rebuildReports { reports } }',
  'Mutation.removeMember': 'mutation { removeMember(campaign: "mexico", account: "guest") }',
  'Mutation.copyOrder':
    'mutation { copyOrder(campaign: "mexico", copies: { template: "hold", to: ["US2IN"] }) { replayed } }',
  'Mutation.arrangeHandOver': `mutation { arrangeHandOver(campaign: "mexico", handOver: { player: "taylor", to: "worth",
    from: 1, until: 2, reason: "silent" }) { id } }`,
  'Mutation.endArrangedHandOver': `mutation { endArrangedHandOver(campaign: "mexico", id: "${orderId}", reason: "back") }`,
  'Query.allHandOvers': '{ allHandOvers(campaign: "mexico") { id read { turn } } }',
  'Query.orderHistory': '{ orderHistory(campaign: "mexico") { next } }',
  'Mutation.endHandOver': `mutation { endHandOver(campaign: "mexico", id: "${orderId}") }`,
  'Mutation.endStandingOrder': `mutation { endStandingOrder(campaign: "mexico", id: "${orderId}") }`,
  'Mutation.handOver':
    'mutation { handOver(campaign: "mexico", handOver: { to: "worth", from: 1, until: 2 }) { id } }',
  'Mutation.removeOrderTemplate': 'mutation { removeOrderTemplate(campaign: "mexico", name: "hold") }',
  'Mutation.saveOrderTemplate':
    'mutation { saveOrderTemplate(campaign: "mexico", name: "hold", order: { kind: "land", unit: "US1IN" }) { name } }',
  'Mutation.submitOrderText':
    'mutation { submitOrderText(campaign: "mexico", text: "US1IN march G5-V5") { replayed } }',
  'Query.handOvers': '{ handOvers(campaign: "mexico") { id } }',
  'Query.orderTemplates': '{ orderTemplates(campaign: "mexico") { name } }',
  'Query.previewOrderText': '{ previewOrderText(campaign: "mexico", text: "US1IN") { results { line } } }',
  'Query.standingOrders': '{ standingOrders(campaign: "mexico") { id } }',
  'Query.accounts': '{ accounts { account } }',
  'Mutation.endCampaign': 'mutation { endCampaign(campaign: "mexico") { turn } }',
  'Mutation.retryProjection':
    'mutation { retryProjection(projection: "reports", campaign: "mexico") { goesOn } }',
  'Query.debrief': '{ debrief(campaign: "mexico", turn: 1) { digest } }',
  'Query.debriefs': '{ debriefs(campaign: "mexico") { turns } }',
  'Query.projections': '{ projections { behind } }',
  'Query.map': '{ map(campaign: "mexico", turn: 1, name: "strategic-1", player: "PLAYER") { digest } }',
  'Query.clearedContacts': '{ clearedContacts(campaign: "mexico", player: "PLAYER") { why } }',
  'Query.contactSummary': '{ contactSummary(campaign: "mexico", player: "PLAYER") { turn } }',
  'Query.contacts': '{ contacts(campaign: "mexico", player: "PLAYER") { total } }',
  'Query.intelligence': '{ intelligence(campaign: "mexico", player: "PLAYER") { desk } }',
  'Query.ownForces': '{ ownForces(campaign: "mexico", player: "PLAYER") { turn } }',
  'Query.maps': '{ maps(campaign: "mexico", turn: 1, player: "PLAYER") { name } }',
  'Query.members': '{ members(campaign: "mexico") { account } }',
  'Query.orderProof': `{ orderProof(campaign: "mexico", id: "${orderId}") { root } }`,
  'Query.receiptKey': '{ receiptKey { keyId } }',
  'Mutation.closeTurn': 'mutation { closeTurn(campaign: "mexico", turn: 1) { turn } }',
  'Mutation.openTurn': 'mutation { openTurn(campaign: "mexico", turn: 2) { turn } }',
  'Mutation.renewSession': 'mutation { renewSession(refreshToken: "x") { expiresIn } }',
  'Mutation.signIn': 'mutation { signIn(account: "x", password: "x") { expiresIn } }',
  'Mutation.signOut': 'mutation { signOut }',
  'Mutation.submitOrders':
    'mutation { submitOrders(campaign: "mexico", orders: [{ kind: "land", unit: "US1IN" }]) { replayed } }',
  'Mutation.withdrawOrder': `mutation { withdrawOrder(campaign: "mexico", id: "${orderId}") { id } }`,
  'Query.campaign': '{ campaign(campaign: "mexico") { id } }',
  'Query.campaigns': '{ campaigns { id } }',
  'Query.me': '{ me { account } }',
  'Query.orders': '{ orders(campaign: "mexico") { turn } }',
  'Query.previewOrders':
    '{ previewOrders(campaign: "mexico", orders: [{ kind: "land", unit: "US1IN" }]) { accepted } }',
  'Query.report': '{ report(campaign: "mexico", turn: 1, kind: "turn", player: "PLAYER") { digest } }',
  'Query.reports': '{ reports(campaign: "mexico", player: "PLAYER") { turn } }',
  'Query.supply': '{ supply(campaign: "mexico", piece: "US1IN") { reached } }',
  'Query.turn': '{ turn(campaign: "mexico") { turn } }',
};

/** What a refusal of entry looks like; anything else means that the caller got in. */
const DENIALS = new Set([
  'unauthenticated',
  'forbidden',
  'campaign-not-found',
  'session-needed',
  'scope-missing',
]);

describe('who gets in where', () => {
  let gateway: GatewayUnderTest;
  let entrances: Entrance[];
  let tokens: Record<Role, string | null>;

  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    const { requests } = gateway;
    requests.tell(listCampaigns, () => ({ campaigns: [aCampaign()] }));
    requests.tell(describeCampaign, () => aCampaign());
    requests.tell(createCampaign, () => aCampaign());
    for (const contract of [openTurn, closeTurn, describeTurn]) requests.tell(contract, () => aTurn());
    for (const contract of [describeClock, confirmTurn, setCalendar, governClock])
      requests.tell(contract, () => aClock());
    for (const contract of [rollBackTurn, undoRollBack, resumeTurn]) requests.tell(contract, () => aTurn());
    for (const contract of [previewEdit, editPiece, undoEdit]) requests.tell(contract, () => anEdit());
    requests.tell(announce, () => ({ campaign: 'mexico', turn: 1, text: 'Now.', players: [] }));
    requests.tell(administrationLog, () => ({ entries: [] }));
    requests.tell(dryRunTurn, () => aDryRun());
    requests.tell(noteOpening, () => ({}));
    requests.tell(submitOrders, () => ({ receipts: [aReceipt()], replayed: false }));
    requests.tell(previewOrders, () => ({ judgements: [] }));
    requests.tell(listOrders, () => ({ turn: 1, closed: false, orders: [] }));
    requests.tell(submitText, () => ({ results: [], unreadable: [], notes: [], replayed: false }));
    requests.tell(previewText, () => ({ results: [], unreadable: [], notes: [] }));
    requests.tell(copyOrder, () => ({ receipts: [aReceipt()], replayed: false }));
    requests.tell(listStandingOrders, () => ({ orders: [] }));
    requests.tell(endStandingOrder, ({ id }) => ({ id }));
    requests.tell(listTemplates, () => ({ templates: [] }));
    requests.tell(saveTemplate, ({ name, order: kept }) => ({ name, order: kept, text: 'US1IN' }));
    requests.tell(removeTemplate, ({ name }) => ({ name }));
    requests.tell(listHandOvers, () => ({ handOvers: [] }));
    requests.tell(handOver, ({ player, to, from, until }) => ({
      ...{ id: orderId, player, to, from, until },
      ...{ madeBy: 'player' as const, reason: null, read: [] },
    }));
    requests.tell(readAsStandIn, () => ({ turns: null }));
    requests.tell(orderHistory, () => ({ orders: [], next: null }));
    requests.tell(endHandOver, ({ id }) => ({ id }));
    requests.tell(withdrawOrder, ({ id }) => ({ id, withdrawnAt: aTurn().openedAt }));
    requests.tell(proveOrder, () => ({ root: 'a'.repeat(64), leaf: 'b'.repeat(64), path: [] }));
    requests.tell(receiptKey, () => ({ keyId: 'k', algorithm: 'Ed25519' as const, publicKey: 'PEM' }));
    for (const contract of [readTurnReport, readPositionReport])
      requests.tell(contract, () => ({ mediaType: 'application/json', body: '{}', digest: 'd' }));
    for (const contract of Object.values(AUDITS)) requests.tell(contract, () => ({ phases: [] }));
    requests.tell(listMaps, () => ({ maps: [] }));
    requests.tell(drawMap, () => ({ mediaType: 'image/svg+xml', body: '<svg/>', digest: 'd' }));
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
    requests.tell(debriefIndex, () => ({ ended: 1, secret: 's', turns: [], sides: [], players: [] }));
    requests.tell(readDebrief, () => ({ mediaType: 'application/json', body: '{}', digest: 'd' }));
    requests.tell(describeProjections, () => ({ projections: [] }));
    requests.tell(retryProjection, () => ({ goesOn: true }));
    requests.tell(endCampaign, ({ campaign, by }) => ({ campaign, turn: 1, at: aTurn().openedAt, by }));
    requests.tell(listReports, () => ({ reports: [] }));
    requests.tell(rebuildReports, () => ({ generation: 2, reports: 0, seconds: 0 }));
    entrances = entrancesOf(gateway.app.get(ModulesContainer));
    await gateway.account('stranger');
    await gateway.account('guest');
    await gateway.account('taylor', { campaign: 'mexico', role: 'player', player: 'taylor' });
    await gateway.account('marcy', { campaign: 'mexico', role: 'minister', player: 'marcy' });
    await gateway.account('umpire', { campaign: 'mexico', role: 'administrator' });
    await gateway.account('root', { operator: true });
    tokens = {
      nobody: null,
      stranger: await gateway.signIn('stranger'),
      player: await gateway.signIn('taylor'),
      minister: await gateway.signIn('marcy'),
      administrator: await gateway.signIn('umpire'),
      operator: await gateway.signIn('root'),
      ...((await tokensOf(await gateway.signIn('taylor'))) as Record<TokenScope, string>),
    };
  });
  afterAll(() => gateway.close());

  /** A personal access token for each scope. */
  async function tokensOf(session: string): Promise<Record<string, string>> {
    const made: Record<string, string> = {};
    for (const scope of TOKEN_SCOPES) {
      const answer = await fetch(`${gateway.url}/auth/tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${session}` },
        body: JSON.stringify({ name: scope, scopes: [scope] }),
      });
      made[scope] = ((await answer.json()) as { token: string }).token;
    }
    return made;
  }

  const headersOf = (role: Role): Record<string, string> => ({
    'content-type': 'application/json',
    ...(tokens[role] ? { authorization: `Bearer ${tokens[role]}` } : {}),
  });

  /** Reports of one's own for who plays; administrators and operators say whose. */
  const playerOf = (role: Role): string => (role === 'minister' ? 'marcy' : 'taylor');

  async function codeOf(entrance: Entrance, role: Role): Promise<string> {
    if (/^[A-Z]+$/.test(entrance.method)) {
      const path = entrance.path
        .replace(':id', 'mexico')
        .replace(':account', 'guest')
        .replace(':orderId', orderId)
        .replace(':number', '1')
        .replace(':name', 'hold')
        .replace(':letter', orderId)
        .replace(':player', 'taylor')
        .replace(/:(session|token|invitation)$/, orderId)
        .replace(':turn', '1')
        .replace(':piece', 'US1IN')
        .replace(':part', 'contacts')
        .replace(':report', 'turn.json')
        .replace(':file', 'debrief.json')
        .replace(':map', 'strategic-1.svg');
      const query =
        /reports|intelligence/.test(path) && !/operator/.test(path) ? `?player=${playerOf(role)}` : '';
      const answer = await fetch(`${gateway.url}${path}${query}`, {
        method: entrance.method,
        headers: headersOf(role),
        ...(BODIES[entrance.name] === undefined ? {} : { body: JSON.stringify(BODIES[entrance.name]) }),
      });
      const text = await answer.text();
      expect([answer.status, text]).not.toEqual([500, expect.anything()]);
      return answer.status < 400 ? 'in' : String((JSON.parse(text) as { code: string }).code);
    }
    const query = FIELDS[entrance.name]!.replace('PLAYER', playerOf(role));
    const answer = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: headersOf(role),
      body: JSON.stringify({ query }),
    });
    const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
    return errors?.[0]?.extensions.code ?? 'in';
  }

  it('is declared for every entrance, and every entrance is in the table', () => {
    expect(entrances.map(({ name }) => name)).toEqual(Object.keys(EXPECTED));
    expect(entrances.filter(({ access }) => access === null)).toEqual([]);
    const scoped = entrances.flatMap(({ name, scope }) => (scope === null ? [] : [[name, scope]]));
    expect(Object.fromEntries(scoped)).toEqual(SCOPES);
  });

  it.each(Object.keys(EXPECTED).filter((name) => !name.startsWith('Subscription')))(
    '%s lets in whom the table says, and nobody else',
    async (name) => {
      const entrance = entrances.find((candidate) => candidate.name === name)!;
      const admitted: Role[] = [];
      for (const role of ROLES) {
        const code = await codeOf(entrance, role);
        if (!DENIALS.has(code)) admitted.push(role);
        if (name.endsWith('logout') || name.endsWith('signOut'))
          if (isPerson(role)) tokens[role] = role === 'nobody' ? null : await gateway.signIn(accountOf(role));
      }
      expect(admitted).toEqual([...expectedAt(name)]);
    },
  );

  it('does not tell a stranger whether a campaign exists', async () => {
    const ask = async (campaign: string) => {
      const answer = await fetch(`${gateway.url}/campaigns/${campaign}/turn`, {
        headers: headersOf('stranger'),
      });
      const { traceId: _, ...body } = (await answer.json()) as Record<string, unknown>;
      return { status: answer.status, text: JSON.stringify(body).replaceAll(campaign, 'X') };
    };
    expect(await ask('mexico')).toEqual(await ask('nowhere'));
  });

  it('does not let a player read the report of another, nor learn whether it exists', async () => {
    const read = async (player: string) =>
      (
        await fetch(`${gateway.url}/campaigns/mexico/reports/1/turn.json?player=${player}`, {
          headers: headersOf('player'),
        })
      ).status;
    expect(await read('taylor')).toBe(200);
    expect(await read('marcy')).toBe(403);
    expect(await read('nobody')).toBe(403);
  });

  it('lets who stands in read what is handed over to him, turn by turn, and asks anew each time', async () => {
    const asked: unknown[] = [];
    gateway.requests.tell(readAsStandIn, (question) => {
      asked.push([question.player, question.officer, question.sight, question.turn]);
      const { player, officer, turn = 2 } = question;
      const standsIn = player === 'taylor' && officer === 'marcy' && turn >= 1 && turn <= 2;
      return { turns: standsIn ? { from: 1, until: 2 } : null };
    });
    const code = async (role: Role, path: string) =>
      (await fetch(`${gateway.url}/campaigns/mexico/${path}`, { headers: headersOf(role) })).status;
    for (const path of ['reports/1/turn.json', 'reports/2/maps', 'reports', 'supply/US1IN', 'intelligence'])
      expect([path, await code('player', `${path}?player=marcy`)]).toEqual([path, 200]);
    for (const path of ['reports/3/turn.json', 'intelligence/3/contacts', 'reports.zip'])
      expect([path, await code('player', `${path}?player=marcy`)]).toEqual([path, 403]);
    expect(await code('minister', 'reports/1/turn.json?player=taylor')).toBe(403);
    expect(await code('orders:read', 'reports/1/turn.json?player=marcy')).toBe(403);
    expect(asked.slice(0, 4)).toEqual([
      ['taylor', 'marcy', 'turn-report', 1],
      ['taylor', 'marcy', 'map', 2],
      ['taylor', 'marcy', undefined, undefined],
      ['taylor', 'marcy', 'supply', undefined],
    ]);
    gateway.requests.tell(readAsStandIn, () => ({ turns: null }));
    expect(await code('player', 'reports/1/turn.json?player=marcy')).toBe(403);
  });
});

const isPerson = (role: Role): role is (typeof PEOPLE)[number] =>
  (PEOPLE as readonly string[]).includes(role);

const accountOf = (role: (typeof PEOPLE)[number]): string =>
  ({
    nobody: '',
    stranger: 'stranger',
    player: 'taylor',
    minister: 'marcy',
    administrator: 'umpire',
    operator: 'root',
  })[role];
