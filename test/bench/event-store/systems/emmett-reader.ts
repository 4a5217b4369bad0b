import { loadRival } from '../rivals.js';

interface EmmettMessage {
  readonly type: string;
  readonly data: unknown;
  readonly metadata: {
    readonly streamName: string;
    readonly streamPosition: bigint;
    readonly globalPosition: bigint;
  };
}

interface Executor {
  readonly execute: unknown;
  close(): Promise<void>;
}

interface Emmett {
  getPostgreSQLEventStore(url: string): { schema: { migrate(): Promise<unknown> }; close(): Promise<void> };
  readMessagesBatch(
    execute: unknown,
    options: { after: bigint; batchSize: number },
  ): Promise<{ messages: EmmettMessage[]; currentGlobalPosition: bigint }>;
}

/** emmett's own batch reader, followed by position as its consumer does, without the consumer's pauses. */
export interface EmmettReader {
  read(
    after: bigint,
    limit: number,
  ): Promise<{
    readonly position: bigint;
    readonly events: readonly {
      readonly stream: string;
      readonly version: number;
      readonly type: string;
      readonly data: unknown;
    }[];
  }>;
  close(): Promise<void>;
}

/** Opens a reader on a database, in which emmett's tables are made if need be. */
export const emmettReader = async (url: string): Promise<EmmettReader> => {
  const { getPostgreSQLEventStore, readMessagesBatch } = await loadRival<Emmett>(
    '@event-driven-io/emmett-postgresql',
  );
  const { dumbo } = await loadRival<{ dumbo(options: { connectionString: string }): Executor }>(
    '@event-driven-io/dumbo',
  );
  const store = getPostgreSQLEventStore(url);
  await store.schema.migrate();
  await store.close();
  const pool = dumbo({ connectionString: url });
  return {
    read: async (after, batchSize) => {
      const { messages, currentGlobalPosition } = await readMessagesBatch(pool.execute, { after, batchSize });
      return {
        position: currentGlobalPosition,
        events: messages.map(({ type, data, metadata }) => ({
          stream: metadata.streamName,
          version: Number(metadata.streamPosition),
          type,
          data,
        })),
      };
    },
    close: () => pool.close(),
  };
};
