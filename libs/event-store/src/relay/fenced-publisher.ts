import type { MsgHdrs, NatsConnection } from '@nats-io/transport-node';
import { RelayOutOfStepError } from '../errors/relay-out-of-step.error.js';
import { WaitedTooLongError } from '../errors/waited-too-long.error.js';
import { type Acknowledgement, Acknowledgements } from './acknowledgements.js';
import type { LogMessage } from './log-message.js';

/** What became of a run of messages. */
export interface PublishOutcome {
  /** Messages that this publisher added to the stream. */
  readonly published: number;
  /** Messages that were there already. */
  readonly present: number;
  /** The first refusal or failure; the stream must be asked how far it is before going on. */
  readonly failure: unknown;
}

const MESSAGE_ID = 'Nats-Msg-Id';
const LAST_SEQUENCE = 'Nats-Expected-Last-Sequence';
const LAST_SUBJECT_SEQUENCE = 'Nats-Expected-Last-Subject-Sequence';

/** An empty stream takes an expected sequence of 0 for none; there the subject must be empty instead. */
const fence = (headers: MsgHdrs, sequence: number): void =>
  sequence === 1 ? headers.set(LAST_SUBJECT_SEQUENCE, '0') : headers.set(LAST_SEQUENCE, String(sequence - 1));

/**
 * Publishes positions in order with many in flight, each fenced by the sequence that must come before it. Of two publishers
 * of one position the broker refuses one, whatever each believes, and nothing can follow a message that was refused: so
 * a second relay, or one that slept through its own replacement, cannot duplicate, leave out or reorder anything.
 */
export class FencedPublisher {
  private readonly acknowledgements: Acknowledgements;

  constructor(
    private readonly connection: NatsConnection,
    private readonly inFlight: number,
    private readonly timeoutMs: number,
    inboxPrefix = 'relay.acks',
  ) {
    this.acknowledgements = new Acknowledgements(connection, inboxPrefix);
  }

  /**
   * Publishes messages of consecutive positions to a stream whose sequence s holds position base + s. One run at a time.
   * Half of what may be in flight goes out at once: the client then writes it to its socket in one piece.
   */
  async publish(messages: Iterable<LogMessage>, base: number): Promise<PublishOutcome> {
    const run = new Run();
    this.acknowledgements.begin(run);
    for (const message of messages) {
      if (run.unanswered >= this.inFlight) {
        await run.until(() => run.unanswered <= this.inFlight / 2, this.timeoutMs);
      }
      if (run.failure !== undefined) {
        break;
      }
      this.send(run, message, message.position - base);
    }
    await run.until(() => run.unanswered === 0, this.timeoutMs);
    return { published: run.published, present: run.present, failure: run.failure };
  }

  /** Stops listening for answers. */
  close(): void {
    this.acknowledgements.close();
  }

  private send(run: Run, { position, subject, payload, headers }: LogMessage, sequence: number): void {
    headers.set(MESSAGE_ID, String(position));
    fence(headers, sequence);
    try {
      this.connection.publish(subject, payload, { headers, reply: this.acknowledgements.replyTo(sequence) });
      run.unanswered += 1;
    } catch (error) {
      run.fail(error);
    }
  }
}

/** The messages of one call and their answers. A refusal ends the run: what is in flight behind it is refused as well. */
class Run {
  published = 0;
  present = 0;
  unanswered = 0;
  failure: unknown;
  private check: () => void = () => undefined;

  onAcknowledged(asked: number, { sequence, isDuplicate }: Acknowledgement): void {
    this.unanswered -= 1;
    if (sequence !== asked) {
      this.fail(new RelayOutOfStepError(asked, sequence));
      return;
    }
    this[isDuplicate ? 'present' : 'published'] += 1;
    this.check();
  }

  onRefused(_asked: number, error: unknown): void {
    this.unanswered -= 1;
    this.fail(error);
  }

  fail(error: unknown): void {
    this.failure ??= error;
    this.check();
  }

  /** Waits for a condition; an answer that does not come in time is a failure. */
  async until(holds: () => boolean, timeoutMs: number): Promise<void> {
    if (holds()) {
      return;
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        this.unanswered = 0;
        this.fail(new WaitedTooLongError('The broker’s answer', timeoutMs));
      }, timeoutMs);
      this.check = () => {
        if (holds()) {
          clearTimeout(timer);
          this.check = () => undefined;
          resolve();
        }
      };
    });
  }
}
