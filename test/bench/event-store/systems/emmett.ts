import pg from 'pg';
import { SAMPLE_META } from '../payload.js';
import { loadRival } from '../rivals.js';
import { type AppendSystem, type ContentRow, contentsOf, POOL_SIZE } from './append-system.js';

interface EmmettEvent {
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
}

/** The part of emmett's store that is used here. */
interface EmmettStore {
  appendToStream(
    stream: string,
    events: readonly EmmettEvent[],
    options: { expectedStreamVersion: bigint | 'STREAM_DOES_NOT_EXIST' },
  ): Promise<unknown>;
  readonly schema: { migrate(): Promise<unknown> };
  close(): Promise<void>;
}

interface Emmett {
  getPostgreSQLEventStore(url: string, options: { connectionOptions: { pool: pg.Pool } }): EmmettStore;
}

/** emmett 0.42 through its own client. The dice, audience, rule, phase and turn are no part of its events. */
export const emmett = async (url: string): Promise<AppendSystem> => {
  const { getPostgreSQLEventStore } = await loadRival<Emmett>('@event-driven-io/emmett-postgresql');
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE });
  // emmett opens pools of its own as well and leaves their connections to the end of the process.
  pool.on('error', () => undefined);
  const store = getPostgreSQLEventStore(url, { connectionOptions: { pool } });
  await store.schema.migrate();
  return {
    name: 'emmett',
    reset: async () => {
      await pool.query('TRUNCATE emt_messages, emt_streams');
    },
    append: async (stream, version, events) => {
      await store.appendToStream(
        stream,
        events.map(({ type, data }) => ({ type, data, metadata: SAMPLE_META })),
        { expectedStreamVersion: version === 0 ? 'STREAM_DOES_NOT_EXIST' : BigInt(version) },
      );
    },
    contents: async () => {
      const { rows } = await pool.query<ContentRow>(
        `SELECT stream_id AS stream, count(*)::int AS events, max(stream_position)::int AS version
           FROM emt_messages GROUP BY stream_id`,
      );
      return contentsOf(rows);
    },
    close: async () => {
      await store.close();
      await pool.end().catch(() => undefined);
    },
  };
};
