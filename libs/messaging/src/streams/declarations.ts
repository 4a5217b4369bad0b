interface StreamCommon {
  readonly name: string;
  readonly description: string;
  /** Subjects it stores; may hold wildcards. */
  readonly subjects: readonly string[];
  /** How long a message id is remembered, in milliseconds. */
  readonly duplicateWindowMs: number;
}

/**
 * A stream that keeps a message until it is acknowledged. It has no limits: an old message of a queue is still work to
 * do, and nats-server 2.9 answers a full queue by dropping its oldest messages in silence, whatever it was told.
 */
export interface WorkStream extends StreamCommon {
  readonly keeps: 'work';
}

/** A stream that keeps a message until it is old or the stream is full; then the oldest go. */
export interface LogStream extends StreamCommon {
  readonly keeps: 'log';
  /** How long a message may stay, in milliseconds; for ever unless stated. */
  readonly maxAgeMs?: number;
  /** How large the stream may grow, in bytes; without bound unless stated. */
  readonly maxBytes?: number;
}

/** A stream as the house declares it; names and subjects without the installation's prefix. */
export type StreamDeclaration = WorkStream | LogStream;

/** A durable pull consumer of a stream. */
export interface ConsumerDeclaration {
  readonly stream: StreamDeclaration;
  /** Durable name; unique in its stream. */
  readonly name: string;
  /** The subjects it takes. Consumers of a work queue must not overlap. */
  readonly filter: string;
  /** How long the broker waits for an acknowledgement or a sign of life before it gives the message to another, ms. */
  readonly ackWaitMs: number;
  /** How long a handler may show signs of life, ms; after that the message goes to another. */
  readonly maxWorkMs: number;
  /** The most messages in work over all processes of the fleet. */
  readonly maxAckPending: number;
  /** The most messages in work in one process. */
  readonly concurrency: number;
  /** How often a message is tried before it goes to the dead letters. */
  readonly maxDeliveries: number;
  /** Pause before each further try, ms; the last one repeats. */
  readonly backOffMs: readonly number[];
  /** A consumer of the same process that goes first: nothing of this one is drawn while work of that one waits or is in hand here. */
  readonly yieldsTo?: ConsumerDeclaration;
  /** Whether an error is one that no further try can mend; such a message goes to the dead letters at once. */
  readonly permanent?: (error: unknown) => boolean;
}

type Defaulted = 'ackWaitMs' | 'maxWorkMs' | 'maxAckPending' | 'concurrency' | 'maxDeliveries' | 'backOffMs';

/** A consumer with the house's usual figures where none are given. */
export const declareConsumer = (
  declared: Omit<ConsumerDeclaration, Defaulted> & Partial<Pick<ConsumerDeclaration, Defaulted>>,
): ConsumerDeclaration => ({
  ackWaitMs: 30_000,
  maxWorkMs: 15 * 60_000,
  maxAckPending: 256,
  concurrency: 1,
  maxDeliveries: 8,
  backOffMs: [200, 1_000, 5_000, 15_000, 60_000],
  ...declared,
});

/** The pattern a handler of this consumer is registered under: `PHASE/land-resolution`. */
export const patternOf = (consumer: Pick<ConsumerDeclaration, 'stream' | 'name'>): string =>
  `${consumer.stream.name}/${consumer.name}`;
