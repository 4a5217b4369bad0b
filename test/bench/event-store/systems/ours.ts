import { EventStore, Sealer } from '@vedette/event-store';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { SAMPLE_META } from '../payload.js';
import { type AppendSystem, type ContentRow, contentsOf, POOL_SIZE } from './append-system.js';

/** Our store; with a sealer at work beside the appends, as it is in production, or without, as other stores have none. */
export const ours = async (url: string, sealing: 'sealed' | 'unsealed'): Promise<AppendSystem> => {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE });
  const store = new EventStore(pool);
  await store.migrate();
  const beside = new EventStore(new pg.Pool({ connectionString: url, max: 1 }), { hints: store.hints });
  const sealer = new Sealer(beside);
  if (sealing === 'sealed') {
    sealer.start();
  }
  return {
    name: sealing === 'sealed' ? 'ours + sealer' : 'ours',
    reset: async () => {
      await pool.query(`BEGIN; SET LOCAL es.allow_archive = 'on'; TRUNCATE es.event, es.stream; COMMIT`);
    },
    append: async (stream, expectedVersion, events) => {
      await store.append({
        campaign: 'bench',
        stream,
        expectedVersion,
        commandId: randomUUID(),
        meta: SAMPLE_META,
        events,
      });
    },
    contents: async () => {
      const { rows } = await pool.query<ContentRow>(
        `SELECT s.stream_id AS stream, count(*)::int AS events, max(e.version) AS version
           FROM es.event e JOIN es.stream s USING (stream_pk) GROUP BY s.stream_id`,
      );
      return contentsOf(rows);
    },
    close: async () => {
      await sealer.stop();
      await Promise.all([pool.end(), beside.pool.end()]);
    },
  };
};
