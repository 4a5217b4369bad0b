import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EventStore } from '@vedette/event-store';
import { HistoryBreaks } from '@vedette/ledger';
import { DeadLetters, phaseConsumer, StreamKeeper, trialConsumer } from '@vedette/messaging';
import { attribute, metric, observeMany, observeQueue, ShutdownManager } from '@vedette/platform';
import { PHASE_OWNERS } from '@vedette/rulebooks';
import { HouseClock } from '../clock/house-clock.js';
import { tellNoStalls } from '../conduct/stalls.js';
import { Sweep } from './sweep.js';

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
    const phases = PHASE_OWNERS.map((owner) => phaseConsumer(owner));
    this.ends = [
      ...[...phases, trialConsumer(phases[0]!)].map((consumer) =>
        observeQueue(consumer.name, () => this.keeper.open(consumer)),
      ),
      observeMany(metric.logHead, async () => [{ value: (await this.store.condition()).head }]),
      observeMany(metric.logUnsealed, async () => [{ value: (await this.store.condition()).unsealed }]),
      observeMany(metric.projectionsStopped, async () => [
        { value: (await this.store.condition()).stoppedCampaigns },
      ]),
      observeMany(metric.historyBreaks, async () => [{ value: await this.breaks.unnoted() }]),
      observeMany(metric.deadLettersStored, async () => [{ value: await this.letters.count() }]),
      observeMany(metric.clocksAtRest, async () => [{ value: (await this.clock.read()).away ? 1 : 0 }]),
      observeMany(metric.turnOverdue, () => Promise.resolve([{ value: this.sweep.findings.overdue }])),
      observeMany(metric.phaseWaiting, () =>
        Promise.resolve(
          [...this.sweep.findings.waiting].map(([owner, value]) => ({
            value,
            attributes: { [attribute.owner]: owner },
          })),
        ),
      ),
    ];
  }
}
