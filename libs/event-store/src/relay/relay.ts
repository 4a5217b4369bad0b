import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { setTimeout as sleep } from 'node:timers/promises';
import { isOlderRelease, pauseBefore } from '@vedette/database';
import { Alarm } from '../hint/alarm.js';
import { isSameEvent } from '../history/is-same-event.js';
import type { LogPage } from '../read/log-reader.js';
import type { EventStore } from '../store/event-store.js';
import { FencedPublisher, type PublishOutcome } from './fenced-publisher.js';
import { archivedMessage, eventMessage, type LogMessage } from './log-message.js';
import { LogStream, type LogStreamState, type RelayBeginning } from './log-stream.js';

/** Where to publish, and how fast. */
export interface RelayOptions {
  /** Name in front of streams and subjects, so that several installations can share one broker. */
  readonly prefix: string;
  /** Where a stream that did not exist before begins; with the first event when left out. */
  readonly beginning?: RelayBeginning;
  /** How long the broker keeps a message, in milliseconds; seven days when left out. */
  readonly maxAgeMs?: number;
  /** How many bytes the broker keeps at most; without bound when left out. */
  readonly maxBytes?: number;
  /** Messages published and not acknowledged yet, 256 when left out. */
  readonly inFlight?: number;
  /** How many servers are to keep each message, asked whenever the stream is looked at; one when left out. */
  readonly replicas?: () => number;
  /** Positions read at once, 2,000 when left out. */
  readonly pageSize?: number;
  /** Milliseconds between looks at the log when no hint comes in, 50 when left out. */
  readonly pollMs?: number;
  readonly onPublished?: (outcome: PublishOutcome, position: number) => void;
  /** Called when the stream said something else than the log and is filled again: with the position it had come to. */
  readonly onBreak?: (published: number) => void;
  /** Called for each failure; the relay asks the stream how far it is and goes on. */
  readonly onError?: (error: unknown) => void;
}

/** A log is cut while connections are lost, and those are replaced without a word to the relay. */
const COMPARE_EVERY_MS = 10_000;
/** The first release of nats-server that keeps streams compressed. */
const COMPRESSES_SINCE = '2.10.0';
const ACK_TIMEOUT_MS = 2_000;
const DUPLICATE_WINDOW_MS = 120_000;
const SEVEN_DAYS_MS = 7 * 86_400_000;

/**
 * Publishes the sealed log to JetStream: sequence s of stream `<prefix>-LOG` is position base + s, for ever. It keeps no
 * state of its own, so any number may run at once, hot, and any may be killed at any moment.
 */
export class Relay {
  private readonly alarm = new Alarm();
  private publisher: FencedPublisher | undefined;
  private manager: Promise<JetStreamManager> | undefined;
  private running: Promise<void> | undefined;
  private ahead: { readonly after: number; readonly page: Promise<LogPage> } | undefined;
  private stopping = false;
  private deaf: (() => void) | undefined;

  constructor(
    private readonly store: EventStore,
    private readonly connection: NatsConnection,
    private readonly options: RelayOptions,
  ) {}

  /** Begins publishing; a second call changes nothing. */
  start(): void {
    if (this.running !== undefined) {
      return;
    }
    this.stopping = false;
    const inbox = `${this.options.prefix}.relay.acks`;
    this.publisher = new FencedPublisher(
      this.connection,
      this.options.inFlight ?? 256,
      ACK_TIMEOUT_MS,
      inbox,
    );
    this.deaf = this.store.hints.listen('sealed', () => this.alarm.ring());
    this.running = this.run(this.publisher);
  }

  /** Ends after what is in flight has been answered. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.deaf?.();
    this.alarm.ring();
    await this.running;
    this.running = undefined;
    this.publisher?.close();
  }

  private async run(publisher: FencedPublisher): Promise<void> {
    for (let failures = 0; !this.stopping;) {
      try {
        this.ahead = undefined;
        let state = await this.begin();
        let lookAt = performance.now() + COMPARE_EVERY_MS;
        while (!this.stopping) {
          if (performance.now() >= lookAt) {
            state = await this.begin();
            lookAt = performance.now() + COMPARE_EVERY_MS;
          }
          state = await this.step(publisher, state);
          failures = 0;
        }
      } catch (error) {
        failures += 1;
        this.options.onError?.(error);
        await sleep(pauseBefore(failures));
      }
    }
  }

  /**
   * Where to go on, after the stream was compared with the log. A log that was cut and went on otherwise makes every
   * message after the cut a lie: such a stream is filled again, never continued.
   */
  private async begin(): Promise<LogStreamState> {
    const stream = await this.stream();
    const state = await stream.state(await this.store.head());
    if (await this.tells(stream, state)) return state;
    this.options.onBreak?.(state.published);
    this.ahead = undefined;
    await stream.discard();
    return stream.state(await this.store.head());
  }

  /** Whether the last message of the stream is of the event that the log has in its place. */
  private async tells(stream: LogStream, state: LogStreamState): Promise<boolean> {
    const { published } = state;
    if (published === 0) return true;
    // Read after the stream: another relay may have published what was sealed in between.
    if (published > (await this.store.head())) return false;
    const told = await stream.lastEvent(state);
    if (!told) return true;
    const { events } = await this.store.readLog(published - 1, 1);
    return !events[0] || isSameEvent(events[0], told);
  }

  /** Publishes a page. Where other relays were faster, it leaves them the lead instead of repeating after them. */
  private async step(publisher: FencedPublisher, state: LogStreamState): Promise<LogStreamState> {
    const page = await this.read(state.published);
    if (page.position === state.published) {
      await this.alarm.sleep(this.options.pollMs ?? 50);
      return state;
    }
    const outcome = await publisher.publish(this.messages(state.published, page), state.base);
    this.options.onPublished?.(outcome, page.position);
    if (outcome.failure !== undefined) {
      throw outcome.failure;
    }
    if (outcome.present > 0) {
      await this.alarm.sleep(this.options.pollMs ?? 50);
      return (await this.stream()).state(await this.store.head());
    }
    return { ...state, published: page.position };
  }

  /** The page after a position, and behind a full one the next, which the database reads while this one is published. */
  private async read(after: number): Promise<LogPage> {
    const size = this.options.pageSize ?? 2_000;
    const page = await (this.ahead?.after === after ? this.ahead.page : this.store.readLog(after, size));
    this.ahead = undefined;
    if (page.position - after === size) {
      this.ahead = { after: page.position, page: this.store.readLog(page.position, size) };
      // Whoever asks for the page gets its error; nobody may ask.
      this.ahead.page.catch(() => undefined);
    }
    return page;
  }

  private *messages(after: number, page: LogPage): Generator<LogMessage> {
    const largest = this.connection.info?.max_payload ?? 1_048_576;
    let position = after;
    for (const event of page.events) {
      for (position += 1; position < event.position; position += 1) {
        yield archivedMessage(this.options.prefix, position);
      }
      yield eventMessage(this.options.prefix, event, largest);
    }
    for (position += 1; position <= page.position; position += 1) {
      yield archivedMessage(this.options.prefix, position);
    }
  }

  private async stream(): Promise<LogStream> {
    this.manager ??= jetstreamManager(this.connection, { checkAPI: false });
    return new LogStream(await this.manager, this.store.database, {
      prefix: this.options.prefix,
      beginning: this.options.beginning ?? 'first event',
      maxAgeMs: this.options.maxAgeMs ?? SEVEN_DAYS_MS,
      maxBytes: this.options.maxBytes ?? -1,
      duplicateWindowMs: DUPLICATE_WINDOW_MS,
      replicas: this.options.replicas?.() ?? 1,
      compressed: !isOlderRelease(this.connection.info?.version ?? '0.0.0', COMPRESSES_SINCE),
    });
  }
}
