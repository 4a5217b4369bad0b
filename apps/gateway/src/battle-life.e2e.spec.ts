import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { STEPS } from '@vedette/battle';
import { battleScenario } from '@vedette/battle-scenarios';
import {
  provisionAccounts,
  type ClockDocument,
  type EditDocument,
  type EffectiveOrderDocument,
  type LogEntryDocument,
  type ReachDocument,
  type ReceiptDocument,
  type TurnStateDocument,
} from '@vedette/contracts';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { givePlaces, HouseClient, makeAccounts } from './testing/house-client.js';
import { HouseUnderTest } from './testing/house-under-test.js';

const PLAYERS = ['buford', 'gamble', 'heth'] as const;
const WEEK = 7 * 24 * 60;

/** The morning with a second seat for the Union, and two turns long. */
const MORNING = {
  ...(battleScenario('feeling-the-enemy') as { readonly players: readonly object[] }),
  players: [
    ...(battleScenario('feeling-the-enemy') as { readonly players: readonly object[] }).players,
    { id: 'gamble', side: 'US', name: 'William Gamble', commands: ['gamble'] },
  ],
};

/** A plain on which the South's only leader is far behind those who watch, with an enemy before them. */
const farFrom = (enemy: string) => ({
  ...{ format: 'vedette/battle@1', turn: '0740', lastTurn: '1100' },
  switches: { randomEvents: false, courierDelay: true },
  weather: { visibility: 10 },
  players: [
    { id: 'buford', side: 'US', name: 'John Buford' },
    { id: 'gamble', side: 'US', name: 'William Gamble', commands: ['gamble'] },
    { id: 'heth', side: 'CSA', name: 'Henry Heth' },
  ],
  map: { columns: 33, rows: 12, terrainRows: Array<string>(12).fill('.'.repeat(33)) },
  leaders: [{ id: 'archer', side: 'CSA', command: 'archer', rating: 5, range: 30, hex: '0107' }],
  commands: [
    { id: 'archer', side: 'CSA', level: 'brigade', arm: 'INF', order: 'SKPD' },
    { id: 'gamble', side: 'US', level: 'brigade', arm: 'INF', order: 'HOLD' },
  ],
  units: [
    { id: 'cs-13al', side: 'CSA', command: 'archer', type: 'INF', sp: 6, hex: '1007', facing: 0 },
    { id: 'us-8il', side: 'US', command: 'gamble', type: 'INF', sp: 6, hex: enemy, facing: 0 },
  ],
});

interface View {
  readonly units: readonly { readonly id: string; readonly hex: string | null; readonly sp: number }[];
}
interface Report {
  readonly lines: readonly { readonly text: string; readonly rule: string }[];
  readonly refused: readonly unknown[];
}

describe('the life of a battle, which is that of any campaign', () => {
  let house: HouseUnderTest;
  let root: HouseClient;
  let umpire: HouseClient;
  const seats = new Map<string, HouseClient>();
  const seat = (player: (typeof PLAYERS)[number]): HouseClient => seats.get(player)!;

  beforeAll(async () => {
    house = await HouseUnderTest.open('battlelife', { TURN_SWEEP_MS: '500' });
    await makeAccounts(house, [...PLAYERS]);
    root = await HouseClient.signIn(house, 'root');
    umpire = await HouseClient.signIn(house, 'umpire');
    for (const player of PLAYERS) seats.set(player, await HouseClient.signIn(house, player));
  });
  afterAll(() => house?.close());

  async function made(id: string, position: object = MORNING, secret = `dice of ${id}`): Promise<string> {
    const answer = await root.send('POST', '/campaigns', {
      id,
      title: id,
      position,
      secret,
    });
    expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
    await givePlaces(house, id, [...PLAYERS]);
    return `/campaigns/${id}`;
  }
  const order = (player: (typeof PLAYERS)[number], at: string, body: object) =>
    seat(player).send<ReceiptDocument>('POST', `${at}/orders`, body);
  async function played(at: string, turn: number): Promise<void> {
    const closed = await umpire.send<TurnStateDocument>('POST', `${at}/turn/close`, { turn });
    expect([closed.status, closed.body]).toEqual([200, expect.anything()]);
    await umpire.resolved(at.slice('/campaigns/'.length), turn);
  }
  async function report<T>(
    player: (typeof PLAYERS)[number],
    at: string,
    turn: number,
    file: string,
  ): Promise<T> {
    for (;;) {
      const { status, body } = await seat(player).send<T>('GET', `${at}/reports/${turn}/${file}`);
      if (status !== 404) return body;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  it('tells each officer by which order his pieces act, and what they do without one, of the enemy nothing', async () => {
    const at = await made('effective');
    await order('buford', at, { kind: 'activate', command: 'devin', at: 'ME' });
    await order('gamble', at, {
      ...{ kind: 'activate', command: 'gamble', at: 'RE', plan: [{ unit: 'us-8il', do: [{ face: 2 }] }] },
    });
    const read = async (player: (typeof PLAYERS)[number]) => {
      const { status, body } = await seat(player).send<{ pieces: EffectiveOrderDocument[] }>(
        ...(['GET', `${at}/orders/effective`] as const),
      );
      expect([status, body]).toEqual([200, expect.anything()]);
      return new Map(body.pieces.map((one) => [one.piece, one]));
    };
    const buford = await read('buford');
    expect(buford.get('devin')).toMatchObject({ origin: 'sent', words: 'devin at ME' });
    expect(buford.get('us-6ny')).toMatchObject({ origin: 'sent', order: { command: 'devin' } });
    expect(buford.get('us-8il')).toMatchObject({
      origin: 'deputy',
      by: 'gamble',
      order: { command: 'gamble' },
    });
    expect(buford.get('cutler')).toMatchObject({ origin: 'default', order: null });
    const gamble = await read('gamble');
    expect([...gamble.keys()]).toEqual(expect.arrayContaining(['gamble', 'us-8il']));
    expect(
      [...gamble.keys()].filter((piece) => ['devin', 'us-6ny', 'buford', 'heth'].includes(piece)),
    ).toEqual([]);
    expect(gamble.get('us-8il')).toMatchObject({ origin: 'sent', at: 'land', capacity: 'commander' });
    const heth = await read('heth');
    expect(heth.get('archer')).toMatchObject({
      ...{ origin: 'default', default: { order: { kind: 'activate', command: 'archer', at: 'RE' } } },
    });
    expect([...heth.keys()].filter((piece) => piece.startsWith('us-'))).toEqual([]);
    // An order of a superior is known to who is under him as being there, and no more.
    await order('buford', at, { kind: 'activate', command: 'buford', at: 'ME' });
    const asked = await seat('gamble').graphql<{ effectiveOrders: { pieces: { piece: string }[] } }>(
      'query ($campaign: String!) { effectiveOrders(campaign: $campaign) { pieces { piece } } }',
      { campaign: 'effective' },
    );
    expect(asked.effectiveOrders.pieces.map(({ piece }) => piece)).toEqual([...gamble.keys()]);
  });

  it('says where a piece can get and what bars the places beside, the same whoever stands unseen there', async () => {
    const at = await made('reach');
    const ask = async (player: (typeof PLAYERS)[number], piece: string, goal?: string) => {
      const body = { piece, ...(goal === undefined ? {} : { goal }) };
      return (await seat(player).send<ReachDocument>('POST', `${at}/reach`, body)).body;
    };
    const cavalry = await ask('buford', 'us-17pa', '2402');
    expect(cavalry.reached.length).toBeGreaterThan(10);
    expect(cavalry.goal?.reached).toMatchObject({ place: '2402', phase: 1, path: ['2402'] });
    expect(new Set(cavalry.reached.map(({ phase }) => phase))).toEqual(new Set([1, 2]));
    for (const { rule } of cavalry.barred) expect(rule).toMatch(/^gbacw-3dog /);
    expect((await ask('buford', 'buford')).reached.length).toBeGreaterThan(50);
    for (const [player, piece] of [
      ['gamble', 'us-17pa'],
      ['heth', 'us-17pa'],
      ['heth', 'us-99xx'],
      ['buford', 'gamble'],
    ] as const)
      expect(await ask(player, piece)).toMatchObject({
        reached: player === 'buford' ? expect.anything() : [],
      });
    const asked = await seat('buford').graphql<{ reach: { reached: { place: string }[] } }>(
      'query ($campaign: String!) { reach(campaign: $campaign, asked: { piece: "us-17pa" }) { reached { place } } }',
      { campaign: 'reach' },
    );
    expect(asked.reach.reached.map(({ place }) => place)).toEqual(cavalry.reached.map(({ place }) => place));
  });

  it('is also the first day, chosen from the list and made as the desk makes it, and played by both sides', async () => {
    const at = '/campaigns/firstday';
    const scenario = 'the-first-day';
    const listed = await root.send<{ id: string; title: string; seats: number }[]>('GET', '/scenarios');
    const { title, seats } = listed.body.find(({ id }) => id === scenario)!;
    const answer = await root.send('POST', '/campaigns', {
      ...{ id: 'firstday', title, scenario, administrator: 'umpire', solo: false },
    });
    expect([answer.status, answer.body]).toEqual([201, expect.objectContaining({ id: 'firstday', title })]);
    const players = { buford: 'reynolds', heth: 'hill' } as const;
    expect(seats).toBe(Object.keys(players).length);
    await house.requests.request(provisionAccounts, {
      ...{ accounts: [], campaign: 'firstday' },
      members: Object.entries(players).map(([account, player]) => ({
        account,
        role: 'player' as const,
        player,
      })),
    });
    expect((await order('buford', at, { kind: 'activate', command: 'gamble', at: 'RE' })).status).toBe(201);
    expect((await order('heth', at, { kind: 'activate', command: 'archer', at: 'ME' })).status).toBe(201);
    await played(at, 1);
    const first = battleScenario(scenario) as { readonly units: readonly { id: string; side: string }[] };
    for (const [account, side] of [
      ['buford', 'US'],
      ['heth', 'CSA'],
    ] as const) {
      const { units } = await report<View>(account, at, 1, 'position.json');
      const own = first.units.filter((unit) => unit.side === side).map(({ id }) => id);
      expect(units.map(({ id }) => id).sort()).toEqual(own.sort());
    }
  });

  it('tells by courier what is seen far from every leader, and of it nothing before he is there', async () => {
    const madeWith = (id: string, enemy: string) => made(id, farFrom(enemy), 'the same dice');
    const ats = await Promise.all([madeWith('couriers-here', '1707'), madeWith('couriers-there', '1808')]);
    const toldBefore = async (at: string, turn: number) => {
      const read = (path: string) => seat('heth').send('GET', `${at}/${path}`);
      return JSON.stringify([
        await report('heth', at, turn - 1, 'turn.json'),
        await report('heth', at, turn - 1, 'position.json'),
        (await read('orders/effective')).body,
        (await read('orders/options/archer')).body,
        (await seat('heth').send('POST', `${at}/reach`, { piece: 'cs-13al' })).body,
      ]).replaceAll(at.slice('/campaigns/'.length), 'couriers');
    };
    const next = async (turn: number): Promise<void> => {
      for (const at of ats) {
        await played(at, turn);
        await root.send('POST', `${at}/turn/open`, { turn: turn + 1 });
      }
    };
    await next(1);
    const [here, there] = await Promise.all(ats.map((at) => toldBefore(at, 2)));
    expect(here).toBe(there);
    await next(2);
    const { lines } = await report<Report>('heth', ats[0]!, 2, 'turn.json');
    expect(lines.map(({ text }) => text).join('\n')).toContain('A courier brought word of 0740: K1');
    const contacts = (at: string) =>
      report<{ contacts: object[] }>('heth', at, 2, 'position.json').then((view) => view.contacts);
    expect(await contacts(ats[0]!)).toMatchObject([{ hex: '1707', seen: '0740', stale: true }]);
    expect(await contacts(ats[1]!)).toMatchObject([{ hex: '1808', seen: '0740', stale: true }]);
  });

  it('is edited by hand with a reason, told to its side alone, undone, and announced to', async () => {
    const at = await made('edited');
    const edits = `${at}/administration/edits`;
    const edit = (set: object, more: object = {}) => ({
      ...{ kind: 'unit', piece: 'us-8il', set, reason: 'a slip of the roster' },
      ...more,
    });
    const refusedOf = async (body: object) => (await umpire.send('POST', edits, body)).body;
    expect(await refusedOf(edit({ sp: 0 }))).toMatchObject({ code: 'edit-refused', field: '/set/sp' });
    expect(await refusedOf(edit({ colour: 'blue' }))).toMatchObject({ code: 'edit-refused' });
    expect(await refusedOf(edit({ hex: '9999' }))).toMatchObject({ code: 'edit-refused', field: '/set/hex' });
    expect(await refusedOf(edit({}, { kind: 'city' }))).toMatchObject({
      code: 'edit-refused',
      field: '/kind',
    });
    expect((await seat('buford').send('POST', edits, edit({ sp: 7 }))).status).toBe(403);
    const preview = await umpire.send<EditDocument>('POST', `${edits}/preview`, edit({ sp: 7 }));
    expect([preview.status, preview.body.number]).toEqual([200, null]);
    const done = await umpire.send<EditDocument>('POST', edits, edit({ sp: 7, hex: '1107' }));
    expect(done.body).toMatchObject({ changes: [{ field: 'sp', before: 9, after: 7 }] });
    expect(done.body.witnesses.map(({ player }) => player).sort()).toEqual(['buford', 'gamble']);
    const other = await umpire.send<EditDocument>(
      'POST',
      edits,
      edit({ rating: 1 }, { kind: 'leader', piece: 'heth' }),
    );
    expect(other.body.witnesses.map(({ player }) => player)).toEqual(['heth']);
    const undone = await umpire.send<EditDocument>('POST', `${edits}/${other.body.number}/undo`, {
      reason: 'no slip',
    });
    expect(undone.body).toMatchObject({
      undoes: other.body.number,
      changes: [{ field: 'rating', after: 3 }],
    });
    const said = await umpire.send('POST', `${at}/administration/announcements`, {
      ...{ text: 'The creek has risen.', to: { side: 'US' } },
    });
    expect(said.status).toBeLessThan(300);
    await played(at, 1);
    const own = await report<Report>('buford', at, 1, 'turn.json');
    const words = own.lines.map(({ text }) => text).join('\n');
    expect(words).toContain('The creek has risen.');
    expect(words).toMatch(/changed by the administrator: sp 9 → 7 \(a slip of the roster\)/);
    const enemys = JSON.stringify(await report<Report>('heth', at, 1, 'turn.json'));
    expect(enemys).not.toMatch(/creek|sp 9|us-8il/);
    expect(enemys).toContain('no slip');
    const view = await report<View>('buford', at, 1, 'position.json');
    expect(view.units.find(({ id }) => id === 'us-8il')!.sp).toBeLessThanOrEqual(7);
    const log = await seat('heth').send<LogEntryDocument[]>('GET', `${at}/administration/log`);
    expect(JSON.stringify(log.body)).not.toMatch(/us-8il|umpire/);
    const audit = await root.send<{ agrees: boolean }[]>('POST', `${at}/turns/1/audit`);
    expect([audit.status, audit.body.length]).toEqual([200, STEPS.length]);
    expect(audit.body.filter(({ agrees }) => !agrees)).toEqual([]);
  });

  it('is rolled back to a step and to its start, with the same dice, and with orders that were changed', async () => {
    const at = await made('back');
    await order('heth', at, { kind: 'activate', command: 'archer', at: 'ME', priority: 10 });
    await played(at, 1);
    const first = await report<Report>('heth', at, 1, 'turn.json');
    const back = (body: object) =>
      umpire.send<TurnStateDocument>('POST', `${at}/administration/roll-back`, {
        turn: 1,
        reason: 'a slip',
        ...body,
      });
    expect((await back({ to: 'cavalry' })).status).toBeGreaterThanOrEqual(400);
    const held = await back({ to: 'activation' });
    expect([held.status, held.body.status]).toEqual([200, 'rolled-back']);
    expect((await umpire.send('POST', `${at}/administration/resume`)).status).toBeLessThan(300);
    await umpire.resolved('back', 1);
    const again = await report<Report>('heth', at, 1, 'turn.json');
    const ofRules = ({ lines }: Report) => lines.filter(({ rule }) => rule.startsWith('gbacw'));
    expect(ofRules(again)).toEqual(ofRules(first));
    // That it was taken back, and why, stands in the report of who is concerned.
    expect(again.lines[0]).toMatchObject({
      rule: 'vedette administration',
      text: expect.stringContaining('a slip'),
    });
    const reopened = await back({ to: 'orders-automatic', orders: 'reopened' });
    expect([reopened.status, reopened.body.status]).toEqual([200, 'open']);
    expect((await order('heth', at, { kind: 'activate', command: 'davis', at: 'RE' })).status).toBe(201);
    await played(at, 1);
  });

  it('keeps orders sent ahead, a seat handed over and templates of no kind of its own', async () => {
    const at = await made('ahead');
    const ahead = await order('heth', at, { kind: 'activate', command: 'archer', at: 'ME', turn: 2 });
    const sent = await seat('heth').send<ReceiptDocument>('POST', `${at}/orders?turn=2`, {
      ...{ kind: 'activate', command: 'archer', at: 'ME' },
    });
    expect([ahead.status, sent.status, sent.body.turn]).toEqual([400, 201, 2]);
    const standing = await seat('heth').send<{ code: string; detail: string }>(
      'POST',
      `${at}/orders?standing=true`,
      {
        ...{ kind: 'activate', command: 'archer', at: 'ME' },
      },
    );
    expect(standing.body.code).toBe('kind-does-not-stand');
    expect(standing.body.detail).not.toMatch(/land|naval/);
    const over = await seat('gamble').send('POST', `${at}/hand-overs`, { to: 'buford', from: 1, until: 2 });
    expect(over.status).toBe(201);
    const enemy = await seat('gamble').send('POST', `${at}/hand-overs`, { to: 'heth', from: 1, until: 2 });
    expect(enemy.status).toBe(422);
    const inHisName = await order('buford', at, {
      kind: 'standing',
      for: 'us-8il',
      withdraw: 2,
      by: 'gamble',
    });
    expect(inHisName.status).toBe(201);
    expect((await order('heth', at, { kind: 'pass', by: 'buford' })).status).toBeGreaterThanOrEqual(400);
    await played(at, 1);
    await root.send('POST', `${at}/turn/open`, { turn: 2 });
    const { body } = await seat('heth').send<{ orders: { text: string; status: string }[] }>(
      'GET',
      `${at}/orders`,
    );
    expect(body.orders).toMatchObject([{ text: 'activate archer ME; by heth', status: 'stands' }]);
    const effective = await seat('heth').send<{ pieces: EffectiveOrderDocument[] }>(
      'GET',
      `${at}/orders/effective`,
    );
    expect(effective.body.pieces.find(({ piece }) => piece === 'archer')).toMatchObject({ origin: 'ahead' });
    // What was told once lasts: the withdrawal of the first turn is still in the position of the second.
    const { body: position } = await umpire.send<{ standing: { of: object } }>(
      ...(['GET', `${at}/administration/position?reason=withdrawal`] as const),
    );
    expect(position.standing.of).toMatchObject({ 'us-8il': { withdraw: 2 } });
  });

  it('has clocks of ten minutes and of a week, is stopped and goes on, and ends by all being ready', async () => {
    const at = await made('clock');
    const set = async (minutes: number) => {
      const calendar = { kind: 'every', zone: 'Europe/Berlin', minutes };
      const { status, body } = await umpire.send<ClockDocument>('PUT', `${at}/calendar`, {
        ...{ calendar, terms: { leastMinutes: 0, nextTurn: 'opens' } },
      });
      expect([status, body]).toEqual([200, expect.anything()]);
      return (Date.parse(body.deadline!.at) - Date.parse(body.now)) / 60_000;
    };
    expect(await set(WEEK)).toBeGreaterThan(WEEK - 60);
    const ten = await set(10);
    expect(ten).toBeGreaterThan(0);
    expect(ten).toBeLessThanOrEqual(10);
    const pause = await umpire.send<ClockDocument>('POST', `${at}/clock/pause`, {
      reason: 'tea',
      audience: 'everybody',
    });
    expect([pause.status, pause.body]).toEqual([
      expect.any(Number),
      expect.objectContaining({ status: 'paused' }),
    ]);
    expect((await order('heth', at, { kind: 'pass' })).status).toBe(201);
    await umpire.send('POST', `${at}/clock/resume`, { reason: 'tea is over' });
    for (const player of PLAYERS)
      expect((await seat(player).send('POST', `${at}/turn/ready`, { turn: 1 })).status).toBeLessThan(300);
    await umpire.resolved('clock', 1);
    // The next opens of itself, ten minutes long.
    for (;;) {
      const { body } = await seat('heth').send<ClockDocument>('GET', `${at}/clock`);
      if (body.turn === 2 && body.status === 'open') break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

  it('tells news as they happen to whom they concern, ends with its last turn and opens what was hidden', async () => {
    const at = await made('short', { ...MORNING, lastTurn: '0740' });
    const news: string[] = [];
    const client = createClient({
      ...{ url: `${house.gatewayUrl.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket },
      connectionParams: { authorization: `Bearer ${seat('heth').token}` },
    });
    client.subscribe(
      { query: 'subscription { campaignNews(campaign: "short") { kind turn } }' },
      {
        next: ({ data }) => news.push((data as { campaignNews: { kind: string } }).campaignNews.kind),
        error: (error) => news.push(`error ${JSON.stringify(error)}`),
        complete: () => undefined,
      },
    );
    const heard = async (kind: RegExp): Promise<void> => {
      while (!news.some((one) => kind.test(one))) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await heard(/watching/);
    await order('heth', at, { kind: 'pass' });
    await heard(/order/i);
    await played(at, 1);
    await heard(/report/i);
    await heard(/end/i);
    await client.dispose();
    expect(news.filter((one) => one.startsWith('error'))).toEqual([]);
    const { body } = await seat('heth').send<{ end?: { turn: number } }>('GET', at);
    expect(JSON.stringify(body)).toContain('was its last');
    expect((await order('heth', at, { kind: 'pass' })).status).toBe(409);
    expect((await umpire.send('POST', `${at}/publish`, { confirm: 'short' })).status).toBeLessThan(300);
    const debrief = await seat('heth').send<{ truth: unknown[] }>('GET', `${at}/debrief/1/debrief.json`);
    expect(debrief.status).toBe(200);
  });
});
