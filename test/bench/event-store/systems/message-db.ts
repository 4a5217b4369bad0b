import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { SAMPLE_META } from '../payload.js';
import { messageDbScripts } from '../rivals.js';
import { type AppendSystem, type ContentRow, contentsOf, POOL_SIZE } from './append-system.js';

const WRITE = 'SELECT write_message($1::varchar, $2::varchar, $3::varchar, $4::jsonb, $5::jsonb, $6::bigint)';

const install = (server: string): void => {
  const { hostname, port, username } = new URL(server);
  execFileSync('bash', ['install.sh'], {
    cwd: messageDbScripts,
    stdio: 'ignore',
    env: { ...process.env, PGHOST: hostname, PGPORT: port, PGUSER: username, DATABASE_NAME: 'message_store' },
  });
};

/**
 * message-db 1.3 through its function. It writes one message a call, so a batch is a transaction of as many calls. Each
 * stream is a category of its own, which is kindest to it: writers of one category wait for each other.
 */
export const messageDb = async (server: string): Promise<AppendSystem> => {
  install(server);
  const url = new URL(server);
  url.pathname = '/message_store';
  const pool = new pg.Pool({
    connectionString: url.href,
    max: POOL_SIZE,
    options: '-c search_path=message_store,public',
  });
  const meta = JSON.stringify(SAMPLE_META);
  return {
    name: 'message-db',
    reset: async () => {
      await pool.query('TRUNCATE messages RESTART IDENTITY');
    },
    append: async (stream, version, events) => {
      const client = await pool.connect();
      const write = (index: number): Promise<unknown> =>
        client.query({
          name: 'write-message',
          text: WRITE,
          values: [
            randomUUID(),
            `${stream}-1`,
            events[index]?.type,
            JSON.stringify(events[index]?.data),
            meta,
            version + index - 1,
          ],
        });
      try {
        if (events.length === 1) {
          await write(0);
          return;
        }
        await client.query('BEGIN');
        for (let index = 0; index < events.length; index += 1) {
          await write(index);
        }
        await client.query('COMMIT');
      } finally {
        client.release();
      }
    },
    contents: async () => {
      const { rows } = await pool.query<ContentRow>(
        `SELECT split_part(stream_name, '-', 1) AS stream, count(*)::int AS events, max(position)::int + 1 AS version
           FROM messages GROUP BY stream_name`,
      );
      return contentsOf(rows);
    },
    close: () => pool.end(),
  };
};
