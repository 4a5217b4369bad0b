import { HIDDEN, HIDDEN_HEX, LOOKERS, NOBODY } from './battle-worlds.js';
import { type Asking, asked, get, post, type Question } from './channels.js';
import type { Seen } from './masked.js';

const withPlan = (unit: string, plan: object): object => ({
  ...{ kind: 'activate', command: 'gamble', at: 'RE', plan: [{ unit, ...plan }] },
});
const both = (order: (id: string) => object): object[] => [order(HIDDEN), order(NOBODY)];

/** Orders a player may try in order to learn something: of the enemy's pieces, of nobody's, into the dark. */
const TRIES: readonly object[] = [
  ...both((unit) => ({ kind: 'standing', for: unit, withdraw: 1 })),
  ...both((unit) => ({ kind: 'activate', unit, at: 'RE' })),
  ...both((unit) => ({ kind: 'attach', unit, to: 'gamble' })),
  ...both((unit) => ({ kind: 'change', unit, to: 'ASLT', with: 'buford' })),
  ...both((unit) => ({ kind: 'gift', leader: 'buford', plan: [{ unit, do: ['0822'] }] })),
  ...['pettigrew', 'nobody'].map((group) => ({ kind: 'alternative', group, area: '2' })),
  ...['pettigrew', 'nobody'].map((group) => ({ kind: 'entry', group, sequence: [HIDDEN], hex: '0102' })),
  ...['pettigrew', 'nobody'].map((command) => ({ kind: 'recover', command, what: 'fatigue' })),
  ...['pettigrew', 'nobody'].map((leader) => ({ kind: 'leader', leader, path: ['0822'] })),
  // The second replaces the first, which its sender is told in his report.
  { kind: 'standing', for: 'us-8il', withdraw: 1 },
  { kind: 'standing', for: 'us-8il', withdraw: 2 },
  withPlan('us-8ny', { do: ['0609', '0710', '0811'] }),
  withPlan('us-8ny', { fire: { at: HIDDEN_HEX }, shock: HIDDEN_HEX }),
  withPlan('us-8ny', { fire: { at: '0923' }, shock: '0923' }),
  withPlan(HIDDEN, { do: ['0821'] }),
  { kind: 'activate', command: 'gamble', at: 'RE', when: { enemyWithin: 4, after: 'pettigrew' } },
  { kind: 'activate', command: 'devin', at: 'RE', spend: ['pettigrew'] },
  { kind: 'commit', leader: 'buford' },
  { kind: 'land', unit: HIDDEN },
];
const UNKNOWN_ORDER = '00000000-0000-4000-8000-000000000000';
export const GRAPHQL = [
  '{ campaign(campaign: "$") { id title turn season players { id state } } }',
  '{ turn(campaign: "$") { turn status phases { name status owner } } }',
  '{ clock(campaign: "$") { turn status count { ready expected } } }',
  '{ orders(campaign: "$") { turn closed orders { text status receipt { understood version accepted } } } }',
  '{ reports(campaign: "$") { turn kind formats } }',
  '{ letters(campaign: "$") { from to text } }',
  '{ standingOrders(campaign: "$") { id } orderTemplates(campaign: "$") { name } handOvers(campaign: "$") { player to } }',
  '{ orderOptions(campaign: "$", piece: "us-8ny") { turn options { field order text understood } } }',
  '{ desk(campaign: "$") { tag savedAt document } }',
  `{ orderOptions(campaign: "$", piece: "${HIDDEN}") { turn options { field } } }`,
  '{ effectiveOrders(campaign: "$") { turn pieces { piece origin by text words default { words text } notDone { text } } } }',
  `{ why(campaign: "$", turn: 1, piece: "${HIDDEN}") { words } }`,
  '{ why(campaign: "$", turn: 1, piece: "us-8il") { words own notDone { text rule } } }',
  '{ report(campaign: "$", turn: 1, kind: turn, format: txt) { body } }',
  '{ debriefs(campaign: "$") { turns } }',
  '{ trial(campaign: "$") { turn } }',
];

/** Everything a player may ask of a battle in which a turn stands open, up to the turn that is resolved. */
export function questions(campaign: string, resolved: readonly number[]): Question[] {
  const at = `/campaigns/${campaign}`;
  const turns = [0, ...resolved, resolved.length + 1];
  const pieces = ['us-8il', 'us-8ny', 'gamble', 'cs-13al', 'archer', HIDDEN, NOBODY];
  return [
    ...get('campaign', at, `${at}/administration/log`, `${at}/debrief`, `${at}/debrief/1/all.json`),
    ...get('campaign', `${at}/administration/position?reason=x`, `${at}/administration/dry-run`),
    ...get('campaign', `${at}/administration/orders?reason=x`),
    ...get('campaign', `${at}/brief`, `${at}/administration/briefs?reason=x`, `${at}/receipt-key`),
    ...get('campaign', `${at}/votes`, `${at}/seeking`, `${at}/join-requests`, `${at}/restraints`),
    ...get('turn', `${at}/turn`, ...turns.map((turn) => `${at}/turns/${turn}`)),
    ...get('theatre', `${at}/theatre`, `${at}/theatre/tactical/${HIDDEN_HEX}`),
    ...get('clock', `${at}/clock`),
    ...get('orders', `${at}/orders`, ...turns.map((turn) => `${at}/orders?turn=${turn}`)),
    ...get('orders', ...pieces.map((piece) => `${at}/orders?piece=${piece}`)),
    ...get('orders', `${at}/orders/history`, `${at}/orders/${UNKNOWN_ORDER}/proof`),
    ...get('options', ...pieces.map((piece) => `${at}/orders/options/${piece}`)),
    ...get('effective', ...turns.map((turn) => `${at}/orders/effective?turn=${turn}`)),
    ...get('desk', `${at}/desk`),
    ...get('orders', `${at}/standing-orders`, `${at}/order-templates`, `${at}/hand-overs`),
    ...post('receipts', `${at}/orders/preview`, ...TRIES),
    ...post('reach', `${at}/reach`, ...pieces.map((piece) => ({ piece, goal: HIDDEN_HEX }))),
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
      ),
    ),
    ...get('reports', `${at}/reports/1/turn.txt?player=heth`),
    ...turns.flatMap((turn) => get('why', ...pieces.map((piece) => `${at}/turns/${turn}/why/${piece}`))),
    ...get('intelligence', `${at}/intelligence`, `${at}/intelligence/1/contacts`),
    ...get('supply', ...pieces.map((piece) => `${at}/supply/${piece}`)),
    ...get('letters', `${at}/letters`, `${at}/letters/sent`, `${at}/muted-senders`, `${at}/letters/delivery`),
    ...get('letters', `${at}/letters/debrief`, `${at}/letters/reported`),
    ...post('graphql', '/graphql', ...GRAPHQL.map((query) => ({ query: query.replaceAll('$', campaign) }))),
  ];
}

/** Asks all of it as each of those who look. */
export const askAllOfBattle = (
  campaign: string,
  resolved: readonly number[],
  asking: ReadonlyMap<string, Asking>,
): Promise<Seen[]> => asked(LOOKERS, questions(campaign, resolved), { campaign, resolved, asking });
