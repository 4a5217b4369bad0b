import { setTimeout as sleep } from 'node:timers/promises';
import { pauseBefore } from '@vedette/database';
import { Alarm } from '../hint/alarm.js';
import type { EventStore } from '../store/event-store.js';
import type { LogPage } from '../read/log-reader.js';

/** What to do with the log as it grows. */
export interface SubscriptionOptions {
  /**
   * Position already seen, 0 for the beginning of the log; or a function that says it, asked again after each failure, for
   * consumers whose position is committed elsewhere.
   */
  readonly from: number | (() => Promise<number>);
  /**
   * Handles a page: events in order, then `page.position` to remember. Rejecting has the page repeated:
   * commit the position together with the page's effects.
   */
  readonly onPage: (page: LogPage) => Promise<void>;
  /** Most positions in a page, 1,000 when left out. */
  readonly pageSize?: number;
  /** Milliseconds between looks at the log when no hint comes in, 50 when left out. */
  readonly pollMs?: number;
  /** Called for each failure, of reading or of `onPage`; the subscription goes on. */
  readonly onError?: (error: unknown) => void;
}

/** Follows the sealed log: woken by hints, polling in case one was lost, one page at a time and in order. */
export class Subscription {
  private readonly alarm = new Alarm();
  private running: Promise<void> | undefined;
  private stopping = false;
  private deaf: (() => void) | undefined;
  private position: number;

  constructor(
    private readonly store: EventStore,
    private readonly options: SubscriptionOptions,
  ) {
    this.position = typeof options.from === 'number' ? options.from : 0;
  }

  /** Begins following; a second call changes nothing. */
  start(): void {
    if (this.running !== undefined) {
      return;
    }
    this.stopping = false;
    this.deaf = this.store.hints.listen('sealed', () => this.alarm.ring());
    this.running = this.run();
  }

  /** Ends after the page at hand. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.deaf?.();
    this.alarm.ring();
    await this.running;
    this.running = undefined;
  }

  private async run(): Promise<void> {
    for (let failures = 0; !this.stopping;) {
      try {
        this.position = await this.begin();
        while (!this.stopping) {
          await this.step();
          failures = 0;
        }
      } catch (error) {
        failures += 1;
        this.options.onError?.(error);
        await sleep(pauseBefore(failures));
      }
    }
  }

  private async step(): Promise<void> {
    const page = await this.store.readLog(this.position, this.options.pageSize ?? 1_000);
    if (page.position !== this.position) {
      await this.options.onPage(page);
      this.position = page.position;
    }
    // At the end of the log nobody need read again to find nothing: what is sealed since rings.
    if (!page.mayBeMore) {
      await this.alarm.sleep(this.options.pollMs ?? 50);
    }
  }

  private begin(): Promise<number> {
    return typeof this.options.from === 'number' ? Promise.resolve(this.position) : this.options.from();
  }
}
