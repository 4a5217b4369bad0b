import { setTimeout as pause } from 'node:timers/promises';
import {
  type Consumer,
  type ConsumerMessages,
  type JetStreamClient,
  type JsMsg,
  JetStreamApiError,
} from '@nats-io/jetstream';
import { Logger } from '@nestjs/common';
import type { Installation } from '../installation.js';
import { type ConsumerDeclaration, patternOf } from '../streams/declarations.js';
import type { StreamKeeper } from '../streams/stream-keeper.js';

/** How long the broker holds an ask before it says that there was nothing, milliseconds. */
const askMs = 5_000;
/** How much later an ask is given up here: it went down with the broker's leader, and nobody will ever say so. */
const graceMs = 2_000;
/** Pauses between asks that came to nothing at once; a cluster that elects its leader is asked each second whether it has. */
const recoverMs = [100, 250, 500, 1_000] as const;
/** After how many failures in a row stream and consumer are declared anew, though nobody said that they are gone. */
const declareEvery = 3;

/** How long a feed that goes second stands back before it looks again whether it may draw. */
const standBackMs = 250;

/** The work that goes before that of a feed. */
export interface Precedence {
  /** Whether some of it waits, or is in hand in this process. */
  readonly isUnderWay: () => Promise<boolean>;
}

/** The broker says that stream or consumer are not there. */
const isGone = (error: unknown): boolean => error instanceof JetStreamApiError && error.status === 404;

/**
 * Draws messages of one consumer, never more than the process has hands for: a message that waited in a busy process
 * while another stood idle would defeat the queue. Every ask names exactly the hands that are free.
 */
export class Feed {
  private readonly logger = new Logger('Feed');
  private readonly asks = new Set<ConsumerMessages>();
  private readonly inWork = new Set<Promise<unknown>>();
  private free: number;
  private failures = 0;
  private stopped = false;
  private pumping = false;
  private recovery = new AbortController();
  private found: Consumer | undefined;
  private declaring: Promise<void> | null = null;
  private readonly whenDrawn: (() => void)[] = [];

  constructor(
    private readonly consumer: ConsumerDeclaration,
    private readonly jetstream: JetStreamClient,
    private readonly keeper: StreamKeeper,
    private readonly installation: Installation,
    private readonly work: (message: JsMsg) => Promise<unknown>,
    private readonly first?: Precedence,
  ) {
    this.free = consumer.concurrency;
  }

  /** Begins to draw. The consumer must exist. */
  start(): void {
    this.pump();
  }

  /** How many messages are in work in this process. */
  get busy(): number {
    return this.inWork.size;
  }

  /** Calls back whenever a message is drawn. */
  onDrawn(heard: () => void): void {
    this.whenDrawn.push(heard);
  }

  /** Draws no more; what is in work goes on. */
  stop(): void {
    this.stopped = true;
    this.recovery.abort();
    this.dropAsks();
  }

  /** Asks again at once: the connection was lost or is back, and what was asked over the old one is asked in vain. */
  askAnew(): void {
    this.failures = 0;
    this.recovery.abort();
    this.dropAsks();
  }

  /** Takes back what was asked for and not given yet; what is in work goes on. */
  dropAsks(): void {
    for (const ask of this.asks) ask.stop();
  }

  /** Resolves when nothing is in work. */
  async idle(): Promise<void> {
    while (this.inWork.size > 0) await Promise.allSettled(this.inWork);
  }

  /** Hands that fell free in the same turn of the event loop ask together. */
  private pump(): void {
    if (this.pumping || this.stopped) return;
    this.pumping = true;
    setImmediate(() => {
      this.pumping = false;
      if (this.stopped || this.free === 0) return;
      const hands = this.free;
      this.free = 0;
      void this.ask(hands);
    });
  }

  /** Asks for as many messages as there are hands; hands that got none are free again afterwards. */
  private async ask(hands: number): Promise<void> {
    let idle = hands;
    try {
      if (await this.standsBack()) {
        this.free += idle;
        return this.pump();
      }
      const messages = await (await this.source()).fetch({ max_messages: hands, expires: askMs });
      this.asks.add(messages);
      const limit = setTimeout(() => messages.stop(), askMs + graceMs);
      try {
        if (this.stopped) messages.stop();
        for await (const message of messages) {
          idle -= 1;
          this.take(message);
          // The ask watches for heartbeats as long as it is open, and a long handler would look like a dead broker.
          if (idle === 0) messages.stop();
        }
        this.failures = 0;
      } finally {
        clearTimeout(limit);
        this.asks.delete(messages);
        messages.stop();
      }
    } catch (error) {
      await this.recover(error);
    }
    this.free += idle;
    this.pump();
  }

  /** Whether this feed must leave the process to others now; it has waited a little then. */
  private async standsBack(): Promise<boolean> {
    if (this.first === undefined || !(await this.first.isUnderWay())) return false;
    if (this.recovery.signal.aborted) this.recovery = new AbortController();
    await pause(standBackMs, undefined, { signal: this.recovery.signal }).catch(() => undefined);
    return true;
  }

  /**
   * Looking the consumer up costs the broker more than an ask, and while a cluster has no leader it takes its time and says nothing: so
   * it is done once.
   */
  private async source(): Promise<Consumer> {
    const stream = this.installation.stream(this.consumer.stream.name);
    return (this.found ??= await this.jetstream.consumers.get(stream, this.consumer.name));
  }

  private take(message: JsMsg): void {
    if (this.stopped) {
      // It was on its way when the stop came: another process may have it at once.
      message.nak();
      return;
    }
    for (const heard of this.whenDrawn) heard();
    const work = this.work(message).finally(() => {
      this.inWork.delete(work);
      this.free += 1;
      this.pump();
    });
    this.inWork.add(work);
  }

  /**
   * The broker is away, or came back without our stream or consumer: wait a little and ask again. They are declared anew when they are
   * gone, or nobody says what they are; beside the asks, for while a cluster has no leader every question of that kind takes its time,
   * and who waited for it would come as much later to the leader.
   */
  private async recover(error: unknown): Promise<void> {
    if (this.stopped) return;
    const waitMs = recoverMs[Math.min(this.failures, recoverMs.length - 1)] ?? 2_000;
    if (this.failures === 0)
      this.logger.warn({ consumer: patternOf(this.consumer), err: error }, 'Lost the feed');
    this.failures += 1;
    if (this.recovery.signal.aborted) this.recovery = new AbortController();
    if (isGone(error) || this.failures % declareEvery === 0) this.declaring ??= this.declareAnew();
    await pause(waitMs, undefined, { signal: this.recovery.signal }).catch(() => undefined);
  }

  private async declareAnew(): Promise<void> {
    try {
      await this.keeper.ensureStreams([this.consumer.stream]);
      await this.keeper.ensureConsumer(this.consumer);
      this.recovery.abort();
    } catch (error) {
      this.logger.debug({ consumer: patternOf(this.consumer), err: error }, 'The feed is not back yet');
    } finally {
      this.declaring = null;
    }
  }
}
