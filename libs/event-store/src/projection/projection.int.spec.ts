import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { until } from '@vedette/testing';
import { InvalidProjectionError } from '../errors/invalid-projection.error.js';
import { Sealer } from '../sealer/sealer.js';
import type { EventStore } from '../store/event-store.js';
import { everythingSealed } from '../testing/everything-sealed.js';
import { appendOf } from '../testing/sample-events.js';
import { tally } from '../testing/tally-projection.js';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database.js';
import { DeadLetters } from '../dead-letters/dead-letters.js';
import { Generations } from './generations.js';
import { ProjectionRunner } from './projection-runner.js';
import { rebuild } from './rebuild.js';

const STREAMS = ['land', 'naval'];

describe('projections', () => {
  let db: TemporaryDatabase;
  const running: { stop(): Promise<void> }[] = [];
  beforeEach(async () => {
    db = await temporaryDatabase();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((worker) => worker.stop()));
    await db.drop();
  });

  const follow = async (
    generation: number,
    store: EventStore = db.store,
    refuses?: Parameters<typeof tally>[1],
  ): Promise<ProjectionRunner<never>> => {
    const runner = new ProjectionRunner(store, tally(generation, refuses), { pageSize: 40, pollMs: 5 });
    await runner.start();
    running.push(runner);
    return runner as unknown as ProjectionRunner<never>;
  };
  const seal = (): void => {
    const sealer = new Sealer(db.store, { pollMs: 5 });
    sealer.start();
    running.push(sealer);
  };
  const write = async (campaigns: readonly string[], events: number): Promise<void> => {
    await Promise.all(
      campaigns.flatMap((campaign) =>
        STREAMS.map(async (stream) => {
          const start = (await db.store.streamVersions(campaign))[stream] ?? 0;
          for (let version = start; version < start + events; version += 2) {
            await db.store.append(appendOf(campaign, stream, version, 2));
          }
        }),
      ),
    );
    await everythingSealed(db.store);
  };
  const caughtUp = async (generation = 1): Promise<void> => {
    const head = await db.store.head();
    await until(
      async () => (await db.store.cursors.position({ consumer: 'tally', generation })) >= head,
      'the projection catches up',
    );
  };
  const digest = async (schema = 'proj_tally'): Promise<string> => {
    const { rows } = await db.pool.query(
      `SELECT (SELECT json_agg(t ORDER BY campaign, stream) FROM ${schema}.tally t)::text AS tally,
              (SELECT json_agg(e ORDER BY position) FROM ${schema}.entry e)::text AS entry`,
    );
    return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  };
  const entries = async (campaign: string): Promise<string[]> => {
    const { rows } = await db.pool.query<{ place: string }>(
      `SELECT stream || ' ' || version AS place FROM proj_tally.entry WHERE campaign = $1 ORDER BY position`,
      [campaign],
    );
    return rows.map(({ place }) => place);
  };

  it('are built on the first start and follow the log from then on', async () => {
    await write(['a', 'b'], 10);
    await follow(1);
    seal();
    await write(['a', 'c'], 10);
    await caughtUp();
    const { rows } = await db.pool.query<{ campaign: string; events: number }>(
      'SELECT campaign, sum(events)::int AS events FROM proj_tally.tally GROUP BY campaign ORDER BY campaign',
    );
    expect(rows).toEqual([
      { campaign: 'a', events: 40 },
      { campaign: 'b', events: 20 },
      { campaign: 'c', events: 20 },
    ]);
    expect(await new Generations(db.store).live('tally')).toEqual({ live: 1, previous: null });
  });

  it('apply each event once with four instances at work at once', async () => {
    seal();
    const stores = [db.store, db.another(), db.another(), db.another()];
    await Promise.all(stores.map((store) => follow(1, store)));
    await write(['a', 'b', 'c'], 60);
    await caughtUp();
    const { rows } = await db.pool.query(
      `SELECT count(*)::int AS entries, count(DISTINCT position)::int AS places,
              (SELECT sum(events)::int FROM proj_tally.tally) AS tallied FROM proj_tally.entry`,
    );
    expect(rows).toEqual([{ entries: 360, places: 360, tallied: 360 }]);
  });

  it.each([1, 3])('give the same bytes when they are built again from zero, in %i cells', async (cells) => {
    seal();
    await follow(1);
    await write(['a', 'b', 'c', 'd', 'e'], 30);
    await caughtUp();
    const before = await digest();
    const report = await rebuild(db.store, tally(1), { cells, pageSize: 64 });
    expect(report).toEqual({ generation: 1, position: 300, events: 300 });
    expect(await digest()).toBe(before);
    await write(['f'], 4);
    await caughtUp();
    expect(await entries('f')).toHaveLength(8);
  });

  it('switch readers to a new generation in one transaction, while the old one goes on and is kept', async () => {
    seal();
    await follow(1);
    await write(['a', 'b'], 20);
    const writing = write(['a', 'b', 'c'], 60);
    await follow(2, db.another());
    await writing;
    await caughtUp(1);
    await caughtUp(2);
    expect(await new Generations(db.store).live('tally')).toEqual({ live: 2, previous: 1 });
    expect(await digest('proj_tally__g1')).toBe(await digest('proj_tally'));
    const { rows } = await db.pool.query<{ definition: string }>(
      `SELECT pg_get_viewdef('proj_tally.entry'::regclass) AS definition`,
    );
    expect(rows[0]?.definition).toContain('proj_tally__g2.entry');
  });

  it('are switched while readers wait for them, and no reader and no switch is refused for it', async () => {
    await write(['a'], 20);
    await rebuild(db.store, tally(1));
    const before = await digest();
    const waiting = (many: number): Promise<void> =>
      until(async () => {
        const { rows } = await db.pool.query<{ count: string }>(
          `SELECT count(DISTINCT pid) FROM pg_locks WHERE NOT granted
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        );
        return Number(rows[0]?.count) >= many;
      }, `${many} wait for a lock`);
    const gate = await db.pool.connect();
    try {
      await gate.query('BEGIN');
      await gate.query('LOCK TABLE proj_tally__g1.tally IN ACCESS EXCLUSIVE MODE');
      const switched = rebuild(db.store, tally(1));
      await waiting(1);
      const read = db.pool.query('SELECT * FROM proj_tally.tally');
      await waiting(2);
      await gate.query('COMMIT');
      const [{ events }, { rows }] = await Promise.all([switched, read]);
      expect([events, rows.length]).toEqual([40, 2]);
    } finally {
      gate.release(true);
    }
    expect(await digest()).toBe(before);
  });

  it('go on with a rebuild that was interrupted, and apply nothing twice', async () => {
    await write(['a', 'b', 'c', 'd'], 40);
    await rebuild(db.store, tally(1), { cells: 2, pageSize: 50 });
    const whole = await digest();
    const interrupted = rebuild(db.store, tally(2), {
      cells: 2,
      pageSize: 50,
      onProgress: (position) => {
        if (position >= 150) {
          throw new Error('pulled the plug');
        }
      },
    });
    await expect(interrupted).rejects.toThrow('pulled the plug');
    expect(await new Generations(db.store).live('tally')).toEqual({ live: 1, previous: null });
    const report = await rebuild(db.store, tally(2), { cells: 5, pageSize: 50 });
    expect(report).toEqual({ generation: 2, position: 320, events: 170 });
    expect(await digest()).toBe(whole);
  });

  it('stop a campaign at an event that cannot be applied, and only that campaign', async () => {
    seal();
    await follow(1, db.store, ({ campaign, version }) => campaign === 'b' && version === 5);
    await write(['a', 'b', 'c'], 20);
    await caughtUp();
    const [letter, ...others] = await new DeadLetters(db.store.database).list('tally');
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      campaign: 'b',
      version: 5,
      type: 'UnitMoved',
      attempts: 1,
      generation: 1,
    });
    expect(letter?.error).toContain('cannot stomach b 5');
    expect(await entries('a')).toHaveLength(40);
    expect(await entries('c')).toHaveLength(40);
    const log = (await db.store.readLog(0)).events.filter(({ campaign }) => campaign === 'b');
    const before = log.filter(({ position }) => position < (letter?.position ?? 0));
    expect(await entries('b')).toEqual(before.map(({ stream, version }) => `${stream} ${version}`));
  });

  it('let a stopped campaign catch up without a gap once it can be applied', async () => {
    seal();
    const stomach = { version: 5 };
    const runner = await follow(
      1,
      db.store,
      ({ campaign, version }) => campaign === 'b' && version === stomach.version,
    );
    await write(['a', 'b'], 10);
    await caughtUp();
    expect(await runner.retry('b')).toBe(false);
    expect((await new DeadLetters(db.store.database).list())[0]).toMatchObject({ version: 5, attempts: 2 });
    stomach.version = 9;
    expect(await runner.retry('b')).toBe(false);
    expect((await new DeadLetters(db.store.database).list())[0]).toMatchObject({ version: 9, attempts: 3 });
    stomach.version = 0;
    expect(await runner.retry('b')).toBe(true);
    await write(['a', 'b'], 10);
    await caughtUp();
    const log = (await db.store.readLog(0)).events.filter(({ campaign }) => campaign === 'b');
    expect(await entries('b')).toEqual(log.map(({ stream, version }) => `${stream} ${version}`));
    expect(await new DeadLetters(db.store.database).list()).toEqual([]);
    expect(await runner.retry('b')).toBe(true);
  });

  it('keep dead letters of a rebuild with the generation that was built', async () => {
    await write(['a', 'b'], 10);
    await rebuild(
      db.store,
      tally(1, ({ campaign }) => campaign === 'a'),
      { pageSize: 7 },
    );
    const letters = await new DeadLetters(db.store.database).list();
    expect(letters.map(({ campaign, generation, version }) => [campaign, generation, version])).toEqual([
      ['a', 1, 1],
    ]);
    expect(await entries('b')).toHaveLength(20);
  });

  it('drop an old generation, but not the one readers use', async () => {
    await write(['a'], 4);
    await rebuild(db.store, tally(1));
    await rebuild(db.store, tally(2));
    const generations = new Generations(db.store);
    await expect(generations.drop({ name: 'tally' }, 2)).rejects.toMatchObject({
      code: 'EVENT_STORE_GENERATION_LIVE',
    });
    await generations.drop({ name: 'tally' }, 1);
    expect(await generations.live('tally')).toEqual({ live: 2, previous: null });
    expect((await db.pool.query(`SELECT FROM pg_namespace WHERE nspname = 'proj_tally__g1'`)).rows).toEqual(
      [],
    );
    await expect(new ProjectionRunner(db.store, tally(1)).start()).rejects.toMatchObject({
      code: 'EVENT_STORE_GENERATION_SUPERSEDED',
    });
    await rebuild(db.store, tally(1));
    expect(await generations.live('tally')).toEqual({ live: 1, previous: 2 });
  });

  it.each([
    ['a name with capitals', { ...tally(1), name: 'Tally' }],
    ['a table with a quote', { ...tally(1), tables: ['ta"lly'] }],
    ['generation 0', tally(0)],
  ])('refuse %s', async (_what, projection) => {
    expect(() => new ProjectionRunner(db.store, projection)).toThrow(InvalidProjectionError);
  });

  it('know the position of each event once it is sealed, so that a reader can wait for his own write', async () => {
    await write(['a', 'b'], 6);
    await db.store.append(appendOf('a', 'land', 6, 1));
    for (const { campaign, stream, version, position } of (await db.store.readLog(0)).events) {
      expect(await db.store.positionOf(campaign, stream, version)).toBe(position);
    }
    expect(await db.store.positionOf('a', 'land', 7)).toBeUndefined();
    expect(await db.store.positionOf('nobody', 'land', 1)).toBeUndefined();
  });
});
