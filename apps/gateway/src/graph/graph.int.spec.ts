import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@vedette/testing';
import { describeTurn, submitOrders, turnProgressSubject } from '@vedette/contracts';
import { ConflictError } from '@vedette/platform';
import { getIntrospectionQuery } from 'graphql';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { gatewayUnderTest, type GatewayUnderTest } from '../testing/gateway-under-test.js';
import { aReceipt, aTurn } from '../testing/samples.js';

interface GraphqlError {
  readonly message: string;
  readonly extensions: { readonly code: string; readonly status: number; readonly field?: string };
}

describe('GraphQL', () => {
  let gateway: GatewayUnderTest;
  let token: string;
  beforeAll(async () => {
    gateway = await gatewayUnderTest({ GRAPHQL_DEPTH: '5', GRAPHQL_COST: '60' });
    gateway.requests.tell(describeTurn, () => aTurn());
    await gateway.account('taylor', { campaign: 'mexico', role: 'player', player: 'taylor' });
    await gateway.account('stranger');
    token = await gateway.signIn('taylor');
  });
  afterAll(() => gateway.close());

  const ask = async (query: string, variables: Record<string, unknown> = {}, bearer = token) => {
    const answer = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ query, variables }),
    });
    return (await answer.json()) as { data?: Record<string, unknown>; errors?: GraphqlError[] };
  };

  it('takes orders as variables and gives receipts, accepted or not', async () => {
    gateway.requests.tell(submitOrders, ({ orders }) => ({
      receipts: orders.map((_, order) => aReceipt({ order, accepted: order === 0 })),
      replayed: false,
    }));
    const { data, errors } = await ask(
      'mutation ($orders: [JSON!]!) { submitOrders(campaign: "mexico", orders: $orders) { receipts { order accepted } } }',
      {
        orders: [
          { kind: 'land', unit: 'US1IN' },
          { kind: 'land', unit: 'US2IN' },
        ],
      },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      submitOrders: {
        receipts: [
          { order: 0, accepted: true },
          { order: 1, accepted: false },
        ],
      },
    });
    expect(gateway.requests.asked.at(-1)).toMatchObject({
      subject: 'orders.submit',
      question: { campaign: 'mexico', player: 'taylor' },
    });
  });

  it('takes orders by types of their own, each as an orders document has it', async () => {
    gateway.requests.tell(submitOrders, () => ({ receipts: [aReceipt()], replayed: false }));
    const { data, errors } = await ask(
      'mutation ($orders: [OrderInput!]!) { submitTypedOrders(campaign: "mexico", orders: $orders) { replayed } }',
      {
        orders: [
          {
            land: {
              unit: 'US1IN',
              strategic: { path: ['G5-V5', null], marchTo: ['battle'] },
              posture: { defensive: 'last_ditch' },
            },
          },
          { moveSupplies: { from: 'Camargo', to: 'Mier', amount: 3 } },
        ],
      },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ submitTypedOrders: { replayed: false } });
    expect(gateway.requests.asked.at(-1)).toMatchObject({
      subject: 'orders.submit',
      question: {
        campaign: 'mexico',
        player: 'taylor',
        orders: [
          {
            kind: 'land',
            unit: 'US1IN',
            strategic: { path: ['G5-V5', null], marchTo: ['battle'] },
            posture: { defensive: 'last-ditch' },
          },
          { kind: 'move-supplies', from: 'Camargo', to: 'Mier', amount: 3 },
        ],
      },
    });
  });

  it.each([
    ['two kinds in one', '{ land: { unit: "US1IN" }, assign: { unit: "US1IN" } }'],
    ['no kind', '{}'],
    ['a word that is none', '{ land: { unit: "US1IN", posture: { defensive: heroic } } }'],
    ['another sender', '{ land: { unit: "US1IN", by: "arista" } }'],
  ])('refuses an order of its own type with %s before anybody is asked', async (_, order) => {
    const before = gateway.requests.asked.length;
    const { errors } = await ask(
      `mutation { submitTypedOrders(campaign: "mexico", orders: [${order}]) { replayed } }`,
    );
    expect(errors).toHaveLength(1);
    expect(gateway.requests.asked.slice(before).filter(({ subject }) => subject === 'orders.submit')).toEqual(
      [],
    );
  });

  it('says of a malformed order where it is wrong', async () => {
    const { errors } = await ask(
      'mutation { submitOrders(campaign: "mexico", orders: [{ kind: "land", unit: "x" }]) { replayed } }',
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'order-malformed',
      status: 400,
      field: '/orders/0/unit',
    });
  });

  it('carries the problem of another service whole', async () => {
    gateway.requests.tell(describeTurn, () => {
      throw new ConflictError('turn-not-open', 'Not yet.', { field: '/turn', rule: 'gitm-amwol 6.1' });
    });
    const { errors } = await ask('{ turn(campaign: "mexico", turn: 4) { turn } }');
    gateway.requests.tell(describeTurn, () => aTurn());
    expect(errors?.[0]).toMatchObject({
      message: 'Not yet.',
      extensions: { code: 'turn-not-open', status: 409, field: '/turn', rule: 'gitm-amwol 6.1' },
    });
  });

  it('says nothing of our insides when a field fails', async () => {
    gateway.requests.tell(describeTurn, () => {
      throw new Error('secret of the insides');
    });
    const answer = await ask('{ turn(campaign: "mexico") { turn } }');
    gateway.requests.tell(describeTurn, () => aTurn());
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'internal', status: 500 });
    expect(JSON.stringify(answer)).not.toContain('insides');
  });

  it('refuses what is too deep, also when it hides in fragments', async () => {
    const deep = '{ campaigns { players { id } } } ';
    expect((await ask(deep)).errors?.[0]?.extensions.code).not.toBe('operation-too-deep');
    const hidden = `
      query { orders(campaign: "mexico") { ...a } }
      fragment a on SentOrders { orders { ...b } }
      fragment b on SentOrder { receipt { ...c } }
      fragment c on Receipt { problems { code } }
    `;
    expect((await ask(hidden)).errors?.[0]?.extensions.code).not.toBe('operation-too-deep');
    const deeper = hidden.replace('{ code }', '{ ... { ... { code } } }');
    expect((await ask(deeper)).errors?.[0]?.extensions.code).not.toBe('operation-too-deep');
    const tooDeep = await gatewayLimit(4, hidden);
    expect(tooDeep).toBe('operation-too-deep');
  });

  it('refuses what costs too much, also when it is one field under many names', async () => {
    const names = Array.from({ length: 7 }, (_, i) => `t${i}: turn(campaign: "mexico") { turn }`).join(' ');
    expect((await ask(`{ ${names} }`)).errors?.[0]?.extensions).toMatchObject({
      code: 'operation-too-costly',
    });
    const few = Array.from({ length: 5 }, (_, i) => `t${i}: turn(campaign: "mexico") { turn }`).join(' ');
    expect((await ask(`{ ${few} }`)).errors).toBeUndefined();
  });

  it('takes the query by which tools ask for the schema, and that under other names not', async () => {
    const tools = getIntrospectionQuery({
      inputValueDeprecation: true,
      oneOf: true,
      schemaDescription: true,
    });
    expect((await ask(tools, {}, '')).errors).toBeUndefined();
    const twice = '{ a: __schema { types { name } } __schema { types { b: name } } }';
    expect((await ask(twice, {}, '')).errors?.map(({ extensions }) => extensions.code)).toEqual([
      'operation-too-costly',
      'operation-too-costly',
    ]);
    const often = `{ __schema { types { ${'name '.repeat(300)} } } }`;
    expect((await ask(often, {}, '')).errors?.[0]?.extensions.code).toBe('operation-too-costly');
  });

  it('refuses what is long in making before it is compared with the schema, and without a token', async () => {
    const many = (count: number, of: (i: number) => string): string =>
      Array.from({ length: count }, (_, i) => of(i)).join(' ');
    const documents = {
      long: `{ ${many(800, () => 'a:receiptKey{keyId}')} }`,
      alike: `{ ${many(300, () => 'a:receiptKey{keyId}')} }`,
      unused: `{ receiptKey { keyId } } fragment f on Query { ${many(300, () => 'a:receiptKey{keyId}')} }`,
      variables: `query (${many(900, (i) => `$v${i}:Int`)}) { receiptKey { keyId } }`,
      nested: `${'{a'.repeat(600)}${'}'.repeat(600)}`,
      lists: `{ a(b: ${'['.repeat(1_500)}`,
    };
    const codes: Record<string, string | undefined> = {};
    for (const [name, document] of Object.entries(documents))
      codes[name] = (await ask(document, {}, '')).errors?.[0]?.extensions.code;
    // A comparison with the schema, which is what takes long, would say graphql-validation-failed.
    expect(codes).toEqual({
      long: 'graphql-parse-failed',
      alike: 'operation-too-costly',
      unused: 'operation-too-costly',
      variables: 'graphql-parse-failed',
      nested: 'operation-too-deep',
      lists: 'graphql-parse-failed',
    });
  });

  it('answers a circle of fragments with an error and not with silence', async () => {
    const { errors } = await ask('{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }');
    expect(errors?.[0]?.extensions.code).toBe('graphql-validation-failed');
  });

  it('refuses an operation that a form on another page could send', async () => {
    const answer = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', authorization: `Bearer ${token}` },
      body: '{"query":"{ me { account } }"}',
    });
    expect(answer.status).toBe(400);
  });

  describe('progress of a turn, live', () => {
    const client = (bearer: string) =>
      createClient({
        url: `${gateway.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { authorization: `Bearer ${bearer}` },
        retryAttempts: 0,
      });
    const WATCH = 'subscription { turnProgress(campaign: "mexico") { status phases { name status } } }';
    const subject = `test.${turnProgressSubject('mexico')}`;

    it('comes at once, then whenever the turn moves on, and leaves nothing behind', async () => {
      const connection = client(token);
      const seen: unknown[] = [];
      for await (const { data } of connection.iterate<{ turnProgress: { status: string } }>({
        query: WATCH,
      })) {
        seen.push(data?.turnProgress.status);
        if (seen.length === 1) gateway.broker.publish(subject, aTurn({ status: 'resolving' }));
        if (seen.length === 2) gateway.broker.publish(subject, aTurn({ status: 'resolved' }));
        if (seen.length === 3) break;
      }
      expect(seen).toEqual(['open', 'resolving', 'resolved']);
      await connection.dispose();
      await until(() => gateway.broker.listenersOf(subject) === 0);
    });

    it('tells who plays that the turn is resolved, and nothing of its phases on the way', async () => {
      await gateway.account('umpire', { campaign: 'mexico', role: 'administrator' });
      const [phase] = aTurn().phases;
      const at = (second: number): string => `2025-03-02T12:00:0${second}.123456Z`;
      const states = [
        ...[1, 2, 3].map((since) =>
          aTurn({ status: 'resolving', phases: [{ ...phase!, status: 'running', since: at(since) }] }),
        ),
        aTurn({
          status: 'resolved',
          resolvedAt: at(4),
          phases: [{ ...phase!, status: 'done', since: at(4) }],
        }),
      ];
      const EXACT =
        'subscription { turnProgress(campaign: "mexico") { status resolvedAt phases { status since stuck } } }';
      const told = async (account: string): Promise<string[]> => {
        const connection = client(await gateway.signIn(account));
        const seen: string[] = [];
        for await (const { data } of connection.iterate<{ turnProgress: { status: string } }>({
          query: EXACT,
        })) {
          seen.push(JSON.stringify(data!.turnProgress));
          if (seen.length === 1) for (const state of states) gateway.broker.publish(subject, state);
          if (data!.turnProgress.status === 'resolved') break;
        }
        await connection.dispose();
        return seen;
      };
      const player = await told('taylor');
      expect(player).toHaveLength(3);
      expect(player.join()).not.toMatch(/running|123456|12:00:0[1-9]/);
      const administrator = await told('umpire');
      expect(administrator).toHaveLength(5);
      expect(administrator.join()).toContain(at(3));
    });

    it('is not for strangers', async () => {
      const connection = client(await gateway.signIn('stranger'));
      const { value } = await connection.iterate({ query: WATCH }).next();
      expect(JSON.stringify(value)).toContain('no campaign');
      await connection.dispose();
    });

    it('is not for who does not sign in at the door', async () => {
      const connection = client('nonsense');
      await expect(connection.iterate({ query: WATCH }).next()).rejects.toMatchObject({ code: 4403 });
      await connection.dispose();
    });

    it('ends when the session is over', async () => {
      const bearer = await gateway.signIn('taylor');
      const connection = client(bearer);
      const progress = connection.iterate({ query: WATCH });
      await progress.next();
      await fetch(`${gateway.url}/auth/logout`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}` },
      });
      gateway.broker.publish(subject, aTurn({ status: 'resolved' }));
      expect(await progress.next()).toMatchObject({ done: true });
      await connection.dispose();
    });

    it('is for programs with a token that may read the campaign, until the token is revoked', async () => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const make = async (scope: string) => {
        const body = JSON.stringify({ name: scope, scopes: [scope] });
        const answer = await fetch(`${gateway.url}/auth/tokens`, { method: 'POST', headers, body });
        return (await answer.json()) as { id: string; token: string };
      };
      const orders = client((await make('orders:read')).token);
      expect(JSON.stringify((await orders.iterate({ query: WATCH }).next()).value)).toContain('scope');
      const made = await make('campaign:read');
      const connection = client(made.token);
      const progress = connection.iterate({ query: WATCH });
      await progress.next();
      gateway.broker.publish(subject, aTurn({ status: 'resolving' }));
      expect((await progress.next()).value).toMatchObject({
        data: { turnProgress: { status: 'resolving' } },
      });
      await fetch(`${gateway.url}/auth/tokens/${made.id}`, { method: 'DELETE', headers });
      gateway.broker.publish(subject, aTurn({ status: 'resolved' }));
      expect(await progress.next()).toMatchObject({ done: true });
      await Promise.all([orders.dispose(), connection.dispose()]);
    });

    it('takes few and small messages before somebody has signed in', async () => {
      const closing = (send: (socket: WebSocket) => void): Promise<number> =>
        new Promise((resolve) => {
          const socket = new WebSocket(
            `${gateway.url.replace('http', 'ws')}/graphql`,
            'graphql-transport-ws',
          );
          socket.on('error', () => undefined);
          socket.on('open', () => send(socket));
          socket.on('close', resolve);
        });
      const init = (payload: unknown): string => JSON.stringify({ type: 'connection_init', payload });
      expect(await closing((socket) => socket.send(init({ authorization: 'x'.repeat(17_000) })))).toBe(1009);
      expect(await closing((socket) => socket.send(`{"type":${'['.repeat(9_000)}`))).toBe(4400);
      expect(
        await closing((socket) => {
          for (let i = 0; i < 6; i++) socket.send('{"type":"ping"}');
        }),
      ).toBe(1006);
      expect(
        await closing((socket) =>
          socket.send('{"id":"1","type":"subscribe","payload":{"query":"{ receiptKey { keyId } }"}}'),
        ),
      ).toBe(4401);
    });

    it('keeps who has not signed in to a hundred places of his network, and who has signed in comes and goes', async () => {
      const silent = Array.from(
        { length: 150 },
        () => new WebSocket(`${gateway.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws'),
      );
      const opened = await Promise.all(
        silent.map(
          (socket) =>
            new Promise<boolean>((resolve) => {
              socket.on('open', () => resolve(true));
              socket.on('error', () => resolve(false));
            }),
        ),
      );
      expect(opened.filter(Boolean)).toHaveLength(100);
      for (const socket of silent) socket.terminate();
      let letIn = false;
      while (!letIn) {
        const connection = client(token);
        const first = await connection
          .iterate({ query: WATCH })
          .next()
          .catch(() => undefined);
        letIn = first?.done === false;
        await connection.dispose();
      }
      expect(letIn).toBe(true);
    });

    it('counts messages as requests', async () => {
      const other = await gatewayUnderTest({ REQUESTS_PER_MINUTE: '20' });
      await other.account('taylor');
      const bearer = await other.signIn('taylor');
      const socket = new WebSocket(`${other.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
      const closed = new Promise<number>((resolve) => socket.on('close', resolve));
      socket.on('open', () =>
        socket.send(
          JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${bearer}` } }),
        ),
      );
      socket.on('message', () => {
        for (let i = 0; i < 30; i++) if (socket.readyState === 1) socket.send('{"type":"pong"}');
      });
      expect(await closed).toBe(1013);
      await other.close();
    });

    it('takes nothing but subscriptions', async () => {
      const connection = client(token);
      await expect(connection.iterate({ query: '{ me { account } }' }).next()).rejects.toMatchObject([
        { message: expect.stringContaining('Only subscriptions') },
      ]);
      await connection.dispose();
    });
  });

  async function gatewayLimit(depth: number, query: string): Promise<string | undefined> {
    const { parseOperation, refusalOf } = await import('@vedette/edge');
    return refusalOf(parseOperation(query), { depth, cost: 1000 })?.extensions['problem'] as string;
  }
});
