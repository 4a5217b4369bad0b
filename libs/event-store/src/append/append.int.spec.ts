import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CampaignClosedError } from '../errors/campaign-closed.error.js';
import { InvalidAppendError } from '../errors/invalid-append.error.js';
import { WrongExpectedVersionError } from '../errors/wrong-expected-version.error.js';
import { appendOf, marched, marches } from '../testing/sample-events.js';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database.js';

describe('appending', () => {
  let db: TemporaryDatabase;
  beforeAll(async () => {
    db = await temporaryDatabase();
  });
  afterAll(() => db.drop());

  it('gives the events of a new stream the versions from 1 on', async () => {
    const appended = await db.store.append(appendOf('amwol-1846', 'land', 0, 3));
    expect(appended).toEqual({
      campaign: 'amwol-1846',
      stream: 'land',
      firstVersion: 1,
      lastVersion: 3,
      replayed: false,
    });
    expect(await db.store.append(appendOf('amwol-1846', 'land', 3, 2))).toMatchObject({
      firstVersion: 4,
      lastVersion: 5,
    });
  });

  it('brings back what was appended, byte for byte', async () => {
    const data = {
      zulu: 1,
      alpha: [1.5, -0, 1e21, 'Ünïcode "quoted" \\ \n 🐎', null, true],
      '': {},
      nested: { b: 1, a: 2 },
    };
    const meta = {
      correlation: 'c-1',
      causation: 'c-0',
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    };
    const commandId = randomUUID();
    const dice = [{ label: 'morale-check US1IN', chance: 0.12, roll: 0.431 }];
    await db.store.append({
      campaign: 'bytes',
      stream: 'land',
      expectedVersion: 0,
      commandId,
      meta,
      events: [
        marched(1, { data, dice, turn: 3, phase: 'combat', rule: 'gitm-amwol 9.8', schemaVersion: 4 }),
        { type: 'NoteTaken', data: 'only text', audience: {} },
      ],
    });
    const [first, second] = await db.store.readStream('bytes', 'land');
    expect(first).toMatchObject({
      commandId,
      meta,
      dice,
      turn: 3,
      phase: 'combat',
      rule: 'gitm-amwol 9.8',
      schemaVersion: 4,
    });
    expect(JSON.stringify(first?.data)).toBe(JSON.stringify(data));
    expect(first?.recordedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/);
    expect(Math.abs(Date.parse(first?.recordedAt ?? '') - Date.now())).toBeLessThan(60_000);
    expect(second).toMatchObject({
      data: 'only text',
      turn: null,
      phase: null,
      rule: null,
      dice: null,
      schemaVersion: 1,
      audience: {},
    });
  });

  it('refuses an append whose decision rests on an old version, with the stable code and both versions', async () => {
    await db.store.append(appendOf('race', 'land', 0, 2));
    const error: unknown = await db.store
      .append(appendOf('race', 'land', 1, 1))
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(WrongExpectedVersionError);
    expect(error).toMatchObject({
      code: 'EVENT_STORE_WRONG_EXPECTED_VERSION',
      stream: 'land',
      expected: 1,
      actual: 2,
    });
    await expect(db.store.append(appendOf('race', 'land', 0, 1))).rejects.toMatchObject({ actual: 2 });
    await expect(db.store.append(appendOf('race', 'land', 9, 1))).rejects.toMatchObject({ actual: 2 });
    await expect(db.store.append(appendOf('race', 'naval', 1, 1))).rejects.toMatchObject({ actual: 0 });
    expect(await db.store.readStream('race', 'land')).toHaveLength(2);
  });

  it.each([0, 4])(
    'takes a repeat of the same command at version %i as done, and adds nothing',
    async (expected) => {
      const campaign = `repeat-${expected}`;
      if (expected > 0) {
        await db.store.append(appendOf(campaign, 'turn', 0, expected));
      }
      const request = appendOf(campaign, 'turn', expected, 3);
      await db.store.append(request);
      await db.store.append(appendOf(campaign, 'turn', expected + 3, 5));
      expect(await db.store.append(request)).toMatchObject({
        firstVersion: expected + 1,
        lastVersion: expected + 3,
        replayed: true,
      });
      expect(await db.store.readStream(campaign, 'turn')).toHaveLength(expected + 8);
    },
  );

  it('takes a repeat of a single event as done as well', async () => {
    const first = appendOf('single', 'turn', 0, 1);
    const second = appendOf('single', 'turn', 1, 1);
    for (const request of [first, second]) {
      expect(await db.store.append(request)).toMatchObject({
        lastVersion: request.expectedVersion + 1,
        replayed: false,
      });
    }
    for (const request of [first, second]) {
      expect(await db.store.append(request)).toMatchObject({
        firstVersion: request.expectedVersion + 1,
        lastVersion: request.expectedVersion + 1,
        replayed: true,
      });
    }
    expect(await db.store.streamVersions('single')).toEqual({ turn: 2 });
  });

  it('takes the same command at another version as another append', async () => {
    const request = appendOf('twice', 'turn', 0, 1);
    await db.store.append(request);
    expect(await db.store.append({ ...request, expectedVersion: 1 })).toMatchObject({
      lastVersion: 2,
      replayed: false,
    });
  });

  it('lets exactly one of twelve racing appends win', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () => db.store.append(appendOf('twelve', 'land', 0, 4))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lost = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    );
    expect(lost.every((reason) => reason instanceof WrongExpectedVersionError)).toBe(true);
    expect((await db.store.readStream('twelve', 'land')).map(({ version }) => version)).toEqual([1, 2, 3, 4]);
  });

  it('moves an import to the end of a stream whatever its version', async () => {
    const call = `SELECT es.append(es.campaign_number('import'), 'log', -1, gen_random_uuid(), NULL,
      '{Noted,Noted}', '{1,1}', '{1,1}', '{a,b}', '{r,r}', '{1,2}', '{null,null}', '{"{}","{}"}') AS version`;
    const one = `SELECT es.append_one(es.campaign_number('import'), 'log', -1, gen_random_uuid(), NULL,
      'Noted', 1::int2, 1::int2, 'a', 'r', '1', NULL, '{}') AS version`;
    const lasts = [];
    for (const text of [call, one, call, one]) {
      lasts.push((await db.pool.query<{ version: number }>(text)).rows[0]?.version);
    }
    expect(lasts).toEqual([2, 3, 5, 6]);
    expect((await db.store.readStream('import', 'log')).map(({ version }) => version)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });

  it.each([
    ['a campaign name with a dot', { campaign: 'a.b' }, /is no name for the campaign/],
    ['a stream name with a blank', { stream: 'land forces' }, /is no name for the stream/],
    ['a negative version', { expectedVersion: -1 }, /Expected version -1/],
    ['no events', { events: [] }, /no events/],
    ['a command id that is no UUID', { commandId: 'turn-3' }, /not a UUID/],
    ['an event without audience', { events: [{ type: 'A', data: {} } as never] }, /needs data and audience/],
    ['an event without type', { events: [marched(1, { type: '' })] }, /no type/],
    ['a broken turn', { events: [marched(1, { turn: 1.5 })] }, /turn of "UnitMoved" is 1\.5/],
  ])('refuses %s', async (_what, change, sentence) => {
    const error: unknown = await db.store
      .append({ ...appendOf('valid', 'land', 0, 1), ...change })
      .catch((e: unknown) => e);
    expect(error).toBeInstanceOf(InvalidAppendError);
    expect((error as Error).message).toMatch(sentence);
  });

  it('refuses events for a campaign that is closed, also to a new stream', async () => {
    await db.store.append(appendOf('finished', 'land', 0, 1));
    await db.pool.query(`UPDATE es.campaign SET closed_at = now() WHERE campaign_id = 'finished'`);
    await db.pool.query(`UPDATE es.stream SET closed = true
      WHERE campaign_no = (SELECT campaign_no FROM es.campaign WHERE campaign_id = 'finished')`);
    await expect(db.store.append(appendOf('finished', 'land', 1, 1))).rejects.toBeInstanceOf(
      CampaignClosedError,
    );
    await expect(db.store.append(appendOf('finished', 'naval', 0, 1))).rejects.toMatchObject({
      code: 'EVENT_STORE_CAMPAIGN_CLOSED',
      stream: 'naval',
    });
  });
});

describe('appending to several streams', () => {
  let db: TemporaryDatabase;
  beforeAll(async () => {
    db = await temporaryDatabase();
  });
  afterAll(() => db.drop());

  it('appends to all of them and answers in the order asked', async () => {
    await db.store.append(appendOf('many', 'turn', 0, 2));
    const appended = await db.store.appendMany(
      [
        { campaign: 'many', stream: 'turn', expectedVersion: 2, events: marches(1, { type: 'TurnClosed' }) },
        { campaign: 'many', stream: 'land', expectedVersion: 0, events: marches(3) },
        { campaign: 'other', stream: 'land', expectedVersion: 0, events: marches(2) },
      ],
      { commandId: randomUUID(), meta: { correlation: 'x' } },
    );
    expect(
      appended.map(({ campaign, stream, firstVersion, lastVersion }) => [
        campaign,
        stream,
        firstVersion,
        lastVersion,
      ]),
    ).toEqual([
      ['many', 'turn', 3, 3],
      ['many', 'land', 1, 3],
      ['other', 'land', 1, 2],
    ]);
    expect(
      (await db.store.readStream('many', 'land')).map(({ data }) => (data as { unit: string }).unit),
    ).toEqual(['US1IN', 'US2IN', 'US3IN']);
    expect((await db.store.readStream('many', 'turn', { from: 3 }))[0]).toMatchObject({
      type: 'TurnClosed',
      meta: { correlation: 'x' },
    });
  });

  it('appends nothing when one stream is elsewhere, and names that stream', async () => {
    await db.store.append(appendOf('none', 'land', 0, 1));
    const attempt = db.store.appendMany(
      [
        { campaign: 'none', stream: 'turn', expectedVersion: 0, events: marches(1) },
        { campaign: 'none', stream: 'land', expectedVersion: 0, events: marches(1) },
      ],
      { commandId: randomUUID() },
    );
    await expect(attempt).rejects.toMatchObject({
      code: 'EVENT_STORE_WRONG_EXPECTED_VERSION',
      stream: 'land',
      actual: 1,
    });
    expect(await db.store.readStream('none', 'turn')).toEqual([]);
  });

  it('takes a repeat as done, but not a repeat of which a part is new', async () => {
    const cause = { commandId: randomUUID() };
    const appends = ['land', 'naval'].map((stream) => ({
      campaign: 'again',
      stream,
      expectedVersion: 0,
      events: marches(2),
    }));
    await db.store.appendMany(appends, cause);
    expect(
      (await db.store.appendMany(appends, cause)).map(({ replayed, lastVersion }) => [replayed, lastVersion]),
    ).toEqual([
      [true, 2],
      [true, 2],
    ]);
    const more = [...appends, { campaign: 'again', stream: 'turn', expectedVersion: 0, events: marches(1) }];
    await expect(db.store.appendMany(more, cause)).rejects.toBeInstanceOf(WrongExpectedVersionError);
    expect(await db.store.streamVersions('again')).toEqual({ land: 2, naval: 2 });
  });

  it('refuses a stream that is named twice', async () => {
    const append = { campaign: 'double', stream: 'land', expectedVersion: 0, events: marches(1) };
    await expect(db.store.appendMany([append, append], { commandId: randomUUID() })).rejects.toBeInstanceOf(
      InvalidAppendError,
    );
  });

  it('never deadlocks, whatever the order in which streams are named', async () => {
    const streams = ['land', 'naval', 'logistics', 'turn'];
    const attempt = async (round: number): Promise<number> => {
      const versions = await db.store.streamVersions('crossed');
      const order = round % 2 === 0 ? streams : [...streams].reverse();
      const appends = order.map((stream) => ({
        campaign: 'crossed',
        stream,
        expectedVersion: versions[stream] ?? 0,
        events: marches(1),
      }));
      return db.store.appendMany(appends, { commandId: randomUUID() }).then(
        () => 1,
        (error: unknown) => {
          expect(error).toBeInstanceOf(WrongExpectedVersionError);
          return 0;
        },
      );
    };
    const won = await Promise.all(Array.from({ length: 60 }, (_, round) => attempt(round)));
    const total = won.reduce((sum, one) => sum + one, 0);
    expect(total).toBeGreaterThan(0);
    expect(await db.store.streamVersions('crossed')).toEqual(
      Object.fromEntries(streams.map((stream) => [stream, total])),
    );
  });
});

describe('appending within a transaction of the caller', () => {
  interface Receipts {
    receipt: { id: number; note: string };
  }
  let db: TemporaryDatabase;
  beforeAll(async () => {
    db = await temporaryDatabase();
    await db.pool.query('CREATE TABLE receipt (id int PRIMARY KEY, note text NOT NULL)');
  });
  afterAll(() => db.drop());

  const receipts = async (): Promise<unknown[]> => (await db.pool.query('SELECT * FROM receipt')).rows;

  it('commits events and rows together', async () => {
    await db.store.transaction<void, Receipts>(async (transaction) => {
      await db.store.appendWithin(transaction, appendOf('mine', 'orders', 0, 2));
      await transaction.insertInto('receipt').values({ id: 1, note: 'accepted' }).execute();
    });
    expect(await receipts()).toEqual([{ id: 1, note: 'accepted' }]);
    expect(await db.store.readStream('mine', 'orders')).toHaveLength(2);
  });

  it('keeps neither when the append is refused', async () => {
    const work = db.store.transaction<void, Receipts>(async (transaction) => {
      await transaction.insertInto('receipt').values({ id: 2, note: 'lost' }).execute();
      await db.store.appendWithin(transaction, appendOf('mine', 'orders', 0, 1));
    });
    await expect(work).rejects.toBeInstanceOf(WrongExpectedVersionError);
    expect(await receipts()).toHaveLength(1);
  });

  it('forgets the number of a campaign whose first append was rolled back', async () => {
    const work = db.store.transaction<void, Receipts>(async (transaction) => {
      await db.store.appendWithin(transaction, appendOf('withdrawn', 'orders', 0, 1));
      throw new Error('changed his mind');
    });
    await expect(work).rejects.toThrow('changed his mind');
    expect(await db.store.append(appendOf('withdrawn', 'orders', 0, 1))).toMatchObject({ replayed: false });
  });

  it('appends to several streams with the caller’s rows', async () => {
    await db.store.transaction<void, Receipts>(async (transaction) => {
      const appends = ['land', 'naval'].map((stream) => ({
        campaign: 'mine',
        stream,
        expectedVersion: 0,
        events: marches(1),
      }));
      await db.store.appendManyWithin(transaction, appends, { commandId: randomUUID() });
      await transaction.insertInto('receipt').values({ id: 3, note: 'both' }).execute();
    });
    expect(await db.store.streamVersions('mine')).toEqual({ land: 1, naval: 1, orders: 2 });
  });
});
