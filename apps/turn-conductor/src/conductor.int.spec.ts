import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { context, propagation, trace } from '@opentelemetry/api';
import { core, node, tracing } from '@opentelemetry/sdk-node';
import type { PositionDocument } from '@vedette/campaign';
import type { NewsItem, NewsRead, PhaseDue, TurnStateDocument } from '@vedette/contracts';
import { EventStore, type NewEvent, type RecordedEvent } from '@vedette/event-store';
import {
  CampaignOpenings,
  CommandHandedOver,
  commandIdOf,
  makeCampaign,
  OrderBookClosed,
  PhaseResolved,
  PhaseStalled,
  recordGameEvent,
  storedClockEvent,
  storedEvent,
  TurnResolved,
  TurnStarts,
  TurnSetAside,
} from '@vedette/ledger';
import { theatreSource } from '@vedette/theatres';
import { activeTraceId, ShutdownManager } from '@vedette/platform';
import { DocumentStore, Keyring, migrate, vaultHistory } from '@vedette/vault';
import { temporaryDatabase } from '@vedette/testing';
import { announcement } from './administration/announcement.js';
import { Boards } from './board/boards.js';
import { newsOf } from './board/campaign-news.js';
import { conductorHistory, HouseClock } from './clock/house-clock.js';
import { CampaignLifeCommands } from './commands/campaign-life.commands.js';
import { OpenTurnCommand } from './clock/open-turn.command.js';
import { DuePhases } from './conduct/due-phases.js';
import { Agenda } from './conduct/agenda.js';
import { Colleagues } from './conduct/colleagues.js';
import { Sweep } from './watch/sweep.js';
import { TurnConductor } from './conduct/turn-conductor.js';
import { DIGEST, POSITION, SEQUENCE } from './testing/log-under-test.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

const database = await temporaryDatabase('conductor');

describe('the conductor', () => {
  const pool = database.pool(6);
  let store: EventStore;
  let openings: CampaignOpenings;
  const published: { subject: string; due: PhaseDue; messageId: string }[] = [];
  /** The trace of each message that was published. */
  const traces: (string | undefined)[] = [];
  const told: TurnStateDocument[] = [];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    // Spans are begun and recorded nowhere, as in a service that has no collector.
    const sampler = new tracing.AlwaysOffSampler();
    new node.NodeTracerProvider({ sampler }).register({ propagator: new core.W3CTraceContextPropagator() });
    store = new EventStore(pool);
    await store.migrate();
    await migrate(pool, vaultHistory());
    await migrate(pool, conductorHistory());
    openings = new CampaignOpenings(store, new Keyring(pool, null));
  });
  afterAll(async () => {
    context.disable();
    propagation.disable();
    trace.disable();
    await database.drop();
  });

  /** One conductor process; what it publishes and tells is remembered. */
  const conductor = (queue: object = { find: async () => 'in hand' }, duplicate = false) => {
    const boards = new Boards(store, openings);
    const publisher = {
      publish: async (subject: string, due: PhaseDue, { messageId }: { messageId: string }) => {
        published.push({ subject, due, messageId });
        traces.push(activeTraceId());
        return { sequence: 1, duplicate };
      },
    };
    const due = new DuePhases(publisher as unknown as ConstructorParameters<typeof DuePhases>[0]);
    const progress = { tell: (state: TurnStateDocument) => void told.push(state) };
    const settings = {
      PHASE_STUCK_AFTER_SECONDS: 60,
      PHASE_ATTEMPTS: 6,
      TURN_SWEEP_MS: 1000,
      CLOCK_GAP_SECONDS: 60,
    };
    const turns = new TurnConductor(
      boards,
      store,
      due,
      queue as never,
      progress as unknown as ConstructorParameters<typeof TurnConductor>[4],
      { tell: () => undefined } as never,
      settings,
    );
    const starts = new TurnStarts(store, new DocumentStore(pool), openings, theatreSource);
    return { boards, turns, starts, open: new OpenTurnCommand(boards, store, new HouseClock(pool, 60)) };
  };

  const campaign = async (id: string, opening: PositionDocument = POSITION): Promise<void> => {
    const documents = new DocumentStore(pool);
    const position = await documents.put(opening);
    await makeCampaign(
      { id, title: id, position, secret: 's', deadline: null },
      { store, documents, openings, theatres: theatreSource },
    );
  };
  const write = async (id: string, stream: string, event: NewEvent): Promise<void> => {
    const { [stream]: expectedVersion = 0 } = await store.streamVersions(id);
    const commandId = commandIdOf(`${id} ${stream} ${expectedVersion}`);
    const meta = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
    await store.append({ campaign: id, stream, expectedVersion, commandId, events: [event], meta });
  };
  const closeBook = (id: string, turn = 1): Promise<void> =>
    write(
      id,
      'orders',
      storedEvent(OrderBookClosed, { turn, root: DIGEST, filler: 'f', orders: DIGEST }, { turn }),
    );
  const resolve = (
    id: string,
    phase: (typeof SEQUENCE)[number],
    more: { goesOnWith?: (typeof SEQUENCE)[number]['name'] } = {},
  ): Promise<void> =>
    write(
      id,
      phase.owner,
      storedEvent(
        PhaseResolved,
        { turn: 1, phase: phase.name, events: 0, inputs: DIGEST, outcome: DIGEST, ...more },
        { turn: 1, phase: phase.name },
      ),
    );
  const look = async (one: ReturnType<typeof conductor>, id: string): Promise<void> => {
    await one.boards.fresh(id);
    await one.turns.advance(id);
  };
  const duePhases = (id: string): string[] =>
    published.filter(({ due }) => due.campaign === id).map(({ due }) => due.phase);

  it('does nothing with a turn that takes orders', async () => {
    await campaign('open');
    const one = conductor();
    await look(one, 'open');
    expect(duePhases('open')).toEqual([]);
    expect(told.at(-1)).toMatchObject({ campaign: 'open', status: 'open' });
  });

  it('closes the turn whose book is closed and hands out its first phase to its owner', async () => {
    await campaign('closing');
    await closeBook('closing');
    await look(conductor(), 'closing');
    expect(published.at(-1)).toEqual({
      subject: 'phase.due.logistics.closing',
      due: { campaign: 'closing', turn: 1, phase: 'orders', attempt: 1 },
      messageId: 'closing/1/orders',
    });
    expect(told.at(-1)).toMatchObject({ status: 'resolving', orderBookRoot: DIGEST });
  });

  it('hands out each phase when those it waits for are done, and says when the turn is resolved', async () => {
    await campaign('whole');
    await closeBook('whole');
    const one = conductor();
    for (const plan of SEQUENCE) {
      await look(one, 'whole');
      expect(duePhases('whole')).toContain(plan.name);
      await resolve('whole', plan);
    }
    await look(one, 'whole');
    const counts = duePhases('whole');
    expect([...counts].sort()).toEqual(SEQUENCE.map(({ name: phase }) => phase).sort());
    expect(told.at(-1)).toMatchObject({ status: 'resolved' });
  });

  it('leaves a phase to the worker that goes on with it, and hands out what others wait for', async () => {
    await campaign('runs');
    await closeBook('runs');
    const one = conductor();
    const upTo = SEQUENCE.findIndex(({ name }) => name === 'initial-amphibious');
    for (const plan of SEQUENCE.slice(0, upTo)) await resolve('runs', plan);
    await resolve('runs', SEQUENCE[upTo]!, { goesOnWith: 'naval-combat' });
    await look(one, 'runs');
    expect(duePhases('runs')).toEqual(['strategic-withdrawal']);
  });

  it('never hands out a phase before those it waits for', async () => {
    await campaign('graph');
    await closeBook('graph');
    const one = conductor();
    for (const plan of SEQUENCE) {
      await look(one, 'graph');
      const done = new Set((await one.boards.board('graph')).record.phases.keys());
      for (const handed of duePhases('graph')) {
        const { after } = SEQUENCE.find(({ name: phase }) => phase === handed)!;
        expect(after.filter((before) => !done.has(before))).toEqual([]);
      }
      await resolve('graph', plan);
    }
  });

  it('begun anew in the middle hands out again what is due, under the same message, and nothing that is done', async () => {
    await campaign('again');
    await closeBook('again');
    await look(conductor(), 'again');
    await resolve('again', SEQUENCE[0]!);
    await look(conductor(), 'again');
    await look(conductor(), 'again');
    expect(duePhases('again')).toEqual(['orders', 'naval-repair', 'naval-repair']);
    const ids = published.filter(({ due }) => due.phase === 'naval-repair' && due.campaign === 'again');
    expect(new Set(ids.map(({ messageId }) => messageId))).toEqual(new Set(['again/1/naval-repair']));
  });

  it('moves on at an event of the log also when a question has read it before', async () => {
    await campaign('asked');
    await closeBook('asked');
    const one = conductor();
    await one.boards.fresh('asked');
    await store.seal();
    const { events } = await store.readLog(0, 10_000);
    const touched = await one.boards.add(events.filter((event) => event.campaign === 'asked'));
    expect(touched).toEqual(['asked']);
    expect((await one.boards.board('asked')).cause).toMatchObject({ type: OrderBookClosed.type });
  });

  it('passes over what happened in the game: a phase with thousands of events moves it on once', async () => {
    const one = conductor();
    await one.boards.board('asked');
    const march = {
      campaign: 'asked',
      stream: 'land',
      version: 1,
      turn: 1,
      type: 'UnitMoved',
    } as RecordedEvent;
    expect(await one.boards.add([march])).toEqual([]);
  });

  it('tells what is news in a campaign once, to each whom it concerns, and nothing of the game', async () => {
    await campaign('news');
    const { boards } = conductor();
    const ask = async (turn: number, administration: number, umpire = 0, dispositions = 0) => {
      await boards.fresh('news');
      const read = { campaign: 'news', turn, administration, umpire, dispositions };
      const answer = await newsOf(store, boards, { read: [read] });
      return answer.campaigns.find(({ read }) => read.campaign === 'news');
    };
    const still = { umpire: 0, dispositions: 0, marks: expect.any(Object) };
    const words = { deadline: null, audience: 'everybody', text: null };
    const opened = { id: expect.stringMatching(/^turn-1-/), kind: 'turn-opened', turn: 1, ...words };
    expect(await ask(0, 0)).toEqual({
      title: 'news',
      read: { campaign: 'news', turn: 1, administration: 1, ...still },
      news: [{ ...opened, at: expect.any(String) }],
    });
    expect(await ask(1, 1)).toBeUndefined();
    const paused = { turn: 1, remainingMs: null, reason: 'a storm', audience: ['taylor'] };
    await write('news', 'turn', storedClockEvent({ type: 'ClockPaused', data: paused }));
    await write(
      'news',
      'turn',
      storedClockEvent({ type: 'TurnHeld', data: { turn: 1, silent: [], expected: 1 } }),
    );
    await write('news', 'turn', storedClockEvent({ type: 'TurnSeen', data: { turn: 1, player: 'taylor' } }));
    expect(await ask(1, 1)).toEqual({
      title: 'news',
      read: { campaign: 'news', turn: 4, administration: 1, ...still },
      news: [
        expect.objectContaining({
          id: expect.stringMatching(/^turn-2-/),
          kind: 'paused',
          audience: ['taylor'],
        }),
        expect.objectContaining({
          id: expect.stringMatching(/^turn-3-/),
          kind: 'held',
          audience: 'administrators',
        }),
      ],
    });
    expect(JSON.stringify(await ask(1, 1))).not.toContain('storm');
    const setAside = { turn: 1, phase: 'supply', attempts: 5, trouble: 'a secret of the position' } as const;
    await write('news', 'turn', storedEvent(TurnSetAside, setAside));
    const id = '00000000-0000-4000-8000-000000000000';
    const arranged = { by: 'umpire', reason: 'silent' };
    const handedOver = { id, player: 'taylor', to: 'worth', from: 1, until: 3, arranged };
    await write('news', 'dispositions', storedEvent(CommandHandedOver, handedOver));
    await write(
      'news',
      'umpire',
      recordGameEvent(announcement(1, ['taylor'], { text: 'On Sunday.', by: 'umpire' })),
    );
    const { news, read } = (await ask(4, 1))!;
    expect(news.map(({ kind, audience, text }) => [kind, audience, text])).toEqual([
      ['set-aside', 'administrators', null],
      ['announcement', ['taylor'], 'On Sunday.'],
      ['handed-over', ['taylor', 'worth'], 'worth stands in for taylor from turn 1 to turn 3'],
    ]);
    expect(read).toMatchObject({ turn: 5, umpire: 1, dispositions: 1 });
    expect(JSON.stringify(news)).not.toMatch(/umpire"|silent|secret/);
    expect(await ask(5, 1, 1, 1)).toBeUndefined();
  });

  it('begins the news of a campaign anew when what was read is not in the log any more, whatever has its place', async () => {
    await campaign('cut');
    const { boards } = conductor();
    const announce = (text: string) =>
      write('cut', 'umpire', recordGameEvent(announcement(1, ['taylor'], { text, by: 'umpire' })));
    const ask = async (read: NewsRead) => {
      const { campaigns } = await newsOf(store, boards, { read: [read], only: ['cut'] });
      return campaigns[0];
    };
    const texts = (news: readonly NewsItem[]) => news.flatMap(({ text }) => text ?? []);
    for (const text of ['kept', 'lost', 'lost too']) await announce(text);
    await boards.fresh('cut');
    const nothing = { campaign: 'cut', administration: 0, turn: 0, umpire: 0, dispositions: 0 };
    const before = (await ask(nothing))!;
    expect(texts(before.news)).toEqual(['kept', 'lost', 'lost too']);
    expect(before.isCut).toBeUndefined();

    // A log as a restore to an earlier moment leaves it; whoever remembered it ends, and is started anew.
    await pool.query(`BEGIN; SET LOCAL es.allow_archive = 'on';
      DELETE FROM es.event e USING es.stream s, es.campaign c
       WHERE e.stream_pk = s.stream_pk AND s.campaign_no = c.campaign_no AND c.campaign_id = 'cut'
         AND s.stream_id = 'umpire' AND e.version > 1;
      UPDATE es.stream s SET version = 1 FROM es.campaign c
       WHERE s.campaign_no = c.campaign_no AND c.campaign_id = 'cut' AND s.stream_id = 'umpire'; COMMIT`);
    const later = conductor().boards;
    const askLater = async (read: NewsRead) => {
      await later.fresh('cut');
      return (await newsOf(store, later, { read: [read], only: ['cut'] })).campaigns[0];
    };
    const shorter = (await askLater(before.read))!;
    expect([shorter.isCut, texts(shorter.news)]).toEqual([true, ['kept']]);
    for (const text of ['other', 'and other', 'and more']) await announce(text);
    const otherwise = (await askLater(before.read))!;
    expect([otherwise.isCut, texts(otherwise.news)]).toEqual([
      true,
      ['kept', 'other', 'and other', 'and more'],
    ]);
    // What is still there keeps its name, by which nobody is told twice; what has the place of another has a name of its own.
    const idOf = (news: readonly NewsItem[], wanted: string) => news.find(({ text }) => text === wanted)?.id;
    expect(idOf(otherwise.news, 'kept')).toBe(idOf(before.news, 'kept'));
    expect(idOf(otherwise.news, 'other')).not.toBe(idOf(before.news, 'lost'));
    // From there on it goes on as ever; and who read before there were marks is taken at his word as far as there is such a place.
    expect(await askLater(otherwise.read)).toBeUndefined();
    await announce('at last');
    expect(await askLater(otherwise.read)).toMatchObject({ news: [{ text: 'at last' }] });
    const { marks: _, ...unmarked } = otherwise.read;
    expect(texts((await askLater(unmarked))!.news)).toEqual(['at last']);
  });

  it('twice at work at once writes every event once', async () => {
    await campaign('two');
    await closeBook('two');
    const both = [conductor(), conductor()];
    await Promise.all(both.map((one) => look(one, 'two')));
    for (const plan of SEQUENCE) await resolve('two', plan);
    await Promise.all(both.map((one) => look(one, 'two')));
    const types = (await store.readStream('two', 'turn')).map(({ type }) => type);
    expect(types).toEqual(['TurnOpened', 'TurnClosed', 'TurnResolved']);
  });

  it('hands a phase out again when it is stuck, later each time, and writes that down', async () => {
    await campaign('stuck');
    await closeBook('stuck');
    const one = conductor();
    await look(one, 'stuck');
    const now = Date.now();
    await one.turns.mendStalls('stuck', now + 30_000);
    expect(duePhases('stuck')).toEqual(['orders']);
    await one.turns.mendStalls('stuck', now + 61_000);
    expect(published.at(-1)).toMatchObject({ due: { attempt: 2 }, messageId: 'stuck/1/orders/2' });
    // The second attempt began at the time of the database, so its patience counts from then.
    await one.turns.mendStalls('stuck', now + 62_000);
    expect(duePhases('stuck')).toHaveLength(2);
    await one.turns.mendStalls('stuck', now + 200_000);
    expect(published.at(-1)).toMatchObject({ due: { attempt: 3 } });
    const stalls = (await store.readStream('stuck', 'turn')).filter(({ type }) => type === PhaseStalled.type);
    expect(stalls.map(({ data }) => (data as { attempt: number }).attempt)).toEqual([2, 3]);
  });

  it('leaves a phase that no worker has drawn where it is, however long, and counts nothing against it', async () => {
    await campaign('unattended');
    await closeBook('unattended');
    const one = conductor({ find: async () => 'waiting' });
    await look(one, 'unattended');
    for (const hours of [1, 2, 3, 4, 5, 6, 7])
      await one.turns.mendStalls('unattended', Date.now() + hours * 3_600_000);
    expect(duePhases('unattended')).toEqual(['orders']);
    expect((await store.readStream('unattended', 'turn')).map(({ type }) => type)).toEqual([
      'TurnOpened',
      'TurnClosed',
    ]);
  });

  it('replaces a phase the broker lost within seconds, as often as it loses it, and never sets the campaign aside for it', async () => {
    await campaign('lossy');
    await closeBook('lossy');
    const one = conductor({ find: async () => 'gone', wasGivenUp: async () => false });
    await look(one, 'lossy');
    const closed = (await store.readStream('lossy', 'turn')).find(({ type }) => type === 'TurnClosed');
    await one.turns.mendStalls('lossy', Date.parse(closed!.recordedAt) + 1_000);
    expect(duePhases('lossy')).toEqual(['orders']);
    for (let loss = 1; loss <= 8; loss++) {
      await one.turns.mendStalls('lossy', Date.now() + 3_000 + loss * 3_600_000);
      expect(duePhases('lossy')).toHaveLength(1 + loss);
    }
    expect(published.at(-1)).toMatchObject({ due: { attempt: 1 }, messageId: 'lossy/1/orders/for-1' });
    expect((await store.readStream('lossy', 'turn')).map(({ type }) => type)).toEqual([
      'TurnOpened',
      'TurnClosed',
    ]);
  });

  it.each([
    ['the queue has it', 'in hand', false, ['orders']],
    ['a past had it that the log lost', 'gone', false, ['orders', 'orders/for-1']],
    ['workers gave up on it', 'gone', true, ['orders']],
  ] as const)(
    'takes the broker’s word that it has a phase when %s',
    async (_, where, wasGivenUp, messages) => {
      const id = `known-${where === 'gone' ? 'gone' : 'there'}-${wasGivenUp}`;
      await campaign(id);
      await closeBook(id);
      const one = conductor({ find: async () => where, wasGivenUp: async () => wasGivenUp }, true);
      await look(one, id);
      const sent = published.filter(({ due }) => due.campaign === id).map(({ messageId }) => messageId);
      expect(sent).toEqual(messages.map((message) => `${id}/1/${message}`));
    },
  );

  it('hands every phase out in the trace that closed the book, the ones that were lost or stuck too', () => {
    const again = published.filter(({ due, messageId }) => due.attempt > 1 || messageId.includes('/for-'));
    expect(again.length).toBeGreaterThan(8);
    expect(new Set(traces)).toEqual(new Set([TRACE]));
  });

  it('gives a phase that is off the queue because it is done to nobody again', async () => {
    await campaign('done');
    await closeBook('done');
    const one = conductor({
      find: async () => {
        await resolve('done', SEQUENCE[0]!);
        return 'gone';
      },
      wasGivenUp: async () => false,
    });
    await look(one, 'done');
    await one.turns.mendStalls('done', Date.now() + 3_000);
    expect(duePhases('done').filter((phase) => phase === 'orders')).toHaveLength(1);
  });

  it('counts an attempt that workers gave up on', async () => {
    await campaign('given-up');
    await closeBook('given-up');
    const one = conductor({ find: async () => 'gone', wasGivenUp: async () => true });
    await look(one, 'given-up');
    await one.turns.mendStalls('given-up', Date.now() + 10_000);
    expect(duePhases('given-up')).toEqual(['orders']);
    await one.turns.mendStalls('given-up', Date.now() + 61_000);
    expect(published.at(-1)).toMatchObject({ due: { attempt: 2 }, messageId: 'given-up/1/orders/2' });
  });

  it('opens the next turn only when the last is resolved, and only the next', async () => {
    await campaign('next');
    const one = conductor();
    await expect(one.open.run({ campaign: 'next', turn: 2 })).rejects.toMatchObject({
      code: 'turn-not-resolved',
    });
    await expect(one.open.run({ campaign: 'next', turn: 7 })).rejects.toMatchObject({
      code: 'turn-out-of-order',
    });
    const moved = await one.open.run({ campaign: 'next', turn: 1, deadline: '2030-01-01T00:00:00Z' });
    expect(moved).toMatchObject({ turn: 1, deadline: '2030-01-01T00:00:00Z' });
    await closeBook('next');
    await expect(one.open.run({ campaign: 'next', turn: 1, deadline: null })).rejects.toMatchObject({
      code: 'turn-closed',
    });
    await look(one, 'next');
    for (const plan of SEQUENCE) await resolve('next', plan);
    await look(one, 'next');
    const opened = await one.open.run({ campaign: 'next', turn: 2, season: 'truce' });
    expect(opened).toMatchObject({ turn: 2, status: 'open', season: 'truce', deadline: null });
    expect(opened.phases.map(({ name: phase }) => phase)).toEqual([
      'orders',
      'deployment',
      'recovery',
      'intelligence',
    ]);
    const [, resolved] = (await store.readStream('next', 'turn')).filter(({ type }) =>
      ['TurnOpened', TurnResolved.type].includes(type),
    );
    expect(resolved!.data).toMatchObject({ end: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('opens a turn in the season its calendar names, unless told another', async () => {
    await campaign('calendar', {
      ...POSITION,
      calendar: [
        { season: 'campaign', lastTurn: 1 },
        { season: 'peace', lastTurn: 2 },
      ],
    });
    const one = conductor();
    await closeBook('calendar');
    await look(one, 'calendar');
    for (const plan of SEQUENCE) await resolve('calendar', plan);
    await look(one, 'calendar');
    expect(await one.open.run({ campaign: 'calendar', turn: 2 })).toMatchObject({ season: 'peace' });
  });

  it('looks at every campaign when it is time, and one that fails does not hold up the others', async () => {
    await campaign('due');
    await campaign('due-too');
    const one = conductor();
    const looked: string[] = [];
    const agenda = new Agenda();
    const outages: { from: number; to: number }[] = [];
    const next = Date.parse('2030-01-01T00:00:00Z');
    let isAway = true;
    const keeper = {
      time: async () => ({ now: next - 700, outages: [...outages], away: false }),
      look: async (id: string) => {
        looked.push(id);
        if (id === 'due' && isAway) throw new Error('order-intake is away');
        return next;
      },
    };
    const sweep = new Sweep(
      one.boards,
      one.turns,
      keeper as unknown as ConstructorParameters<typeof Sweep>[2],
      new CampaignLifeCommands(one.boards, store, new HouseClock(pool, 60), one.starts),
      new ShutdownManager(),
      { PHASE_STUCK_AFTER_SECONDS: 60, PHASE_ATTEMPTS: 6, TURN_SWEEP_MS: 1000, CLOCK_GAP_SECONDS: 60 },
      agenda,
      new Colleagues(),
    );
    expect(await sweep.round()).toBe(700);
    expect(looked.filter((id) => id.startsWith('due'))).toEqual(['due', 'due-too']);
    expect(sweep.findings.failing).toBe(1);
    // What failed is looked at again, and what is being resolved; of the others nobody asks before their moment, or an event.
    looked.length = 0;
    await sweep.round();
    expect(looked).toContain('due');
    expect(looked).not.toContain('due-too');
    looked.length = 0;
    agenda.wake('due-too');
    await sweep.round();
    expect(looked).toContain('due-too');
    expect(sweep.findings.failing).toBe(1);
    isAway = false;
    await sweep.round();
    expect(sweep.findings.failing).toBe(0);
    // Clocks move with an outage, which no event tells.
    looked.length = 0;
    outages.push({ from: next - 1_000, to: next - 900 });
    await sweep.round();
    expect(looked).toContain('due-too');
  });

  it('still tells where an old turn stood', async () => {
    const one = conductor();
    const { record } = await one.boards.turn('next', 1);
    expect(record.resolved).not.toBeNull();
    expect(record.phases.size).toBe(SEQUENCE.length);
  });
});
