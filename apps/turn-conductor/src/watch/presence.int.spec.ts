import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstream, jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import type { PhaseDue } from '@vedette/contracts';
import { Sealer } from '@vedette/event-store';
import {
  houseStreams,
  connectNats,
  Installation,
  JetStreamPublisher,
  StreamKeeper,
} from '@vedette/messaging';
import { Readiness, ShutdownManager } from '@vedette/platform';
import { until } from '@vedette/testing';
import { Boards } from '../board/boards.js';
import { HouseClock } from '../clock/house-clock.js';
import { CampaignLifeCommands } from '../commands/campaign-life.commands.js';
import { Agenda } from '../conduct/agenda.js';
import { Colleagues, SILENT_MS } from '../conduct/colleagues.js';
import { DuePhases } from '../conduct/due-phases.js';
import { LogFollower } from '../conduct/log-follower.js';
import { PhaseQueue } from '../conduct/phase-queue.js';
import { TurnConductor } from '../conduct/turn-conductor.js';
import { TurnProgress } from '../conduct/turn-progress.js';
import { TurnsAhead } from '../conduct/turns-ahead.js';
import { LogUnderTest, SEQUENCE } from '../testing/log-under-test.js';
import { Presence } from './presence.js';
import { Sweep } from './sweep.js';

const SETTINGS = {
  PHASE_STUCK_AFTER_SECONDS: 60,
  PHASE_ATTEMPTS: 6,
  TURN_SWEEP_MS: 200,
  CLOCK_GAP_SECONDS: 60,
};
/** A turn must go on so soon after its conductor was killed. */
const GOES_ON_WITHIN_MS = 15_000;

interface Conductor {
  readonly colleagues: Colleagues;
  /** Stops in order. */
  readonly stop: () => Promise<void>;
  /** Says nothing to anybody and does nothing more. */
  readonly die: () => Promise<void>;
}

describe('conductors that share the campaigns of a house', () => {
  const installation = new Installation(`share-${process.pid}`);
  const natsUrl = process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222';
  let log: LogUnderTest;
  let sealer: Sealer;
  let connection: NatsConnection;
  let manager: JetStreamManager;
  /** What was handed out, and by which conductor. */
  let handedOut: { by: string; due: PhaseDue }[] = [];
  let running: Conductor[] = [];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    log = await LogUnderTest.open('share');
    sealer = new Sealer(log.store);
    sealer.start();
    connection = await connectNats({ url: natsUrl, name: 'test' });
    manager = await jetstreamManager(connection);
    await new StreamKeeper(manager, installation).ensureStreams(houseStreams);
  });
  afterEach(async () => {
    for (const one of running) await one.stop();
    running = [];
    handedOut = [];
  });
  afterAll(async () => {
    for (const { name } of houseStreams) await manager.streams.delete(installation.stream(name));
    await connection.close();
    await sealer.stop();
    await log.close();
  });

  /** One conductor process, with its own way to the broker. */
  const begin = async (name: string): Promise<Conductor> => {
    const own = await connectNats({ url: natsUrl, name });
    const publisher = new JetStreamPublisher(own, jetstream(own), installation);
    const publish: JetStreamPublisher['publish'] = (subject, due, options) => {
      handedOut.push({ by: name, due: due as PhaseDue });
      return publisher.publish(subject, due, options);
    };
    const { store } = log;
    const shutdown = new ShutdownManager();
    const boards = new Boards(store, log.openings());
    const [agenda, colleagues] = [new Agenda(), new Colleagues(name)];
    const turns = new TurnConductor(
      ...([boards, store, new DuePhases({ publish } as never)] as const),
      new PhaseQueue(await jetstreamManager(own), installation),
      ...([new TurnProgress(own, installation), new TurnsAhead(own, installation), SETTINGS] as const),
    );
    const clock = new HouseClock(log.pool, SETTINGS.CLOCK_GAP_SECONDS);
    const lives = new CampaignLifeCommands(boards, store, clock, {} as never);
    const keeper = { time: () => clock.read(), look: async () => null };
    const sweep = new Sweep(boards, turns, keeper as never, lives, shutdown, SETTINGS, agenda, colleagues);
    const follower = new LogFollower(store, boards, turns, agenda, colleagues, shutdown, new Readiness());
    const presence = new Presence(colleagues, store, sweep, own, installation, shutdown);
    await follower.onApplicationBootstrap();
    sweep.onApplicationBootstrap();
    presence.onApplicationBootstrap();
    const stop = async (): Promise<void> => {
      await shutdown.stop('test');
      await own.close();
    };
    const die = async (): Promise<void> => {
      await own.close();
      await shutdown.stop('killed');
    };
    const conductor = { colleagues, stop, die };
    running.push(conductor);
    return conductor;
  };
  const two = async (): Promise<[Conductor, Conductor]> => {
    const [a, b] = [await begin('a'), await begin('b')];
    await until(
      () => [a, b].every(({ colleagues }) => colleagues.alive().length === 2),
      'both hear each other',
    );
    return [a, b];
  };
  const make = async (purpose: string): Promise<string[]> => {
    const names = Array.from({ length: 8 }, (_, i) => `${purpose}-${i}`);
    for (const name of names) await log.make(name);
    return names;
  };
  const handedOutBy = (campaign: string, phase: string): string[] =>
    handedOut.filter(({ due }) => due.campaign === campaign && due.phase === phase).map(({ by }) => by);
  const haveAll = (campaigns: readonly string[], phase: string) => () =>
    campaigns.every((campaign) => handedOutBy(campaign, phase).length > 0);
  const [first, second] = SEQUENCE;

  it('move on each their own, and between them all', async () => {
    const [a] = await two();
    const campaigns = await make('shared');
    for (const campaign of campaigns) await log.closeBook(campaign);
    await until(haveAll(campaigns, first!.name), 'all first phases are handed out');
    const byAnother = campaigns.filter(
      (campaign) => handedOutBy(campaign, first!.name)[0] !== (a.colleagues.looksAfter(campaign) ? 'a' : 'b'),
    );
    // One may have been looked at in turn by the other just then.
    expect(byAnother.length).toBeLessThanOrEqual(1);
    expect(new Set(handedOut.map(({ by }) => by))).toEqual(new Set(['a', 'b']));
  });

  it('take over from one that was killed in the middle of its turns, also what happened before its silence was noticed', async () => {
    const [a, b] = await two();
    const campaigns = await make('killed');
    const his = campaigns.filter((campaign) => a.colleagues.looksAfter(campaign));
    expect(his.length).toBeGreaterThan(0);
    for (const campaign of campaigns) await log.closeBook(campaign);
    await until(haveAll(campaigns, first!.name), 'all first phases are handed out');
    await a.die();
    const killedAt = performance.now();
    for (const campaign of campaigns) await log.resolve(campaign, first!);
    await until(haveAll(campaigns, second!.name), 'all second phases are handed out');
    expect(performance.now() - killedAt).toBeLessThan(GOES_ON_WITHIN_MS);
    for (const campaign of his) expect(handedOutBy(campaign, second!.name)).toEqual(['b']);
    expect(b.colleagues.alive()).toEqual(['b']);
  });

  it('take over at once from one that is stopped in order', async () => {
    const [a, b] = await two();
    const stoppedAt = performance.now();
    await a.stop();
    await until(() => b.colleagues.alive().length === 1, 'the other knows');
    expect(performance.now() - stoppedAt).toBeLessThan(SILENT_MS);
  });

  it('give back to one that begins anew what it looks after', async () => {
    const [a, b] = await two();
    const campaigns = await make('again');
    await a.die();
    await until(() => b.colleagues.alive().length === 1, 'it is silent');
    const c = await begin('c');
    await until(
      () => [b, c].every(({ colleagues }) => colleagues.alive().length === 2),
      'both hear each other',
    );
    for (const campaign of campaigns) await log.closeBook(campaign);
    await until(haveAll(campaigns, first!.name), 'all first phases are handed out');
    const itsOwn = campaigns.filter((campaign) => c.colleagues.looksAfter(campaign));
    expect(itsOwn.filter((campaign) => handedOutBy(campaign, first!.name).includes('c')).length).toBe(
      itsOwn.length,
    );
  });
});
