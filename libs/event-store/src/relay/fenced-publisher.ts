import type { JetStreamClient, PubAck } from '@nats-io/jetstream';
import { RelayOutOfStepError } from '../errors/relay-out-of-step.error.js';
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

/**
 * Publishes positions in order with many in flight, each fenced by the sequence that must come before it. Of two publishers
 * of one position the broker refuses one, whatever each believes, and nothing can follow a message that was refused: so
 * a second relay, or one that slept through its own replacement, cannot duplicate, leave out or reorder anything.
 *
 * An empty stream needs another fence, because the broker takes an expected sequence of 0 for none: there the first
 * message expects that its subject has no message yet.
 */
export class FencedPublisher {
  constructor(
    private readonly client: JetStreamClient,
    private readonly inFlight: number,
    private readonly timeoutMs: number,
  ) {}

  /** Publishes messages of consecutive positions to a stream whose sequence s holds position base + s. */
  async publish(messages: Iterable<LogMessage>, base: number): Promise<PublishOutcome> {
    const outcome = { published: 0, present: 0, failure: undefined as unknown };
    const waiting: Promise<void>[] = [];
    for (const message of messages) {
      if (outcome.failure !== undefined) {
        break;
      }
      waiting.push(
        this.send(message, base).then(
          (ack) => {
            outcome[ack.duplicate ? 'present' : 'published'] += 1;
          },
          (error: unknown) => {
            outcome.failure ??= error;
          },
        ),
      );
      if (waiting.length >= this.inFlight) {
        await waiting.shift();
      }
    }
    await Promise.all(waiting);
    return outcome;
  }

  private async send({ position, subject, payload, headers }: LogMessage, base: number): Promise<PubAck> {
    const sequence = position - base;
    const ack = await this.client.publish(subject, payload, {
      msgID: String(position),
      headers,
      timeout: this.timeoutMs,
      retries: 0,
      expect: sequence === 1 ? { lastSubjectSequence: 0 } : { lastSequence: sequence - 1 },
    });
    if (ack.seq !== sequence) {
      throw new RelayOutOfStepError(position, sequence, ack.seq);
    }
    return ack;
  }
}
