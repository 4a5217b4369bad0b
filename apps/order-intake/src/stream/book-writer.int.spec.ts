import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStore, type NewEvent } from '@vedette/event-store';
import { temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';
import { BookWriter, type Page } from './book-writer.js';
import { LogCutError } from './log-cut.error.js';

const EVENT: NewEvent = { type: 'OrderAccepted', data: {}, audience: {} };

describe('the writer of books', () => {
  let database: TemporaryDatabase;
  let store: EventStore;
  beforeAll(async () => {
    database = await temporaryDatabase('books');
    store = new EventStore(database.pool(2));
    await store.migrate();
  });
  afterAll(() => database.drop());

  /** A stream that somebody knows up to a version. */
  const known = (campaign: string, version: number): Page & { readonly looks: () => number } => {
    let [knows, looks] = [version, 0];
    return {
      campaign,
      stream: 'orders',
      get version() {
        return knows;
      },
      refresh: async () => {
        looks += 1;
        knows = (await store.streamVersions(campaign))['orders'] ?? 0;
      },
      written: (events, first) => void (knows = first + events.length - 1),
      looks: () => looks,
    };
  };
  const writeTo = (page: Page): Promise<void> =>
    new BookWriter(store).write(randomUUID(), () => [{ page, events: [EVENT] }]);

  it('decides again after somebody else was first', async () => {
    await writeTo(known('busy', 0));
    const page = known('busy', 0);
    await writeTo(page);
    expect([page.version, page.looks()]).toEqual([2, 1]);
  });

  it('says that it is away for the moment, and writes nothing, when the log is shorter than it was seen to be', async () => {
    await writeTo(known('cut', 0));
    const page = known('cut', 3);
    await expect(writeTo(page)).rejects.toThrow(LogCutError);
    await expect(writeTo(page)).rejects.toMatchObject({ status: 503, code: 'database-away' });
    expect([page.looks(), await store.streamVersions('cut')]).toEqual([0, { orders: 1 }]);
  });
});
