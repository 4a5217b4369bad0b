import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Order } from '@vedette/campaign';
import type { ReceiptDocument, ServiceName, TurnStateDocument } from '@vedette/contracts';
import { isSigned, orderLeaf, proves } from '@vedette/ledger';
import { eachPhaseOnce, inTheLog, onTheBench } from './testing/bench-turn.js';
import { givePlaces, HouseClient, makeAccounts } from './testing/house-client.js';
import { HouseUnderTest } from './testing/house-under-test.js';
import { SMALL_WAR, SMALL_WAR_ORDERS } from './testing/small-war.js';

const SECRET = 'a secret for tests that nobody finds by trying';
const PROMISE = createHash('sha256').update(SECRET).digest('hex');
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PLAYERS = ['taylor', 'worth', 'arista'];

describe('a whole turn, every service a process of its own', () => {
  let house: HouseUnderTest;
  let root: HouseClient;
  let umpire: HouseClient;
  const clients = new Map<string, HouseClient>();
  const receipts: ReceiptDocument[] = [];
  const extra: Order[] = [];

  beforeAll(async () => {
    house = await HouseUnderTest.open('turn');
    await makeAccounts(house, PLAYERS);
    root = await HouseClient.signIn(house, 'root');
    umpire = await HouseClient.signIn(house, 'umpire');
    for (const player of PLAYERS) clients.set(player, await HouseClient.signIn(house, player));
  });
  afterAll(() => house?.close());

  const as = (player: string): HouseClient => clients.get(player)!;

  it('begins with a campaign made of a position, and the same again changes nothing', async () => {
    const body = { id: 'small-war', title: 'A small war', position: SMALL_WAR, secret: SECRET };
    const made = await root.send('POST', '/campaigns', body);
    expect(made).toMatchObject({ status: 201, body: { id: 'small-war', turn: 1, theatre: 'inline' } });
    expect(JSON.stringify(made.body)).not.toContain(SECRET);
    expect(made.body).toMatchObject({ status: 'playing', diceCommitment: PROMISE });
    const again = await root.send('POST', '/campaigns', body);
    expect(made.body).toMatchObject({ created: true });
    expect(again).toEqual({ status: 200, body: { ...(made.body as object), created: false } });
    const other = await root.send('POST', '/campaigns', { ...body, title: 'Another war' });
    expect(other).toMatchObject({ status: 409, body: { code: 'campaign-exists' } });
    await givePlaces(house, 'small-war', PLAYERS);
  });

  it('takes orders over REST and GraphQL and gives signed receipts', async () => {
    for (const [i, { player, order, allowed }] of SMALL_WAR_ORDERS.entries()) {
      if (i % 2 === 0) {
        const sent = await as(player).send<ReceiptDocument & { receipt: ReceiptDocument }>(
          'POST',
          '/campaigns/small-war/orders',
          order,
        );
        expect(sent).toMatchObject({ status: allowed ? 201 : 422 });
        receipts.push(allowed ? sent.body : sent.body.receipt);
        if (!allowed)
          expect(sent.body).toMatchObject({
            code: expect.any(String),
            field: expect.any(String),
            rule: expect.any(String),
          });
      } else {
        const { submitOrders } = await as(player).graphql<{ submitOrders: { receipts: ReceiptDocument[] } }>(
          `mutation ($orders: [JSON!]!) { submitOrders(campaign: "small-war", orders: $orders) { receipts {
             order accepted understood problems { severity code rule field message }
             id campaign turn player version at digest salt keyId signature } } }`,
          { orders: [order] },
        );
        expect(submitOrders.receipts[0]!.accepted).toBe(allowed);
        receipts.push(submitOrders.receipts[0]!);
      }
    }
    const { body: key } = await as('taylor').send<{ publicKey: string }>('GET', '/receipt-key');
    for (const receipt of receipts) expect(isSigned(receipt, key.publicKey)).toBe(true);
    expect(isSigned({ ...receipts[0]!, understood: 'stays' }, key.publicKey)).toBe(false);
  });

  it('shows a player his own orders and nobody else’s', async () => {
    const mine = await as('arista').send<{ orders: { order: Order; receipt: ReceiptDocument }[] }>(
      'GET',
      '/campaigns/small-war/orders',
    );
    expect(mine.body.orders.map(({ order }) => ('unit' in order ? order.unit : ''))).toEqual([
      'MX1IN',
      'US2IN',
      'MX2IN',
    ]);
    expect(mine.body.orders.map(({ receipt }) => receipt.version)).toEqual([1, 2, 3]);
  });

  it.each([
    ['a unit nobody has', { kind: 'land', unit: 'US99IN' }, 422],
    ['somebody else’s unit', { kind: 'land', unit: 'MX1IN' }, 422],
    ['a square off the map', { kind: 'land', unit: 'US1IN', strategic: { path: ['Z9-Z9'] } }, 422],
    ['another’s name', { kind: 'land', unit: 'US1IN', by: 'arista' }, 403],
    ['SQL for a unit', { kind: 'land', unit: "US1IN'; DELETE FROM es.event --" }, 400],
    ['a path for a unit', { kind: 'land', unit: '../../../etc/passwd' }, 400],
    ['JSON that breaks off', '{"kind":"land",', 400],
    ['20 MB', { kind: 'land', unit: 'US1IN', strategic: { path: ['x'.repeat(20_000_000)] } }, 413],
  ])('refuses %s with code, field and rule, and nothing that stands is changed', async (_, order, status) => {
    const orders = async () =>
      (
        await as('taylor').send<{ orders: { receipt: ReceiptDocument }[] }>(
          'GET',
          '/campaigns/small-war/orders',
        )
      ).body.orders;
    const accepted = (all: { receipt: ReceiptDocument }[]) => all.filter(({ receipt }) => receipt.accepted);
    const before = accepted(await orders());
    const sent = await as('taylor').send<{ code: string; field: string; rule: string }>(
      'POST',
      '/campaigns/small-war/orders',
      order,
    );
    expect(sent.status).toBe(status);
    expect(sent.body).toMatchObject({
      code: expect.stringMatching(/^[a-z-]+$/),
      field: expect.any(String),
      rule: expect.any(String),
    });
    expect(accepted(await orders())).toEqual(before);
    // What was well-formed and refused is told in the report, and so it is part of what the bench is given.
    if (status === 422) extra.push(order as Order);
  });

  it('closes, runs every phase once, and resolves', async () => {
    const closed = await umpire.send(
      'POST',
      '/campaigns/small-war/turn/close',
      { turn: 1 },
      { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` },
    );
    expect(closed).toMatchObject({
      status: 200,
      body: { orderBookRoot: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    const state = await umpire.resolved('small-war', 1);
    expect(state.phases.every(({ status, stuck }) => status === 'done' && !stuck)).toBe(true);
  });

  it('came out, event for event, as the umpire bench plays it', async () => {
    const orders = [
      ...SMALL_WAR_ORDERS.map(({ player, order }) => ({ ...order, by: player })),
      ...extra.map((order) => ({ ...order, by: 'taylor' })),
    ];
    const bench = await onTheBench(SMALL_WAR, orders, SECRET);
    const { events, completions } = await inTheLog(house.database.url, 'small-war', 1, SMALL_WAR);
    expect(events.length).toBeGreaterThan(10);
    expect(events).toEqual(bench.events);
    expect(completions).toEqual(eachPhaseOnce(SMALL_WAR));
  });

  const REPORTS = [
    'turn.json',
    'turn.txt',
    'turn.html',
    'position.json',
    'position.txt',
    'position.html',
    'position.svg',
  ];
  const read = async (player: string, report: string) =>
    as(player).send<unknown>('GET', `/campaigns/small-war/reports/1/${report}`);
  const bytes = async (): Promise<string[]> =>
    Promise.all(
      PLAYERS.flatMap((player) => REPORTS.map(async (report) => JSON.stringify(await read(player, report)))),
    );

  it('can be read by every player in every form, soon after it was resolved', async () => {
    for (const player of PLAYERS) await as(player).made('/campaigns/small-war/reports/1/turn.txt');
    for (const player of PLAYERS)
      for (const report of REPORTS)
        expect([player, report, (await read(player, report)).status]).toEqual([player, report, 200]);
    const { body } = await as('taylor').send<{ turn: number; kind: string; formats: string[] }[]>(
      'GET',
      '/campaigns/small-war/reports',
    );
    expect(body).toEqual([
      { turn: 0, kind: 'position', formats: ['html', 'json', 'svg', 'txt'], edition: 1, earlier: [] },
      { turn: 1, kind: 'turn', formats: ['html', 'json', 'txt'], edition: 1, earlier: [] },
      { turn: 1, kind: 'position', formats: ['html', 'json', 'svg', 'txt'], edition: 1, earlier: [] },
    ]);
  });

  it('tells each player of his own orders and of nobody else’s, also of the one that was refused', async () => {
    const told = async (player: string): Promise<string> => String((await read(player, 'turn.txt')).body);
    expect(await told('taylor')).toContain('US1IN');
    expect(await told('arista')).toContain('US2IN');
    expect(await told('arista')).toContain('MX2IN');
    const { report } = await as('taylor').graphql<{ report: { body: string; mediaType: string } }>(
      '{ report(campaign: "small-war", turn: 1, kind: turn, format: txt) { body mediaType } }',
    );
    expect(report).toEqual({ mediaType: 'text/plain', body: await told('taylor') });
    const foreign = await as('taylor').send('GET', '/campaigns/small-war/reports/1/turn.txt?player=arista');
    expect(foreign).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const umpires = await umpire.send('GET', '/campaigns/small-war/reports/1/turn.txt?player=arista');
    expect(umpires).toEqual(await read('arista', 'turn.txt'));
  });

  it('is one trace, from the request that closed it over broker and database to the reports', () => {
    const traced = (service: ServiceName, message: string): boolean[] =>
      house
        .one(service)
        .lines.join('')
        .split('\n')
        .filter((line) => line.includes(`"msg":"${message}"`) && line.includes('small-war'))
        .map((line) => (JSON.parse(line) as { trace_id?: string }).trace_id === TRACE);
    for (const worker of ['land-resolution', 'naval-resolution', 'logistics'] as const) {
      const phases = traced(worker, 'Phase');
      expect(phases.length).toBeGreaterThan(3);
      expect(phases.every(Boolean)).toBe(true);
    }
    expect(traced('turn-conductor', 'Turn resolved')).toEqual([true]);
    expect(traced('reporting', 'Reports written')).toEqual([true]);
  });

  it('has maps that can be had one by one, and says when a client has the latest', async () => {
    const { body } = await as('taylor').send<{ name: string }[]>(
      'GET',
      '/campaigns/small-war/reports/1/maps',
    );
    expect(body.map(({ name }) => name)).toContain('strategic-1');
    const map = await as('taylor').send('GET', '/campaigns/small-war/reports/1/maps/strategic-1.svg');
    expect(map).toEqual(await read('taylor', 'position.svg'));
    expect((await as('taylor').send('GET', '/campaigns/small-war/reports/1/maps/nowhere.svg')).status).toBe(
      404,
    );
    const path = `${house.gatewayUrl}/campaigns/small-war/reports/1/turn.html`;
    const authorization = `Bearer ${as('taylor').token}`;
    const first = await fetch(path, { headers: { authorization } });
    const again = await fetch(path, {
      headers: { authorization, 'if-none-match': first.headers.get('etag')! },
    });
    expect([first.status, again.status]).toEqual([200, 304]);
  });

  it('has the same reports to the byte when they are made again from the events', async () => {
    const before = await bytes();
    const { status, body } = await root.send('POST', '/operator/reports/rebuild', {});
    expect({ status, body }).toMatchObject({
      status: 200,
      // The position before the first turn, and turn and position of the turn.
      body: { reports: PLAYERS.length * 3 },
    });
    expect(await bytes()).toEqual(before);
  });

  it('comes out the same when it is resolved once more', async () => {
    const { status, body } = await root.send<{ phase: string; agrees: boolean }[]>(
      'POST',
      '/campaigns/small-war/turns/1/audit',
    );
    expect(status).toBe(200);
    expect(body.map(({ phase }) => phase).sort()).toEqual(Object.keys(eachPhaseOnce(SMALL_WAR)).sort());
    expect(body.filter(({ agrees }) => !agrees)).toEqual([]);
  });

  it('proves to a player that his order was in the book, and to nobody what another ordered', async () => {
    const { body: state } = await as('taylor').send<TurnStateDocument>('GET', '/campaigns/small-war/turns/1');
    const [receipt] = receipts;
    const { body: proof } = await as('taylor').send<{
      root: string;
      leaf: string;
      path: { side: 'left' | 'right'; digest: string }[];
    }>('GET', `/campaigns/small-war/orders/${receipt!.id}/proof?turn=1`);
    expect(proof.root).toBe(state.orderBookRoot);
    expect(proof.leaf).toBe(orderLeaf(receipt!));
    expect(proves(orderLeaf(receipt!), proof.path, state.orderBookRoot!)).toBe(true);
    const stolen = await as('arista').send('GET', `/campaigns/small-war/orders/${receipt!.id}/proof?turn=1`);
    expect(stolen).toMatchObject({ status: 404, body: { code: 'order-not-found' } });
  });

  it('takes no order for it any more, and opens the next turn by itself; to ask for that again changes nothing', async () => {
    const late = await as('taylor').send(
      'POST',
      '/campaigns/small-war/orders?turn=1',
      SMALL_WAR_ORDERS[0]!.order,
    );
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'turn-closed', field: '/turn', rule: 'gitm-amwol 6.1' },
    });
    const early = await umpire.send('POST', '/campaigns/small-war/turn/open', { turn: 5 });
    expect(early).toMatchObject({ status: 409, body: { code: 'turn-out-of-order' } });
    const opened = await umpire.send('POST', '/campaigns/small-war/turn/open', { turn: 2 });
    expect(opened).toMatchObject({ status: 200, body: { turn: 2, status: 'open' } });
  });

  it('hands out all of a player’s reports as one archive, the same bytes each time', async () => {
    const fetched = async (): Promise<Buffer> => {
      const answer = await fetch(`${house.gatewayUrl}/campaigns/small-war/reports.zip`, {
        headers: { authorization: `Bearer ${as('taylor').token}` },
      });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
      return Buffer.from(await answer.arrayBuffer());
    };
    const archive = await fetched();
    for (const report of REPORTS) expect(archive.includes(`turn-01/${report}`)).toBe(true);
    expect((await fetched()).equals(archive)).toBe(true);
  });

  it('says how projections fare, to operators', async () => {
    const { body } = await root.send<{ name: string; behind: number; stopped: unknown[] }[]>(
      'GET',
      '/operator/projections',
    );
    expect(body.map(({ name, stopped }) => [name, stopped])).toEqual([
      ['reports', []],
      ['intelligence', []],
    ]);
    const retry = { projection: 'reports', campaign: 'small-war' };
    expect(await root.send('POST', '/operator/projections/retry', retry)).toMatchObject({
      status: 200,
      body: { goesOn: true },
    });
  });

  it('opens belief, truth and dice to everybody in it when it has ended and is published, and to nobody before', async () => {
    const debrief = '/campaigns/small-war/debrief';
    const isShut = async (code: string): Promise<void> => {
      for (const client of [as('taylor'), umpire, root])
        for (const path of [debrief, `${debrief}/1/debrief.json`])
          expect(await client.send('GET', path)).toMatchObject({ status: 409, body: { code } });
    };
    await isShut('campaign-not-ended');
    const end = { confirm: 'small-war', reason: 'an armistice', result: 'a draw' };
    const slip = await umpire.send('POST', '/campaigns/small-war/end', { ...end, confirm: 'other-war' });
    expect(slip).toMatchObject({ status: 422, body: { code: 'not-confirmed', field: '/confirm' } });
    const ended = await umpire.send('POST', '/campaigns/small-war/end', end);
    expect(ended).toMatchObject({ status: 200, body: { campaign: 'small-war', turn: 1, by: 'umpire' } });
    expect(await umpire.send('POST', '/campaigns/small-war/end', end)).toEqual(ended);
    await isShut('campaign-not-published');
    const standing = async () =>
      (await as('taylor').send<{ standing: unknown }>('GET', '/campaigns/small-war')).body.standing;
    expect(await standing()).toBeNull();
    expect(JSON.stringify(ended)).not.toContain('standing');
    for (const player of PLAYERS)
      expect(JSON.stringify((await read(player, 'turn.txt')).body)).toContain(PROMISE);
    const { body: last } = await as('arista').send<string>('GET', '/campaigns/small-war/reports/1/turn.txt');
    expect(last.replaceAll(/\s+/g, ' ')).toContain(
      'The campaign has ended with turn 1: an armistice. Result: a draw',
    );
    const reopened = await umpire.send('POST', '/campaigns/small-war/reopen', { reason: 'a slip' });
    expect(reopened).toMatchObject({ status: 200, body: { status: 'playing', ended: null } });
    await isShut('campaign-not-ended');
    await umpire.send('POST', '/campaigns/small-war/end', end);
    const published = await umpire.send('POST', '/campaigns/small-war/publish', { confirm: 'small-war' });
    expect(published).toMatchObject({ status: 200, body: { turn: 1 } });
    expect((await as('taylor').send('GET', '/campaigns/small-war')).body).toMatchObject({
      status: 'published',
    });
    const stood = await standing();
    expect(stood).toMatchObject({ verdict: 'even', sides: [{ side: 'MX' }, { side: 'US' }] });
    expect((await as('taylor').send('GET', debrief)).body).toMatchObject({
      ended: 1,
      standing: stood,
      secret: SECRET,
      dice: { commitment: PROMISE, holds: true },
      turns: [1],
    });
    const { body } = await as('taylor').send<{ truth: { id: string }[]; beliefs: { player: string }[] }>(
      'GET',
      `${debrief}/1/debrief.json?player=arista`,
    );
    expect(body.truth.map(({ id }) => id)).toEqual(expect.arrayContaining(['US1IN', 'MX1IN']));
    expect(body.beliefs.filter(({ player }) => player !== 'arista')).toEqual([]);
    for (const format of ['txt', 'html'])
      expect((await as('worth').send('GET', `${debrief}/1/debrief.${format}`)).status).toBe(200);
    expect((await as('worth').send('GET', `${debrief}/2/debrief.txt`)).status).toBe(404);
    for (const act of ['open', 'close'])
      expect(
        await umpire.send('POST', `/campaigns/small-war/turn/${act}`, { turn: act === 'open' ? 3 : 2 }),
      ).toMatchObject({ status: 409, body: { code: 'campaign-ended' } });
  });

  it('stays within its memory', () => {
    expect(house.outgrown()).toEqual({});
    expect(house.ownMemory()).toBeLessThan(2_000);
  });

  it('wrote no error into any log', () => {
    expect(house.errors()).toEqual([]);
  });
});
