import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { JetStreamApiError, type JetStreamClient } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import { UnavailableError } from '@vedette/platform';
import { lastValueFrom } from 'rxjs';
import type { Installation } from '../installation.js';
import { type ConsumerDeclaration, type StreamDeclaration, patternOf } from '../streams/declarations.js';
import { DEAD_LETTER_STREAM } from '../streams/house-streams.js';
import type { Needed } from '../streams/jetstream-check.js';
import type { StreamKeeper } from '../streams/stream-keeper.js';
import { JETSTREAM } from './consumes.decorator.js';
import type { DeadLetterBox } from './dead-letter-box.js';
import { Feed, type Precedence } from './feed.js';
import { DuplicateHandlerError, MissingHandlerError } from './handler-errors.js';
import type { JetStreamContext } from './jetstream-context.js';
import { type Handle, processMessage } from './process-message.js';

/** What the strategy works with. */
export interface JetStreamMeans {
  readonly connection: NatsConnection;
  readonly jetstream: JetStreamClient;
  readonly keeper: StreamKeeper;
  readonly installation: Installation;
  readonly deadLetters: DeadLetterBox;
  /** Streams to declare beside those of the handlers' consumers. */
  readonly streams?: readonly StreamDeclaration[];
  /** Consumers this service must have a handler for; it refuses to start without. */
  readonly mustConsume?: readonly ConsumerDeclaration[];
  /** How long `close` waits for handlers in work, in milliseconds. */
  readonly drainMs: number;
}

const retryMs = 1_000;

/**
 * Nest transport over JetStream pull consumers. A message is acknowledged after its handler resolved, tried again
 * after a pause when it threw, and kept with the dead letters when no try is left. A broker that is away is waited
 * for, at the start as well as later.
 */
export class JetStreamStrategy extends Server implements CustomTransportStrategy {
  override readonly transportId = JETSTREAM;
  /** Handler errors are settled here, so Nest need not report them. */
  override readonly propagatesEventHandlerErrors = true;
  private readonly consumers = new Map<string, ConsumerDeclaration>();
  private feeds: Feed[] = [];
  private readonly outOfTime = new AbortController();
  private closing: Promise<void> | undefined;
  private declaring: Promise<void> | undefined;
  private declared: Needed = { streams: [], consumers: [] };

  constructor(private readonly means: JetStreamMeans) {
    super();
    // Every message in work listens for the end of the process.
    setMaxListeners(0, this.outOfTime.signal);
  }

  /** @throws DuplicateHandlerError when the consumer has a handler already */
  override addHandler(
    pattern: unknown,
    callback: MessageHandler,
    isEventHandler = false,
    extras: Record<string, unknown> = {},
  ): void {
    const consumer = extras['consumer'] as ConsumerDeclaration | undefined;
    // Handlers of other transports that name no transport are offered to every strategy.
    if (consumer === undefined) return;
    const name = patternOf(consumer);
    if (this.messageHandlers.has(name)) throw new DuplicateHandlerError(name);
    super.addHandler(pattern, callback, isEventHandler, extras);
    this.consumers.set(name, consumer);
  }

  /** Declares streams and consumers, then begins to draw. Waits for the broker as long as the process runs. */
  async listen(callback: (error?: unknown) => void): Promise<void> {
    try {
      this.checkHandlers();
      await this.declareAll();
      this.feeds = this.feedsInOrder();
      if (this.closing === undefined) for (const feed of this.feeds) feed.start();
      void this.watchConnection();
      callback();
    } catch (error) {
      callback(error);
    }
  }

  /** Draws no more and waits for what is in work; what is not done in time goes back to the queue for another. */
  close(): Promise<void> {
    return (this.closing ??= this.drain());
  }

  /** What this service needs of the broker's store, once it has been declared. */
  get needed(): Needed {
    return this.declared;
  }

  /** Messages in work in this process. */
  get busy(): number {
    return this.feeds.reduce((sum, feed) => sum + feed.busy, 0);
  }

  /** The transport has no events of its own; the connection's status is logged where it is opened. */
  on(): void {
    return;
  }

  /** The JetStream client. */
  unwrap<T>(): T {
    return this.means.jetstream as T;
  }

  private async drain(): Promise<void> {
    for (const feed of this.feeds) feed.stop();
    const idle = Promise.all(this.feeds.map((feed) => feed.idle()));
    const late = new AbortController();
    await Promise.race([
      idle,
      pause(this.means.drainMs, undefined, { signal: late.signal }).catch(() => undefined),
    ]);
    late.abort();
    this.outOfTime.abort(new UnavailableError('stopping', 'The process is stopping.'));
    await idle;
  }

  /** Ends with the connection. */
  private async watchConnection(): Promise<void> {
    for await (const { type } of this.means.connection.status()) {
      if (type === 'disconnect' || type === 'reconnect') for (const feed of this.feeds) feed.askAnew();
      if (type === 'reconnect') this.declareAgain();
    }
  }

  /**
   * A broker that is back may have lost its store: whoever made streams at his start makes them again, also those that nobody here
   * draws from, as the one of dead letters. Beside the feeds, which do not wait for it.
   */
  private declareAgain(): void {
    this.declaring ??= this.declareAll()
      .catch((error: unknown) =>
        this.logger.warn({ err: error }, 'Could not declare streams and consumers again'),
      )
      .finally(() => (this.declaring = undefined));
  }

  private checkHandlers(): void {
    const missing = (this.means.mustConsume ?? [])
      .map(patternOf)
      .filter((pattern) => !this.consumers.has(pattern));
    if (missing.length > 0) throw new MissingHandlerError(missing);
  }

  private async declareAll(): Promise<void> {
    const consumers = [...this.consumers.values()];
    const byName = new Map(
      [DEAD_LETTER_STREAM, ...(this.means.streams ?? []), ...consumers.map(({ stream }) => stream)].map(
        (stream) => [stream.name, stream] as const,
      ),
    );
    while (this.closing === undefined) {
      try {
        await this.means.keeper.ensureStreams([...byName.values()]);
        for (const consumer of consumers) await this.means.keeper.ensureConsumer(consumer);
        this.declared = { streams: [...byName.values()], consumers };
        return;
      } catch (error) {
        if (!isAway(error)) throw error;
        this.logger.warn({ err: error }, 'JetStream does not answer; trying again');
        await pause(retryMs);
      }
    }
  }

  /** Feeds that yield to another take back what they asked for when that one draws. */
  private feedsInOrder(): Feed[] {
    const feeds = new Map<string, Feed>();
    const isSecond = ({ yieldsTo }: ConsumerDeclaration): boolean => yieldsTo !== undefined;
    const consumers = [...this.consumers.values()].sort((a, b) => Number(isSecond(a)) - Number(isSecond(b)));
    for (const consumer of consumers) {
      const { yieldsTo } = consumer;
      const before = yieldsTo && feeds.get(patternOf(yieldsTo));
      const isUnderWay = async (): Promise<boolean> =>
        (before?.busy ?? 0) > 0 || (await this.means.keeper.waiting(yieldsTo!)) > 0;
      const feed = this.feedOf(consumer, yieldsTo && { isUnderWay });
      before?.onDrawn(() => feed.dropAsks());
      feeds.set(patternOf(consumer), feed);
    }
    return [...feeds.values()];
  }

  private feedOf(consumer: ConsumerDeclaration, first?: Precedence): Feed {
    const { jetstream, keeper, installation, deadLetters } = this.means;
    const handle = this.handleOf(patternOf(consumer));
    const stopping = this.outOfTime.signal;
    return new Feed(
      consumer,
      jetstream,
      keeper,
      installation,
      (message) => processMessage(message, { consumer, installation, handle, deadLetters, stopping }),
      first,
    );
  }

  private handleOf(pattern: string): Handle {
    const handler = this.messageHandlers.get(pattern) as MessageHandler<unknown, JetStreamContext>;
    return async (value, context) =>
      lastValueFrom(this.transformToObservable(await handler(value, context)), { defaultValue: undefined });
  }
}

const awayNames = new Set([
  'TimeoutError',
  'NoResponders',
  'RequestError',
  'ConnectionError',
  'JetStreamNotEnabled',
]);

/** A broker that is away or starting, as opposed to one that says no. */
const isAway = (error: unknown): boolean =>
  error instanceof JetStreamApiError
    ? error.status === 503
    : error instanceof Error && awayNames.has(error.name);
