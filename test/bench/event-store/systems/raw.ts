import pg from 'pg';
import { SAMPLE_META } from '../payload.js';
import { type AppendSystem, type ContentRow, contentsOf, POOL_SIZE } from './append-system.js';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS event (
    id      bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    stream  text        NOT NULL,
    version int         NOT NULL,
    xid     xid8        NOT NULL DEFAULT pg_current_xact_id(),
    at      timestamptz NOT NULL DEFAULT now(),
    type    text        NOT NULL,
    data    jsonb       NOT NULL,
    meta    jsonb       NOT NULL,
    UNIQUE (stream, version)
  )`;

const INSERT = `INSERT INTO event (stream, version, type, data, meta)
  SELECT $1, $2::int + u.o::int, u.type, u.data, u.meta
    FROM unnest($3::text[], $4::jsonb[], $5::jsonb[]) WITH ORDINALITY u(type, data, meta, o)`;

/**
 * The yardstick: one prepared `unnest` into one table with the two indexes that any store needs. No stream head, no
 * expected version, no recognition of repeated commands, no dice, audience, rule, phase or turn.
 */
export const raw = async (url: string): Promise<AppendSystem> => {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE });
  await pool.query(SCHEMA);
  const meta = JSON.stringify(SAMPLE_META);
  return {
    name: 'raw',
    reset: async () => {
      await pool.query('TRUNCATE event');
    },
    append: async (stream, version, events) => {
      await pool.query({
        name: 'raw-insert',
        text: INSERT,
        values: [
          stream,
          version,
          events.map(({ type }) => type),
          events.map(({ data }) => JSON.stringify(data)),
          events.map(() => meta),
        ],
      });
    },
    contents: async () => {
      const { rows } = await pool.query<ContentRow>(
        'SELECT stream, count(*)::int AS events, max(version) AS version FROM event GROUP BY stream',
      );
      return contentsOf(rows);
    },
    close: () => pool.end(),
  };
};
