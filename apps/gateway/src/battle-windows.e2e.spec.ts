import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { type BattleOrder, readBattle, STEPS } from '@vedette/battle';
import { playBattle, stepsOf } from '@vedette/battle-rules';
import { battleScenario } from '@vedette/battle-scenarios';
import type { CampaignDocument, ReceiptDocument, TurnStateDocument } from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { type BattleGame, PhaseResolved, TurnRecord } from '@vedette/ledger';
import pg from 'pg';
import { givePlaces, HouseClient, makeAccounts } from './testing/house-client.js';
import { HouseUnderTest } from './testing/house-under-test.js';

const BATTLE = 'two-windows';
const SECRET = 'the dice of a turn that closes twice';
const SEATS = ['buford', 'heth'] as const;
const POSITION = { ...(battleScenario('feeling-the-enemy') as object), windows: 2 };

type Sent = readonly { readonly player: (typeof SEATS)[number]; readonly order: BattleOrder }[];
/** The first half of the orders, before anything is known. */
const FIRST: Sent = [
  { player: 'heth', order: { kind: 'setup', command: 'archer', order: 'SKPD' } },
  { player: 'buford', order: { kind: 'commit', leader: 'buford' } },
  { player: 'buford', order: { kind: 'change', command: 'devin', to: 'HOLD' } },
];
/** The second half, sent knowing the initiative. */
const SECOND: Sent = [
  { player: 'heth', order: { kind: 'activate', command: 'archer', at: 'ME', priority: 10 } },
  { player: 'buford', order: { kind: 'standing', for: 'us-8il', withdraw: 2 } },
  { player: 'buford', order: { kind: 'activate', command: 'gamble', at: 'RE' } },
];

describe('a battle whose turns close twice, over the services', () => {
  const at = `/campaigns/${BATTLE}`;
  let house: HouseUnderTest;
  let root: HouseClient;
  let umpire: HouseClient;
  const seats = new Map<string, HouseClient>();

  beforeAll(async () => {
    house = await HouseUnderTest.open('windows');
    await makeAccounts(house, [...SEATS]);
    root = await HouseClient.signIn(house, 'root');
    umpire = await HouseClient.signIn(house, 'umpire');
    const made = await root.send<CampaignDocument>('POST', '/campaigns', {
      ...{ id: BATTLE, title: 'Twice', position: POSITION, secret: SECRET },
    });
    expect(made).toMatchObject({ status: 201, body: { windows: 2, turn: 1, lastTurn: 22 } });
    await givePlaces(house, BATTLE, [...SEATS]);
    for (const player of SEATS) seats.set(player, await HouseClient.signIn(house, player));
  });
  afterAll(() => house?.close());

  const send = (player: (typeof SEATS)[number], order: object, query = '') =>
    seats
      .get(player)!
      .send<ReceiptDocument & { receipt?: ReceiptDocument }>('POST', `${at}/orders${query}`, order);
  const close = async (turn: number) => {
    await root.send('POST', `${at}/turn/close`, { turn });
    await root.resolved(BATTLE, turn);
  };

  it('takes the first half before it closes for the first time, and says when the second is to be sent', async () => {
    for (const { player, order } of FIRST)
      expect([order.kind, (await send(player, order)).status]).toEqual([order.kind, 201]);
    const early = await send('heth', SECOND[0]!.order);
    expect([early.status, early.body.receipt!.problems.map(({ code, field }) => [code, field])]).toEqual([
      422,
      [['other-window', '/kind']],
    ]);
    // What is planned is judged when its half begins.
    expect((await send('buford', SECOND[1]!.order, '?turn=2')).status).toBe(201);
    await close(1);
    expect((await inTheLog(1)).completions).toEqual(
      Object.fromEntries(stepsOf('first').map((step) => [step, 1])),
    );
  });

  it('tells the initiative and the own new orders before the second half is sent', async () => {
    await seats.get('heth')!.made(`${at}/reports/1/turn.json`);
    const { body } = await seats
      .get('heth')!
      .send<{ initiative: string; turn: string }>(...(['GET', `${at}/reports/1/position.json`] as const));
    expect(body.turn).toBe('0740');
    expect(['US', 'CSA']).toContain(body.initiative);
  });

  it('takes the second half, plays it with a worker killed among the impulses, and comes to the very events of the bench', async () => {
    await root.send('POST', `${at}/turn/open`, { turn: 2 });
    const late = await send('buford', FIRST[2]!.order);
    expect(late.body.receipt!.problems.map(({ code }) => code)).toEqual(['other-window']);
    for (const { player, order } of SECOND.filter(({ order: { kind } }) => kind !== 'standing'))
      expect([order.kind, (await send(player, order)).status]).toEqual([order.kind, 201]);
    await root.send('POST', `${at}/turn/close`, { turn: 2 });
    await house.kill(await busy());
    await house.start('battle-table');
    await root.resolved(BATTLE, 2);
    for (const turn of [3, 4]) {
      await root.send('POST', `${at}/turn/open`, { turn });
      await close(turn);
    }
    expect(await played()).toEqual(onTheBench(2));
    expect((await inTheLog(2)).completions).toEqual(
      Object.fromEntries(stepsOf('second').map((step) => [step, 1])),
    );
    const audits = await Promise.all(
      [1, 2].map((turn) => root.send<{ agrees: boolean }[]>('POST', `${at}/turns/${turn}/audit`)),
    );
    expect(audits.flatMap(({ body }) => body).filter(({ agrees }) => !agrees)).toEqual([]);
  });

  it('is rolled back to the second half, and again comes to the same', async () => {
    const before = await played();
    const back = await umpire.send<TurnStateDocument>('POST', `${at}/administration/roll-back`, {
      ...{ turn: 2, to: 'activation', reason: 'a slip' },
    });
    expect([back.status, back.body.status]).toEqual([200, 'rolled-back']);
    await umpire.send('POST', `${at}/administration/resume`);
    await umpire.resolved(BATTLE, 2);
    for (const turn of [3, 4]) {
      await root.send('POST', `${at}/turn/open`, { turn });
      await close(turn);
    }
    expect(await played()).toEqual(before);
    expect(house.errors()).toEqual([]);
  });

  function onTheBench(turns: number): string[] {
    // The planned standing instruction enters the book as its half begins, before what is sent in it.
    const second = [SECOND[1]!, SECOND[0]!, SECOND[2]!];
    const orders = [...FIRST, ...second].map(({ player, order }) => ({ ...order, by: player }));
    const state = readBattle(POSITION);
    return playBattle({ state, orders, seed: SECRET, told: {}, until: null, turns }).events.map((event) =>
      JSON.stringify(event),
    );
  }

  async function played(): Promise<string[]> {
    const told = (await Promise.all([1, 2, 3, 4].map(inTheLog))).flatMap(({ events }) => events);
    return told.map((event, seq) => JSON.stringify({ ...event, seq }));
  }

  /** The worker, once it has the impulses in hand. */
  async function busy() {
    const worker = house.one('battle-table');
    const pool = new pg.Pool({ connectionString: house.database.url, max: 1 });
    const manager = await jetstreamManager(house.connection);
    try {
      for (;;) {
        const done = (await new EventStore(pool).readTurns(BATTLE, 2)).filter(
          ({ type, phase }) => type === PhaseResolved.type && phase === 'arrival',
        );
        const { num_ack_pending } = await manager.consumers.info(`${house.installation}-PHASE`, 'battle');
        if (done.length > 0 && num_ack_pending > 0) return worker;
        await new Promise((resolve) => setTimeout(resolve, 5));
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
