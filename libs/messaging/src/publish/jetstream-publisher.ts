import { setTimeout as pause } from 'node:timers/promises';
import {
  JetStreamApiError,
  type JetStreamClient,
  type PubAck,
  type StreamExpectations,
} from '@nats-io/jetstream';
import { type MsgHdrs, type NatsConnection, errors, headers as newHeaders } from '@nats-io/transport-node';
import type { Installation } from '../installation.js';
import { encodePayload } from '../wire/payload.js';
import { injectTrace } from '../wire/trace-headers.js';
import { PublishRefusedError, PublishUnconfirmedError } from './publish-errors.js';

/** What a stored message must say. */
export interface PublishOptions {
  /** Identity of the message: sent twice within the stream's window it is stored once. */
  readonly messageId: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Conditions under which the broker may store it. */
  readonly expect?: Partial<StreamExpectations>;
  /** How long to go on trying, in milliseconds; 10 s unless stated. */
  readonly withinMs?: number;
}

/** Where a message was stored, and whether it was there already. */
export interface Published {
  readonly sequence: number;
  readonly duplicate: boolean;
}

const oneTryMs = 2_000;
const pauseMs = 100;

const headersOf = (options: PublishOptions): MsgHdrs => {
  const headers = newHeaders();
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
  injectTrace(headers);
  return headers;
};

/**
 * Publishes into streams and waits for the broker's confirmation: without it a fast publisher loses messages silently.
 * Trying again is safe because every message has an id.
 */
export class JetStreamPublisher {
  constructor(
    private readonly connection: NatsConnection,
    private readonly jetstream: JetStreamClient,
    private readonly installation: Installation,
  ) {}

  /**
   * Stores a message.
   * @throws PublishRefusedError at once when the broker says no
   * @throws PublishUnconfirmedError when it said nothing in time
   * @throws MessageTooLargeError when it can never be sent
   */
  async publish(subject: string, value: unknown, options: PublishOptions): Promise<Published> {
    const withinMs = options.withinMs ?? 10_000;
    const deadline = performance.now() + withinMs;
    const headers = headersOf(options);
    const maxBytes = this.connection.info?.max_payload ?? 1_048_576;
    const data = await encodePayload(value, headers, { subject, maxBytes });
    for (;;) {
      const left = deadline - performance.now();
      try {
        const timeout = Math.max(Math.min(oneTryMs, left), 50);
        return published(await this.send(subject, data, headers, options, timeout));
      } catch (error) {
        if (error instanceof JetStreamApiError)
          throw new PublishRefusedError(subject, error.message, error.code, error);
        const over = performance.now() + pauseMs >= deadline;
        if (over || this.connection.isClosed()) throw new PublishUnconfirmedError(subject, withinMs, error);
        if (error instanceof errors.InvalidSubjectError) throw error;
        await pause(pauseMs);
      }
    }
  }

  private send(
    subject: string,
    data: Uint8Array,
    headers: MsgHdrs,
    options: PublishOptions,
    timeout: number,
  ): Promise<PubAck> {
    return this.jetstream.publish(this.installation.subject(subject), data, {
      msgID: options.messageId,
      headers,
      timeout,
      ...(options.expect === undefined ? {} : { expect: options.expect }),
    });
  }
}

const published = (ack: PubAck): Published => ({ sequence: ack.seq, duplicate: ack.duplicate });
