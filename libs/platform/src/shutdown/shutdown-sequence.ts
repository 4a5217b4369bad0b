import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';

/**
 * The order of an orderly stop: no new requests, then no new messages, then nothing more is relayed, then the broker,
 * and the database last, because everything before it may still write.
 */
export const shutdownStages = ['http', 'consumers', 'relay', 'broker', 'pool', 'telemetry'] as const;

/** A stage of {@link shutdownStages}. */
export type ShutdownStage = (typeof shutdownStages)[number];

/** Something that must be stopped in its stage. */
export interface ShutdownStep {
  readonly stage: ShutdownStage;
  readonly name: string;
  /** Stops it; `budgetMs` is what is left of the stop's whole time, after which it is no longer waited for. */
  readonly stop: (budgetMs: number) => Promise<unknown> | unknown;
}

/** How one step went. */
export interface ShutdownResult {
  readonly stage: ShutdownStage;
  readonly name: string;
  readonly outcome: 'stopped' | 'failed' | 'overran';
  readonly ms: number;
  readonly error?: unknown;
}

/**
 * Stops everything that registered with it, stage by stage, within one budget. Nest's own hooks promise no order
 * between modules, so nothing else in the house implements them.
 */
@Injectable()
export class ShutdownManager implements OnModuleDestroy {
  private readonly logger = new Logger('Shutdown');
  private readonly steps: ShutdownStep[] = [];
  private running: Promise<readonly ShutdownResult[]> | undefined;
  private onBegin: Array<() => void> = [];

  /**
   * @param budgetMs what the stages may take in all
   * @param drainMs how long everything serves on before the first stage, after readiness has turned to no
   */
  constructor(
    private readonly budgetMs = 20_000,
    private readonly drainMs = 0,
  ) {}

  /** Registers a step; steps of one stage run side by side. */
  register(step: ShutdownStep): void {
    this.steps.push(step);
  }

  /** Calls back when a stop begins, before its first stage: readiness turns to no. */
  whenBegun(callback: () => void): void {
    this.onBegin.push(callback);
  }

  /** Whether a stop has begun. */
  get begun(): boolean {
    return this.running !== undefined;
  }

  /** Runs the stop once; later calls get the same result. */
  stop(reason: string): Promise<readonly ShutdownResult[]> {
    return (this.running ??= this.run(reason));
  }

  /** Nest closes the application: the same stop. */
  async onModuleDestroy(): Promise<void> {
    await this.stop('the application closes');
  }

  private async run(reason: string): Promise<readonly ShutdownResult[]> {
    this.logger.log({ reason, budgetMs: this.budgetMs, drainMs: this.drainMs }, 'Stopping');
    for (const callback of this.onBegin) callback();
    await pause(this.drainMs);
    const deadline = performance.now() + this.budgetMs;
    const results: ShutdownResult[] = [];
    for (const stage of shutdownStages) {
      const steps = this.steps.filter((step) => step.stage === stage);
      results.push(...(await Promise.all(steps.map((step) => this.runStep(step, deadline)))));
    }
    this.logger.log(
      { steps: results.map(({ name, outcome, ms }) => `${name} ${outcome} ${Math.round(ms)} ms`) },
      'Stopped',
    );
    return results;
  }

  private async runStep(step: ShutdownStep, deadline: number): Promise<ShutdownResult> {
    const begun = performance.now();
    // Even a stop that is out of time gives each later step a moment: a pool closes in milliseconds.
    const budgetMs = Math.max(deadline - begun, 250);
    let timer: NodeJS.Timeout | undefined;
    const overrun = new Promise<'overran'>((resolve) => {
      timer = setTimeout(() => resolve('overran'), budgetMs);
    });
    const facts = { stage: step.stage, name: step.name };
    try {
      const work = Promise.resolve(step.stop(budgetMs)).then(() => 'stopped' as const);
      const outcome = await Promise.race([work, overrun]);
      if (outcome === 'overran') this.logger.warn({ ...facts, budgetMs }, 'Did not stop in time');
      return { ...facts, outcome, ms: performance.now() - begun };
    } catch (error) {
      this.logger.error({ ...facts, err: error }, 'Failed to stop');
      return { ...facts, outcome: 'failed', ms: performance.now() - begun, error };
    } finally {
      clearTimeout(timer);
    }
  }
}
