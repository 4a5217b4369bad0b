import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import {
  type BattleEvent,
  type BattleOrder,
  type BattleStep,
  readBattle,
  STEPS,
  writeBattle,
} from '@vedette/battle';
import { playBattle } from '@vedette/battle-rules';
import { EventStore } from '@vedette/event-store';
import {
  type BattleGame,
  OrderAccepted,
  OrderDeclined,
  PhaseResolved,
  storedEvent,
  TurnRecord,
} from '@vedette/ledger';
import { BookStillOpenError, PhaseNotReadyError, PhaseResolver } from '@vedette/resolution';
import { battleScenario } from '../../../libs/battle-scenarios/src/index.js';
import { StoreUnderTest } from '../../../libs/resolution/src/testing/store-under-test.js';
import { BattleAudit } from './battle-audit.js';
import { BattleDesk } from './battle-desk.js';

const SECRET = 'the dice of the first of July';
const TURN = 1;

/** Union men stand where the enemy comes on, so that there is a fight, with a shock and losses. */
const CLOSE: Readonly<Record<string, string>> = { 'us-12il': '0404', 'us-3in': '0303', 'us-8ny': '0305' };
const SCENARIO = battleScenario('feeling-the-enemy') as {
  readonly units: readonly { readonly id: string }[];
  readonly commands: readonly { readonly id: string }[];
};
const POSITION = {
  ...SCENARIO,
  setup: {},
  commands: SCENARIO.commands.map((command) =>
    ['archer', 'davis'].includes(command.id) ? { ...command, order: 'ASLT' } : command,
  ),
  units: SCENARIO.units.map((unit) =>
    unit.id in CLOSE ? { ...unit, hex: CLOSE[unit.id], extended: [] } : unit,
  ),
};
const ORDERS: readonly BattleOrder[] = [
  { kind: 'activate', command: 'archer', at: 'ME', priority: 10, by: 'heth' },
  { kind: 'standing', for: 'us-8il', withdraw: 2, by: 'buford' },
  { kind: 'activate', command: 'gamble', at: 'RE', by: 'buford' },
];
/** A leader far behind those who watch: what they see of the enemy comes to their side by courier. */
const FAR = {
  format: 'vedette/battle@1',
  turn: '0740',
  map: { columns: 33, rows: 12, terrainRows: Array<string>(12).fill('.'.repeat(33)) },
  leaders: [{ id: 'archer', side: 'CSA', command: 'archer', rating: 5, range: 30, hex: '0107' }],
  commands: [
    { id: 'archer', side: 'CSA', level: 'brigade', arm: 'INF', order: 'HOLD' },
    { id: 'gamble', side: 'US', level: 'brigade', arm: 'INF', order: 'HOLD' },
  ],
  units: [
    { id: 'cs-13al', side: 'CSA', command: 'archer', type: 'INF', sp: 6, hex: '1007', facing: 0 },
    { id: 'us-8il', side: 'US', command: 'gamble', type: 'INF', sp: 6, hex: '1707', facing: 0 },
  ],
};
/** It was refused when it came in: it is in the log, and nobody plays it. */
const DECLINED: BattleOrder = { kind: 'commit', leader: 'buford', by: 'buford' };

describe('the battle table', () => {
  let under: StoreUnderTest;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    under = await StoreUnderTest.open();
  });
  afterAll(() => under.close());

  const bench = (): readonly BattleEvent[] =>
    playBattle({
      ...{ state: readBattle(structuredClone(POSITION)), orders: ORDERS, seed: SECRET },
      ...{ told: {}, until: null, turns: 1 },
    }).events;

  /** A battle whose first turn is closed with both sides' orders. */
  async function closed(campaign: string): Promise<void> {
    await under.openCampaign(campaign, POSITION, SECRET);
    await under.closeTurn(campaign, TURN, [
      ...ORDERS.map((order) => sent(campaign, order, true)),
      sent(campaign, DECLINED, false),
    ]);
  }

  function sent(campaign: string, order: BattleOrder, accepted: boolean) {
    const receipt = {
      ...{
        id: randomUUID(),
        campaign,
        turn: TURN,
        player: order.by!,
        version: 1,
        at: '2026-01-01T00:00:00.000Z',
      },
      ...{ order: 0, accepted, understood: 'as it was sent', problems: [] },
      ...{ salt: 'salt', digest: 'd'.repeat(64), signature: 'signed' },
    };
    const definition = accepted ? OrderAccepted : OrderDeclined;
    return storedEvent(definition, { order, receipt } as never, { turn: TURN });
  }

  /** A worker of its own, which shares nothing with any other; `append` is how it writes. */
  function worker(append?: (store: EventStore) => EventStore['append']): PhaseResolver {
    const sources = under.sources();
    const store = new EventStore(under.pool);
    if (append) store.append = append(new EventStore(under.pool));
    return new PhaseResolver('battle', (due) => BattleDesk.lay(due, sources), store);
  }
  const due = (campaign: string, phase: BattleStep) => ({ campaign, turn: TURN, phase, attempt: 1 });

  async function recorded(campaign: string): Promise<TurnRecord<BattleGame>> {
    return new TurnRecord<BattleGame>(campaign, TURN).add(await under.store.readTurns(campaign, TURN));
  }
  async function told(campaign: string): Promise<string[]> {
    const { phases } = await recorded(campaign);
    const events = STEPS.flatMap((step) => phases.get(step)?.events ?? []);
    return events.map((event, seq) => JSON.stringify({ ...event, seq }));
  }

  class Died extends Error {}

  it('comes to the events of the bench though a worker dies in each step, before it has written and after', async () => {
    await closed('dying');
    for (const step of STEPS) {
      const before = worker(() => () => Promise.reject(new Died('before it wrote')));
      await expect(before.resolve(due('dying', step))).rejects.toThrow(Died);
      const after = worker((store) => async (request) => {
        await store.append(request);
        throw new Died('before it said so');
      });
      await expect(after.resolve(due('dying', step))).rejects.toThrow(Died);
      expect([step, await worker().resolve(due('dying', step))]).toEqual([step, 'replayed']);
    }
    expect(await told('dying')).toEqual(bench().map((event) => JSON.stringify(event)));
    const events = await under.store.readTurns('dying', TURN);
    const done = events.filter(({ type }) => type === PhaseResolved.type).map(({ phase }) => phase);
    expect(done).toEqual([...STEPS]);
  });

  it('resolves each step once, however many workers race for it', async () => {
    await closed('race');
    for (const step of STEPS) {
      const outcomes = await Promise.all([1, 2, 3, 4].map(() => worker().resolve(due('race', step))));
      expect([step, outcomes.sort()]).toEqual([step, ['replayed', 'replayed', 'replayed', 'resolved']]);
    }
    expect(await told('race')).toEqual(bench().map((event) => JSON.stringify(event)));
  });

  it('waits for the step before, and for the book to be closed', async () => {
    await closed('early');
    await expect(worker().resolve(due('early', 'activation'))).rejects.toThrow(PhaseNotReadyError);
    await under.openCampaign('open', POSITION, SECRET);
    await expect(worker().resolve(due('open', STEPS[0]))).rejects.toThrow(BookStillOpenError);
    expect(await told('early')).toEqual([]);
  });

  it('audits a turn by playing every step again, and finds the one that was falsified', async () => {
    await closed('audited');
    const audit = new BattleAudit(under.sources());
    await expect(audit.run('audited', TURN)).rejects.toMatchObject({ code: 'turn-not-resolved' });
    const desk = worker();
    for (const step of STEPS) await desk.resolve(due('audited', step));
    await under.openNext('audited', TURN);
    const found = await new BattleAudit(under.sources()).run('audited', TURN);
    expect(found.map(({ phase, agrees }) => [phase, agrees])).toEqual(STEPS.map((step) => [step, true]));

    const sources = under.sources();
    const read = sources.store.readTurns.bind(sources.store);
    Object.assign(sources.store, {
      readTurns: async (...about: Parameters<typeof read>) =>
        (await read(...about)).map((event) =>
          event.type === PhaseResolved.type && event.phase === 'activation'
            ? { ...event, data: { ...(event.data as object), outcome: 'f'.repeat(64) } }
            : event,
        ),
    });
    const falsified = await new BattleAudit(sources).run('audited', TURN);
    expect(falsified.filter(({ agrees }) => !agrees).map(({ phase }) => phase)).toEqual(['activation']);
  });

  it('carries couriers from turn to turn as the bench does, each step by a worker that has only the log', async () => {
    const delayed = { ...FAR, switches: { randomEvents: false, courierDelay: true } };
    await under.openCampaign('couriers', delayed, SECRET);
    const state = readBattle(structuredClone(delayed));
    const asked = { orders: [], seed: SECRET, told: {}, until: null, turns: 3 };
    const { events } = playBattle({ state, ...asked });
    const told: string[] = [];
    for (let turn = TURN; turn <= asked.turns; turn += 1) {
      await under.closeTurn('couriers', turn);
      for (const phase of STEPS) await worker().resolve({ ...due('couriers', phase), turn });
      const record = new TurnRecord<BattleGame>('couriers', turn);
      record.add(await under.store.readTurns('couriers', turn));
      for (const step of STEPS)
        for (const event of record.phases.get(step)?.events ?? [])
          told.push(JSON.stringify({ ...event, seq: told.length }));
      await under.openNext('couriers', turn);
    }
    expect(told).toEqual(events.map((event) => JSON.stringify(event)));
    expect(events.some(({ data }) => (data as { courierOf?: string }).courierOf !== undefined)).toBe(true);
    expect(writeBattle(await under.sources().battles.at('couriers', asked.turns + 1))).toEqual(
      writeBattle(state),
    );
  });

  it('keeps what was refused when it came in out of the turn', async () => {
    await closed('refused');
    const record = await recorded('refused');
    expect(record.submissions).toHaveLength(ORDERS.length + 1);
    const desk = worker();
    for (const step of STEPS) await desk.resolve(due('refused', step));
    const { phases } = await recorded('refused');
    expect(phases.get('initiative')!.events.map(({ type }) => type)).not.toContain('CommanderCommitted');
  });
});
