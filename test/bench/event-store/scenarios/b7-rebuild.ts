import { createHash, randomUUID } from 'node:crypto';
import { EventStore, liveSchema, type NewEvent, type Projection, rebuild } from '@vedette/event-store';
import pg from 'pg';
import { everythingSealed } from '../../../../libs/event-store/src/testing/everything-sealed.js';
import type { Findings } from '../findings.js';
import { batches } from '../payload.js';
import { emmett } from '../systems/emmett.js';
import { emmettReader } from '../systems/emmett-reader.js';

const CAMPAIGNS = 40;
const BATCH = 250;
const BAR = 100_000;

interface Weariness {
  weariness: { campaign: string; type: string; events: number; fatigue: number };
}

type Seen = { readonly campaign: string; readonly type: string; readonly data: unknown };

/** Events and fatigue by campaign and type. */
const summed = (events: readonly Seen[]): Weariness['weariness'][] => {
  const sums = new Map<string, Weariness['weariness']>();
  for (const { campaign, type, data } of events) {
    const key = `${campaign} ${type}`;
    const sum = sums.get(key) ?? { campaign, type, events: 0, fatigue: 0 };
    sum.events += 1;
    sum.fatigue += (data as { fatigue: number }).fatigue;
    sums.set(key, sum);
  }
  return [...sums.values()];
};

const projection = (name: string): Projection<Weariness> => ({
  name,
  generation: 1,
  tables: ['weariness'],
  setUp: async ({ transaction }) => {
    await transaction.schema
      .createTable('weariness')
      .addColumn('campaign', 'text')
      .addColumn('type', 'text')
      .addColumn('events', 'integer')
      .addColumn('fatigue', 'integer')
      .addPrimaryKeyConstraint(`${name}_key`, ['campaign', 'type'])
      .execute();
  },
  apply: async ({ transaction }, events) => {
    await transaction
      .insertInto('weariness')
      .values(summed(events))
      .onConflict((conflict) =>
        conflict.columns(['campaign', 'type']).doUpdateSet((expression) => ({
          events: expression('weariness.events', '+', expression.ref('excluded.events')),
          fatigue: expression('weariness.fatigue', '+', expression.ref('excluded.fatigue')),
        })),
      )
      .execute();
  },
});

const digest = (rows: readonly Weariness['weariness'][]): string =>
  createHash('sha256')
    .update(
      rows
        .map(({ campaign, type, events, fatigue }) => `${campaign} ${type} ${events} ${fatigue}`)
        .sort()
        .join('\n'),
    )
    .digest('hex');

/** Calls with each batch and its campaign and version, eight campaigns at a time. */
const fill = async (
  total: number,
  append: (campaign: string, version: number, events: readonly NewEvent[]) => Promise<void>,
): Promise<void> => {
  const drawn = batches(BATCH, 16);
  const each = Math.floor(total / CAMPAIGNS / BATCH);
  await Promise.all(
    Array.from({ length: 8 }, async (_, worker) => {
      for (let campaign = worker; campaign < CAMPAIGNS; campaign += 8) {
        for (let batch = 0; batch < each; batch += 1) {
          await append(`c${campaign}`, batch * BATCH, drawn[(campaign + batch) % drawn.length] ?? []);
        }
      }
    }),
  );
};

/** The limit of machine and driver: the same columns in the order of the primary key, which promises nothing. */
const plainRead = async (pool: pg.Pool): Promise<number> => {
  const { rows: streams } = await pool.query<{ campaign: number; stream: number }>(
    'SELECT campaign_no AS campaign, stream_pk AS stream FROM es.stream',
  );
  const begun = performance.now();
  let events = 0;
  for (const { campaign, stream } of streams) {
    for (let version = 0, count = 1; count > 0; version += count) {
      const { rows } = await pool.query({
        name: 'plain',
        text: `SELECT seq, xid, recorded_at::text, campaign_no, stream_pk, version, turn, schema_version, command_id,
                      type, phase, rule, data, dice, audience, meta
                 FROM es.event WHERE campaign_no = $1 AND stream_pk = $2 AND version > $3 ORDER BY version LIMIT 4000`,
        values: [campaign, stream, version],
      });
      count = rows.length;
      events += count;
    }
  }
  return rate(events, begun);
};

const rate = (events: number, begun: number): number =>
  Math.round((events * 1_000) / (performance.now() - begun));

/** B7, ours: the whole log into read models from zero, through `rebuild()` with its cursor, swap and all. */
export const rebuildScenario = async (findings: Findings, url: string, total: number): Promise<string> => {
  const pool = new pg.Pool({ connectionString: url, max: 16 });
  const store = new EventStore(pool);
  await store.migrate();
  await fill(total, async (campaign, expectedVersion, events) => {
    await store.append({ campaign, stream: 'land', expectedVersion, commandId: randomUUID(), events });
  });
  const head = await everythingSealed(store);
  await pool.query('VACUUM ANALYZE es.event');
  const limit = await plainRead(pool);
  findings.note('B7', 'limit: plain reads in the order of the primary key, events/s', String(limit));
  let begun = performance.now();
  for (let position = 0; position < head;) {
    position = (await store.readLog(position, 4_000)).position;
  }
  findings.note('B7', `ours: read alone, events/s of ${head}`, String(rate(head, begun)));
  begun = performance.now();
  await rebuild(store, projection('one'));
  const single = rate(head, begun);
  findings.note('B7', 'ours: rebuild of 1 projection, events/s', String(single));
  begun = performance.now();
  await Promise.all(['two', 'three'].map((name) => rebuild(store, projection(name))));
  findings.note('B7', 'ours: rebuild of 2 projections at once, events/s each', String(rate(head, begun)));
  const digests = await Promise.all(
    ['one', 'two', 'three'].map(async (name) => {
      const { rows } = await pool.query<Weariness['weariness']>(
        `SELECT * FROM ${liveSchema({ name })}.weariness`,
      );
      return digest(rows);
    }),
  );
  findings.bar('B7', 'ours: rebuild, events/s', single, { bar: BAR, limit, share: 0.5 });
  findings.judge(
    'B7',
    'digests of the read models are equal',
    (digests[0] ?? '').slice(0, 12),
    new Set(digests).size === 1,
  );
  await pool.end();
  return digests[0] ?? '';
};

/** B7, emmett: the same events through its batch reader into the same table; no cursor, no swap. */
export const emmettRebuildScenario = async (
  findings: Findings,
  url: string,
  total: number,
  expected: string,
): Promise<void> => {
  const store = await emmett(url);
  await fill(total, (campaign, version, events) => store.append(campaign, version, events));
  const reader = await emmettReader(url);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  await pool.query(
    'CREATE TABLE weariness (campaign text, type text, events int, fatigue int, PRIMARY KEY (campaign, type))',
  );
  await pool.query('VACUUM ANALYZE emt_messages');
  const begun = performance.now();
  let events = 0;
  for (let after = 0n; ;) {
    const page = await reader.read(after, 4_000);
    if (page.events.length === 0) {
      break;
    }
    const sums = summed(page.events.map(({ stream, type, data }) => ({ campaign: stream, type, data })));
    await pool.query(
      `INSERT INTO weariness SELECT * FROM json_to_recordset($1) AS x(campaign text, type text, events int, fatigue int)
       ON CONFLICT (campaign, type) DO UPDATE
         SET events = weariness.events + excluded.events, fatigue = weariness.fatigue + excluded.fatigue`,
      [JSON.stringify(sums)],
    );
    events += page.events.length;
    after = page.position;
  }
  findings.note('B7', `emmett: rebuild of 1 projection, events/s of ${events}`, String(rate(events, begun)));
  const { rows } = await pool.query<Weariness['weariness']>('SELECT * FROM weariness');
  findings.note(
    'B7',
    'emmett comes to the same read model',
    digest(rows) === expected ? 'yes' : 'no: it lost or repeated events',
  );
  await Promise.all([pool.end(), reader.close(), store.close()]);
};
