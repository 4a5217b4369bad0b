import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { appendOf } from '../testing/sample-events.js';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database.js';

describe('snapshots', () => {
  let db: TemporaryDatabase;
  const key = { campaign: 'c', name: 'position', reducerHash: 'r1' };
  beforeAll(async () => {
    db = await temporaryDatabase();
    await db.store.append(appendOf('c', 'land', 0, 6));
  });
  afterAll(() => db.drop());

  it('come back byte for byte, with what they contain', async () => {
    const state = { zulu: { b: 1, a: [1.25, 'é'] }, alpha: null, '10': 1, '9': 2 };
    await db.store.snapshots.save({ ...key, version: 4, streams: { land: 4 }, state });
    const found = await db.store.snapshots.latest<typeof state>(key);
    expect(found).toEqual({ ...key, version: 4, streams: { land: 4 }, state });
    expect(JSON.stringify(found?.state)).toBe(JSON.stringify(state));
  });

  it('are the newest, or the newest not beyond a version, of one reducer', async () => {
    await db.store.snapshots.save({ ...key, version: 12, streams: { land: 6, naval: 6 }, state: 'twelve' });
    await db.store.snapshots.save({ ...key, reducerHash: 'r2', version: 99, streams: {}, state: 'foreign' });
    expect((await db.store.snapshots.latest(key))?.version).toBe(12);
    expect((await db.store.snapshots.latest(key, 11))?.version).toBe(4);
    expect(await db.store.snapshots.latest(key, 3)).toBeUndefined();
    expect(await db.store.snapshots.latest({ ...key, reducerHash: 'r3' })).toBeUndefined();
  });

  it('stay when the same version is saved again, because it cannot differ', async () => {
    await db.store.snapshots.save({ ...key, version: 12, streams: {}, state: 'other' });
    expect((await db.store.snapshots.latest(key))?.state).toBe('twelve');
  });

  it('can be thrown away without harm: fold the events instead and get the same state', async () => {
    const fold = async (): Promise<number> => {
      const from = await db.store.snapshots.latest<number>({ ...key, name: 'fatigue' });
      const rest = await db.store.readCampaign('c', from?.streams ?? {});
      return rest.reduce((sum, { data }) => sum + (data as { fatigue: number }).fatigue, from?.state ?? 0);
    };
    const whole = await fold();
    const half = (await db.store.readStream('c', 'land', { limit: 3 })).reduce(
      (sum, { data }) => sum + (data as { fatigue: number }).fatigue,
      0,
    );
    await db.store.snapshots.save({ ...key, name: 'fatigue', version: 3, streams: { land: 3 }, state: half });
    expect(await fold()).toBe(whole);
    await db.store.snapshots.forget('c');
    expect(await db.store.snapshots.latest(key)).toBeUndefined();
    expect(await fold()).toBe(whole);
  });

  it('are thinned out: the newest of each kind and every tenth stay, and those of a reducer long replaced go', async () => {
    const { snapshots } = db.store;
    for (let version = 1; version <= 23; version++)
      await snapshots.save({ ...key, name: 'thin', version, streams: {}, state: version });
    await snapshots.save({ ...key, name: 'thin', reducerHash: 'r0', version: 22, streams: {}, state: 'old' });
    await db.pool.query(
      `UPDATE es.snapshot SET taken_at = taken_at - interval '8 days' WHERE name = 'thin' AND reducer_hash = 'r0'`,
    );
    await snapshots.save({ ...key, name: 'once', version: 7, streams: {}, state: 'alone' });
    expect(await snapshots.superfluous(2)).toBe(20);
    expect(await snapshots.thinOut(2)).toBe(20);
    expect(await snapshots.thinOut(2)).toBe(0);
    const { rows } = await db.pool.query<{ left: string }>(
      `SELECT name || ' ' || reducer_hash || ' ' || version AS left FROM es.snapshot WHERE name IN ('thin', 'once')
        ORDER BY name, version`,
    );
    expect(rows.map(({ left }) => left)).toEqual([
      'once r1 7',
      ...[10, 20, 22, 23].map((version) => `thin r1 ${version}`),
    ]);
    await snapshots.forget('c');
  });

  it('of one reducer can be thrown away alone, and an unknown campaign has none', async () => {
    await db.store.snapshots.save({ ...key, version: 1, streams: {}, state: 1 });
    await db.store.snapshots.save({ ...key, reducerHash: 'r2', version: 1, streams: {}, state: 2 });
    await db.store.snapshots.forget('c', 'r2');
    expect(await db.store.snapshots.latest({ ...key, reducerHash: 'r2' })).toBeUndefined();
    expect((await db.store.snapshots.latest(key))?.state).toBe(1);
    await db.store.snapshots.save({ ...key, campaign: 'unheard-of', version: 1, streams: {}, state: 1 });
    await db.store.snapshots.forget('unheard-of');
    expect(await db.store.snapshots.latest({ ...key, campaign: 'unheard-of' })).toBeUndefined();
  });
});
