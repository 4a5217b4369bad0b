import {
  AckPolicy,
  type ConsumerConfig,
  DeliverPolicy,
  DiscardPolicy,
  ReplayPolicy,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { Installation } from '../installation.js';
import type { ConsumerDeclaration, StreamDeclaration } from './declarations.js';

/**
 * How a broker is to keep a stream. Only members that nats-server 2.9 knows: a newer one would be refused by the client.
 */
export const streamConfig = (declared: StreamDeclaration, installation: Installation, replicas: number) =>
  ({
    name: installation.stream(declared.name),
    description: declared.description,
    subjects: declared.subjects.map((subject) => installation.subject(subject)),
    retention: declared.keeps === 'work' ? RetentionPolicy.Workqueue : RetentionPolicy.Limits,
    storage: StorageType.File,
    discard: DiscardPolicy.Old,
    max_age: nanos((declared.keeps === 'log' ? declared.maxAgeMs : undefined) ?? 0),
    max_bytes: (declared.keeps === 'log' ? declared.maxBytes : undefined) ?? -1,
    duplicate_window: nanos(declared.duplicateWindowMs),
    allow_direct: true,
    num_replicas: replicas,
  }) satisfies Partial<StreamConfig>;

/**
 * How a broker is to hand out the messages of a consumer. It never gives up on a message by itself: a message it stopped delivering would stay in a work queue for
 * ever. The strategy counts the deliveries and moves the message to the dead letters.
 */
export const consumerConfig = (declared: ConsumerDeclaration, installation: Installation) =>
  ({
    durable_name: declared.name,
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    replay_policy: ReplayPolicy.Instant,
    filter_subject: installation.subject(declared.filter),
    ack_wait: nanos(declared.ackWaitMs),
    max_deliver: -1,
    max_ack_pending: declared.maxAckPending,
  }) satisfies Partial<ConsumerConfig>;

/** Which members of what is wanted are otherwise in what was found. */
export const membersOtherwise = (wanted: object, found: object): readonly string[] =>
  Object.entries(wanted)
    .filter(
      ([key, value]) => JSON.stringify((found as Record<string, unknown>)[key]) !== JSON.stringify(value),
    )
    .map(([key]) => key);

/** Whether what was found is not as it is wanted. */
export const differs = (wanted: object, found: object): boolean => membersOtherwise(wanted, found).length > 0;
