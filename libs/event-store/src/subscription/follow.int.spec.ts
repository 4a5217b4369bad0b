import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@vedette/testing';
import { Cursors } from '../cursor/cursors.js';
import type { Hint, HintBus } from '../hint/hint-bus.js';
import { Sealer } from '../sealer/sealer.js';
import { appendOf } from '../testing/sample-events.js';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database.js';
import { Subscription } from './subscription.js';

describe('following the log', () => {
  let db: TemporaryDatabase;
  const running: { stop(): Promise<void> }[] = [];
  const started = <Worker extends { start(): void; stop(): Promise<void> }>(worker: Worker): Worker => {
    worker.start();
    running.push(worker);
    return worker;
  };
  beforeEach(async () => {
    db = await temporaryDatabase();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((worker) => worker.stop()));
    await db.drop();
  });

  it('hands every event to the handler once, in order, while writers write', async () => {
    const seen: number[] = [];
    started(new Sealer(db.store));
    started(
      new Subscription(db.store, {
        from: 0,
        pageSize: 16,
        onPage: async ({ events }) => {
          seen.push(...events.map(({ position }) => position));
        },
      }),
    );
    await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (campaign) => {
        for (let version = 0; version < 50; version += 1) {
          await db.store.append(appendOf(campaign, 'land', version, 1));
        }
      }),
    );
    await until(() => seen.length >= 200);
    expect(seen).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  });

  it('needs no hint: a bus that loses everything costs only the time of a poll', async () => {
    const dead: HintBus = { ring: () => undefined, listen: (_hint: Hint) => () => undefined };
    const store = db.another({ hints: dead });
    let seen = 0;
    started(new Sealer(store));
    started(
      new Subscription(store, {
        from: 0,
        onPage: async ({ events }) => {
          seen += events.length;
        },
      }),
    );
    await store.append(appendOf('a', 'land', 0, 3));
    await until(() => seen === 3);
  });

  it('goes on from the committed cursor after a handler failed, without leaving anything out', async () => {
    await db.pool.query('CREATE TABLE seen (position bigint PRIMARY KEY)');
    const key = { consumer: 'collector', generation: 1 };
    const errors: unknown[] = [];
    let failures = 2;
    started(new Sealer(db.store));
    const subscription = started(
      new Subscription(db.store, {
        from: () => db.store.cursors.position(key),
        pageSize: 2,
        onError: (error) => errors.push(error),
        onPage: async ({ events, position }) => {
          await db.store.transaction<void, { seen: { position: number } }>(async (transaction) => {
            const from = await Cursors.within(transaction).position(key);
            await transaction
              .insertInto('seen')
              .values(events.map((event) => ({ position: event.position })))
              .execute();
            if (failures > 0 && position > 3) {
              failures -= 1;
              throw new Error('the projector stumbled');
            }
            await Cursors.within(transaction).move(key, from, position);
          });
        },
      }),
    );
    await db.store.append(appendOf('a', 'land', 0, 7));
    for (let position = 0; position < 7;) {
      await sleep(10);
      position = await db.store.cursors.position(key);
    }
    await subscription.stop();
    expect(errors).toHaveLength(2);
    const { rows } = await db.pool.query<{ position: string }>('SELECT position FROM seen ORDER BY position');
    expect(rows.map(({ position }) => Number(position))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('seals once more when it is stopped, so that nothing appended before waits for another process', async () => {
    const sealer = started(new Sealer(db.store, { pollMs: 10_000, spacingMs: 200 }));
    await db.store.append(appendOf('a', 'land', 0, 1));
    await until(() => true);
    await db.store.append(appendOf('a', 'land', 1, 1));
    await sealer.stop();
    expect(await db.store.head()).toBe(2);
  });
});
