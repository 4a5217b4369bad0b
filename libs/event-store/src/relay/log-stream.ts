import {
  DiscardPolicy,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  StoreCompression,
} from '@nats-io/jetstream';
import type { Kysely } from 'kysely';
import type { EventMark } from '../history/is-same-event.js';
import type { EventStoreSchema } from '../schema/database.js';

const STREAM_NOT_FOUND = 10_059;
const NANOSECONDS = 1_000_000;

/** Where a stream that did not exist before is to begin: the whole log, or only what is sealed from now on. */
export type RelayBeginning = 'first event' | 'head';

/** How the JetStream stream of the log is made when it is not there. */
export interface LogStreamOptions {
  /** Name in front of streams and subjects, so that several installations can share one broker. */
  readonly prefix: string;
  readonly beginning: RelayBeginning;
  readonly maxAgeMs: number;
  /** Bytes beyond which the oldest messages go; -1 for no bound. */
  readonly maxBytes: number;
  readonly duplicateWindowMs: number;
  /** How many servers are to keep each message. */
  readonly replicas: number;
  /** Whether the server can keep it compressed. */
  readonly compressed: boolean;
}

/** What the relay needs to know of the stream to go on. */
export interface LogStreamState {
  /** Sequence s of the stream is position base + s of the log. */
  readonly base: number;
  /** The last position that the stream has. */
  readonly published: number;
}

/** The JetStream stream of the log: a cache of the database that can be deleted and filled again at any time. */
export class LogStream {
  readonly name: string;

  constructor(
    private readonly manager: JetStreamManager,
    private readonly database: Kysely<EventStoreSchema>,
    private readonly options: LogStreamOptions,
  ) {
    this.name = `${options.prefix}-LOG`;
  }

  /** Where the stream stands: its own last sequence is the relay's only memory. */
  async state(head: number): Promise<LogStreamState> {
    const { created, state } = await this.find();
    const base = await this.baseOf(created, this.options.beginning === 'head' ? head : 0);
    return { base, published: base + state.last_seq };
  }

  /** The event of the stream's last message; null when there is none, or its place in the log went to the archive. */
  async lastEvent({ base, published }: LogStreamState): Promise<EventMark | null> {
    if (published === base) return null;
    const message = await this.manager.streams.getMessage(this.name, { seq: published - base });
    return message === null || message.data.length === 0 ? null : message.json<EventMark>();
  }

  /** Throws the stream away: it says what the log does not say. The next look makes it anew, from the first event. */
  async discard(): Promise<void> {
    try {
      await this.manager.streams.delete(this.name);
    } catch (error) {
      // Another relay was faster.
      if (!(error instanceof JetStreamApiError && error.code === STREAM_NOT_FOUND)) throw error;
    }
  }

  private async find(): Promise<{ created: string; state: { last_seq: number } }> {
    try {
      const found = await this.manager.streams.info(this.name);
      const { replicas, maxBytes, compressed } = this.options;
      const { num_replicas, max_bytes, compression } = found.config;
      const isCompressed = compression === StoreCompression.S2 || !compressed;
      if (num_replicas >= replicas && max_bytes === maxBytes && isCompressed) return found;
      const wanted = { num_replicas: Math.max(num_replicas, replicas), max_bytes: maxBytes };
      return await this.manager.streams.update(this.name, { ...wanted, ...this.compression });
    } catch (error) {
      if (error instanceof JetStreamApiError && error.code === STREAM_NOT_FOUND) {
        return this.create();
      }
      throw error;
    }
  }

  /** Adding a stream that another relay has just added with the same settings is no fault. */
  private create(): Promise<{ created: string; state: { last_seq: number } }> {
    return this.manager.streams.add({
      name: this.name,
      description: 'The sealed event log, published by the relay',
      subjects: [`${this.options.prefix}.log.>`],
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      discard: DiscardPolicy.Old,
      max_age: this.options.maxAgeMs * NANOSECONDS,
      max_bytes: this.options.maxBytes,
      duplicate_window: this.options.duplicateWindowMs * NANOSECONDS,
      num_replicas: this.options.replicas,
      ...this.compression,
    });
  }

  /** Most of a message is JSON whose keys come again and again. A server that does not know it refuses the very word. */
  private get compression(): { readonly compression?: StoreCompression } {
    return this.options.compressed ? { compression: StoreCompression.S2 } : {};
  }

  /** The first relay to meet an incarnation decides its base; the others read it. */
  private async baseOf(incarnation: string, proposed: number): Promise<number> {
    await this.database
      .insertInto('es.relay_base')
      .values({ stream_name: this.name, incarnation, base_position: proposed })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await this.database
      .selectFrom('es.relay_base')
      .select('base_position')
      .where('stream_name', '=', this.name)
      .where('incarnation', '=', incarnation)
      .executeTakeFirstOrThrow();
    return Number(row.base_position);
  }
}
