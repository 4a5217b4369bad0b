import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModulesContainer } from '@nestjs/core';
import {
  AUDITS,
  closeTurn,
  createCampaign,
  describeCampaign,
  describeTurn,
  drawMap,
  listCampaigns,
  listMaps,
  listOrders,
  listReports,
  openTurn,
  previewOrders,
  proveOrder,
  readPositionReport,
  readTurnReport,
  rebuildReports,
  receiptKey,
  submitOrders,
  withdrawOrder,
} from '@vedette/contracts';
import { gatewayUnderTest, type GatewayUnderTest } from '../testing/gateway-under-test.js';
import { aCampaign, aReceipt, aTurn } from '../testing/samples.js';
import { type Entrance, entrancesOf } from './declared-access.js';

const ROLES = ['nobody', 'stranger', 'player', 'minister', 'administrator', 'operator'] as const;
type Role = (typeof ROLES)[number];

/**
 * Who gets in where, written down a second time and by hand: a declaration that is changed by mistake does not change
 * this table, and an entrance that is added must be added here.
 */
const everyone: readonly Role[] = ROLES;
const signedIn: readonly Role[] = ROLES.filter((role) => role !== 'nobody');
const members: readonly Role[] = ['player', 'minister', 'administrator', 'operator'];
const playing: readonly Role[] = ['player', 'minister'];
const ruling: readonly Role[] = ['administrator', 'operator'];
const running: readonly Role[] = ['operator'];

const EXPECTED: Readonly<Record<string, readonly Role[]>> = {
  'DELETE /campaigns/:id/members/:account': ruling,
  'DELETE /campaigns/:id/orders/:orderId': playing,
  'GET /accounts': running,
  'GET /auth/me': signedIn,
  'GET /campaigns': signedIn,
  'GET /campaigns/:id': members,
  'GET /campaigns/:id/members': ruling,
  'GET /campaigns/:id/orders': playing,
  'GET /campaigns/:id/orders/:orderId/proof': playing,
  'GET /campaigns/:id/reports': members,
  'GET /campaigns/:id/reports/:turn/:report': members,
  'GET /campaigns/:id/reports/:turn/maps': members,
  'GET /campaigns/:id/reports/:turn/maps/:map': members,
  'GET /campaigns/:id/turn': members,
  'GET /campaigns/:id/turns/:turn': members,
  'GET /openapi.json': everyone,
  'GET /receipt-key': everyone,
  'GET /schema.graphql': everyone,
  'Mutation.auditTurn': running,
  'Mutation.changePassword': signedIn,
  'Mutation.closeTurn': ruling,
  'Mutation.createAccount': running,
  'Mutation.createCampaign': running,
  'Mutation.openTurn': ruling,
  'Mutation.putMember': ruling,
  'Mutation.rebuildReports': running,
  'Mutation.removeMember': ruling,
  'Mutation.renewSession': everyone,
  'Mutation.signIn': everyone,
  'Mutation.signOut': signedIn,
  'Mutation.submitOrders': playing,
  'Mutation.withdrawOrder': playing,
  'POST /accounts': running,
  'POST /auth/login': everyone,
  'POST /auth/logout': signedIn,
  'POST /auth/password': signedIn,
  'POST /auth/refresh': everyone,
  'POST /campaigns': running,
  'POST /campaigns/:id/orders': playing,
  'POST /campaigns/:id/orders/batch': playing,
  'POST /campaigns/:id/orders/preview': playing,
  'POST /campaigns/:id/turn/close': ruling,
  'POST /campaigns/:id/turn/open': ruling,
  'POST /campaigns/:id/turns/:turn/audit': running,
  'POST /operator/reports/rebuild': running,
  'PUT /campaigns/:id/members/:account': ruling,
  'Query.accounts': running,
  'Query.campaign': members,
  'Query.campaigns': signedIn,
  'Query.map': members,
  'Query.maps': members,
  'Query.me': signedIn,
  'Query.members': ruling,
  'Query.orderProof': playing,
  'Query.orders': playing,
  'Query.previewOrders': playing,
  'Query.receiptKey': everyone,
  'Query.report': members,
  'Query.reports': members,
  'Query.turn': members,
  'Subscription.turnProgress': members,
};

const order = { kind: 'land', unit: 'US1IN' };
const orderId = '00000000-0000-4000-8000-000000000000';
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /accounts': { account: 'newcomer', password: 'long enough it is' },
  'POST /auth/login': { account: 'stranger', password: 'wrong' },
  'POST /auth/password': { present: 'wrong password', next: 'long enough it is' },
  'POST /auth/refresh': { refreshToken: 'a token that nobody ever issued' },
  'POST /campaigns': { id: 'mexico', title: 'Mexico', scenario: 'mexico' },
  'POST /campaigns/:id/orders': order,
  'POST /campaigns/:id/orders/batch': { format: 'vedette/orders@1', orders: [order] },
  'POST /campaigns/:id/orders/preview': order,
  'POST /campaigns/:id/turn/close': { turn: 1 },
  'POST /campaigns/:id/turn/open': { turn: 2 },
  'PUT /campaigns/:id/members/:account': { role: 'administrator' },
};
const FIELDS: Readonly<Record<string, string>> = {
  'Mutation.auditTurn': 'mutation { auditTurn(campaign: "mexico", turn: 1) { agrees } }',
  'Mutation.changePassword':
    'mutation { changePassword(passwords: { present: "wrong password", next: "long enough it is" }) }',
  'Mutation.createAccount':
    'mutation { createAccount(account: { account: "newest", password: "long enough it is" }) { account } }',
  'Mutation.createCampaign':
    'mutation { createCampaign(campaign: { id: "mexico", title: "Mexico", scenario: "mexico" }) { id } }',
  'Mutation.putMember':
    'mutation { putMember(campaign: "mexico", account: "guest", place: { role: "administrator" }) { role } }',
  'Mutation.rebuildReports': 'mutation { rebuildReports { reports } }',
  'Mutation.removeMember': 'mutation { removeMember(campaign: "mexico", account: "guest") }',
  'Query.accounts': '{ accounts { account } }',
  'Query.map': '{ map(campaign: "mexico", turn: 1, name: "strategic-1", player: "PLAYER") { digest } }',
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
  'Query.turn': '{ turn(campaign: "mexico") { turn } }',
};

/** What a refusal of entry looks like; anything else means that the caller got in. */
const DENIALS = new Set(['unauthenticated', 'forbidden', 'campaign-not-found']);

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
    requests.tell(submitOrders, () => ({ receipts: [aReceipt()], replayed: false }));
    requests.tell(previewOrders, () => ({ judgements: [] }));
    requests.tell(listOrders, () => ({ turn: 1, closed: false, orders: [] }));
    requests.tell(withdrawOrder, ({ id }) => ({ id, withdrawnAt: aTurn().openedAt }));
    requests.tell(proveOrder, () => ({ root: 'a'.repeat(64), leaf: 'b'.repeat(64), path: [] }));
    requests.tell(receiptKey, () => ({ keyId: 'k', algorithm: 'Ed25519' as const, publicKey: 'PEM' }));
    for (const contract of [readTurnReport, readPositionReport])
      requests.tell(contract, () => ({ mediaType: 'application/json', body: '{}', digest: 'd' }));
    for (const contract of Object.values(AUDITS)) requests.tell(contract, () => ({ phases: [] }));
    requests.tell(listMaps, () => ({ maps: [] }));
    requests.tell(drawMap, () => ({ mediaType: 'image/svg+xml', body: '<svg/>', digest: 'd' }));
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
    };
  });
  afterAll(() => gateway.close());

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
        .replace(':turn', '1')
        .replace(':report', 'turn.json')
        .replace(':map', 'strategic-1.svg');
      const query = /reports/.test(path) && !/operator/.test(path) ? `?player=${playerOf(role)}` : '';
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
          tokens[role] = role === 'nobody' ? null : await gateway.signIn(accountOf(role));
      }
      expect(admitted).toEqual([...EXPECTED[name]!]);
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
});

const accountOf = (role: Role): string =>
  ({
    nobody: '',
    stranger: 'stranger',
    player: 'taylor',
    minister: 'marcy',
    administrator: 'umpire',
    operator: 'root',
  })[role];
