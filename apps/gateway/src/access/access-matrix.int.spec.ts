import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModulesContainer } from '@nestjs/core';
import { readAsStandIn, TOKEN_SCOPES, type TokenScope } from '@vedette/contracts';
import { gatewayUnderTest, type GatewayUnderTest, PASSWORD } from '../testing/gateway-under-test.js';
import { BODIES, FIELDS, NO_ID } from '../testing/sample-calls.js';
import { tellEverything } from '../testing/tell-everything.js';
import { type Entrance, entrancesOf } from './declared-access.js';

const PEOPLE = ['nobody', 'stranger', 'player', 'minister', 'administrator', 'operator'] as const;
/** Programs of the player come with a personal access token of one scope each. */
/** Another player comes by the cookie of his browser: from a page of the house, and as any other page could have it sent along. */
const BROWSERS = ['page of the house', 'cookie alone'] as const;
const ROLES = [...PEOPLE, ...TOKEN_SCOPES, ...BROWSERS] as const;
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
const pages: readonly Role[] = ['page of the house'];

const EXPECTED: Readonly<Record<string, readonly Role[]>> = {
  'DELETE /auth/sessions': signedIn,
  'DELETE /auth/sessions/:session': signedIn,
  'DELETE /auth/tokens/:token': signedIn,
  'DELETE /campaigns/:id/administration/dry-run': ruling,
  'DELETE /campaigns/:id/hand-overs/:orderId': playing,
  'DELETE /campaigns/:id/invitations/:invitation': ruling,
  'DELETE /campaigns/:id/letters/muted/:player': playing,
  'DELETE /campaigns/:id/members/:account': ruling,
  'DELETE /campaigns/:id/members/:account/ban': ruling,
  'DELETE /campaigns/:id/members/:account/mute': ruling,
  'DELETE /campaigns/:id/muted-senders/:player': playing,
  'DELETE /campaigns/:id/order-templates/:name': playing,
  'DELETE /campaigns/:id/orders/:orderId': playing,
  'DELETE /campaigns/:id/seeking': ruling,
  'DELETE /campaigns/:id/standing-orders/:orderId': playing,
  'DELETE /campaigns/:id/turn/ready': playing,
  'DELETE /join-requests/:request': signedIn,
  'GET /accounts': running,
  'GET /archived-campaigns': signedIn,
  'GET /auth/browser': everyone,
  'GET /auth/history': signedIn,
  'GET /auth/me': signedIn,
  'GET /auth/sessions': signedIn,
  'GET /auth/tokens': signedIn,
  'GET /campaigns': signedIn,
  'GET /campaigns/:id': members,
  'GET /campaigns/:id/administration/briefs': ruling,
  'GET /campaigns/:id/administration/dry-run': ruling,
  'GET /campaigns/:id/administration/hand-overs': ruling,
  'GET /campaigns/:id/administration/log': members,
  'GET /campaigns/:id/administration/orders': ruling,
  'GET /campaigns/:id/administration/position': ruling,
  'GET /campaigns/:id/administration/position.txt': ruling,
  'GET /campaigns/:id/brief': members,
  'GET /campaigns/:id/clock': members,
  'GET /campaigns/:id/debrief': members,
  'GET /campaigns/:id/debrief/:turn/:file': members,
  'GET /campaigns/:id/debrief/:turn/orders': members,
  'GET /campaigns/:id/desk': playing,
  'GET /campaigns/:id/hand-overs': playing,
  'GET /campaigns/:id/intelligence': ministers,
  'GET /campaigns/:id/intelligence/:turn/:part': ministers,
  'GET /campaigns/:id/invitations': ruling,
  'GET /campaigns/:id/join-requests': ruling,
  'GET /campaigns/:id/letters': playing,
  'GET /campaigns/:id/letters/debrief': members,
  'GET /campaigns/:id/letters/delivery': members,
  'GET /campaigns/:id/letters/muted': playing,
  'GET /campaigns/:id/letters/reported': ruling,
  'GET /campaigns/:id/letters/sent': playing,
  'GET /campaigns/:id/members': ruling,
  'GET /campaigns/:id/muted-senders': playing,
  'GET /campaigns/:id/order-templates': playing,
  'GET /campaigns/:id/orders': playing,
  'GET /campaigns/:id/orders/:orderId/proof': playing,
  'GET /campaigns/:id/orders/effective': playing,
  'GET /campaigns/:id/orders/history': playing,
  'GET /campaigns/:id/orders/options/:piece': playing,
  'GET /campaigns/:id/receipt-key': members,
  'GET /campaigns/:id/reports': members,
  'GET /campaigns/:id/reports.zip': members,
  'GET /campaigns/:id/reports/:turn/:report': members,
  'GET /campaigns/:id/reports/:turn/maps': members,
  'GET /campaigns/:id/reports/:turn/maps/:map': members,
  'GET /campaigns/:id/restraints': ruling,
  'GET /campaigns/:id/seeking': ruling,
  'GET /campaigns/:id/standing-orders': playing,
  'GET /campaigns/:id/status': members,
  'GET /campaigns/:id/supply/:piece': playing,
  'GET /campaigns/:id/theatre': members,
  'GET /campaigns/:id/theatre/tactical/:square': members,
  'GET /campaigns/:id/turn': members,
  'GET /campaigns/:id/turns/:turn': members,
  'GET /campaigns/:id/turns/:turn/why/:piece': members,
  'GET /campaigns/:id/votes': members,
  'GET /join-requests': signedIn,
  'GET /notices/settings': signedIn,
  'GET /openapi.json': everyone,
  'GET /operator/notices': running,
  'GET /operator/projections': running,
  'GET /receipt-key': everyone,
  'GET /receipt-keys': everyone,
  'GET /rules/:book/:number': everyone,
  'GET /scenarios': signedIn,
  'GET /schema.graphql': everyone,
  'GET /seeking': signedIn,
  'GET /status': everyone,
  'GET /status.html': everyone,
  'Mutation.acceptInvitation': signedIn,
  'Mutation.acceptJoinRequest': ruling,
  'Mutation.announce': ruling,
  'Mutation.arrangeHandOver': ruling,
  'Mutation.askToJoin': signedIn,
  'Mutation.auditTurn': running,
  'Mutation.banMember': ruling,
  'Mutation.cancelTrial': ruling,
  'Mutation.castVote': playing,
  'Mutation.changeEmail': signedIn,
  'Mutation.changePassword': signedIn,
  'Mutation.clearConfirmation': playing,
  'Mutation.closeTurn': ruling,
  'Mutation.closeVote': ruling,
  'Mutation.confirmTurn': playing,
  'Mutation.copyOrder': playing,
  'Mutation.createAccount': running,
  'Mutation.createCampaign': running,
  'Mutation.declineJoinRequest': ruling,
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
  'Mutation.holdTurn': ruling,
  'Mutation.invite': ruling,
  'Mutation.leaveSeat': playing,
  'Mutation.makeResetLink': running,
  'Mutation.makeToken': signedIn,
  'Mutation.markLetterRead': playing,
  'Mutation.muteMember': ruling,
  'Mutation.muteSender': playing,
  'Mutation.openTurn': ruling,
  'Mutation.openVote': ruling,
  'Mutation.pauseClock': ruling,
  'Mutation.publishCampaign': ruling,
  'Mutation.putMember': ruling,
  'Mutation.rebuildIntelligence': running,
  'Mutation.rebuildReports': running,
  'Mutation.register': everyone,
  'Mutation.releaseTurn': ruling,
  'Mutation.removeMember': ruling,
  'Mutation.removeOrderTemplate': playing,
  'Mutation.renewSession': everyone,
  'Mutation.renewWebhookSecret': signedIn,
  'Mutation.reopenCampaign': ruling,
  'Mutation.replacePlayer': ruling,
  'Mutation.reportLetter': playing,
  'Mutation.resetPassword': everyone,
  'Mutation.resumeClock': ruling,
  'Mutation.resumeTurn': ruling,
  'Mutation.retitleCampaign': ruling,
  'Mutation.retryProjection': running,
  'Mutation.revokeInvitation': ruling,
  'Mutation.revokeToken': signedIn,
  'Mutation.rollBackTurn': ruling,
  'Mutation.saveDesk': playing,
  'Mutation.saveOrderTemplate': playing,
  'Mutation.seekNoMore': ruling,
  'Mutation.seekPlayers': ruling,
  'Mutation.sendLetter': playing,
  'Mutation.setCalendar': ruling,
  'Mutation.setLetterDelivery': ruling,
  'Mutation.setNoticeSettings': signedIn,
  'Mutation.signIn': everyone,
  'Mutation.signOut': signedIn,
  'Mutation.submitOrderText': playing,
  'Mutation.submitOrders': playing,
  'Mutation.submitTypedOrders': playing,
  'Mutation.testWebhook': signedIn,
  'Mutation.unbanMember': ruling,
  'Mutation.undoEdit': ruling,
  'Mutation.undoRollBack': ruling,
  'Mutation.unmuteMember': ruling,
  'Mutation.unmuteSender': playing,
  'Mutation.verifyEmail': everyone,
  'Mutation.withdrawJoinRequest': signedIn,
  'Mutation.withdrawOrder': playing,
  'POST /accounts': running,
  'POST /accounts/:account/disable': running,
  'POST /accounts/:account/enable': running,
  'POST /accounts/:account/reset-link': running,
  'POST /auth/browser': pages,
  'POST /auth/browser/register': pages,
  'POST /auth/browser/start': pages,
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
  'POST /campaigns/:id/administration/hold': ruling,
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
  'POST /campaigns/:id/join-requests/:request/accept': ruling,
  'POST /campaigns/:id/join-requests/:request/decline': ruling,
  'POST /campaigns/:id/leave': playing,
  'POST /campaigns/:id/letters': playing,
  'POST /campaigns/:id/letters/:letter/read': playing,
  'POST /campaigns/:id/letters/:letter/report': playing,
  'POST /campaigns/:id/letters/estimate': playing,
  'POST /campaigns/:id/orders': playing,
  'POST /campaigns/:id/orders/batch': playing,
  'POST /campaigns/:id/orders/copies': playing,
  'POST /campaigns/:id/orders/preview': playing,
  'POST /campaigns/:id/publish': ruling,
  'POST /campaigns/:id/reach': playing,
  'POST /campaigns/:id/reopen': ruling,
  'POST /campaigns/:id/turn/close': ruling,
  'POST /campaigns/:id/turn/open': ruling,
  'POST /campaigns/:id/turn/ready': playing,
  'POST /campaigns/:id/turns/:turn/audit': running,
  'POST /campaigns/:id/votes': ruling,
  'POST /campaigns/:id/votes/:number/close': ruling,
  'POST /invitations/accept': signedIn,
  'POST /invitations/offer': everyone,
  'POST /notices/webhook/secret': signedIn,
  'POST /notices/webhook/test': signedIn,
  'POST /operator/intelligence/rebuild': running,
  'POST /operator/projections/retry': running,
  'POST /operator/reports/rebuild': running,
  'POST /seeking/:sought/requests': signedIn,
  'PUT /auth/email': signedIn,
  'PUT /campaigns/:id/calendar': ruling,
  'PUT /campaigns/:id/desk': playing,
  'PUT /campaigns/:id/letters/delivery': ruling,
  'PUT /campaigns/:id/letters/muted/:player': playing,
  'PUT /campaigns/:id/members/:account': ruling,
  'PUT /campaigns/:id/members/:account/ban': ruling,
  'PUT /campaigns/:id/members/:account/mute': ruling,
  'PUT /campaigns/:id/muted-senders/:player': playing,
  'PUT /campaigns/:id/order-templates/:name': playing,
  'PUT /campaigns/:id/seeking': ruling,
  'PUT /campaigns/:id/title': ruling,
  'PUT /campaigns/:id/votes/:number/ballot': playing,
  'PUT /notices/settings': signedIn,
  'Query.accountHistory': signedIn,
  'Query.accounts': running,
  'Query.administrationLog': members,
  'Query.allHandOvers': ruling,
  'Query.archivedCampaigns': signedIn,
  'Query.brief': members,
  'Query.briefsBehindVeil': ruling,
  'Query.campaign': members,
  'Query.campaignReceiptKey': members,
  'Query.campaignStatus': members,
  'Query.campaigns': signedIn,
  'Query.clearedContacts': ministers,
  'Query.clock': members,
  'Query.contactSummary': ministers,
  'Query.contacts': ministers,
  'Query.debrief': members,
  'Query.debriefLetters': members,
  'Query.debriefOrders': members,
  'Query.debriefs': members,
  'Query.desk': playing,
  'Query.effectiveOrders': playing,
  'Query.handOvers': playing,
  'Query.intelligence': ministers,
  'Query.invitation': everyone,
  'Query.invitations': ruling,
  'Query.joinRequests': ruling,
  'Query.letterDelivery': members,
  'Query.letterEstimate': playing,
  'Query.letters': playing,
  'Query.map': members,
  'Query.maps': members,
  'Query.me': signedIn,
  'Query.members': ruling,
  'Query.mutedSenders': playing,
  'Query.noticeSettings': signedIn,
  'Query.orderHistory': playing,
  'Query.orderOptions': playing,
  'Query.orderProof': playing,
  'Query.orderTemplates': playing,
  'Query.orders': playing,
  'Query.ordersBehindVeil': ruling,
  'Query.outbox': running,
  'Query.ownForces': ministers,
  'Query.ownJoinRequests': signedIn,
  'Query.previewEdit': ruling,
  'Query.previewOrderText': playing,
  'Query.previewOrders': playing,
  'Query.previewTypedOrders': playing,
  'Query.projections': running,
  'Query.reach': playing,
  'Query.receiptKey': everyone,
  'Query.receiptKeys': everyone,
  'Query.report': members,
  'Query.reportedLetters': ruling,
  'Query.reports': members,
  'Query.restraints': ruling,
  'Query.rule': everyone,
  'Query.scenarios': signedIn,
  'Query.seeking': ruling,
  'Query.seekingCampaigns': signedIn,
  'Query.sentLetters': playing,
  'Query.sessions': signedIn,
  'Query.standingOrders': playing,
  'Query.status': everyone,
  'Query.supply': playing,
  'Query.tokens': signedIn,
  'Query.trial': ruling,
  'Query.turn': members,
  'Query.version': everyone,
  'Query.votes': members,
  'Query.wholePosition': ruling,
  'Query.why': members,
  'Subscription.campaignNews': members,
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
  'GET /archived-campaigns': 'reports:read',
  'GET /campaigns': 'campaign:read',
  'GET /campaigns/:id': 'campaign:read',
  'GET /campaigns/:id/brief': 'reports:read',
  'GET /campaigns/:id/clock': 'campaign:read',
  'GET /campaigns/:id/receipt-key': 'orders:read',
  'GET /campaigns/:id/hand-overs': 'orders:read',
  'GET /campaigns/:id/order-templates': 'orders:read',
  'GET /campaigns/:id/orders': 'orders:read',
  'GET /campaigns/:id/orders/:orderId/proof': 'orders:read',
  'GET /campaigns/:id/orders/effective': 'orders:read',
  'GET /campaigns/:id/orders/history': 'orders:read',
  'GET /campaigns/:id/orders/options/:piece': 'orders:read',
  'GET /campaigns/:id/debrief': 'reports:read',
  'GET /campaigns/:id/debrief/:turn/:file': 'reports:read',
  'GET /campaigns/:id/debrief/:turn/orders': 'reports:read',
  'GET /campaigns/:id/reports': 'reports:read',
  'GET /campaigns/:id/reports.zip': 'reports:read',
  'GET /campaigns/:id/reports/:turn/:report': 'reports:read',
  'GET /campaigns/:id/reports/:turn/maps': 'reports:read',
  'GET /campaigns/:id/reports/:turn/maps/:map': 'reports:read',
  'GET /campaigns/:id/standing-orders': 'orders:read',
  'GET /campaigns/:id/status': 'campaign:read',
  'GET /campaigns/:id/supply/:piece': 'reports:read',
  'GET /campaigns/:id/turns/:turn/why/:piece': 'reports:read',
  'GET /campaigns/:id/theatre': 'campaign:read',
  'GET /campaigns/:id/theatre/tactical/:square': 'campaign:read',
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
  'Mutation.submitTypedOrders': 'orders:write',
  'Mutation.withdrawOrder': 'orders:write',
  'POST /campaigns/:id/orders': 'orders:write',
  'POST /campaigns/:id/orders/batch': 'orders:write',
  'POST /campaigns/:id/orders/copies': 'orders:write',
  'POST /campaigns/:id/orders/preview': 'orders:read',
  'POST /campaigns/:id/reach': 'orders:read',
  'POST /campaigns/:id/turn/ready': 'clock:write',
  'PUT /campaigns/:id/order-templates/:name': 'orders:write',
  'Query.brief': 'reports:read',
  'Query.archivedCampaigns': 'reports:read',
  'Query.campaign': 'campaign:read',
  'Query.campaignReceiptKey': 'orders:read',
  'Query.campaignStatus': 'campaign:read',
  'Query.campaigns': 'campaign:read',
  'Query.clock': 'campaign:read',
  'Query.debrief': 'reports:read',
  'Query.debriefOrders': 'reports:read',
  'Query.debriefs': 'reports:read',
  'Query.effectiveOrders': 'orders:read',
  'Query.handOvers': 'orders:read',
  'Query.map': 'reports:read',
  'Query.maps': 'reports:read',
  'Query.orderHistory': 'orders:read',
  'Query.orderOptions': 'orders:read',
  'Query.orderProof': 'orders:read',
  'Query.orderTemplates': 'orders:read',
  'Query.orders': 'orders:read',
  'Query.previewOrderText': 'orders:read',
  'Query.previewOrders': 'orders:read',
  'Query.previewTypedOrders': 'orders:read',
  'Query.reach': 'orders:read',
  'Query.report': 'reports:read',
  'Query.reports': 'reports:read',
  'Query.standingOrders': 'orders:read',
  'Query.supply': 'reports:read',
  'Query.why': 'reports:read',
  'Query.turn': 'campaign:read',
  'Subscription.turnProgress': 'campaign:read',
};
/** Whom an entrance lets in; a token that nobody asks for does no harm where everybody may go. */
const expectedAt = (name: string): readonly Role[] => {
  const scope = SCOPES[name];
  const people = EXPECTED[name]!;
  if (people === everyone || people === pages) return people;
  return [
    ...people,
    ...(scope === undefined ? [] : [scope]),
    ...(people.includes('player') ? (['page of the house'] as const) : []),
    ...(BY_LINK.includes(name) ? (['cookie alone'] as const) : []),
  ];
};

/** Documents that a browser opens by a link, with its cookie alone. */
const BY_LINK: readonly string[] = [
  'GET /campaigns/:id/debrief/:turn/:file',
  'GET /campaigns/:id/reports.zip',
  'GET /campaigns/:id/reports/:turn/:report',
  'GET /campaigns/:id/reports/:turn/maps/:map',
];

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
    tellEverything(requests);
    entrances = entrancesOf(gateway.app.get(ModulesContainer));
    await gateway.account('stranger');
    await gateway.account('guest');
    await gateway.account('taylor', { campaign: 'mexico', role: 'player', player: 'taylor' });
    await gateway.account('bliss', { campaign: 'mexico', role: 'player', player: 'bliss' });
    await gateway.account('marcy', { campaign: 'mexico', role: 'minister', player: 'marcy' });
    await gateway.account('umpire', { campaign: 'mexico', role: 'administrator' });
    await gateway.account('root', { operator: true });
    await openBrowser();
    tokens = {
      nobody: null,
      stranger: await gateway.signIn('stranger'),
      player: await gateway.signIn('taylor'),
      minister: await gateway.signIn('marcy'),
      administrator: await gateway.signIn('umpire'),
      operator: await gateway.signIn('root'),
      'page of the house': null,
      'cookie alone': null,
      ...((await tokensOf(await gateway.signIn('taylor'))) as Record<TokenScope, string>),
    };
  });
  afterAll(() => gateway.close());

  let cookie: string;
  /** Signs the browser of a player in. */
  async function openBrowser(): Promise<void> {
    const answer = await fetch(`${gateway.url}/auth/browser`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'vedette-desk': '1', origin: gateway.url },
      body: JSON.stringify({ account: 'bliss', password: PASSWORD }),
    });
    cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
  }

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
    ...(isBrowser(role) ? { cookie } : {}),
    ...(role === 'page of the house' ? { 'vedette-desk': '1', origin: gateway.url } : {}),
  });

  /** Reports of one's own for who plays; administrators and operators say whose. */
  const playerOf = (role: Role): string =>
    role === 'minister' ? 'marcy' : isBrowser(role) ? 'bliss' : 'taylor';

  async function codeOf(entrance: Entrance, role: Role): Promise<string> {
    if (/^[A-Z]+$/.test(entrance.method)) {
      const path = entrance.path
        .replace(':id', 'mexico')
        .replace(':account', 'guest')
        .replace(':orderId', NO_ID)
        .replace(':sought', 'mexico')
        .replace(':request', NO_ID)
        .replace(':book/:number', 'gitm-amwol/7.5')
        .replace(':number', '1')
        .replace(':name', 'hold')
        .replace(':letter', NO_ID)
        .replace(':player', 'taylor')
        .replace(/:(session|token|invitation)$/, NO_ID)
        .replace(':turn', '1')
        .replace(':square', 'G5-V5')
        .replace(':piece', 'US1IN')
        .replace(':part', 'contacts')
        .replace(':report', 'turn.json')
        .replace(':file', 'debrief.json')
        .replace(':map', 'strategic-1.svg');
      const query =
        /reports|intelligence|why/.test(path) && !/operator/.test(path) ? `?player=${playerOf(role)}` : '';
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
          if (isBrowser(role)) await openBrowser();
          else if (isPerson(role))
            tokens[role] = role === 'nobody' ? null : await gateway.signIn(accountOf(role));
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

const isBrowser = (role: Role): boolean => (BROWSERS as readonly string[]).includes(role);

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
