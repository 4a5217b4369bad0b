import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { faultsOf } from '@vedette/campaign';
import { ALL_REQUESTS } from '@vedette/contracts';
import {
  type ArgumentNode,
  type FieldNode,
  getNamedType,
  type GraphQLField,
  isEnumType,
  isLeafType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type ValueNode,
} from 'graphql';
import { gatewayUnderTest, type GatewayUnderTest } from '../testing/gateway-under-test.js';
import { BODIES, FIELDS, NO_ID } from '../testing/sample-calls.js';
import { tellEverything } from '../testing/tell-everything.js';

/** What nobody's name is: half of what breaks a statement, a subject, a path, a key or a page. */
const HOSTILE: readonly string[] = [
  'x\0',
  '\0',
  'half \ud800 pair',
  '\udfff',
  'a'.repeat(3_000),
  '',
  ' ',
  '*',
  '>',
  'a.b.>',
  '../../etc/passwd',
  "a'; DROP TABLE gateway.account; --",
  '{"$ne":null}',
  '__proto__',
  '\u202egnitirw',
  '99999999999999999999',
];
/** What a header can carry of it: Node itself refuses the others on either side. */
const HEADER_VALUES: readonly string[] = [
  'a'.repeat(3_000),
  '*',
  '>',
  '../..',
  'a b',
  '"',
  'x,y',
  '\xff\xfe',
];
/** Entrances that would end the very sessions the test asks in. */
const ENDS_SESSIONS = /logout|signOut|auth\/sessions$|endOtherSessions/;
const AT_ONCE = 24;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
}
interface Published {
  readonly paths: Record<string, Record<string, { readonly parameters?: readonly Parameter[] }>>;
}
interface Attempt {
  readonly what: string;
  readonly path: string;
  readonly init: RequestInit;
}

describe('names that are none', () => {
  let gateway: GatewayUnderTest;
  let bearers: string[];
  let victim: string;
  const server = { failed: [] as unknown[], served: 0 };

  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    tellEverything(gateway.requests);
    gateway.requests.mustFit((subject, question) => {
      const contract = ALL_REQUESTS.find((one) => one.subject === subject);
      return contract ? faultsOf(contract.questionSchema, question) : [];
    });
    await gateway.account('taylor', { campaign: 'mexico', role: 'minister', player: 'taylor' });
    await gateway.account('arista', { campaign: 'mexico', role: 'player', player: 'arista' });
    await gateway.account('root', { operator: true });
    bearers = [await gateway.signIn('taylor'), await gateway.signIn('root')];
    victim = await gateway.signIn('arista');
  });
  afterAll(() => gateway.close());

  /** Asks without rest for somebody who does nothing wrong, while `attack` goes on. */
  async function besideAttack(attack: Promise<void>): Promise<void> {
    let isOver = false;
    const headers = { authorization: `Bearer ${victim}`, 'content-type': 'application/json' };
    const calls: readonly [path: string, init: RequestInit][] = [
      ['/campaigns/mexico/turn', { headers }],
      ['/auth/me', { headers }],
      [
        '/campaigns/mexico/orders',
        { method: 'POST', headers, body: JSON.stringify({ kind: 'land', unit: 'US1IN' }) },
      ],
    ];
    const asking = calls.map(async ([path, init]) => {
      while (!isOver) {
        const { status } = await fetch(`${gateway.url}${path}`, init);
        if (status >= 300) server.failed.push([path, status]);
        else server.served++;
      }
    });
    await attack.finally(() => (isOver = true));
    await Promise.all(asking);
  }

  async function send(attempts: readonly Attempt[]): Promise<unknown[]> {
    const wrong: unknown[] = [];
    const one = async ({ what, path, init }: Attempt): Promise<void> => {
      for (const bearer of bearers) {
        const answer = await fetch(`${gateway.url}${path}`, {
          ...init,
          headers: {
            authorization: `Bearer ${bearer}`,
            'content-type': 'application/json',
            ...(init.headers as Record<string, string> | undefined),
          },
        });
        const text = await answer.text();
        const ours = /"(?:status|statusCode)":5\d\d|"code":"internal"/.test(text);
        if (answer.status >= 500 || ours)
          wrong.push({ what, status: answer.status, text: text.slice(0, 300) });
      }
    };
    for (let from = 0; from < attempts.length; from += AT_ONCE)
      await Promise.all(attempts.slice(from, from + AT_ONCE).map(one));
    return wrong;
  }

  it('are refused at every route, and cost nobody else an answer', async () => {
    const published = (await (await fetch(`${gateway.url}/openapi.json`)).json()) as Published;
    const attempts = Object.entries(published.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
        attemptsAt(method.toUpperCase(), path, parameters),
      ),
    );
    expect(attempts.length).toBeGreaterThan(2_000);
    const wrong: unknown[] = [];
    await besideAttack(send(attempts).then((found) => void wrong.push(...found)));
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(server.failed).toEqual([]);
    expect(server.served).toBeGreaterThan(20);
  });

  it('are refused by every field, and cost nobody else an answer', async () => {
    const { schema } = gateway.app.get(GraphQLSchemaHost);
    const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
      Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const),
    );
    const attempts = fields
      .filter(([name]) => !ENDS_SESSIONS.test(name) && FIELDS[name] !== undefined)
      .flatMap(([name, field]) =>
        operationsOf(name, field).map((query) => ({
          what: query,
          path: '/graphql',
          init: { method: 'POST', body: JSON.stringify({ query }) },
        })),
      );
    expect(attempts.length).toBeGreaterThan(1_500);
    const wrong: unknown[] = [];
    await besideAttack(send(attempts).then((found) => void wrong.push(...found)));
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(server.failed).toEqual([]);
  });
});

/** A route with each of its names in turn replaced by what is none, and each text of its body. */
function attemptsAt(method: string, path: string, parameters: readonly Parameter[]): Attempt[] {
  const entrance = `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
  if (ENDS_SESSIONS.test(path)) return [];
  const sample = BODIES[entrance];
  const body = sample === undefined ? {} : { body: JSON.stringify(sample) };
  const filled = (replaced: string, value: string): string =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => (name === replaced ? value : usual(name)));
  const byName = parameters.flatMap(({ name, in: place }): Attempt[] => {
    const at = (value: string, more: Partial<Attempt>): Attempt => ({
      what: `${entrance} with ${name} = ${JSON.stringify(value.slice(0, 40))}`,
      path: filled('', ''),
      init: { method, ...body },
      ...more,
    });
    if (place === 'header')
      return HEADER_VALUES.map((value) =>
        at(value, { init: { method, ...body, headers: { [name]: value } } }),
      );
    return HOSTILE.map((value) =>
      place === 'path'
        ? at(value, { path: filled(name, encoded(value)) })
        : at(value, { path: `${filled('', '')}?${name}=${encoded(value)}` }),
    );
  });
  const byText = variants(sample).map((spoilt) => ({
    what: `${entrance} with the body ${JSON.stringify(spoilt).slice(0, 200)}`,
    path: filled('', ''),
    init: { method, body: JSON.stringify(spoilt) },
  }));
  return [...byName, ...byText];
}

/** As UTF-8 would have it, also of what it cannot say: the two halves of a pair are sent as three bytes each. */
function encoded(value: string): string {
  return [...value]
    .map((letter) => {
      const code = letter.charCodeAt(0);
      if (!/\p{Cs}/u.test(letter)) return encodeURIComponent(letter);
      return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
        .map((byte) => `%${byte.toString(16)}`)
        .join('');
    })
    .join('');
}

const USUAL: Readonly<Record<string, string>> = {
  id: 'mexico',
  turn: '1',
  number: '1',
  account: 'guest',
  player: 'taylor',
  name: 'hold',
  piece: 'US1IN',
  part: 'contacts',
  report: 'turn.json',
  file: 'debrief.json',
  map: 'strategic-1.svg',
};
const usual = (name: string): string => USUAL[name] ?? NO_ID;

/** A document with each text in it in turn replaced by each of what is none. */
function variants(document: unknown): unknown[] {
  if (typeof document === 'string') return [...HOSTILE];
  if (Array.isArray(document))
    return document.flatMap((part, i) =>
      variants(part).map((spoilt) => document.map((one: unknown, j) => (i === j ? spoilt : one))),
    );
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([key, part]) =>
    variants(part).map((spoilt) => ({ ...document, [key]: spoilt })),
  );
}

/** A root field with each of its texts in turn replaced by each of what is none. */
function operationsOf(name: string, field: GraphQLField<unknown, unknown>): string[] {
  const [definition] = parse(FIELDS[name]!, { noLocation: true }).definitions as [OperationDefinitionNode];
  const sample = definition.selectionSet.selections[0] as FieldNode;
  const given = new Map((sample.arguments ?? []).map((argument) => [argument.name.value, argument.value]));
  const operation = (args: ReadonlyMap<string, ValueNode>): string => {
    const argumentsOf = [...args].map(([argument, value]): ArgumentNode => ({
      kind: Kind.ARGUMENT,
      name: { kind: Kind.NAME, value: argument },
      value,
    }));
    const selection = { ...sample, arguments: argumentsOf };
    return print({ ...definition, selectionSet: { kind: Kind.SELECTION_SET, selections: [selection] } });
  };
  return field.args.flatMap((argument) => {
    const type = getNamedType(argument.type);
    const now = given.get(argument.name);
    const texts =
      now === undefined
        ? isLeafType(type) && !isEnumType(type) && /String|ID|JSON/.test(type.name)
          ? HOSTILE.map(textNode)
          : []
        : spoiltValues(now);
    return texts.map((value) => operation(new Map([...given, [argument.name, value]])));
  });
}

const textNode = (value: string): ValueNode => ({ kind: Kind.STRING, value });

function spoiltValues(node: ValueNode): ValueNode[] {
  if (node.kind === Kind.STRING) return HOSTILE.map(textNode);
  if (node.kind === Kind.LIST)
    return node.values.flatMap((part, i) =>
      spoiltValues(part).map((spoilt) => ({
        ...node,
        values: node.values.map((one, j) => (i === j ? spoilt : one)),
      })),
    );
  if (node.kind === Kind.OBJECT)
    return node.fields.flatMap((part, i) =>
      spoiltValues(part.value).map((spoilt) => ({
        ...node,
        fields: node.fields.map((one, j) => (i === j ? { ...one, value: spoilt } : one)),
      })),
    );
  return [];
}
