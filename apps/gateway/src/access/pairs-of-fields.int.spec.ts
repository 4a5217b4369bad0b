import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  describeCampaign,
  listCampaigns,
  listIntelligence,
  noteInUse,
  noteOpening,
  houseStalls,
  turnsVerified,
} from '@vedette/contracts';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type FieldNode,
  getNullableType,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  type OperationDefinitionNode,
  parse,
  print,
  subscribe,
} from 'graphql';
import { gatewayUnderTest, type GatewayUnderTest } from '../testing/gateway-under-test.js';
import { FIELDS } from '../testing/sample-calls.js';
import { aCampaign } from '../testing/samples.js';
import { tellEverything } from '../testing/tell-everything.js';
import type { AskedQuestion } from '../testing/told-requests.js';

/**
 * Whoever asks two things in one operation learns and does what he learns and does when he asks each alone: fields share a
 * request, and must share nothing else. Every pair of root fields is asked in two campaigns by everybody who is somebody
 * else in the one than in the other, or nobody in one of them.
 */
const CALLERS = [
  'nobody',
  'stranger',
  'player of one',
  'minister of one',
  'administrator of one',
  'player of one, minister of the other',
  'player of one, administrator of the other',
  'program of a player of one, administrator of the other',
  'operator',
  'operator who plays in one',
  'holder of two seats who names none',
  'holder of two seats in the first',
  'holder of two seats in the second',
] as const;
type CallerName = (typeof CALLERS)[number];

/** Mutations that change nothing but what the told services would. */
const HARMLESS = Object.keys(FIELDS).filter(
  (name) =>
    FIELDS[name]!.includes('campaign: "mexico"') &&
    name.startsWith('Mutation.') &&
    !/invite|Member|Letter|Sender|revoke|seek|Join/.test(name),
);
const QUERIES = Object.keys(FIELDS).filter((name) => name.startsWith('Query.'));
const SUBSCRIPTIONS = [
  'subscription { turnProgress(campaign: "mexico") { turn } }',
  'subscription { campaignNews(campaign: "mexico") { kind turn } }',
  'subscription { letterBox(campaign: "mexico") { unread newest { text } } }',
  'subscription { newIntelligence(campaign: "mexico") { turn } }',
  'subscription { newIntelligence(campaign: "mexico", player: "marcy") { turn } }',
];
/** Fields that are asked together with every other such group of fields. */
const GROUP = 5;
const AT_ONCE = 50;
/** Two seats of one account. */
const SEATS = ['quitman', 'scott'] as const;
const HOLDER = ['poinsett'] as const;

/** What came of a field: what it told or how it was refused. */
interface Outcome {
  readonly data: unknown;
  readonly refused: string | null;
}
interface Answered {
  readonly outcomes: readonly Outcome[];
  /** What was asked of other services for it, in any order. */
  readonly asked: readonly string[];
}

describe('two fields of one operation', () => {
  let gateway: GatewayUnderTest;
  let schema: GraphQLSchema;
  const bearers = new Map<CallerName, string | null>();

  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    const { requests } = gateway;
    tellEverything(requests);
    const seats = ['taylor', 'marcy', 'worth', 'bragg', 'roper', 'tornel', ...SEATS];
    const players = seats.map((id) => ({ id, state: 'US', name: id, ministries: [] }));
    requests.tell(listIntelligence, () => ({
      desk: 'war' as const,
      turns: [{ turn: 1, contacts: 0, cleared: 0, units: 0, ships: 0 }],
    }));
    requests.tell(describeCampaign, ({ campaign }) => aCampaign({ id: campaign, players }));
    requests.tell(listCampaigns, () => ({
      campaigns: ['mexico', 'prussia'].map((id) => aCampaign({ id, players })),
    }));
    const place = (name: string, role: 'player' | 'minister' | 'administrator', player?: string) =>
      gateway.account(name, { campaign: 'mexico', role, ...(player === undefined ? {} : { player }) });
    await gateway.account('stranger');
    await place('taylor', 'player', 'taylor');
    await place('marcy', 'minister', 'marcy');
    await place('umpire', 'administrator');
    await place('worth', 'player', 'worth');
    await gateway.account('worth', { campaign: 'prussia', role: 'minister', player: 'tornel' });
    await place('bragg', 'player', 'bragg');
    await gateway.account('bragg', { campaign: 'prussia', role: 'administrator' });
    await gateway.account('root', { operator: true });
    await place('roper', 'player', 'roper');
    await gateway.account('roper', { operator: true });
    await place('poinsett', 'player', SEATS[0]);
    await place('poinsett', 'minister', SEATS[1]);
    const accounts = [
      'stranger',
      'taylor',
      'marcy',
      'umpire',
      'worth',
      'bragg',
      'bragg',
      'root',
      'roper',
      ...HOLDER,
      ...HOLDER,
      ...HOLDER,
    ];
    bearers.set('nobody', null);
    for (const [i, account] of accounts.entries())
      bearers.set(CALLERS[i + 1]!, await gateway.signIn(account));
    bearers.set(
      'program of a player of one, administrator of the other',
      await programOf(bearers.get('player of one, administrator of the other')!),
    );
    await write('marcy', 'mexico', ['taylor', 'worth', 'bragg', 'roper'], 'a letter of one');
    for (const seat of SEATS) await write('marcy', 'mexico', [seat], `a letter for ${seat} alone`);
    await write('worth', 'prussia', ['marcy', 'taylor'], 'a letter of the other');
    ({ schema } = gateway.app.get(GraphQLSchemaHost));
    // A root field that must have an answer takes the answers of its neighbours along when it has none.
    for (const type of [schema.getQueryType(), schema.getMutationType()])
      for (const field of Object.values(type!.getFields())) field.type = getNullableType(field.type);
  });
  afterAll(() => gateway.close());

  async function post(path: string, bearer: string, body: unknown): Promise<Record<string, unknown>> {
    const answer = await fetch(`${gateway.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    });
    expect([path, answer.status]).toEqual([path, 201]);
    return (await answer.json()) as Record<string, unknown>;
  }
  async function write(from: string, campaign: string, to: string[], text: string): Promise<void> {
    await post(`/campaigns/${campaign}/letters`, await gateway.signIn(from), { to, text });
  }
  async function programOf(bearer: string): Promise<string> {
    const scopes = ['campaign:read', 'orders:read', 'orders:write', 'reports:read', 'clock:write'];
    return (await post('/auth/tokens', bearer, { name: 'a program', scopes }))['token'] as string;
  }

  const contextOf = (caller: CallerName) => {
    const bearer = bearers.get(caller);
    const named = caller.endsWith('the first') ? SEATS[0] : caller.endsWith('the second') ? SEATS[1] : null;
    const seat = named === null ? {} : { 'vedette-seat': named };
    const headers = bearer ? { authorization: `Bearer ${bearer}`, ...seat } : {};
    return { req: { ip: '127.0.0.1', headers } };
  };

  async function ask(caller: CallerName, document: DocumentNode): Promise<Answered> {
    const contextValue = contextOf(caller);
    const { result, asked } = await gateway.requests.during(
      async () => (await execute({ schema, document, contextValue })) as ExecutionResult,
    );
    const outcomes = aliasesOf(document).map((alias) => outcomeOf(result, alias));
    return { outcomes, asked: wordsOf(asked) };
  }

  /** Asks each field alone, then every two of them beside each other; what they told or did otherwise than alone. */
  async function differing(caller: CallerName, fields: readonly FieldNode[], kind: OperationTypeNode) {
    const alone = await inTurns(fields, (field) => ask(caller, operation(kind, [field])));
    const found = await inTurns(companies(fields.length), async (company) => {
      const together = await ask(
        caller,
        operation(
          kind,
          company.map((place) => fields[place]!),
        ),
      );
      const expected = company.flatMap((place) => alone[place]!.outcomes);
      const wrong = company.flatMap((place, i) =>
        isDeepStrictEqual(together.outcomes[i], expected[i])
          ? []
          : [{ field: print(fields[place]!), together: together.outcomes[i], alone: expected[i] }],
      );
      const asked = company.flatMap((place) => alone[place]!.asked).sort();
      return isDeepStrictEqual(together.asked, asked)
        ? wrong
        : [
            ...wrong,
            { beside: company.map((place) => print(fields[place]!)), together: together.asked, alone: asked },
          ];
    });
    return { alone, differing: found.flat() };
  }

  it.each(CALLERS)('queries of the %s', async (caller) => {
    const fields = inBothCampaigns(QUERIES);
    const { alone, differing: found } = await differing(caller, fields, OperationTypeNode.QUERY);
    expect(found.slice(0, 3)).toEqual([]);
    const admitted = alone.filter(({ outcomes }) => outcomes[0]!.refused === null).length;
    expect(admitted).toBeGreaterThan(/nobody|stranger|none/.test(caller) ? 0 : 10);
  });

  it('asked each from another of two seats, and neither tells or asks what only the other may', async () => {
    const caller = 'holder of two seats who names none';
    const fields = inBothCampaigns(QUERIES).filter((field) => print(field).includes('"mexico"'));
    const [first, second] = SEATS.map((seat) => fields.map((field) => fromSeat(field, seat)));
    const { alone, differing: found } = await differing(
      caller,
      [...first!, ...second!],
      OperationTypeNode.QUERY,
    );
    expect(found.slice(0, 3)).toEqual([]);
    const admitted = (from: number) =>
      alone.slice(from, from + fields.length).filter(({ outcomes }) => outcomes[0]!.refused === null).length;
    expect([admitted(0) > 10, admitted(fields.length) > 10]).toEqual([true, true]);
    for (const [i, answered] of alone.entries()) {
      const field = fields[i % fields.length]!;
      const other = i < fields.length ? SEATS[1] : SEATS[0];
      // Who plays in the campaign everybody may know.
      if (field.name.value === 'campaign') continue;
      expect([print(field), JSON.stringify(answered)]).not.toEqual([
        print(field),
        expect.stringContaining(other),
      ]);
    }
  });

  it.each(CALLERS)('mutations of the %s', async (caller) => {
    const fields = inBothCampaigns(HARMLESS);
    const { differing: found } = await differing(caller, fields, OperationTypeNode.MUTATION);
    expect(found.slice(0, 3)).toEqual([]);
  });

  it.each(CALLERS)('subscriptions of the %s over one connection', async (caller) => {
    const documents = SUBSCRIPTIONS.flatMap((text) => [text, text.replaceAll('mexico', 'prussia')]);
    const first = async (text: string, contextValue: unknown): Promise<Answered> => {
      const { result, asked } = await gateway.requests.during(async () => {
        const watch = await subscribe({ schema, document: parse(text), contextValue });
        if (!(Symbol.asyncIterator in watch)) return watch;
        const { value } = (await watch.next()) as { value: ExecutionResult };
        await watch.return();
        return value;
      });
      const [field] = Object.keys(result.data ?? {});
      return { outcomes: [outcomeOf(result, field ?? '')], asked: wordsOf(asked) };
    };
    const alone = new Map<string, Answered>();
    for (const text of documents) alone.set(text, await first(text, contextOf(caller)));
    for (const one of documents)
      for (const other of documents) {
        const connection = contextOf(caller);
        const both = await Promise.all([one, other].map((text) => first(text, connection)));
        expect([one, other, both]).toEqual([one, other, [alone.get(one), alone.get(other)]]);
      }
  });

  it('over HTTP, every query beside one that needs no place, and beside itself in the other campaign', async () => {
    const bearer = bearers.get('player of one')!;
    const over = async (query: string) => {
      const answer = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ query }),
      });
      const { data, errors = [] } = (await answer.json()) as {
        data?: Record<string, unknown> | null;
        errors?: { path?: string[]; extensions: { code: string } }[];
      };
      const refused = errors.find(({ path }) => path?.[0] === 'a')?.extensions.code ?? null;
      return { data: data?.['a'] ?? null, refused };
    };
    for (const field of inBothCampaigns(QUERIES)) {
      const text = print(aliased(field, 'a'));
      const other = print(aliased(field, 'b')).replaceAll('"mexico"', '"prussia"');
      const alone = await over(`{ ${text} }`);
      expect([text, await over(`{ ${text} me { account } }`)]).toEqual([text, alone]);
      expect([text, other, await over(`{ ${text} ${other} }`)]).toEqual([text, other, alone]);
    }
  });
});

/** The root fields of sample calls, asked of either campaign, of somebody else where they ask whose. */
function inBothCampaigns(names: readonly string[]): FieldNode[] {
  const texts = names.flatMap((name) => {
    const text = FIELDS[name]!.replace('PLAYER', 'marcy');
    const own = text.replace(/, player: "marcy"/, '');
    return [text, own].flatMap((one) => [one, one.replaceAll('"mexico"', '"prussia"')]);
  });
  return [...new Set(texts)].map((text) => {
    const [definition] = parse(text, { noLocation: true }).definitions as [OperationDefinitionNode];
    return definition.selectionSet.selections[0] as FieldNode;
  });
}

const fromSeat = (field: FieldNode, seat: string): FieldNode => ({
  ...field,
  arguments: [
    ...(field.arguments ?? []),
    {
      kind: Kind.ARGUMENT,
      name: { kind: Kind.NAME, value: 'seat' },
      value: { kind: Kind.STRING, value: seat },
    },
  ],
});

const aliased = (field: FieldNode, alias: string): FieldNode => ({
  ...field,
  alias: { kind: Kind.NAME, value: alias },
});

const operation = (kind: OperationTypeNode, fields: readonly FieldNode[]): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.OPERATION_DEFINITION,
      operation: kind,
      selectionSet: {
        kind: Kind.SELECTION_SET,
        selections: fields.map((field, i) => aliased(field, `field${i}`)),
      },
    },
  ],
});

const aliasesOf = ({ definitions }: DocumentNode): string[] =>
  (definitions[0] as OperationDefinitionNode).selectionSet.selections.map(
    (selection) => (selection as FieldNode).alias!.value,
  );

function outcomeOf({ data, errors = [] }: ExecutionResult, alias: string): Outcome {
  const error = errors.find(({ path }) => path?.[0] === alias || alias === '');
  const original = error?.originalError as { code?: string; message: string } | undefined;
  const refused = error ? `${original?.code ?? 'graphql'}: ${original?.message ?? error.message}` : null;
  return { data: structuredClone(data?.[alias] ?? null), refused };
}

/** Openings, that a session or token is in use, and how the house is: asked once in a while, not at every look. */
const NOTED: readonly string[] = [
  noteOpening.subject,
  noteInUse.subject,
  turnsVerified.subject,
  houseStalls.subject,
];
const wordsOf = (asked: readonly AskedQuestion[]): string[] =>
  asked
    .filter(({ subject }) => !NOTED.includes(subject))
    .map(({ subject, question }) => `${subject} ${JSON.stringify(question)}`)
    .sort();

/**
 * Which fields are asked in one operation, so that every two of them are in one somewhere: they are parted into groups,
 * and every two groups are asked together.
 */
function companies(fields: number): number[][] {
  const groups: number[][] = [];
  for (let from = 0; from < fields; from += GROUP)
    groups.push(Array.from({ length: Math.min(GROUP, fields - from) }, (_, i) => from + i));
  if (groups.length === 1) return groups;
  return groups.flatMap((one, i) => groups.slice(i + 1).map((other) => [...one, ...other]));
}

/** Does something with each, some hundred at a time: sessions are then read together, as they are in a crowd. */
async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    done.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))));
  return done;
}
