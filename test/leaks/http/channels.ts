import type { HouseUnderTest } from '../../../apps/gateway/src/testing/house-under-test.js';
import { LOOKERS, NOBODY, HIDDEN } from './two-worlds.js';
import type { Seen } from './masked.js';

/** Asks the gateway as a player. */
export type Asking = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<Pick<Seen, 'status' | 'headers' | 'body'>>;

/** Signs in as a player; every answer comes with its status, its type, its length and its tag. */
export function askingOf(house: HouseUnderTest, token: string): Asking {
  return async (method, path, body) => {
    const answer = await fetch(`${house.gatewayUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const told = answer.headers.get('content-length');
    const headers = ['content-type', 'link', 'retry-after', 'cache-control']
      .map((name) => answer.headers.get(name) ?? '-')
      .concat(told === null || Number(told) === bytes.length ? '' : `length ${told}`)
      .join(' ');
    const isArchive = answer.headers.get('content-type')?.includes('zip');
    // The tag of a list or a fault is made of random ids; that of a report is its digest, and compared.
    const tag = path.includes('/reports/') && answer.ok ? `\n${answer.headers.get('etag')}` : '';
    return {
      status: answer.status,
      headers,
      body: `${isArchive ? namesIn(bytes) : bytes.toString('utf8')}${tag}`,
    };
  };
}

/** Names and sizes of what is in an archive, whose own bytes hold the time it was made at. */
function namesIn(bytes: Buffer): string {
  const names: string[] = [];
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4))
    names.push(
      `${bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28))} ${bytes.readUInt32LE(at + 16)} ${bytes.readUInt32LE(at + 24)}`,
    );
  return names.join('\n');
}

/** One question, and under which channel its answer is compared. */
export interface Question {
  readonly channel: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

export const get = (channel: string, ...paths: string[]): Question[] =>
  paths.map((path) => ({ channel, method: 'GET', path }));
export const post = (channel: string, path: string, ...bodies: unknown[]): Question[] =>
  bodies.map((body) => ({ channel, method: 'POST', path, body }));

const march = (unit: string, ...path: string[]): unknown => ({ kind: 'land', unit, strategic: { path } });
/** Orders a player may try in order to learn something: of others' units, of nobody's, into the dark. */
const TRIES = [
  march('US1IN', 'G5-V6'),
  march('US1IN', 'G5-V6', 'G6-V6', 'G7-V6'),
  march(HIDDEN, 'I1-V6'),
  march(NOBODY, 'I1-V6'),
  march('US1IN', 'I0-V6'),
  { kind: 'land', unit: 'US1IN', tactical: { destination: '7-8', phase: 1 } },
];
const UNKNOWN_ORDER = '00000000-0000-4000-8000-000000000000';
const INTELLIGENCE = ['contacts', 'cleared', 'summary', 'forces'];
const TABLES = ['contacts', 'cleared', 'summary', 'units', 'ships'];
export const GRAPHQL = [
  '{ campaign(campaign: "$") { id title turn season players { id state } } }',
  '{ brief(campaign: "$") { everybody sides { side text } } campaignReceiptKey(campaign: "$") { keyId } }',
  '{ turn(campaign: "$") { turn status phases { name status owner } } }',
  '{ clock(campaign: "$") { turn status count { ready expected } } }',
  '{ orders(campaign: "$") { turn closed orders { text status receipt { understood version accepted } } } }',
  '{ reports(campaign: "$") { turn kind formats } }',
  '{ contacts(campaign: "$") { turn total next contacts { id state place letters size age reliability } } }',
  '{ contacts(campaign: "$", filter: { place: "I0-V6" }) { total } }',
  '{ letters(campaign: "$") { from to text } }',
  '{ letterEstimate(campaign: "$", recipients: { to: ["arista", "mejia"] }) { turn arrivals { to arrivesInTurn } } }',
  '{ standingOrders(campaign: "$") { id } orderTemplates(campaign: "$") { name } handOvers(campaign: "$") { player to } }',
  '{ orderOptions(campaign: "$", piece: "US1IN") { turn options { field order text understood march { square } } } }',
  '{ effectiveOrders(campaign: "$") { turn pieces { piece origin by text words default { words text } notDone { text } } } }',
  '{ desk(campaign: "$") { tag savedAt document } }',
  `{ orderOptions(campaign: "$", piece: "${HIDDEN}") { turn options { field } } }`,
  `{ supply(campaign: "$", piece: "${HIDDEN}") { piece } }`,
  `{ supply(campaign: "$", piece: "${NOBODY}") { piece } }`,
  `{ why(campaign: "$", turn: 1, piece: "${HIDDEN}") { words } }`,
  '{ why(campaign: "$", turn: 1, piece: "US1IN") { words own notDone { text rule } } }',
];

/** Everything a player may ask of a campaign in which a turn stands open, up to the turn that is resolved. */
export function questions(campaign: string, resolved: readonly number[]): Question[] {
  const at = `/campaigns/${campaign}`;
  const turns = [0, ...resolved, resolved.length + 1];
  const later = resolved.length + 3;
  return [
    ...get('campaign', at, `${at}/administration/log`, `${at}/debrief`, `${at}/debrief/1/all.json`),
    ...get('campaign', `${at}/administration/position?reason=x`, `${at}/administration/orders?reason=x`),
    ...get('campaign', `${at}/brief`, `${at}/administration/briefs?reason=x`, `${at}/receipt-key`),
    ...get('campaign', `${at}/votes`, `${at}/seeking`, `${at}/join-requests`, `${at}/restraints`),
    ...get('turn', `${at}/turn`, ...turns.map((turn) => `${at}/turns/${turn}`)),
    ...get(
      'theatre',
      `${at}/theatre`,
      ...['G5-V6', 'I0-V6', 'Z9-Z9'].map((to) => `${at}/theatre/tactical/${to}`),
    ),
    ...get('clock', `${at}/clock`),
    ...get('orders', `${at}/orders`, ...turns.map((turn) => `${at}/orders?turn=${turn}`)),
    ...get('orders', `${at}/orders?piece=${HIDDEN}`, `${at}/orders/${UNKNOWN_ORDER}/proof`),
    ...get('options', ...['US1IN', 'MX1IN', HIDDEN, NOBODY].map((piece) => `${at}/orders/options/${piece}`)),
    ...get(
      'effective',
      `${at}/orders/effective`,
      ...turns.map((turn) => `${at}/orders/effective?turn=${turn}`),
    ),
    ...get('desk', `${at}/desk`),
    ...get('orders', `${at}/standing-orders`, `${at}/order-templates`, `${at}/hand-overs`),
    ...post('receipts', `${at}/orders/preview`, ...TRIES),
    ...post('reach', `${at}/reach`, ...['US1IN', HIDDEN, NOBODY].map((piece) => ({ piece, goal: 'G5-V6' }))),
    ...post(
      'reach',
      `${at}/reach`,
      ...['US1IN', HIDDEN, NOBODY].flatMap((piece) => [
        { piece, turn: later, goal: 'G5-V6' },
        { piece, turn: later, from: 'G5-V6' },
      ]),
    ),
    ...post('receipts', `${at}/orders`, ...TRIES),
    { channel: 'receipts', method: 'DELETE', path: `${at}/orders/${UNKNOWN_ORDER}` },
    ...get('reports', `${at}/reports`, `${at}/reports.zip`),
    ...turns.flatMap((turn) =>
      get(
        'reports',
        ...['turn', 'position'].flatMap((kind) =>
          ['json', 'txt', 'html', 'svg'].map((form) => `${at}/reports/${turn}/${kind}.${form}`),
        ),
        `${at}/reports/${turn}/maps`,
        `${at}/reports/${turn}/maps/tactical-G4-V6.svg`,
        `${at}/reports/${turn}/maps/tactical-I0-V6.svg`,
      ),
    ),
    ...get('reports', `${at}/reports/1/turn.txt?player=arista`),
    ...turns.flatMap((turn) =>
      get('why', ...['US1IN', 'MX1IN', HIDDEN, NOBODY].map((piece) => `${at}/turns/${turn}/why/${piece}`)),
    ),
    ...get('intelligence', `${at}/intelligence`),
    ...turns.flatMap((turn) =>
      get(
        'intelligence',
        ...INTELLIGENCE.map((part) => `${at}/intelligence/${turn}/${part}`),
        ...TABLES.map((table) => `${at}/intelligence/${turn}/${table}.csv`),
        `${at}/intelligence/${turn}/contacts?place=I0-V6`,
        `${at}/intelligence/${turn}/contacts?state=MX&limit=1`,
      ),
    ),
    ...get('supply', ...['US1IN', HIDDEN, NOBODY].map((piece) => `${at}/supply/${piece}`)),
    ...get('letters', `${at}/letters`, `${at}/letters/sent`, `${at}/muted-senders`, `${at}/letters/delivery`),
    ...get('letters', `${at}/letters/debrief`, `${at}/letters/reported`),
    ...post('letters', `${at}/letters/${UNKNOWN_ORDER}/read`, {}),
    ...post(
      'letters',
      `${at}/letters/estimate`,
      { to: ['taylor'] },
      { to: ['worth'] },
      { to: ['arista', 'mejia'] },
    ),
    ...post('graphql', '/graphql', ...GRAPHQL.map((query) => ({ query: query.replaceAll('$', campaign) }))),
  ];
}

/** Asks all of it as each of those who look. */
export const askAll = (
  campaign: string,
  resolved: readonly number[],
  asking: ReadonlyMap<string, Asking>,
): Promise<Seen[]> => asked(LOOKERS, questions(campaign, resolved), { campaign, resolved, asking });

/** Asks questions as one after another, one after the other. */
export async function asked(
  lookers: readonly string[],
  questions: readonly Question[],
  {
    campaign,
    resolved,
    asking,
  }: {
    readonly campaign: string;
    readonly resolved: readonly number[];
    readonly asking: ReadonlyMap<string, Asking>;
  },
): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const player of lookers)
    for (const [i, { channel, method, path, body }] of questions.entries()) {
      const name = `turn ${resolved.length + 1}, ${player}, ${i}: ${method} ${path.replace(campaign, ':id')}`;
      seen.push({ channel, name, ...(await asking.get(player)!(method, path, body)) });
    }
  return seen;
}
