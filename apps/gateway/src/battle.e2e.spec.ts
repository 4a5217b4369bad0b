import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { type BattleOrder, readBattle, STEPS } from '@vedette/battle';
import { BATTLE_EVENTS, playBattle } from '@vedette/battle-rules';
import { battleScenario } from '@vedette/battle-scenarios';
import { type BattleDebrief, battleReportFiles } from '@vedette/battle-reports';
import type {
  AnswerOf,
  CampaignDocument,
  DryRunDocument,
  PieceStoryDocument,
  previewText,
  ReceiptDocument,
  submitText,
} from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { HexMap } from '@vedette/hex';
import { type BattleGame, PhaseResolved, TurnRecord } from '@vedette/ledger';
import pg from 'pg';
import { givePlaces, HouseClient, makeAccounts } from './testing/house-client.js';
import { HouseUnderTest } from './testing/house-under-test.js';

const BATTLE = 'feeling-the-enemy';
const SECRET = 'the dice of the first of July';
const TURNS = 2;
const SEATS = ['buford', 'heth'] as const;

/** What both sides order in the first turn, the last of it as text; nobody orders anything in the second. */
const SENT: readonly { readonly player: (typeof SEATS)[number]; readonly order: BattleOrder }[] = [
  { player: 'heth', order: { kind: 'setup', command: 'archer', order: 'SKPD' } },
  { player: 'heth', order: { kind: 'activate', command: 'archer', at: 'ME', priority: 10 } },
  { player: 'buford', order: { kind: 'standing', for: 'us-8il', withdraw: 2 } },
  { player: 'buford', order: { kind: 'activate', command: 'gamble', at: 'RE' } },
];

/** What a stopped process has sent to the database is done or not by then. */
const COMMITS_WITHIN_MS = 300;

const AS_TEXT = 'activate gamble RE';

describe('a battle over the services, every service a process of its own', () => {
  let house: HouseUnderTest;
  let root: HouseClient;
  const seats = new Map<string, HouseClient>();
  /** What Heth was told of orders that were refused as they came in: his report of the turn says it again. */
  const told: object[] = [];

  beforeAll(async () => {
    house = await HouseUnderTest.open('battle');
    await makeAccounts(house, [...SEATS]);
    root = await HouseClient.signIn(house, 'root');
    const made = await root.send<CampaignDocument>('POST', '/campaigns', {
      ...{ id: BATTLE, title: 'Feeling the Enemy', scenario: BATTLE, secret: SECRET },
    });
    expect(made).toMatchObject({ status: 201, body: { rulebooks: { land: 'gbacw-3dog' }, turn: 1 } });
    await givePlaces(house, BATTLE, [...SEATS]);
    for (const player of SEATS) seats.set(player, await HouseClient.signIn(house, player));
  });
  afterAll(() => house?.close());

  it('answers orders with receipts, and tells of the enemy nothing, not even that he is there', async () => {
    for (const { player, order } of SENT.slice(0, -1)) {
      const { status, body } = await seats
        .get(player)!
        .send<ReceiptDocument>('POST', `/campaigns/${BATTLE}/orders`, order);
      expect([player, order.kind, status, body.problems ?? body]).toEqual([
        player,
        order.kind,
        201,
        expect.anything(),
      ]);
    }
    const refused = async (unit: string) => {
      const { status, body } = await seats
        .get('heth')!
        .send<{ receipt: ReceiptDocument }>('POST', `/campaigns/${BATTLE}/orders`, {
          ...{ kind: 'standing', for: unit, withdraw: 1 },
        });
      const { order, accepted, understood, problems } = body.receipt;
      told.push({ order, accepted, understood, problems });
      return [status, body.receipt.problems.map(({ code, message }) => [code, message.replace(unit, '…')])];
    };
    expect(await refused('us-8il')).toEqual(await refused('us-0xx'));
    const foreign = await seats.get('heth')!.send<{ code: string }>('POST', `/campaigns/${BATTLE}/orders`, {
      ...{ kind: 'land', unit: 'US1IN' },
    });
    expect([foreign.status, foreign.body.code]).toEqual([422, 'order-of-another-game']);
  });

  it('takes orders as text, tells each with its line, and tells them again in the same words', async () => {
    const buford = seats.get('buford')!;
    const text = <T>(path: string, body: string) =>
      buford.send<T>('POST', `/campaigns/${BATTLE}/orders${path}`, body, { 'content-type': 'text/plain' });
    const lines = 'standing us-8il; withdraw 2; turn yes\nstanding us-8il withdrw 1\n  turn no\nfly';
    const preview = await text<AnswerOf<typeof previewText>>('/preview', lines);
    expect([preview.status, preview.body.results.map(({ line, text: said }) => [line, said])]).toEqual([
      200,
      [
        [1, 'standing us-8il; withdraw 2; turn yes; by buford'],
        [2, 'standing us-8il; withdraw 1; turn no; by buford'],
      ],
    ]);
    expect(preview.body.unreadable).toMatchObject([{ line: 4, column: 1, code: 'order-unreadable' }]);
    const sent = await text<AnswerOf<typeof submitText>>('', AS_TEXT);
    expect(sent.body.results.map(({ text: said, receipt }) => [said, receipt.accepted])).toEqual([
      ['activate gamble RE; by buford', true],
    ]);
    const { orders } = await buford.graphql<{ orders: { orders: { text: string }[] } }>(
      'query ($campaign: String!) { orders(campaign: $campaign) { orders { text } } }',
      { campaign: BATTLE },
    );
    expect(orders.orders.map((order) => order.text)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^activate gamble RE/),
        expect.stringMatching(/^standing us-8il; withdraw 2/),
      ]),
    );
  });

  it('tries the open turn for who runs the battle, with dice of its own, and for nobody else', async () => {
    const umpire = await HouseClient.signIn(house, 'umpire');
    const at = `/campaigns/${BATTLE}/administration/dry-run`;
    const { status, body } = await umpire.send<DryRunDocument>('POST', at);
    expect([status, body.faults, body.dice]).toEqual([200, [], 'trial']);
    expect(body.phases.map(({ phase }) => phase)).toEqual([...STEPS]);
    expect(body.orders.standing).toBeGreaterThan(2);
    expect(body.states.map(({ state, units }) => [state, units.before])).toEqual([
      ['US', 21],
      ['CSA', 25],
    ]);
    expect(await umpire.send('GET', at)).toMatchObject({ status: 200, body: { status: 'done' } });
    expect((await seats.get('buford')!.send('POST', at)).status).toBe(403);
    expect((await inTheLog(1)).events).toEqual([]);
  });

  it('comes to the very events of the bench, with a worker killed while it plays the impulses', async () => {
    await root.send('POST', `/campaigns/${BATTLE}/turn/close`, { turn: 1 });
    const worker = await stoppedAmongImpulses();
    // It stands still with the impulses in hand, and nothing of them is in the log: it dies in the midst of the phase.
    expect(Object.keys((await inTheLog(1)).completions)).toEqual(STEPS.slice(0, STEPS.indexOf('activation')));
    await house.kill(worker);
    await house.start('battle-table');
    await root.resolved(BATTLE, 1);
    await root.send('POST', `/campaigns/${BATTLE}/turn/open`, { turn: 2 });
    await root.send('POST', `/campaigns/${BATTLE}/turn/close`, { turn: 2 });
    await root.resolved(BATTLE, 2);

    const orders = SENT.map(({ player, order }) => ({ ...order, by: player }));
    const position = readBattle(battleScenario(BATTLE));
    const bench = playBattle({
      ...{ state: position, orders, seed: SECRET, told: {}, until: null, turns: TURNS },
    });
    const played = (await Promise.all([1, 2].map(inTheLog))).flatMap(({ events }) => events);
    expect(played.map((event, seq) => JSON.stringify({ ...event, seq }))).toEqual(
      bench.events.map((event) => JSON.stringify(event)),
    );
    expect((await inTheLog(1)).completions).toEqual(Object.fromEntries(STEPS.map((step) => [step, 1])));
  });

  it('gives each seat every file of every turn as the bench writes it, byte by byte', async () => {
    const state = readBattle(battleScenario(BATTLE));
    const map = new HexMap(state.map);
    for (const turn of [1, 2]) {
      const { turn: hour } = state;
      const orders = turn === 1 ? SENT.map(({ player, order }) => ({ ...order, by: player })) : [];
      const { events } = playBattle({ state, orders, seed: SECRET, told: {}, until: null, turns: 1 });
      for (const player of state.players) {
        const at = `/campaigns/${BATTLE}/reports/${turn}`;
        const seat = seats.get(player.id)!;
        await seat.made(`${at}/turn.json`);
        const source = {
          events,
          definitions: BATTLE_EVENTS,
          state,
          turn: hour,
          player,
          refused: turn === 1 && player.id === 'heth' ? told : [],
        };
        for (const [file, bytes] of Object.entries(battleReportFiles(source, map))) {
          const served = file === 'map.svg' ? 'position.svg' : file;
          expect([turn, player.id, served, await seat.text(`${at}/${served}`)]).toEqual([
            ...[turn, player.id, served],
            bytes,
          ]);
        }
      }
    }
  });

  it('reports to each seat what its side saw, and its view and map', async () => {
    for (const [player, side] of [
      ['buford', 'US'],
      ['heth', 'CSA'],
    ] as const) {
      const read = <T>(file: string) =>
        seats.get(player)!.send<T>('GET', `/campaigns/${BATTLE}/reports/2/${file}`);
      await seats.get(player)!.made(`/campaigns/${BATTLE}/reports/2/turn.json`);
      expect(await read('turn.json')).toMatchObject({
        status: 200,
        body: { format: 'vedette/battle-report@1', turn: '0800', side },
      });
      const view = await read<{ units: { side: string }[] }>('position.json');
      expect(view.body).toMatchObject({ format: 'vedette/battle-view@1', side, turn: '0820' });
      expect(new Set(view.body.units.map((unit) => unit.side))).toEqual(new Set([side]));
      expect((await read('position.svg')).status).toBe(200);
    }
    expect(house.errors()).toEqual([]);
  });

  it('says why a piece fared as it did, over REST and GraphQL, and of the unseen what it says of nobody', async () => {
    const buford = seats.get('buford')!;
    const why = (piece: string) =>
      buford.send<PieceStoryDocument>('GET', `/campaigns/${BATTLE}/turns/1/why/${piece}`);
    const { status, body } = await why('gamble');
    expect([status, body.own, body.story.length > 0]).toEqual([200, true, true]);
    for (const { rule } of body.story) expect(rule).toMatch(/^gbacw-3dog /);
    const asked = await buford.graphql<{ why: PieceStoryDocument }>(
      'query ($campaign: String!) { why(campaign: $campaign, turn: 1, piece: "gamble") { own words } }',
      { campaign: BATTLE },
    );
    expect(asked.why).toEqual({ own: true, words: body.words });
    const unknown = async (piece: string) => {
      const answer = await why(piece);
      return JSON.stringify([answer.status, { ...answer.body, traceId: '', instance: '' }]).replaceAll(
        piece,
        '…',
      );
    };
    expect(await unknown('cs-26nc')).toBe(await unknown('cs-99nc'));
  });

  it('opens belief and truth when it has ended and is published, and not before', async () => {
    const umpire = await HouseClient.signIn(house, 'umpire');
    const heth = seats.get('heth')!;
    const read = <T>(file: string) => heth.send<T>('GET', `/campaigns/${BATTLE}/debrief/2/${file}`);
    expect((await read('debrief.json')).status).toBe(409);
    const ended = await umpire.send('POST', `/campaigns/${BATTLE}/end`, {
      ...{ confirm: BATTLE, reason: 'dusk', result: 'nobody won' },
    });
    expect(ended.status).toBeLessThan(300);
    expect((await read('debrief.json')).status).toBe(409);
    await umpire.send('POST', `/campaigns/${BATTLE}/publish`, { confirm: BATTLE });
    const { status, body } = await read<BattleDebrief>('debrief.json');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ format: 'vedette/battle-debrief@1', turn: 2, hour: '0800', secret: SECRET },
      sides: [{ side: 'US' }, { side: 'CSA' }],
    });
    expect(body.truth.map(({ id }) => id)).toEqual(expect.arrayContaining(['us-8il', 'cs-26nc', 'heth']));
    const own = await read<BattleDebrief>('debrief.json?player=heth');
    expect(own.body.sides.map(({ side }) => side)).toEqual(['CSA']);
    for (const file of ['debrief.txt', 'debrief.html'])
      expect((await read<string>(file)).body).toContain('26th North Carolina');
    const enemys = await heth.send('GET', `/campaigns/${BATTLE}/reports/2/position.json?player=buford`);
    expect(enemys).toMatchObject({ status: 200, body: { side: 'US' } });
    const orders = await heth.send<readonly { player: string }[]>(
      'GET',
      `/campaigns/${BATTLE}/debrief/1/orders`,
    );
    expect(orders.body.map(({ player }) => player).sort()).toEqual([...SEATS]);
  });

  /** The worker, stopped while it has the impulses in hand: whatever it had sent to the log before is in it by then. */
  async function stoppedAmongImpulses() {
    const worker = house.one('battle-table');
    const pool = new pg.Pool({ connectionString: house.database.url, max: 1 });
    const manager = await jetstreamManager(house.connection);
    try {
      for (;;) {
        const done = (await new EventStore(pool).readTurns(BATTLE, 1)).filter(
          ({ type, phase }) => type === PhaseResolved.type && phase === 'arrival',
        );
        const { num_ack_pending } = await manager.consumers.info(`${house.installation}-PHASE`, 'battle');
        if (done.length > 0 && num_ack_pending > 0) {
          worker.child.kill('SIGSTOP');
          await new Promise((resolve) => setTimeout(resolve, COMMITS_WITHIN_MS));
          return worker;
        }
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    } finally {
      await pool.end();
    }
  }

  async function inTheLog(turn: number) {
    const pool = new pg.Pool({ connectionString: house.database.url, max: 1 });
    try {
      const recorded = await new EventStore(pool).readTurns(BATTLE, turn);
      const record = new TurnRecord<BattleGame>(BATTLE, turn).add(recorded);
      const completions: Record<string, number> = {};
      for (const { type, phase } of recorded)
        if (type === PhaseResolved.type) completions[phase ?? ''] = (completions[phase ?? ''] ?? 0) + 1;
      return { events: STEPS.flatMap((step) => record.phases.get(step)?.events ?? []), completions };
    } finally {
      await pool.end();
    }
  }
});
