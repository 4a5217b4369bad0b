import type { JsMsg } from '@nats-io/jetstream';
import { SpanKind } from '@opentelemetry/api';
import { VedetteError, attribute, inSpan, recordMessage } from '@vedette/platform';
import type { Installation } from '../installation.js';
import { type ConsumerDeclaration, patternOf } from '../streams/declarations.js';
import { decodePayload } from '../wire/payload.js';
import { extractTrace } from '../wire/trace-headers.js';
import type { DeadLetterBox } from './dead-letter-box.js';
import { JetStreamContext } from './jetstream-context.js';
import { type Settlement, acknowledge, settleFailure } from './settle.js';

/** Calls the handler of a consumer and rejects with whatever it threw. */
export type Handle = (value: unknown, context: JetStreamContext) => Promise<unknown>;

/** The handler showed signs of life for longer than its consumer allows. */
export class WorkOverranError extends VedetteError {
  constructor(pattern: string, maxWorkMs: number) {
    super({ code: 'work-overran', message: `The handler of ${pattern} took longer than ${maxWorkMs} ms.` });
  }
}

/** A message was delivered more often than it may be, and no handler ever lived to say why. */
export class WorkerLostError extends VedetteError {
  constructor(pattern: string, deliveries: number) {
    super({
      code: 'worker-lost',
      message: `${pattern} got this message ${deliveries} times and no worker finished it: they died, hung or were cut off.`,
    });
  }
}

interface Means {
  readonly consumer: ConsumerDeclaration;
  readonly installation: Installation;
  readonly handle: Handle;
  readonly deadLetters: DeadLetterBox;
  /** Aborts when the stop is out of time. */
  readonly stopping: AbortSignal;
}

/** Shows the broker signs of life while `work` runs; gives up on it after `maxWorkMs` or when the stop is out of time. */
const whileAlive = async (
  message: JsMsg,
  means: Means,
  work: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> => {
  const { consumer, stopping } = means;
  const end = new AbortController();
  // Not AbortSignal.any: each call would stay referenced by the signal of the whole process.
  const endWithProcess = (): void => end.abort(stopping.reason);
  const givenUp = new Promise<never>((_, reject) => {
    end.signal.addEventListener('abort', () => reject(end.signal.reason as Error), { once: true });
  });
  stopping.addEventListener('abort', endWithProcess, { once: true });
  const beat = setInterval(() => message.working(), consumer.ackWaitMs / 3);
  const overrun = new WorkOverranError(patternOf(consumer), consumer.maxWorkMs);
  const limit = setTimeout(() => end.abort(overrun), consumer.maxWorkMs);
  try {
    await Promise.race([work(end.signal), givenUp]);
  } finally {
    clearInterval(beat);
    clearTimeout(limit);
    stopping.removeEventListener('abort', endWithProcess);
  }
};

/**
 * One delivery from arrival to settlement. Never rejects: whatever happens is settled with the broker, or left to it
 * when the process is ending (`abandoned`), in which case the message comes again to another.
 */
export const processMessage = async (message: JsMsg, means: Means): Promise<Settlement> => {
  const { consumer, installation, handle, deadLetters, stopping } = means;
  const pattern = patternOf(consumer);
  const begun = performance.now();
  const settlement = await inSpan(
    `process ${pattern}`,
    {
      kind: SpanKind.CONSUMER,
      parent: extractTrace(message.headers),
      attributes: {
        [attribute.messagingSystem]: 'nats',
        [attribute.messagingOperation]: 'process',
        [attribute.messagingDestination]: installation.plainSubject(message.subject),
        [attribute.messagingConsumer]: consumer.name,
        [attribute.messagingDeliveries]: message.info.deliveryCount,
      },
    },
    async (span): Promise<Settlement> => {
      try {
        if (message.info.deliveryCount > consumer.maxDeliveries) {
          throw new WorkerLostError(pattern, message.info.deliveryCount - 1);
        }
        await whileAlive(message, means, async (signal) => {
          const value = await decodePayload(message);
          await handle(value, new JetStreamContext(deliveryOf(message, installation, signal)));
        });
      } catch (error) {
        if (stopping.aborted && error === stopping.reason) {
          // Another process may have it at once: this one will not finish it.
          message.nak();
          return 'abandoned';
        }
        span.recordException(error instanceof Error ? error : String(error));
        return settleFailure(message, consumer, error, deadLetters);
      }
      await acknowledge(message);
      return 'done';
    },
  );
  recordMessage(pattern, settlement, (performance.now() - begun) / 1000);
  return settlement;
};

const deliveryOf = (message: JsMsg, installation: Installation, signal: AbortSignal) => ({
  subject: installation.plainSubject(message.subject),
  deliveries: message.info.deliveryCount,
  sequence: message.seq,
  messageId: message.headers?.get('Nats-Msg-Id') || undefined,
  publishedAt: message.time,
  headers: message.headers,
  signal,
});
