import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Sealer } from '@vedette/event-store';
import { storedEvent, TurnResumed, TurnSetAside } from '@vedette/ledger';
import { Readiness, ShutdownManager } from '@vedette/platform';
import { Boards } from '../board/boards.js';
import { LogUnderTest } from '../testing/log-under-test.js';
import { Agenda } from './agenda.js';
import type { Colleagues } from './colleagues.js';
import { LogFollower } from './log-follower.js';
import { campaignsSetAside, noteSetAside } from './set-aside.js';
import type { TurnConductor } from './turn-conductor.js';

/** A look at all campaigns in turn takes 100 seconds; what is told at once needs none. */
const AT_ONCE_MS = 5_000;

describe('a conductor that another looks after a campaign for', () => {
  const shutdown = new ShutdownManager();
  let log: LogUnderTest;
  let sealer: Sealer;
  beforeAll(async () => {
    log = await LogUnderTest.open('follower');
    sealer = new Sealer(log.store);
    sealer.start();
    await log.make('theirs');
    await log.closeBook('theirs');
    const boards = new Boards(log.store, log.openings());
    const colleagues = { looksAfter: () => false } as unknown as Colleagues;
    // What a look of a conductor tells besides what it does.
    const conductor = {
      advance: async (campaign: string) => noteSetAside(campaign, (await boards.glance(campaign)).isSetAside),
      leave: () => undefined,
    } as unknown as TurnConductor;
    const follower = new LogFollower(
      ...([log.store, boards, conductor, new Agenda(), colleagues, shutdown, new Readiness()] as const),
    );
    await follower.onApplicationBootstrap();
  });
  afterAll(async () => {
    await shutdown.stop('test');
    await sealer.stop();
    await log.close();
  });

  /** Waits as long as what is told at once may take. */
  const counted = async (campaigns: readonly string[]): Promise<readonly string[]> => {
    for (const end = performance.now() + AT_ONCE_MS; performance.now() < end; await pause(20))
      if (campaignsSetAside().join() === campaigns.join()) break;
    return campaignsSetAside();
  };

  it('tells at once that it was set aside, and that it goes on', async () => {
    const failed = { turn: 1, phase: 'orders', attempts: 6, trouble: 'a test' } as const;
    await log.write('theirs', 'turn', storedEvent(TurnSetAside, failed, { turn: 1 }));
    expect(await counted(['theirs'])).toEqual(['theirs']);
    const resumed = { turn: 1, by: 'umpire' } as const;
    await log.write('theirs', 'turn', storedEvent(TurnResumed, resumed, { turn: 1 }));
    expect(await counted([])).toEqual([]);
  });
});
