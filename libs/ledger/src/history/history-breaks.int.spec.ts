import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';
import { migrate, readHistory } from '@vedette/vault';
import { HistoryBreaks } from './history-breaks.js';

describe('breaks of the history of the log', () => {
  let database: TemporaryDatabase;
  let breaks: HistoryBreaks;
  beforeAll(async () => {
    database = await temporaryDatabase('breaks');
    const pool = database.pool(2);
    const sql = new URL('../../../../apps/turn-conductor/src/sql/', import.meta.url);
    await migrate(pool, readHistory('conductor', sql));
    breaks = new HistoryBreaks(pool);
  });
  afterAll(() => database.drop());

  it('are none in a house that has lost nothing', async () => {
    expect(await breaks.unnoted()).toBe(0);
    expect(await breaks.takeNote()).toEqual([]);
  });

  it('stand until somebody takes note of them, who is told of each once, in the order in which they were noticed', async () => {
    const seen = { service: 'turn-conductor', what: 'log', seen: 4_822, head: 4_812 } as const;
    const appended = { service: 'order-intake', what: 'log', seen: null, head: 4_812 } as const;
    await breaks.add(seen);
    await breaks.add(appended);
    expect(await breaks.unnoted()).toBe(2);
    expect(await breaks.unnoted()).toBe(2);
    expect(await breaks.takeNote()).toMatchObject([seen, appended]);
    expect(await breaks.unnoted()).toBe(0);
    expect(await breaks.takeNote()).toEqual([]);
    await breaks.add({ service: 'turn-conductor', what: 'stream', seen: 9, head: 12 });
    expect(await breaks.unnoted()).toBe(1);
  });
});
