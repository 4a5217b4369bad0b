import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database.js';
import { CursorMovedError } from '../errors/cursor-moved.error.js';
import { Cursors } from './cursors.js';

describe('cursors', () => {
  let db: TemporaryDatabase;
  beforeAll(async () => {
    db = await temporaryDatabase();
  });
  afterAll(() => db.drop());

  it('begin at 0 and move from where they are', async () => {
    const key = { consumer: 'map', generation: 1 };
    expect(await db.store.cursors.position(key)).toBe(0);
    await db.store.cursors.move(key, 0, 40);
    await db.store.cursors.move(key, 40, 55);
    expect(await db.store.cursors.position(key)).toBe(55);
    await expect(db.store.cursors.move(key, 40, 60)).rejects.toMatchObject({
      code: 'EVENT_STORE_CURSOR_MOVED',
      from: 40,
    });
    await expect(db.store.cursors.move(key, 0, 60)).rejects.toBeInstanceOf(CursorMovedError);
  });

  it('are apart for each generation and cell', async () => {
    await db.store.cursors.move({ consumer: 'apart', generation: 1 }, 0, 9);
    await db.store.cursors.move({ consumer: 'apart', generation: 2, cell: 3 }, 0, 4);
    expect(await db.store.cursors.position({ consumer: 'apart', generation: 2 })).toBe(0);
    expect(await db.store.cursors.position({ consumer: 'apart', generation: 2, cell: 3 })).toBe(4);
    await db.store.cursors.forget('apart', 2);
    expect(await db.store.cursors.position({ consumer: 'apart', generation: 2, cell: 3 })).toBe(0);
    expect(await db.store.cursors.position({ consumer: 'apart', generation: 1 })).toBe(9);
  });

  it('let one of several instances have each step, and the work of the others is undone', async () => {
    await db.pool.query('CREATE TABLE step (number int)');
    const key = { consumer: 'contended', generation: 1 };
    const attempt = (number: number): Promise<void> =>
      db.store.transaction<void, { step: { number: number } }>(async (transaction) => {
        await transaction.insertInto('step').values({ number }).execute();
        await Cursors.within(transaction).move(key, number - 1, number);
      });
    for (let number = 1; number <= 10; number += 1) {
      const outcomes = await Promise.allSettled([
        attempt(number),
        attempt(number),
        attempt(number),
        attempt(number),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    const { rows } = await db.pool.query<{ number: number }>('SELECT number FROM step ORDER BY number');
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});
