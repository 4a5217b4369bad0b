import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Sealer } from '../sealer/sealer.js';
import { appendOf } from '../testing/sample-events.js';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database.js';

describe('the event store', () => {
  let db: TemporaryDatabase;
  beforeEach(async () => {
    db = await temporaryDatabase();
  });
  afterEach(() => db.drop());

  it('tells a writer the position of what he wrote as soon as it is sealed', async () => {
    const appended = await db.store.append(appendOf('a', 'land', 0, 3));
    const position = db.store.sealedPosition(appended, 5_000);
    await db.store.append(appendOf('b', 'land', 0, 3));
    const sealer = new Sealer(db.store, { pollMs: 10 });
    sealer.start();
    expect(await position).toBe(3);
    await sealer.stop();
  });

  it('gives up waiting for a position when nobody seals', async () => {
    const appended = await db.store.append(appendOf('a', 'land', 0, 1));
    await expect(db.store.sealedPosition(appended, 60)).rejects.toMatchObject({
      code: 'EVENT_STORE_WAITED_TOO_LONG',
    });
  });

  it('lets a reader wait until a consumer has seen his write', async () => {
    const key = { consumer: 'map', generation: 1 };
    const waiting = db.store.reached(key, 5, 5_000);
    await db.store.cursors.move(key, 0, 4);
    await db.store.cursors.move(key, 4, 9);
    await waiting;
    await expect(db.store.reached(key, 10, 40)).rejects.toMatchObject({
      code: 'EVENT_STORE_WAITED_TOO_LONG',
    });
  });

  it('says how it is', async () => {
    expect(await db.store.condition()).toMatchObject({
      head: 0,
      sealedAt: undefined,
      unsealed: 0,
      unsealedSeconds: 0,
      stoppedCampaigns: 0,
    });
    await db.store.append(appendOf('a', 'land', 0, 3));
    await db.store.seal();
    await db.store.append(appendOf('a', 'land', 3, 2));
    const client = await db.pool.connect();
    await client.query('BEGIN; SELECT pg_current_xact_id(), pg_sleep(0.05)');
    const condition = await db.store.condition();
    expect(condition).toMatchObject({ head: 3, unsealed: 2, stoppedCampaigns: 0 });
    expect(condition.oldestTransactionSeconds).toBeGreaterThan(0.04);
    expect(Math.abs((condition.sealedAt?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    await client.query('ROLLBACK');
    client.release();
  });

  it('says how long the oldest event has waited to be sealed, and that beyond a position to be read', async () => {
    const { head } = await db.store.condition();
    await db.store.append(appendOf('aged', 'land', 0, 1));
    await sleep(60);
    await db.store.append(appendOf('aged', 'land', 1, 1));
    const { unsealedSeconds } = await db.store.condition();
    expect(unsealedSeconds).toBeGreaterThan(0.05);
    expect(unsealedSeconds).toBeLessThan(30);
    await db.store.seal();
    expect((await db.store.condition()).unsealedSeconds).toBe(0);
    const end = await db.store.head();
    await sleep(60);
    await db.store.append(appendOf('aged', 'land', 2, 1));
    await db.store.seal();
    expect(await db.store.ageBeyond(end + 1)).toBe(0);
    // As long as its own tick, not as long as the one before.
    expect(await db.store.ageBeyond(end)).toBeLessThan(await db.store.ageBeyond(end - 1));
    expect(await db.store.ageBeyond(end - 1)).toBeGreaterThan(0.05);
    expect(await db.store.ageBeyond(head)).toBeGreaterThan(0.05);
  });

  it('runs on a pool of a single connection', async () => {
    const single = db.another({}, 1);
    await single.transaction(async (transaction) => {
      await single.appendWithin(transaction, appendOf('narrow', 'land', 0, 1));
      await single.appendManyWithin(
        transaction,
        [appendOf('narrow', 'naval', 0, 1)],
        appendOf('narrow', 'naval', 0, 1),
      );
    });
    single.announce();
    expect(await single.streamVersions('narrow')).toEqual({ land: 1, naval: 1 });
  });
});
