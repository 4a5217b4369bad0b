import type { Seen } from './masked.js';

/** What is true of a world and told to nobody who looks. */
export interface Truth {
  readonly orders: number;
  readonly events: number;
  readonly letters: number;
  readonly men: number;
  /** Ids of the units that are hidden. */
  readonly hidden: readonly string[];
}

/** A fault of the kind a slip makes, as it shows on the wire. */
export interface HttpLeak {
  readonly channel: string;
  readonly fault: string;
  readonly leak: (seen: Seen, truth: Truth) => Seen;
}

/** Changes answers that carry a member of this name; others stay as they are. */
const inMember = (member: string, value: (truth: Truth) => unknown): HttpLeak['leak'] => {
  const found = new RegExp(`"${member}":("[^"]*"|[\\d.]+|null|true|false)`);
  return (seen, truth) => ({
    ...seen,
    body: seen.body.replace(found, `"${member}":${JSON.stringify(value(truth))}`),
  });
};
const where =
  (isIt: (seen: Seen) => boolean, leak: HttpLeak['leak']): HttpLeak['leak'] =>
  (seen, truth) =>
    isIt(seen) ? leak(seen, truth) : seen;
const asked = (path: string, leak: HttpLeak['leak']): HttpLeak['leak'] =>
  where(({ name }) => name.includes(path), leak);
const longer: HttpLeak['leak'] = (seen, { events }) => ({ ...seen, headers: `${seen.headers} ${events}` });

/** News that another number of players is done, as it stands among the news that a watcher was told. */
const DONE_COUNT = /"\{[^}]*done_count[^}]*\}+"/;

/** Slips by which that news would tell of what others do. */
export const DONE_COUNT_LEAKS: readonly HttpLeak[] = [
  {
    channel: 'subscriptions',
    fault: 'another number is done with every order that comes in',
    leak: asked('watches campaignNews', (seen, { orders }) => ({
      ...seen,
      body: seen.body.replace(DONE_COUNT, (news) => Array<string>(orders).fill(news).join()),
    })),
  },
  {
    channel: 'subscriptions',
    fault: 'news of who is done carries what he sent',
    leak: asked('watches campaignNews', (seen, { orders }) => ({
      ...seen,
      body: seen.body.replace(DONE_COUNT, (news) => news.replace('null', String(orders))),
    })),
  },
];

export const HTTP_LEAKS: readonly HttpLeak[] = [
  ...DONE_COUNT_LEAKS,
  {
    channel: 'campaign',
    fault: 'the season is told with the number of events',
    leak: inMember('season', ({ events }) => `campaign ${events}`),
  },
  {
    channel: 'campaign',
    fault: 'an entry of the log stands where nothing concerned him',
    leak: asked('administration/log', (seen, { orders }) => ({
      ...seen,
      body: seen.body.replace('[]', `[${orders}]`),
    })),
  },
  {
    channel: 'turn',
    fault: 'a phase tells how much happened in it',
    leak: inMember('stuck', ({ events }) => events),
  },
  {
    channel: 'desk',
    fault: 'the tag of a desk is a number that counts through the house',
    leak: inMember('tag', ({ orders }) => String(orders)),
  },
  {
    channel: 'clock',
    fault: 'readiness is counted by orders sent',
    leak: inMember('ready', ({ orders }) => orders),
  },
  {
    channel: 'clock',
    fault: 'expected are those who command units that are left',
    leak: inMember('expected', ({ hidden }) => hidden.length),
  },
  {
    channel: 'orders',
    fault: 'versions count the whole book',
    leak: inMember('version', ({ orders }) => orders),
  },
  {
    channel: 'orders',
    fault: 'orders for a stranger are found or not',
    leak: asked('piece=', (seen, { hidden }) => ({
      ...seen,
      body: seen.body.replace('"orders":[]', `"orders":[${hidden.length}]`),
    })),
  },
  {
    channel: 'receipts',
    fault: 'a refusal of a unit that is there sounds otherwise',
    leak: (seen, { men }) => ({
      ...seen,
      body: seen.body
        .replace(/not yours|no unit/i, `not yours, of ${men} men`)
        .replace(/"detail":"/, `"detail":"${men} `),
    }),
  },
  {
    channel: 'receipts',
    fault: 'a march is warned of who waits at its end',
    leak: inMember('understood', ({ hidden }) => hidden.join()),
  },
  {
    channel: 'receipts',
    fault: 'the place among all orders',
    leak: inMember('order', ({ orders }) => orders),
  },
  {
    channel: 'receipts',
    fault: 'nobody there is another status than somebody hidden',
    leak: where(
      ({ status }) => status === 404 || status === 422,
      (seen, { hidden }) => ({ ...seen, status: hidden.length > 2 ? 403 : seen.status }),
    ),
  },
  {
    channel: 'reports',
    fault: 'the list has the size of the turn',
    leak: inMember('turn', ({ events }) => events),
  },
  {
    channel: 'reports',
    fault: 'the length of the archive is one of all reports',
    leak: asked('reports.zip', longer),
  },
  {
    channel: 'reports',
    fault: 'tags are of the whole turn',
    leak: (seen, { events }) => ({ ...seen, body: seen.body.replace(/"[0-9a-f]{64}"$/, `"${events}"`) }),
  },
  {
    channel: 'intelligence',
    fault: 'the total is counted before strangers are left out',
    leak: inMember('total', ({ hidden }) => hidden.length),
  },
  {
    channel: 'intelligence',
    fault: 'a filter is applied to the truth',
    leak: asked(
      'place=',
      inMember('next', ({ men }) => String(men)),
    ),
  },
  {
    channel: 'supply',
    fault: 'a stranger who is there is refused otherwise',
    leak: where(
      ({ status }) => status >= 400,
      (seen, { men }) => ({ ...seen, body: seen.body.replace('"detail":"', `"detail":"${men}`) }),
    ),
  },
  {
    channel: 'letters',
    fault: 'letters of others are numbered along',
    leak: (seen, { letters }) => ({ ...seen, headers: `${seen.headers} ${letters}` }),
  },
  {
    channel: 'letters',
    fault: 'a list shows that somebody else wrote',
    leak: asked('/letters', (seen, { letters }) => ({
      ...seen,
      body: seen.body.replace(/^\[\]/, `[${letters}]`),
    })),
  },
  {
    channel: 'notices',
    fault: 'mail tells how many orders came in',
    leak: (seen, { orders }) => ({
      ...seen,
      body: seen.body.replace('"title":"', `"title":"${orders} orders, `),
    }),
  },
  {
    channel: 'notices',
    fault: 'mail is written for letters between others',
    leak: (seen, { letters }) => ({ ...seen, body: `${seen.body}${'letter '.repeat(letters)}` }),
  },
  {
    channel: 'graphql',
    fault: 'a resolver counts what it loaded',
    leak: inMember('total', ({ events }) => events),
  },
  {
    channel: 'graphql',
    fault: 'an error names what it did not find',
    leak: inMember('message', ({ hidden }) => hidden.join()),
  },
  {
    channel: 'subscriptions',
    fault: 'the letter box counts all letters',
    leak: inMember('unread', ({ letters }) => letters),
  },
  {
    channel: 'subscriptions',
    fault: 'new intelligence counts who is truly there',
    leak: inMember('contacts', ({ hidden }) => hidden.length),
  },
  {
    channel: 'subscriptions',
    fault: 'progress tells how much was decided',
    leak: inMember('stuck', ({ events }) => events),
  },
];

/** Channels that a battle has nothing to tell in. */
const NOT_OF_BATTLES: readonly string[] = ['intelligence', 'supply'];
/** Faults that show in what a battle does not have, or by numbers of a small war. */
const ONLY_OF_CAMPAIGNS: readonly string[] = [
  ...DONE_COUNT_LEAKS.map(({ fault }) => fault),
  'a resolver counts what it loaded',
  'new intelligence counts who is truly there',
  'nobody there is another status than somebody hidden',
];
/** The same in a document that is written over several lines. */
const inMemberOfFile = (member: string, value: (truth: Truth) => unknown): HttpLeak['leak'] => {
  const found = new RegExp(`"${member}": ("[^"]*"|[\\d.]+)`);
  return (seen, truth) => ({
    ...seen,
    body: seen.body.replace(found, `"${member}": ${JSON.stringify(value(truth))}`),
  });
};

/** The same of a battle, and what only a battle could tell. */
export const BATTLE_HTTP_LEAKS: readonly HttpLeak[] = [
  ...HTTP_LEAKS.filter(
    ({ channel, fault }) => !NOT_OF_BATTLES.includes(channel) && !ONLY_OF_CAMPAIGNS.includes(fault),
  ),
  {
    channel: 'receipts',
    fault: 'a plan is warned of an enemy whom nobody sees',
    leak: asked('/orders', (seen, { hidden }) => ({
      ...seen,
      body: seen.body.replace('"problems":[]', `"problems":["keeps ${hidden.length} hexes"]`),
    })),
  },
  {
    channel: 'reports',
    fault: 'impulses are numbered as the referee counts them',
    leak: asked(
      'turn.json',
      inMemberOfFile('impulse', ({ events }) => events),
    ),
  },
  {
    channel: 'reports',
    fault: 'an order is numbered among those of both sides',
    leak: asked(
      'turn.json',
      inMemberOfFile('order', ({ orders }) => orders),
    ),
  },
  {
    channel: 'reports',
    fault: 'contacts are numbered with those nobody saw',
    leak: asked(
      'position.json',
      inMemberOfFile('id', ({ hidden }) => `K${hidden.length}`),
    ),
  },
  {
    channel: 'reports',
    fault: 'the map has room for who is hidden',
    leak: asked('position.svg', (seen, { hidden }) => ({
      ...seen,
      body: seen.body.replace('</svg>', `${'<g/>'.repeat(hidden.length)}</svg>`),
    })),
  },
  {
    channel: 'reports',
    fault: 'the strength of the enemy stands beside his contact',
    leak: asked(
      'position.json',
      inMemberOfFile('level', ({ men }) => `named ${men}`),
    ),
  },
  {
    channel: 'why',
    fault: 'dice of the enemy stand in the story',
    leak: inMember('words', ({ events }) => `${events} dice`),
  },
  {
    channel: 'options',
    fault: 'an order is offered against who is hidden',
    leak: (seen, { hidden }) => ({
      ...seen,
      body: seen.body.replace('"options":[', `"options":[${JSON.stringify(hidden)},`),
    }),
  },
];
