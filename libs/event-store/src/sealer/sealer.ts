import { setTimeout as sleep } from 'node:timers/promises';
import { pauseBefore } from '@vedette/database';
import { Alarm } from '../hint/alarm.js';
import type { EventStore, Sealed } from '../store/event-store.js';

/** How often to seal, and whom to tell. */
export interface SealerOptions {
  /** Milliseconds from the beginning of one seal to the next when a hint waits already, 5 when left out. */
  readonly spacingMs?: number;
  /** What that grows to, a millisecond a seal, while hints go on waiting; 25 when left out. */
  readonly busySpacingMs?: number;
  /** Milliseconds between two seals when no hint comes in, 50 when left out. */
  readonly pollMs?: number;
  readonly onSealed?: (sealed: Sealed) => void;
  /** Called for each failed attempt; the sealer goes on trying. */
  readonly onError?: (error: unknown) => void;
}

type Outcome = Sealed['by'] | 'failed';

/**
 * Seals the log all the time: soon after a hint, and at every poll in case a hint was lost. Run it in as many processes
 * as you like; they do not elect a leader, the database lets one of them work at a time.
 */
export class Sealer {
  private readonly alarm = new Alarm();
  private running: Promise<void> | undefined;
  private stopping = false;
  private deaf: (() => void) | undefined;
  /** Seals that a hint was waiting for already when the one before was over. */
  private inARow = 0;

  constructor(
    private readonly store: EventStore,
    private readonly options: SealerOptions = {},
  ) {}

  /** Begins sealing; a second call changes nothing. */
  start(): void {
    if (this.running !== undefined) {
      return;
    }
    this.stopping = false;
    this.deaf = this.store.hints.listen('appended', () => this.alarm.ring());
    this.running = this.run();
  }

  /** Ends sealing after one last seal, so that nothing this process appended waits for another process. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.deaf?.();
    this.alarm.ring();
    await this.running;
    this.running = undefined;
  }

  private async run(): Promise<void> {
    let failures = 0;
    for (let last = false; !last;) {
      this.inARow = this.alarm.rings ? this.inARow + 1 : 0;
      await this.alarm.sleep(this.pollMs);
      last = this.stopping;
      const begun = performance.now();
      const outcome = await this.sealOnce();
      failures = outcome === 'failed' ? failures + 1 : 0;
      const pause = this.pauseAfter(outcome, failures) - (performance.now() - begun);
      await sleep(last ? 0 : Math.max(0, pause));
    }
  }

  /** Where another process seals already, this one leaves it to it: as many sealers would only get in each other's way. */
  private pauseAfter(outcome: Outcome, failures: number): number {
    switch (outcome) {
      case 'failed':
        return pauseBefore(failures);
      case 'another':
        return this.pollMs;
      case 'this call':
        return this.spacingMs;
    }
  }

  /**
   * A turn's phases follow each other at once; hundreds of orders a second in the last minute are sealed together, since
   * each seal costs the database, the relay and every follower of the log about the same however many events it holds.
   */
  private get spacingMs(): number {
    const { spacingMs = 5, busySpacingMs = Math.max(25, spacingMs) } = this.options;
    return Math.min(busySpacingMs, spacingMs + this.inARow);
  }

  private async sealOnce(): Promise<Outcome> {
    try {
      const sealed = await this.store.seal();
      if (sealed.count > 0) {
        this.options.onSealed?.(sealed);
      }
      return sealed.by;
    } catch (error) {
      this.options.onError?.(error);
      return 'failed';
    }
  }

  private get pollMs(): number {
    return this.options.pollMs ?? 50;
  }
}
