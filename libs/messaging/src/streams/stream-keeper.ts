import {
  type ConsumerInfo,
  type JetStreamManager,
  JetStreamApiCodes,
  JetStreamApiError,
  type StreamConfig,
} from '@nats-io/jetstream';
import type { Installation } from '../installation.js';
import type { ConsumerDeclaration, StreamDeclaration } from './declarations.js';
import { consumerConfig, differs, streamConfig } from './stream-configuration.js';
import { StreamConflictError } from './stream-conflict.error.js';

const says = (error: unknown, code: number): boolean =>
  error instanceof JetStreamApiError && error.code === code;

/** Whether a subject fits a filter, whose wildcards stand for one word (`*`) or for all that follow (`>`). */
const fits = (subject: string, filter: string): boolean => {
  const words = subject.split('.');
  const wanted = filter.split('.');
  const open = wanted.at(-1) === '>';
  return (
    (open ? words.length >= wanted.length : words.length === wanted.length) &&
    wanted.every((word, i) => word === '*' || word === '>' || word === words[i])
  );
};

/** A server alone leads whatever it has, and says nothing of a cluster. */
const isLed = (cluster: { leader?: string } | undefined): boolean =>
  cluster === undefined || (cluster.leader ?? '') !== '';

/** What was done so that a stream or consumer is as it is declared. */
export type Ensured = 'made' | 'changed' | 'left';

/** Makes the broker agree with the declarations; safe to run from many processes at once and again at any time. */
export class StreamKeeper {
  constructor(
    private readonly manager: JetStreamManager,
    private readonly installation: Installation,
    /** How many servers are to keep each message. */
    private readonly replicas: () => number = () => 1,
  ) {}

  /** Creates the streams that are missing and updates those that differ. @throws StreamConflictError */
  async ensureStreams(declared: readonly StreamDeclaration[]): Promise<void> {
    for (const stream of declared) await this.ensureStream(stream);
  }

  /** Creates the stream if it is missing and updates it if it differs. @throws StreamConflictError */
  async ensureStream(declared: StreamDeclaration): Promise<Ensured> {
    const declaredNow = streamConfig(declared, this.installation, this.replicas());
    const there = await this.streamOrNone(declaredNow.name);
    const found = there ?? (await this.addStream(declaredNow));
    // More servers than we ask for were asked for by somebody; to keep fewer is an operator's act.
    const wanted = { ...declaredNow, num_replicas: Math.max(declaredNow.num_replicas, found.num_replicas) };
    for (const fixed of ['retention', 'storage'] as const) {
      if (found[fixed] !== wanted[fixed])
        throw new StreamConflictError(wanted.name, fixed, found[fixed], wanted[fixed]);
    }
    const isOtherwise = differs(wanted, found);
    if (isOtherwise) await this.manager.streams.update(wanted.name, wanted);
    if (there === undefined) return 'made';
    return isOtherwise ? 'changed' : 'left';
  }

  /** Creates or updates the consumer; its stream must exist. Clears what a killed broker left on a work queue. */
  async ensureConsumer(declared: ConsumerDeclaration): Promise<Ensured> {
    const stream = this.installation.stream(declared.stream.name);
    const wanted = consumerConfig(declared, this.installation);
    const found = await this.consumerOrNone(stream, declared.name);
    if (found === undefined) {
      await this.manager.consumers.add(stream, wanted);
      return 'made';
    }
    const isOtherwise = differs(wanted, found.config);
    if (isOtherwise) await this.manager.consumers.update(stream, declared.name, wanted);
    if (declared.stream.keeps === 'work') await this.sweep(stream, found);
    return isOtherwise ? 'changed' : 'left';
  }

  /** Whether a stream is there and led. @throws what the broker answers when it cannot say */
  async streamLeads({ name }: StreamDeclaration): Promise<boolean> {
    const { cluster } = await this.manager.streams.info(this.installation.stream(name));
    return isLed(cluster);
  }

  /** Whether a consumer is there and led. @throws what the broker answers when it cannot say */
  async consumerLeads({ stream, name }: ConsumerDeclaration): Promise<boolean> {
    const { cluster } = await this.manager.consumers.info(this.installation.stream(stream.name), name);
    return isLed(cluster);
  }

  /** Messages of a consumer that nobody has drawn yet. */
  async waiting({ stream, name }: Pick<ConsumerDeclaration, 'stream' | 'name'>): Promise<number> {
    return (await this.manager.consumers.info(this.installation.stream(stream.name), name)).num_pending;
  }

  /** Messages of a consumer that wait or are in work. */
  async open({ stream, name }: Pick<ConsumerDeclaration, 'stream' | 'name'>): Promise<number> {
    const info = await this.manager.consumers.info(this.installation.stream(stream.name), name);
    return info.num_pending + info.num_ack_pending;
  }

  /**
   * A broker that was killed may remember that a message was acknowledged and forget that it took it off the queue. Such
   * a message is never delivered again and would stay for ever. They are deleted one by one: after a purge nats-server
   * 2.9 forgets what it has delivered to other processes and what nobody acknowledged yet, and never delivers it again.
   */
  private async sweep(stream: string, { ack_floor, config }: ConsumerInfo): Promise<void> {
    const { filter_subject } = config;
    if (ack_floor.stream_seq === 0 || filter_subject === undefined) return;
    const upTo = ack_floor.stream_seq;
    for (let left = await this.firstFrom(stream, 1, filter_subject, upTo); left !== null;) {
      try {
        await this.manager.streams.deleteMessage(stream, left, false);
      } catch (error) {
        // A fellow that starts in the same moment sweeps too.
        if ((await this.firstFrom(stream, left, filter_subject, left)) === left) throw error;
      }
      left = await this.firstFrom(stream, left + 1, filter_subject, upTo);
    }
  }

  /**
   * Sequence of the first message of `from` to `upTo` whose subject fits; null when there is none. Every message is asked
   * for and not only those that fit: after a kill the index by subject of nats-server 2.9 may err.
   */
  private async firstFrom(
    stream: string,
    from: number,
    filter: string,
    upTo: number,
  ): Promise<number | null> {
    for (let seq = from; ; seq++) {
      // The client's type knows the sequence alone; the broker takes both, since nats-server 2.9.
      const query: { seq: number; next_by_subj: string } = { seq, next_by_subj: '>' };
      const found = await this.manager.streams.getMessage(stream, query);
      if (found === null || found.seq > upTo) return null;
      if (fits(found.subject, filter)) return found.seq;
      seq = found.seq;
    }
  }

  /** Another process may add the stream between our look and our add; what counts is that it is there afterwards. */
  private async addStream(wanted: ReturnType<typeof streamConfig>): Promise<StreamConfig> {
    try {
      return (await this.manager.streams.add(wanted)).config;
    } catch (error) {
      const found = await this.streamOrNone(wanted.name);
      if (found === undefined) throw error;
      return found;
    }
  }

  private async streamOrNone(name: string): Promise<StreamConfig | undefined> {
    try {
      return (await this.manager.streams.info(name)).config;
    } catch (error) {
      if (says(error, JetStreamApiCodes.StreamNotFound)) return undefined;
      throw error;
    }
  }

  private async consumerOrNone(stream: string, name: string): Promise<ConsumerInfo | undefined> {
    try {
      return await this.manager.consumers.info(stream, name);
    } catch (error) {
      if (says(error, JetStreamApiCodes.ConsumerNotFound)) return undefined;
      throw error;
    }
  }
}
