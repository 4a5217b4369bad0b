import type { JetStreamManager } from '@nats-io/jetstream';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EventStore } from '@vedette/event-store';
import { BackupRecord, HistoryBreaks } from '@vedette/ledger';
import {
  DeadLetters,
  Installation,
  JETSTREAM_MANAGER,
  houseQueues,
  readStreamsStanding,
  StreamKeeper,
} from '@vedette/messaging';
import {
  attribute,
  DATABASE_POOL,
  metric,
  observeMany,
  observeQueue,
  ShutdownManager,
} from '@vedette/platform';
import { PHASE_OWNERS, type PhaseOwner } from '@vedette/rulebooks';
import type { Pool } from 'pg';
import { HouseClock } from '../clock/house-clock.js';
import { Colleagues } from '../conduct/colleagues.js';
import type { RoundFindings } from '../conduct/round-findings.js';
import { tellNoStalls } from '../conduct/stalls.js';
import { readDatabaseCondition } from './database-condition.js';
import { sharedFor } from './shared-for.js';
import { Sweep } from './sweep.js';
import { UntakenPhases } from './untaken-phases.js';

/** What changes slowly, and costs the servers something, is asked for once in a scrape or two. */
const SLOW_MS = 10_000;

/**
 * Exports what only the whole house shows: queues, the log, turns that wait, clocks that rest. Every conductor tells all of it, so that
 * it is known while one of them lives; who looks takes the highest.
 */
@Injectable()
export class HouseWatch implements OnApplicationBootstrap {
  private ends: (() => void)[] = [];

  constructor(
    private readonly store: EventStore,
    private readonly sweep: Sweep,
    private readonly clock: HouseClock,
    private readonly letters: DeadLetters,
    private readonly keeper: StreamKeeper,
    private readonly breaks: HistoryBreaks,
    @Inject(DATABASE_POOL) private readonly pool: Pool,
    @Inject(JETSTREAM_MANAGER) private readonly manager: JetStreamManager,
    private readonly installation: Installation,
    private readonly untaken: UntakenPhases,
    private readonly colleagues: Colleagues,
    shutdown: ShutdownManager,
  ) {
    shutdown.register({
      stage: 'consumers',
      name: 'house watch',
      stop: () => {
        for (const end of this.ends) end();
      },
    });
  }

  onApplicationBootstrap(): void {
    tellNoStalls();
    const byOwner = (seconds: ReadonlyMap<PhaseOwner, number>) =>
      [...seconds].map(([owner, value]) => ({ value, attributes: { [attribute.owner]: owner } }));
    this.ends = [
      ...this.observeServers(),
      ...houseQueues(PHASE_OWNERS).map((consumer) =>
        observeQueue(consumer.name, () => this.keeper.open(consumer)),
      ),
      observeMany(metric.logHead, async () => [{ value: (await this.store.condition()).head }]),
      observeMany(metric.logUnsealed, async () => [{ value: (await this.store.condition()).unsealed }]),
      observeMany(metric.logUnsealedAge, async () => [
        { value: (await this.store.condition()).unsealedSeconds },
      ]),
      observeMany(metric.projectionsStopped, async () => [
        { value: (await this.store.condition()).stoppedCampaigns },
      ]),
      observeMany(metric.historyBreaks, async () => [{ value: await this.breaks.unnoted() }]),
      observeMany(metric.deadLettersStored, async () => [{ value: await this.letters.count() }]),
      observeMany(metric.clocksAtRest, async () => [{ value: (await this.clock.read()).away ? 1 : 0 }]),
      observeMany(metric.campaignsFailing, () => Promise.resolve([{ value: this.found().failing }])),
      observeMany(metric.turnOverdue, () => Promise.resolve([{ value: this.found().overdue }])),
      observeMany(metric.phaseWaiting, () => Promise.resolve(byOwner(this.found().waiting))),
      observeMany(metric.phaseUntaken, async () => byOwner(await this.untaken.look())),
    ];
  }

  /** What the last rounds of all conductors found. */
  private found(): RoundFindings {
    return this.sweep.findings.with(this.colleagues.findings());
  }

  /** How database, broker and backups fare, which no service measures of itself. */
  private observeServers(): (() => void)[] {
    const database = sharedFor(SLOW_MS, () => readDatabaseCondition(this.pool));
    const streams = sharedFor(SLOW_MS, () => readStreamsStanding(this.manager, this.installation));
    const record = new BackupRecord(this.pool);
    const backups = sharedFor(SLOW_MS, () => record.ages());
    const one = (value: number | null | undefined) =>
      value === null || value === undefined ? [] : [{ value }];
    return [
      observeMany(metric.databaseConnections, async () => one((await database()).connections)),
      observeMany(metric.databaseConnectionLimit, async () => one((await database()).connectionLimit)),
      observeMany(metric.databaseSize, async () => one((await database()).size)),
      observeMany(metric.standbysMissing, async () => {
        const { standbyMissing } = await database();
        return one(standbyMissing === null ? null : Number(standbyMissing));
      }),
      observeMany(metric.streamsBehind, async () =>
        one(new Set((await streams()).behind.map(({ stream }) => stream)).size),
      ),
      observeMany(metric.backupAge, async () => one((await backups())?.made)),
      observeMany(metric.backupVerifyAge, async () => one((await backups())?.verified)),
      observeMany(metric.backupSize, async () => one((await backups())?.bytes)),
    ];
  }
}
