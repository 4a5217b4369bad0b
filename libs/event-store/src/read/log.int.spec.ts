import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { everythingSealed } from '../testing/everything-sealed.js';
import { appendOf, marched } from '../testing/sample-events.js';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database.js';
import type { LoggedEvent, NewEvent } from '../event/recorded-event.js';
import type { EventStore } from '../store/event-store.js';

const readAll = async (store: EventStore, pageSize: number): Promise<LoggedEvent[]> => {
  const events: LoggedEvent[] = [];
  for (let position = 0; ;) {
    const page = await store.readLog(position, pageSize);
    if (page.position === position) {
      return events;
    }
    events.push(...page.events);
    position = page.position;
  }
};

const open = async (db: TemporaryDatabase, statement: string): Promise<pg.PoolClient> => {
  const client = await db.pool.connect();
  await client.query('BEGIN');
  await client.query(statement);
  return client;
};

const commit = async (client: pg.PoolClient): Promise<void> => {
  await client.query('COMMIT');
  client.release();
};

const APPEND_BY_HAND = `SELECT es.append(es.campaign_number('sleepy'), 'land', $1, gen_random_uuid(), NULL,
  '{Slept}', '{1}', '{1}', '{p}', '{r}', '{1}', '{null}', '{"{}"}')`;

describe('the sealed log', () => {
  let db: TemporaryDatabase;
  beforeEach(async () => {
    db = await temporaryDatabase();
  });
  afterEach(() => db.drop());

  it('is empty until something is sealed, and an append alone is not', async () => {
    expect(await db.store.readLog(0)).toEqual({ events: [], position: 0, mayBeMore: false });
    await db.store.append(appendOf('a', 'land', 0, 3));
    expect(await db.store.readLog(0)).toEqual({ events: [], position: 0, mayBeMore: false });
    expect(await db.store.seal()).toEqual({ count: 3, by: 'this call', head: 3 });
    expect(await db.store.seal()).toEqual({ count: 0, by: 'this call', head: 3 });
    expect((await db.store.readLog(0)).events.map(({ position, version }) => [position, version])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it('has dense positions from 1 over all campaigns and streams, and names the tick', async () => {
    for (let round = 0; round < 5; round += 1) {
      await db.store.append(appendOf('a', 'land', round * 2, 2));
      await db.store.append(appendOf('b', 'naval', round, 1));
      await db.store.seal();
    }
    const events = await readAll(db.store, 4);
    expect(events.map(({ position }) => position)).toEqual(
      Array.from({ length: 15 }, (_, index) => index + 1),
    );
    expect(events.map(({ tick }) => tick)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]);
    expect(await db.store.head()).toBe(15);
  });

  it('gives large events in pages that a small service can hold, and never none', async () => {
    const megabytes = (count: number): NewEvent =>
      marched(count, { data: { map: 'x'.repeat(count * 2 ** 20) } });
    const events = [3, 3, 3, 3, 20, 1].map(megabytes);
    await db.store.append({ ...appendOf('a', 'opening', 0, 1), events });
    await everythingSealed(db.store);
    const pages: number[] = [];
    const more: boolean[] = [];
    for (let after = 0; ;) {
      const { position, events: page, mayBeMore } = await db.store.readLog(after);
      if (position === after) break;
      more.push(mayBeMore);
      expect(page.map((event) => event.position)).toEqual(
        Array.from({ length: position - after }, (_, index) => after + index + 1),
      );
      pages.push(page.length);
      after = position;
    }
    expect(pages).toEqual([3, 2, 1]);
    expect(more).toEqual([true, true, false]);
    expect((await db.store.readLog(0, 1)).mayBeMore).toBe(true);
  });

  it.each([1, 7, 100, 1024, 5000])(
    'gives the same order in pages of %i, also inside a tick of many slices',
    async (pageSize) => {
      for (let stream = 0; stream < 3; stream += 1) {
        await db.store.append(appendOf('huge', `s${stream}`, 0, 1_000));
      }
      expect(await db.store.seal()).toEqual({ count: 3_000, by: 'this call', head: 3_000 });
      const { rows } = await db.pool.query<{ event_count: number; base_position: string }>(
        'SELECT event_count, base_position FROM es.tick WHERE event_count > 0 ORDER BY tick_no',
      );
      expect(rows.map(({ event_count, base_position }) => [event_count, Number(base_position)])).toEqual([
        [1024, 0],
        [1024, 1024],
        [952, 2048],
      ]);
      const limited = pageSize === 1 ? await db.store.readLog(1_020, 8) : undefined;
      const events = limited?.events ?? (await readAll(db.store, pageSize));
      const first = limited === undefined ? 1 : 1_021;
      expect(events).toHaveLength(limited === undefined ? 3_000 : 8);
      events.forEach((event, index) => {
        const place = first + index - 1;
        expect([event.position, event.stream, event.version]).toEqual([
          place + 1,
          `s${Math.floor(place / 1_000)}`,
          (place % 1_000) + 1,
        ]);
      });
    },
  );

  it('neither waits for a transaction that sleeps nor loses what it commits later', async () => {
    await db.store.append(appendOf('sleepy', 'land', 0, 1));
    const sleeper = await db.pool.connect();
    await sleeper.query('BEGIN');
    await sleeper.query(APPEND_BY_HAND, [1]);
    await db.store.append(appendOf('awake', 'land', 0, 2));
    expect(await db.store.seal()).toEqual({ count: 3, by: 'this call', head: 3 });
    await db.store.append(appendOf('awake', 'land', 2, 1));
    expect(await db.store.seal()).toEqual({ count: 1, by: 'this call', head: 4 });
    await commit(sleeper);
    expect(await db.store.seal()).toEqual({ count: 1, by: 'this call', head: 5 });
    expect((await readAll(db.store, 2)).map(({ campaign, version }) => `${campaign} ${version}`)).toEqual([
      'sleepy 1',
      'awake 1',
      'awake 2',
      'awake 3',
      'sleepy 2',
    ]);
  });

  it('is not held up by a foreign transaction that got its id long ago and wrote nothing of ours', async () => {
    await db.pool.query('CREATE TABLE foreign_matter (id int)');
    const foreign = await open(db, 'INSERT INTO foreign_matter VALUES (1)');
    for (let round = 0; round < 3; round += 1) {
      await db.store.append(appendOf('a', 'land', round, 1));
      expect(await db.store.seal()).toEqual({ count: 1, by: 'this call', head: round + 1 });
    }
    await commit(foreign);
    expect(await db.store.seal()).toEqual({ count: 0, by: 'this call', head: 3 });
    expect(await readAll(db.store, 10)).toHaveLength(3);
  });

  it('keeps the order of a stream when the later event has the earlier transaction id', async () => {
    await db.store.append(appendOf('sleepy', 'land', 0, 1));
    await db.pool.query('CREATE TABLE foreign_matter (id int)');
    const early = await open(db, 'INSERT INTO foreign_matter VALUES (1)');
    await db.store.append(appendOf('sleepy', 'land', 1, 1));
    await early.query(APPEND_BY_HAND, [2]);
    await commit(early);
    await db.store.seal();
    expect((await readAll(db.store, 10)).map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  it('gives an appended row of a rolled back transaction no position', async () => {
    const client = await db.pool.connect();
    await client.query('BEGIN');
    await client.query(APPEND_BY_HAND, [0]);
    await db.store.append(appendOf('a', 'land', 0, 1));
    await client.query('ROLLBACK');
    client.release();
    await db.store.seal();
    await db.store.append(appendOf('a', 'land', 1, 1));
    await db.store.seal();
    expect((await readAll(db.store, 10)).map(({ campaign, position }) => [campaign, position])).toEqual([
      ['a', 1],
      ['a', 2],
    ]);
  });

  it('counts what was written under a savepoint with its transaction', async () => {
    const client = await open(db, 'SELECT 1');
    await client.query(APPEND_BY_HAND, [0]);
    await client.query('SAVEPOINT one');
    await client.query(APPEND_BY_HAND, [1]);
    await client.query('ROLLBACK TO SAVEPOINT one');
    await client.query('SAVEPOINT two');
    await client.query(APPEND_BY_HAND, [1]);
    await client.query('RELEASE SAVEPOINT two');
    await db.store.seal();
    await commit(client);
    expect(await db.store.seal()).toEqual({ count: 2, by: 'this call', head: 2 });
    expect((await readAll(db.store, 10)).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('lets one of many sealers work at a time, and no event is sealed twice', async () => {
    const others = Array.from({ length: 4 }, () => db.another());
    for (let round = 0; round < 20; round += 1) {
      await db.store.append(appendOf('a', 'land', round, 1));
      await Promise.all([db.store, ...others].map((store) => store.seal()));
    }
    await db.store.seal();
    expect((await readAll(db.store, 6)).map(({ position, version }) => [position, version])).toEqual(
      Array.from({ length: 20 }, (_, index) => [index + 1, index + 1]),
    );
  });

  it('says so when somebody else is sealing', async () => {
    await db.store.append(appendOf('a', 'land', 0, 2));
    const other = await open(db, `SELECT pg_advisory_xact_lock(hashtextextended('es.seal', 0))`);
    expect(await db.store.seal()).toEqual({ count: 0, by: 'another', head: 0 });
    await commit(other);
    expect(await db.store.seal()).toEqual({ count: 2, by: 'this call', head: 2 });
  });

  it('refuses to seal in another cluster or behind the last tick', async () => {
    await db.store.append(appendOf('a', 'land', 0, 1));
    await db.pool.query('UPDATE es.era SET system_identifier = system_identifier + 1');
    await expect(db.store.seal()).rejects.toMatchObject({ code: 'EVENT_STORE_ERA_ENDED' });
    await db.pool.query('UPDATE es.era SET system_identifier = system_identifier - 1');
    await db.store.seal();
    await db.pool.query(`BEGIN; SET LOCAL es.allow_archive = 'on';
      UPDATE es.tick SET snap = '900000000000:900000000000:'; COMMIT`);
    await expect(db.store.seal()).rejects.toMatchObject({ code: 'EVENT_STORE_ERA_ENDED' });
  });
});

describe('reading a campaign', () => {
  let db: TemporaryDatabase;
  beforeAll(async () => {
    db = await temporaryDatabase({
      upcast: (event) =>
        event.type === 'Renamed' && event.schemaVersion === 1
          ? { ...event, schemaVersion: 2, data: { renamed: event.data } }
          : event,
    });
    const { store } = db;
    const turn = async (number: number, stream: string, version: number): Promise<void> => {
      const request = appendOf('c', stream, version, 2);
      await store.append({ ...request, events: request.events.map((event) => ({ ...event, turn: number })) });
    };
    await turn(1, 'land', 0);
    await turn(1, 'naval', 0);
    await turn(2, 'naval', 2);
    await turn(2, 'land', 2);
    await turn(3, 'land', 4);
    await store.append({
      ...appendOf('c', 'administration', 0, 1),
      events: [marched(1, { turn: null, type: 'Renamed', data: 1 })],
    });
    await store.append(appendOf('other', 'land', 0, 5));
  });
  afterAll(() => db.drop());

  const places = (events: readonly { stream: string; version: number }[]): string[] =>
    events.map(({ stream, version }) => `${stream} ${version}`);

  it('gives the events of a stream from a version on, and no more than asked for', async () => {
    expect(places(await db.store.readStream('c', 'land', { from: 3 }))).toEqual([
      'land 3',
      'land 4',
      'land 5',
      'land 6',
    ]);
    expect(places(await db.store.readStream('c', 'land', { from: 2, limit: 2 }))).toEqual([
      'land 2',
      'land 3',
    ]);
  });

  it('gives the events of a range of turns from all streams in the order in which they happened', async () => {
    expect(places(await db.store.readTurns('c', 2))).toEqual(['naval 3', 'naval 4', 'land 3', 'land 4']);
    expect(places(await db.store.readTurns('c', 1, 2))).toHaveLength(8);
    expect(await db.store.readTurns('c', 9)).toEqual([]);
  });

  it('gives single events by stream and version, and leaves out what is not there', async () => {
    const wanted = [
      { stream: 'naval', version: 2 },
      { stream: 'land', version: 6 },
      { stream: 'land', version: 1 },
      { stream: 'land', version: 99 },
      { stream: 'nowhere', version: 1 },
    ];
    expect(places(await db.store.readPlaces('c', wanted))).toEqual(['land 1', 'land 6', 'naval 2']);
    expect(await db.store.readPlaces('nobody', wanted)).toEqual([]);
  });

  it('gives what a state does not contain yet, from streams it does not know as well', async () => {
    expect(places(await db.store.readCampaign('c', { land: 5, naval: 4 }))).toEqual([
      'land 6',
      'administration 1',
    ]);
    expect(await db.store.readCampaign('c')).toHaveLength(11);
  });

  it('knows the version of every stream', async () => {
    expect(await db.store.streamVersions('c')).toEqual({ administration: 1, land: 6, naval: 4 });
  });

  it('gives nothing for a campaign nobody has heard of, and does not make it', async () => {
    expect(await db.store.readStream('nobody', 'land')).toEqual([]);
    expect(await db.store.readTurns('nobody', 1)).toEqual([]);
    expect(await db.store.readCampaign('nobody')).toEqual([]);
    expect(await db.store.streamVersions('nobody')).toEqual({});
    expect((await db.pool.query(`SELECT FROM es.campaign WHERE campaign_id = 'nobody'`)).rows).toEqual([]);
  });

  it('upcasts old events whichever way they are read', async () => {
    const [event] = await db.store.readStream('c', 'administration');
    expect(event).toMatchObject({ schemaVersion: 2, data: { renamed: 1 } });
    await db.store.seal();
    const logged = (await db.store.readLog(0)).events.find(({ type }) => type === 'Renamed');
    expect(logged).toMatchObject({ schemaVersion: 2, data: { renamed: 1 } });
  });
});
