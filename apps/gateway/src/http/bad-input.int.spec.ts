import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeTurn, listReports, submitOrders, submitText } from '@vedette/contracts';
import { ConflictError } from '@vedette/platform';
import { gatewayUnderTest, type GatewayUnderTest } from '../testing/gateway-under-test.js';
import { aReceipt, aTurn } from '../testing/samples.js';

interface Problem {
  readonly status: number;
  readonly code: string;
  readonly field?: string;
  readonly rule?: string;
  readonly errors?: readonly { readonly code: string; readonly field?: string }[];
  readonly receipt?: { readonly accepted: boolean };
}

describe('bad input', () => {
  let gateway: GatewayUnderTest;
  let token: string;
  let operator: string;
  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    gateway.requests.tell(describeTurn, () => aTurn());
    gateway.requests.tell(submitOrders, () => ({ receipts: [aReceipt()], replayed: false }));
    gateway.requests.tell(submitText, () => ({ results: [], unreadable: [], notes: [], replayed: false }));
    await gateway.account('taylor', { campaign: 'mexico', role: 'player', player: 'taylor' });
    await gateway.account('root', { operator: true });
    token = await gateway.signIn('taylor');
    operator = await gateway.signIn('root');
  });
  afterAll(() => gateway.close());

  const send = async (
    path: string,
    body: string,
    more: { type?: string; headers?: Record<string, string>; as?: string } = {},
  ) => {
    const answer = await fetch(`${gateway.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': more.type ?? 'application/json',
        authorization: `Bearer ${more.as ?? token}`,
        ...more.headers,
      },
      body,
    });
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      body: (await answer.json()) as Problem,
    };
  };
  const ORDERS = '/campaigns/mexico/orders';
  const askedToSubmit = () =>
    gateway.requests.asked.filter(({ subject }) => subject === submitOrders.subject).length;

  it.each([
    ['JSON that breaks off', '{"kind":"land","unit":', { status: 400, code: 'json-malformed', field: '/' }],
    [
      'lists a thousand deep',
      `${'['.repeat(1_000)}${']'.repeat(1_000)}`,
      { status: 400, code: 'json-too-deep' },
    ],
    ['a text', '"march!"', { status: 400, code: 'order-malformed', rule: 'vedette/orders@1' }],
    ['null', 'null', { status: 400, code: 'order-malformed' }],
    ['a list', '[]', { status: 400, code: 'order-malformed' }],
    ['an order without a kind', '{}', { status: 400, code: 'order-malformed', field: '/kind' }],
    ['a kind nobody knows', '{"kind":"fly"}', { status: 400, field: '/kind' }],
    [
      'a unit with a quote',
      `{"kind":"land","unit":"US1IN'; DROP TABLE es.event"}`,
      { status: 400, field: '/unit' },
    ],
    ['a unit that is a path', '{"kind":"land","unit":"../../etc/passwd"}', { status: 400, field: '/unit' }],
    ['a unit that is an object', '{"kind":"land","unit":{"$ne":null}}', { status: 400, field: '/unit' }],
    ['a key nobody knows', '{"kind":"land","unit":"US1IN","morale":100}', { status: 400, field: '/morale' }],
    ['a poisoned prototype', '{"kind":"land","unit":"US1IN","__proto__":{"accepted":true}}', { status: 400 }],
    [
      'a path of seven boxes',
      '{"kind":"land","unit":"US1IN","strategic":{"path":[null,null,null,null,null,null,null]}}',
      { status: 400, field: '/strategic/path' },
    ],
  ])(
    '%s is refused with the place and the rule, and nothing is asked of order-intake',
    async (_, body, expected) => {
      const before = askedToSubmit();
      const answer = await send(ORDERS, body);
      expect(answer.type).toContain('application/problem+json');
      expect(answer.body).toMatchObject(expected);
      expect(answer.status).toBe(answer.body.status);
      expect(answer.body.code).toMatch(/^[a-z-]+$/);
      expect(answer.body.field).toBeDefined();
      expect(answer.body.rule).toBeDefined();
      expect(askedToSubmit()).toBe(before);
    },
  );

  it('a body of 20 MB is refused before it is read, and the gateway goes on', async () => {
    const huge = JSON.stringify({
      kind: 'land',
      unit: 'US1IN',
      strategic: { path: ['x'.repeat(20_000_000)] },
    });
    const answer = await send(ORDERS, huge);
    expect(answer).toMatchObject({ status: 413, body: { code: 'body-too-large', rule: 'at most 256 kB' } });
    expect((await send(ORDERS, '{"kind":"land","unit":"US1IN"}')).status).toBe(201);
  });

  it('a body of 20 MB that comes in pieces without a length is refused as well', async () => {
    const piece = Buffer.alloc(1_000_000, 32);
    const answer = await fetch(`${gateway.url}${ORDERS}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: new ReadableStream({
        start(controller) {
          for (let i = 0; i < 20; i++) controller.enqueue(piece);
          controller.close();
        },
      }),
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
  });

  it.each([
    ['packed', { 'content-encoding': 'gzip' }, 'application/json'],
    ['packed twice', { 'content-encoding': 'br, gzip' }, 'application/json'],
    ['said to be as it is, and otherwise', { 'content-encoding': 'x' }, 'text/plain'],
    ['in another charset', {}, 'application/json; charset=utf-7'],
    ['in wide letters', {}, 'application/json; charset=utf-16'],
  ])('a body %s is not read', async (_, headers, type) => {
    const answer = await send(ORDERS, '{"kind":"land","unit":"US1IN"}', { headers, type });
    expect(answer).toMatchObject({ status: 415, body: { code: 'encoding-unsupported', field: '/' } });
  });

  it('a body of very many values is not taken apart', async () => {
    const answer = await send(ORDERS, `[${'1,'.repeat(50_000)}1]`);
    expect(answer).toMatchObject({ status: 413, body: { code: 'json-too-many-values', field: '/' } });
  });

  it('who has shown no token may send little, and is told so', async () => {
    const answer = await send(ORDERS, JSON.stringify({ kind: 'x'.repeat(17_000) }), { as: 'made.up' });
    expect(answer).toMatchObject({ status: 413, body: { code: 'body-too-large', rule: 'at most 16 kB' } });
  });

  it('a position is read of nobody but an operator in a session', async () => {
    const position = JSON.stringify({ id: 'x', title: 'X', position: { much: 'x'.repeat(300_000) } });
    const made = await fetch(`${gateway.url}/auth/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${operator}` },
      body: JSON.stringify({ name: 'a program', scopes: ['campaign:read'] }),
    });
    const { token: personal } = (await made.json()) as { token: string };
    const codes: Record<string, unknown> = {};
    for (const [name, as] of Object.entries({ nobody: 'made.up', token, personal, operator }))
      codes[name] = (await send('/campaigns', position, { as })).body.code;
    expect(codes).toEqual({
      nobody: 'unauthenticated',
      token: 'forbidden',
      personal: 'session-needed',
      operator: expect.not.stringMatching(/unauthenticated|forbidden|session-needed|body-too-large/),
    });
  });

  it('a form is not read', async () => {
    const answer = await send('/auth/login', 'account=taylor&password=x', {
      type: 'application/x-www-form-urlencoded',
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request-invalid' } });
  });

  it('another media type is not read', async () => {
    const answer = await send(ORDERS, '<order/>', { type: 'application/xml' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'order-malformed' } });
  });

  it('orders come as text when they say so: as it is written, in any order of the day', async () => {
    const text = 'US1IN march G5-V5\n# a remark\nUS2IN marhc G5-V6';
    const answer = await send(`${ORDERS}?standing=true&turn=3`, text, {
      type: 'text/plain; charset=utf-8',
      headers: { 'idempotency-key': 'k-1' },
    });
    expect(answer.status).toBe(201);
    expect(gateway.requests.asked.at(-1)).toEqual({
      subject: submitText.subject,
      question: { campaign: 'mexico', player: 'taylor', turn: 3, key: 'k-1', standing: true, text },
    });
  });

  it.each([
    ['an empty text', ORDERS, '', { status: 400, code: 'order-unreadable', field: '/' }],
    ['blanks', ORDERS, ' \n\t', { status: 400, code: 'order-unreadable' }],
    ['a text too long', ORDERS, 'US1IN\n'.repeat(40_000), { status: 400, code: 'order-unreadable' }],
    [
      'a flag that is none',
      `${ORDERS}?standing=maybe`,
      'US1IN',
      { code: 'parameter-invalid', field: '/standing' },
    ],
  ])('as text: %s is refused with the place', async (_, path, text, expected) => {
    const answer = await send(path, text, { type: 'text/plain' });
    expect(answer.type).toContain('application/problem+json');
    expect(answer.body).toMatchObject(expected);
  });

  it.each([
    ['nothing to copy', { to: ['US1IN'] }, '/order'],
    [
      'two things to copy',
      { template: 'hold', order: { kind: 'land', unit: 'US1IN' }, to: ['US1IN'] },
      '/order',
    ],
    ['a malformed order', { order: { kind: 'land', unit: 7 }, to: ['US1IN'] }, '/order/unit'],
    ['what is no piece’s own', { order: { kind: 'merge' }, to: ['US1IN'] }, '/order/kind'],
    ['nobody to copy to', { template: 'hold', to: [] }, '/to'],
    ['a piece that is none', { template: 'hold', to: ['../x'] }, '/to'],
    ['a template with a path', { template: '../x', to: ['US1IN'] }, '/template'],
  ])('copying %s is refused with the place', async (_, body, field) => {
    const answer = await send(`${ORDERS}/copies`, JSON.stringify(body));
    expect([answer.status, answer.body.field]).toEqual([400, field]);
  });

  it('a hand-over without turns, or with half a turn, is refused with the place', async () => {
    const path = '/campaigns/mexico/hand-overs';
    expect((await send(path, '{"to":"worth","from":1}')).body).toMatchObject({ field: '/until' });
    expect((await send(path, '{"to":"worth","from":1.5,"until":2}')).body).toMatchObject({ field: '/from' });
    expect((await send(path, '{"to":"worth","from":1,"until":2,"by":"x"}')).body).toMatchObject({
      field: '/by',
    });
  });

  it('a turn, an order id or a key that is none is refused by name', async () => {
    expect((await send(`${ORDERS}?turn=1;drop`, '{"kind":"land","unit":"US1IN"}')).body).toMatchObject({
      code: 'parameter-invalid',
      field: '/turn',
    });
    const key = await send(ORDERS, '{"kind":"land","unit":"US1IN"}', {
      headers: { 'idempotency-key': 'a b' },
    });
    expect(key.body).toMatchObject({ code: 'parameter-invalid', field: '/Idempotency-Key' });
    const gone = await fetch(`${gateway.url}${ORDERS}/..%2f..%2fetc`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([gone.status, ((await gone.json()) as Problem).code]).toEqual([400, 'parameter-invalid']);
  });

  it.each([
    '/campaigns/mexico/reports/1/..%2f..%2f..%2fetc%2fpasswd',
    '/campaigns/mexico/reports/1/turn.exe',
    '/campaigns/mexico/reports/1/turn.json%00.html',
    '/campaigns/..%2f..%2fetc%2fpasswd/turn',
    "/campaigns/mexico'%20OR%20'1'='1/turn",
  ])('the path %s leads nowhere', async (path) => {
    const answer = await fetch(`${gateway.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  it('an order that is not allowed comes back as 422 with its code, field, rule and receipt', async () => {
    const problems = [
      {
        severity: 'error' as const,
        code: 'unit-unknown',
        rule: 'gitm-amwol 3.1',
        field: '/unit' as const,
        message: 'You command no US9IN.',
      },
    ];
    gateway.requests.tell(submitOrders, () => ({
      receipts: [aReceipt({ accepted: false, understood: '', problems })],
      replayed: false,
    }));
    const answer = await send(ORDERS, '{"kind":"land","unit":"US9IN"}');
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'unit-unknown', field: '/unit', rule: 'gitm-amwol 3.1', receipt: { accepted: false } },
    });
  });

  it('an order after the deadline comes back as the other service said it', async () => {
    gateway.requests.tell(submitOrders, () => {
      throw new ConflictError('deadline-passed', 'Too late.', { field: '/turn', rule: 'gitm-amwol 6.1' });
    });
    const answer = await send(ORDERS, '{"kind":"land","unit":"US1IN"}');
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'deadline-passed', field: '/turn', rule: 'gitm-amwol 6.1' },
    });
  });

  it('a fault of ours says nothing of our insides', async () => {
    gateway.requests.tell(submitOrders, () => {
      throw new Error('password=hunter2 at /srv/vedette');
    });
    const answer = await send(ORDERS, '{"kind":"land","unit":"US1IN"}');
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(JSON.stringify(answer.body)).not.toMatch(/hunter2|srv/);
  });

  it('keys that are not documented are refused everywhere, never dropped', async () => {
    const login = await send('/auth/login', '{"account":"taylor","password":"x","admin":true}');
    expect(login.body).toMatchObject({
      code: 'request-invalid',
      errors: [{ code: 'unknown-key', field: '/admin' }],
    });
    const campaign = await send('/campaigns', '{"id":"x","title":"X","scenario":"a","owner":"me"}', {
      as: operator,
    });
    expect(campaign.body).toMatchObject({ code: 'request-invalid', errors: [{ field: '/owner' }] });
  });

  it.each([
    ['{"id":"Big Name","title":"X","scenario":"a"}', '/id'],
    ['{"id":"x","title":"","scenario":"a"}', '/title'],
    ['{"id":"x","title":"X"}', '/position'],
    ['{"id":"x","title":"X","scenario":"a","position":{}}', '/position'],
    ['{"id":"x","title":"X","position":"a text"}', '/position'],
    ['{"id":"x","title":"X","scenario":"a","deadline":"tomorrow"}', '/deadline'],
  ])('a campaign cannot be made of %s', async (body, field) => {
    const answer = await send('/campaigns', body, { as: operator });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request-invalid', field } });
  });

  it('pages of other origins may not call, and browsers are told to be careful', async () => {
    const answer = await fetch(`${gateway.url}/receipt-key`, { headers: { origin: 'https://evil.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });
});

describe('a flood', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await gatewayUnderTest({ REQUESTS_PER_MINUTE: '30', SIGN_INS_PER_MINUTE: '5' });
    await gateway.account('taylor');
  });
  afterAll(() => gateway.close());

  const login = () =>
    fetch(`${gateway.url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account: 'taylor', password: 'guess' }),
    });

  it('of guessed passwords is stopped and told when to come back', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, login));
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(3);
    const last = await login();
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last.json()).toMatchObject({ code: 'too-many-requests', rule: '5 requests a minute' });
  });

  it('of a club that signs in from one address is no flood', async () => {
    const other = await gatewayUnderTest({ SIGN_INS_PER_MINUTE: '3' });
    await other.account('taylor');
    for (let i = 0; i < 6; i++) expect(await other.signIn('taylor')).toBeDefined();
    await other.close();
  });

  it('of documents that are no use counts before they are looked at, and not by their fields', async () => {
    const other = await gatewayUnderTest({ REQUESTS_PER_MINUTE: '10' });
    const ask = (query: string) =>
      fetch(`${other.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
    const many = `{ ${Array.from({ length: 20 }, (_, i) => `a${i}: receiptKey { keyId }`).join(' ')} }`;
    const statuses = [(await ask(many)).status];
    for (const query of ['{', '{ nothing }', '', 'x'.repeat(20_000)])
      statuses.push((await ask(query)).status);
    for (let i = 0; i < 7; i++) statuses.push((await ask('{ receiptKey { keyId } }')).status);
    expect(statuses.slice(0, 5)).toEqual([200, 400, 400, 400, 413]);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    await other.close();
  });

  it('of guesses in one document is as many attempts as there are guesses', async () => {
    const other = await gatewayUnderTest({ SIGN_INS_PER_MINUTE: '5' });
    await other.account('taylor');
    const guesses = Array.from(
      { length: 20 },
      (_, i) => `a${i}: signIn(account: "taylor", password: "guess ${i}") { accessToken }`,
    );
    const answer = await fetch(`${other.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `mutation { ${guesses.join(' ')} }` }),
    });
    const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
    const tried = errors.filter(({ extensions }) => extensions.code === 'wrong-password');
    expect(tried.length).toBeLessThanOrEqual(5);
    await other.close();
  });

  it('of archives is as many requests as it is work', async () => {
    const other = await gatewayUnderTest({ REQUESTS_PER_MINUTE: '60' });
    other.requests.tell(listReports, () => ({ reports: [] }));
    await other.account('taylor', { campaign: 'mexico', role: 'player', player: 'taylor' });
    const headers = { authorization: `Bearer ${await other.signIn('taylor')}` };
    const ask = () => fetch(`${other.url}/campaigns/mexico/reports.zip`, { headers });
    const first = await ask();
    await first.arrayBuffer();
    expect([first.status, first.headers.get('ratelimit-remaining')]).toEqual([200, '10']);
    const second = await ask();
    expect([second.status, second.headers.has('retry-after')]).toEqual([429, true]);
    await other.close();
  });

  it('is told to pages of other origins that may call, as is what else they need', async () => {
    const origin = 'http://localhost:5173';
    const other = await gatewayUnderTest({ CORS_ORIGINS: origin, REQUESTS_PER_MINUTE: '1' });
    const asked = () => fetch(`${other.url}/receipt-key`, { headers: { origin } });
    for (const answer of [await asked(), await asked()]) {
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      for (const name of ['ETag', 'Location', 'RateLimit-Remaining', 'Retry-After'])
        expect(answer.headers.get('access-control-expose-headers')).toContain(name);
    }
    const preflight = await fetch(`${other.url}/campaigns`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    await other.close();
  });

  it('under made-up tokens counts against the address', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 40; i++) {
      const answer = await fetch(`${gateway.url}/auth/me`, {
        headers: { authorization: `Bearer made.up.${i}` },
      });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
    expect((await fetch(`${gateway.url}/health/live`)).status).toBe(200);
  });
});
