import { setTimeout as sleep } from 'node:timers/promises';
import { EventStore, type LoggedEvent, Sealer, Subscription } from '@vedette/event-store';
import pg from 'pg';
import { faultsOf, FAULTLESS } from '../../../../libs/event-store/src/torture/log-check.js';
import {
  broadWriter,
  ordinaryWriter,
  sleepyWriter,
} from '../../../../libs/event-store/src/torture/writers.js';
import { everythingSealed } from '../../../../libs/event-store/src/testing/everything-sealed.js';
import type { Findings } from '../findings.js';
import { until } from '../measure.js';
import { seeded } from '../payload.js';
import { type EmmettReader, emmettReader } from '../systems/emmett-reader.js';

/** B5, ours: followers while writers sleep, roll back and draw ids early, and a foreign transaction stays open. */
export const orderScenario = async (findings: Findings, url: string, runningMs: number): Promise<void> => {
  const open = (max: number): pg.Pool => new pg.Pool({ connectionString: url, max });
  const store = new EventStore(open(12));
  await store.migrate();
  const other = (max: number): EventStore => new EventStore(open(max), { hints: store.hints });
  const [writers, sleepers, reader] = [other(8), other(12), other(2)];
  await store.pool.query('CREATE TABLE foreign_matter (id int)');
  const foreign = await reader.pool.connect();
  await foreign.query('BEGIN; INSERT INTO foreign_matter VALUES (1)');
  const seen: LoggedEvent[] = [];
  const sealer = new Sealer(store);
  const follower = new Subscription(reader, {
    from: 0,
    onPage: async ({ events }) => {
      seen.push(...events);
    },
  });
  sealer.start();
  follower.start();
  const end = performance.now() + runningMs;
  const life = { goesOn: () => performance.now() < end };
  await Promise.all([
    ...[1, 2, 3, 4].map((seed) => ordinaryWriter({ ...life, store: writers, random: seeded(seed) })),
    ...[5, 6, 7, 8, 9, 10].map((seed) => sleepyWriter({ ...life, store: sleepers, random: seeded(seed) })),
    broadWriter({ ...life, store: writers, random: seeded(11) }),
  ]);
  const head = await everythingSealed(store);
  await until(() => seen.length >= head, 10_000);
  await Promise.all([follower.stop(), sealer.stop()]);
  const faults = await faultsOf(seen, store);
  const count = Object.values(faults).reduce((sum, list) => sum + list.length, 0);
  findings.judge(
    'B5',
    'ours: 0 lost, repeated, reordered, out of place',
    `${count} faults in ${head} events`,
    JSON.stringify(faults) === JSON.stringify(FAULTLESS),
  );
  await foreign.query('COMMIT');
  foreign.release();
  await Promise.all([store, writers, sleepers, reader].map(({ pool }) => pool.end()));
};

const EMMETT_STREAMS = 6;

/** How emmett tells a writer that another one has begun the stream. */
const UNIQUE_VIOLATION = '23505';

/** One emmett append in a transaction that may draw its id early, sleep before the commit, and roll back. */
const emmettTransaction = async (client: pg.PoolClient, random: () => number): Promise<void> => {
  await client.query('BEGIN');
  if (random() < 0.5) {
    await client.query('SELECT pg_current_xact_id()');
    await sleep(random() * 15);
  }
  const stream = `s${Math.floor(random() * EMMETT_STREAMS)}`;
  const { rows } = await client.query<{ success: boolean }>(
    `SELECT success FROM emt_append_to_stream(ARRAY[gen_random_uuid()::text], ARRAY['{}']::jsonb[], ARRAY['{}']::jsonb[],
       ARRAY['1'], ARRAY['Slept'], ARRAY['E'], $1, 'land', NULL, 'emt:default')`,
    [stream],
  );
  await sleep(random() * 20);
  await client.query(rows[0]?.success !== true || random() < 0.3 ? 'ROLLBACK' : 'COMMIT');
};

const follow = async (
  reader: EmmettReader,
  seen: { stream: string; version: number }[],
  goesOn: () => boolean,
) => {
  for (let after = 0n; goesOn();) {
    const page = await reader.read(after, 100);
    seen.push(...page.events);
    after = page.position;
    await sleep(3);
  }
};

/** B5, emmett, for the record: the same torments, its own reader followed from position to position. */
export const emmettOrderScenario = async (
  findings: Findings,
  url: string,
  runningMs: number,
): Promise<void> => {
  const reader = await emmettReader(url);
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  const seen: { stream: string; version: number }[] = [];
  let following = true;
  const follower = follow(reader, seen, () => following);
  const end = performance.now() + runningMs;
  await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (seed) => {
      const random = seeded(seed);
      const client = await pool.connect();
      while (performance.now() < end) {
        await emmettTransaction(client, random).catch(async (error: { code?: string }) => {
          await client.query('ROLLBACK');
          if (error.code !== UNIQUE_VIOLATION) {
            throw error;
          }
        });
      }
      client.release();
    }),
  );
  await sleep(500);
  following = false;
  await follower;
  const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM emt_messages');
  const heads = new Map<string, number>();
  const reordered = seen.filter(({ stream, version }) => {
    const isLate = version <= (heads.get(stream) ?? 0);
    heads.set(stream, Math.max(version, heads.get(stream) ?? 0));
    return isLate;
  });
  const lost =
    (rows[0]?.count ?? 0) - new Set(seen.map(({ stream, version }) => `${stream} ${version}`)).size;
  findings.note(
    'B5',
    'emmett (recorded, not judged)',
    `${lost} lost, ${reordered.length} reordered of ${rows[0]?.count}`,
  );
  await pool.end();
  await reader.close();
};
