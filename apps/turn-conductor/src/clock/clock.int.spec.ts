import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Order, PositionDocument } from '@vedette/campaign';
import { CampaignOpenings, commandIdOf, storedEvent, TurnResolved } from '@vedette/ledger';
import { type Calendar, endByHand, whatIsDue } from '@vedette/turn-clock';
import { Keyring, migrate } from '@vedette/vault';
import { IntakeUnderTest, type IntakeProcess } from '../../../order-intake/src/testing/intake-under-test.js';
import { Boards } from '../board/boards.js';
import { CloseTurnCommand } from '../commands/close-turn.command.js';
import { ClockCommands } from '../commands/keep-clock.commands.js';
import { OpenTurnCommand } from './open-turn.command.js';
import { DuePhases } from '../conduct/due-phases.js';
import { TurnConductor } from '../conduct/turn-conductor.js';
import { ClockKeeper } from './clock-keeper.js';
import { ClockWriter } from './clock-writer.js';
import { conductorHistory, HouseClock, type HouseTime } from './house-clock.js';

const MINUTE = 60_000;
const DEADLINE = '2030-03-31T18:00:00.000Z';
const AT = Date.parse(DEADLINE);
const WEEKLY: Calendar = {
  kind: 'weekly',
  zone: 'Europe/Berlin',
  at: [
    { weekday: 'wednesday', time: '20:00' },
    { weekday: 'sunday', time: '20:00' },
  ],
};
const STAND: Order = { kind: 'land', unit: 'US1IN', supply: { level: 1 } };
const POSITION: PositionDocument = {
  format: 'vedette/position@1',
  rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
  turn: 1,
  theatre: { kind: 'inline', origin: 'G4-V5', strategic: ['..'] },
  states: [{ id: 'US', nation: 'United States', side: 'US' }],
  players: [
    { id: 'taylor', state: 'US' },
    { id: 'worth', state: 'US' },
  ],
  units: [
    { id: 'US1IN', square: 'G4-V5', tactical: '7-7', strength: 500, commander: 'taylor', deputy: 'worth' },
  ],
};

/** The house's clock, put where a test wants it. */
class VirtualClock extends HouseClock {
  time: HouseTime = { now: AT - 60 * MINUTE, outages: [], away: false };

  override async read(): Promise<HouseTime> {
    return this.time;
  }
}

describe('the clock on a real log', () => {
  let house: IntakeUnderTest;
  let intake: IntakeProcess;
  const clock = new VirtualClock({ query: () => Promise.reject(new Error('not asked')) } as never, 60);

  beforeAll(async () => {
    Logger.overrideLogger(false);
    house = await IntakeUnderTest.open();
    await migrate(house.pool, conductorHistory());
    intake = house.process();
  });
  afterAll(() => house.close());

  /** One conductor process; `dies` where it would have the book closed. */
  const conductor = (dies = false) => {
    const boards = new Boards(house.store, new CampaignOpenings(house.store, new Keyring(house.pool, null)));
    const due = new DuePhases({ publish: async () => ({ sequence: 1, duplicate: false }) } as never);
    const settings = {
      PHASE_STUCK_AFTER_SECONDS: 60,
      PHASE_ATTEMPTS: 3,
      TURN_SWEEP_MS: 1000,
      CLOCK_GAP_SECONDS: 60,
    };
    const turns = new TurnConductor(
      boards,
      house.store,
      due,
      { find: async () => 'in hand' } as never,
      { tell: () => undefined } as never,
      { tell: () => undefined } as never,
      settings,
    );
    const open = new OpenTurnCommand(boards, house.store, clock);
    const writer = new ClockWriter(boards, house.store);
    const requests = {
      request: async (_: unknown, question: { campaign: string; turn: number }) => {
        if (dies) throw new Error('killed');
        return intake.close.run(question);
      },
    };
    const keeper = new ClockKeeper(boards, writer, open, requests as never, turns, clock);
    const commands = new ClockCommands(boards, house.store, writer, keeper);
    return {
      boards,
      writer,
      keeper,
      commands,
      open,
      close: new CloseTurnCommand(boards, writer, keeper, turns),
    };
  };
  const at = (now: number, outages: HouseTime['outages'] = []): HouseTime =>
    (clock.time = { now, outages, away: false });
  const countOf = async (campaign: string, type: string): Promise<number> => {
    const events = await house.store.readTurns(campaign, 1);
    return events.filter((event) => event.type === type).length;
  };
  const made = async (id: string, deadline: string | null = DEADLINE): Promise<void> => {
    at(AT - 60 * MINUTE);
    await house.campaign(id, POSITION, deadline);
  };

  it('ends each turn once with two conductors that look at the same moment, and not a millisecond early', async () => {
    const ids = Array.from({ length: 12 }, (_, i) => `twelve-${i}`);
    for (const id of ids) await made(id);
    const [one, two] = [conductor(), conductor()];
    const look = async (time: HouseTime): Promise<void> => {
      await Promise.all(ids.flatMap((id) => [one.keeper.look(id, time), two.keeper.look(id, time)]));
    };
    await look(at(AT - 1));
    for (const id of ids) expect(await countOf(id, 'TurnEnding')).toBe(0);
    await look(at(AT));
    for (const id of ids)
      for (const type of ['TurnEnding', 'OrderBookClosed', 'TurnClosed'])
        expect(await countOf(id, type)).toBe(1);
  });

  it('goes on where a conductor died between the ending of a turn and the closing of its book', async () => {
    await made('killed');
    await expect(conductor(true).keeper.look('killed', at(AT))).rejects.toThrow('killed');
    expect([await countOf('killed', 'TurnEnding'), await countOf('killed', 'OrderBookClosed')]).toEqual([
      1, 0,
    ]);
    const heir = conductor();
    await heir.keeper.look('killed', at(AT + 5000));
    await heir.keeper.look('killed', at(AT + 6000));
    for (const type of ['TurnEnding', 'OrderBookClosed', 'TurnClosed'])
      expect(await countOf('killed', type)).toBe(1);
  });

  it('does not end a turn that another conductor has put off, whatever this one has read', async () => {
    await made('put-off');
    const [behind, other] = [conductor(), conductor()];
    const stale = (await behind.boards.board('put-off')).reading();
    const does = { act: 'extend', how: { minutes: 120, reason: 'a holiday' } } as const;
    const told = await other.commands.govern({ campaign: 'put-off', does });
    expect(told.deadline).toEqual({
      at: '2030-03-31T20:00:00.000Z',
      zone: 'UTC',
      local: 'Sunday 31 March 2030, 20:00 (UTC, UTC+00:00)',
    });
    expect(whatIsDue(stale.clock, { now: AT, outages: [] }).due).toBe('end');
    await behind.keeper.look('put-off', at(AT));
    // The board has been filled on since; what was decided before does not pass for decided now.
    const ending = endByHand(stale.clock, 1)[0]!;
    expect(await behind.writer.writeIfUnchanged(stale, ending, commandIdOf('stale'))).toBe(false);
    expect(await countOf('put-off', 'TurnEnding')).toBe(0);
    await behind.keeper.look('put-off', at(AT + 120 * MINUTE));
    expect(await countOf('put-off', 'TurnEnding')).toBe(1);
  });

  it('ends early when all have confirmed, unless somebody changes his orders at that moment', async () => {
    await made('early');
    const one = conductor();
    await intake.submit.run({ campaign: 'early', turn: 1, player: 'taylor', orders: [STAND] });
    const confirm = (player: string) =>
      one.commands.confirm({ campaign: 'early', turn: 1, player, confirmed: 'yes' });
    expect(await confirm('taylor')).toMatchObject({
      status: 'open',
      count: { ready: 1, expected: 2 },
      you: { standing: 'confirmed', ready: true },
      players: null,
    });
    // An order comes in between the reading of the log and the append.
    const board = (await one.boards.fresh('early')).reading();
    await intake.submit.run({ campaign: 'early', turn: 1, player: 'taylor', orders: [STAND] });
    const ending = endByHand(board.clock, 1)[0]!;
    expect(await one.writer.writeIfUnchanged(board, ending, '00000000-0000-4000-8000-000000000001')).toBe(
      false,
    );
    expect(await confirm('worth')).toMatchObject({ status: 'open', you: { standing: 'confirmed-empty' } });
    expect(await confirm('taylor')).toMatchObject({ status: 'resolving' });
    const events = await house.store.readTurns('early', 1);
    expect(events.find(({ type }) => type === 'TurnEnding')!.data).toEqual({
      turn: 1,
      ending: 'all-ready',
      standings: { taylor: 'confirmed', worth: 'confirmed-empty' },
      missed: [],
    });
    await expect(confirm('worth')).rejects.toMatchObject({ code: 'turn-not-open', status: 409 });
  });

  it('tells never opened, no order, and confirmed empty apart, and who it is only to the administrator', async () => {
    await made('facts');
    const one = conductor();
    await one.commands.noteOpening({ campaign: 'facts', player: 'taylor' });
    await one.commands.noteOpening({ campaign: 'facts', player: 'taylor' });
    expect(await countOf('facts', 'TurnSeen')).toBe(1);
    const standings = async () =>
      (
        await one.commands.describe({ campaign: 'facts', seenBy: 'administrator', player: null })
      ).players!.map(({ standing }) => standing);
    expect(await standings()).toEqual(['no-order', 'never-opened']);
    await one.commands.confirm({ campaign: 'facts', turn: 1, player: 'taylor', confirmed: 'yes' });
    expect(await standings()).toEqual(['confirmed-empty', 'never-opened']);
    await one.commands.confirm({ campaign: 'facts', turn: 1, player: 'taylor', confirmed: 'no' });
    const own = await one.commands.describe({ campaign: 'facts', seenBy: 'player', player: 'taylor' });
    expect(JSON.stringify(own)).not.toContain('worth');
    expect(own.you).toMatchObject({ player: 'taylor', standing: 'no-order', misses: 0 });
  });

  it('holds a turn in which too many are silent until the administrator releases it, and counts who missed it', async () => {
    await made('held');
    const one = conductor();
    const terms = { heldAbove: 0.5, grace: { minutes: 30, each: null } };
    at(Date.parse('2030-03-30T12:00:00Z'));
    const set = await one.commands.setCalendar({ campaign: 'held', calendar: WEEKLY, terms });
    // Clocks in Berlin are put forward that very morning.
    expect(set.deadline!.local).toBe('Sunday 31 March 2030, 20:00 (Europe/Berlin, UTC+02:00)');
    expect(set.upcoming.map(({ at: moment }) => moment)[0]).toBe('2030-04-03T18:00:00.000Z');
    await one.keeper.look('held', at(AT));
    const view = () => one.commands.describe({ campaign: 'held', seenBy: 'administrator', player: null });
    expect(await view()).toMatchObject({ status: 'grace', deadline: { at: '2030-03-31T18:30:00.000Z' } });
    // In grace the book takes orders still: its deadline moved with the clock's.
    house.clock.time = AT + MINUTE;
    await one.keeper.look('held', at(AT + 30 * MINUTE));
    expect(await view()).toMatchObject({ status: 'held', deadline: null });
    const player = await one.commands.describe({ campaign: 'held', seenBy: 'player', player: 'worth' });
    expect(player.announcements.map(({ kind }) => kind)).toEqual(['grace', 'calendar']);
    await one.keeper.look('held', at(AT + 600 * MINUTE));
    expect(await countOf('held', 'OrderBookClosed')).toBe(0);
    await intake.submit.run({ campaign: 'held', turn: 1, player: 'worth', orders: [STAND] });
    const released = await one.commands.govern({
      campaign: 'held',
      does: { act: 'release', how: { turn: 1 } },
    });
    expect(released).toMatchObject({ status: 'resolving', players: [{ misses: 1 }, { misses: 0 }] });
    expect(await countOf('held', 'OrderBookClosed')).toBe(1);
    const does = { act: 'excuse', how: { player: 'taylor', turn: 1, reason: 'in hospital' } } as const;
    expect((await one.commands.govern({ campaign: 'held', does })).players![0]!.misses).toBe(0);
  });

  it('stops while it is paused, and has as much time left when it goes on', async () => {
    await made('paused');
    const one = conductor();
    const stated = { reason: 'the server moves', audience: ['worth'] };
    await one.commands.govern({ campaign: 'paused', does: { act: 'pause', how: stated } });
    await one.keeper.look('paused', at(AT + 500 * MINUTE));
    const resumed = await one.commands.govern({ campaign: 'paused', does: { act: 'resume', how: {} } });
    expect(resumed.deadline!.at).toBe(new Date(AT + 560 * MINUTE).toISOString());
    const told = async (player: string) =>
      (await one.commands.describe({ campaign: 'paused', seenBy: 'player', player })).announcements.map(
        ({ kind }) => kind,
      );
    expect([await told('worth'), await told('taylor')]).toEqual([['resumed', 'paused'], ['resumed']]);
    // Whoever lays out the clock anew from the log has the same.
    expect((await conductor().boards.board('paused')).clock).toEqual(
      (await one.boards.fresh('paused')).clock,
    );
  });

  it('is put off by an outage before anything else is decided', async () => {
    await made('outage');
    const gap = { from: AT - 10 * MINUTE, to: AT + 50 * MINUTE };
    const one = conductor();
    expect(await one.keeper.look('outage', at(gap.to, [gap]))).toBe(AT + 60 * MINUTE);
    expect([await countOf('outage', 'OutageCounted'), await countOf('outage', 'TurnEnding')]).toEqual([1, 0]);
    await one.keeper.look('outage', at(AT + 60 * MINUTE, [gap]));
    expect(await countOf('outage', 'TurnEnding')).toBe(1);
  });

  it('ends by hand whatever the deadline, and that counts against nobody', async () => {
    await made('by-hand', null);
    const one = conductor();
    expect(await one.close.run({ campaign: 'by-hand', turn: 1 })).toMatchObject({ status: 'resolving' });
    await one.close.run({ campaign: 'by-hand', turn: 1 });
    expect(await countOf('by-hand', 'TurnEnding')).toBe(1);
    expect((await one.boards.fresh('by-hand')).clock.missed.size).toBe(0);
  });

  const resolve = async (campaign: string): Promise<void> => {
    await intake.close.run({ campaign, turn: 1 });
    const { turn: expectedVersion = 0 } = await house.store.streamVersions(campaign);
    const resolved = storedEvent(TurnResolved, { turn: 1, events: 0, end: '0'.repeat(64) }, { turn: 1 });
    const commandId = commandIdOf(`${campaign} resolved`);
    await house.store.append({ campaign, stream: 'turn', expectedVersion, commandId, events: [resolved] });
  };
  const statusOf = async ({ commands }: ReturnType<typeof conductor>, campaign: string) =>
    (await commands.describe({ campaign, seenBy: 'player', player: 'taylor' })).status;

  it('opens the next turn of a campaign nobody gave a calendar, without a deadline', async () => {
    await made('no-calendar', null);
    const one = conductor();
    at(AT);
    await resolve('no-calendar');
    expect(await statusOf(one, 'no-calendar')).toBe('resolved');
    await Promise.all(
      [one, conductor()].map(({ keeper }) => keeper.look('no-calendar', at(AT + 5 * MINUTE))),
    );
    const { record } = await one.boards.fresh('no-calendar');
    expect([record.turn, record.deadline]).toEqual([2, null]);
    expect(await statusOf(one, 'no-calendar')).toBe('open');
  });

  it('lets the next turn wait where that is agreed, and says that the last is resolved and not that anything ended', async () => {
    await made('waits', null);
    const one = conductor();
    at(AT);
    const calendar = { kind: 'manual', zone: 'UTC' } as const;
    await one.commands.setCalendar({ campaign: 'waits', calendar, terms: { nextTurn: 'waits' } });
    await resolve('waits');
    await one.keeper.look('waits', at(AT + 5 * MINUTE));
    expect((await one.boards.fresh('waits')).record.turn).toBe(1);
    expect(await statusOf(one, 'waits')).toBe('resolved');
    expect(await one.open.run({ campaign: 'waits', turn: 2 })).toMatchObject({ turn: 2, status: 'open' });
  });

  it('opens the next turn of a resolved one by its calendar', async () => {
    await made('next', null);
    const one = conductor();
    at(AT);
    await one.commands.setCalendar({ campaign: 'next', calendar: WEEKLY, terms: { leastMinutes: 4 * 1440 } });
    await resolve('next');
    await Promise.all([one, conductor()].map(({ keeper }) => keeper.look('next', at(AT + 5 * MINUTE))));
    const { record, clock: state } = await one.boards.fresh('next');
    expect([record.turn, record.deadline, state.turn!.turn]).toEqual([2, '2030-04-07T18:00:00.000Z', 2]);
    // What is written of an earlier turn stands in the same stream and does not keep the latest from moving on.
    const does = { act: 'excuse', how: { player: 'taylor', turn: 1, reason: 'in hospital' } } as const;
    await one.commands.govern({ campaign: 'next', does });
    expect(await one.close.run({ campaign: 'next', turn: 2 })).toMatchObject({ status: 'resolving' });
  });
});

describe("the house's clock", () => {
  let house: IntakeUnderTest;
  beforeAll(async () => {
    house = await IntakeUnderTest.open();
    await migrate(house.pool, conductorHistory());
  });
  afterAll(() => house.close());

  it('finds a gap between two beats once, whoever beats, and never goes back', async () => {
    const clocks = [new HouseClock(house.pool, 60), new HouseClock(house.pool, 60)];
    const first = await clocks[0]!.read();
    expect(first.outages).toEqual([]);
    await house.pool.query("UPDATE conductor.heartbeat SET beat_at = beat_at - interval '2 hours'");
    // Looking is no beat: the outage is under way until orders can be sent again.
    const under = await clocks[1]!.read();
    expect([under.away, under.outages]).toEqual([true, []]);
    await Promise.all(Array.from({ length: 8 }, (_, i) => clocks[i % 2]!.beat()));
    const read = await Promise.all(clocks.map((clock) => clock.read()));
    for (const { now, outages, away } of read) {
      expect(away).toBe(false);
      expect(now).toBeGreaterThanOrEqual(first.now);
      expect(outages).toHaveLength(1);
      expect(outages[0]!.to - outages[0]!.from).toBeGreaterThanOrEqual(120 * MINUTE);
    }
    await house.pool.query("UPDATE conductor.heartbeat SET beat_at = beat_at + interval '1 hour'");
    await clocks[1]!.beat();
    const ahead = await clocks[0]!.read();
    expect(ahead.now).toBeGreaterThan(first.now + 59 * MINUTE);
    expect(ahead.outages).toHaveLength(1);
  });
});
