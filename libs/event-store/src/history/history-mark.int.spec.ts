import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { archiveCampaign } from '../archive/archive-campaign.js';
import { appendOf } from '../testing/sample-events.js';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database.js';
import { type HistoryMark, lookAtMark } from './history-mark.js';

describe('a mark of the log', () => {
  let db: TemporaryDatabase;
  beforeEach(async () => (db = await temporaryDatabase()));
  afterEach(() => db.drop());

  const grow = async (campaign: string, from: number, events: number): Promise<void> => {
    // Another process, as far as this one remembers.
    await db.another().append(appendOf(campaign, 'land', from, events));
    await db.store.seal();
  };
  const look = async (seen: HistoryMark | null) => lookAtMark(db.store, seen);
  const kept = async (): Promise<HistoryMark> => (await look(null)).seen!;

  it('is none while it is empty, and that it grows breaks nothing', async () => {
    expect(await look(null)).toEqual({ isCut: false, seen: null });
    await grow('a', 0, 3);
    const seen = await kept();
    expect(seen).toEqual({ position: 3, mark: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await look(seen)).toEqual({ isCut: false, seen });
    await grow('a', 3, 2);
    expect(await look(seen)).toEqual({ isCut: false, seen: await kept() });
  });

  it('is not in a log that ends before it, nor in one that says something else there', async () => {
    const other = db.another();
    await other.append(appendOf('a', 'land', 0, 3));
    await other.append(appendOf('a', 'land', 3, 2));
    await db.store.seal();
    const seen = await kept();
    await db.pool.query(`BEGIN; SET LOCAL es.allow_archive = 'on';
      DELETE FROM es.event WHERE version > 3; UPDATE es.stream SET version = 3;
      UPDATE es.tick SET event_count = 3 WHERE event_count = 5; COMMIT`);
    expect(await look(seen)).toMatchObject({ isCut: true, seen: { position: 3 } });
    await grow('a', 3, 4);
    expect(await look(seen)).toMatchObject({ isCut: true, seen: { position: 7 } });
    expect(await look(await kept())).toMatchObject({ isCut: false });
  });

  it('stays good when what it marks went to the archive', async () => {
    await grow('a', 0, 3);
    const seen = await kept();
    const directory = await mkdtemp(join(tmpdir(), 'vedette-mark-'));
    try {
      await archiveCampaign(db.store, 'a', { directory });
      const after = await look(seen);
      expect(after.isCut).toBe(false);
      await grow('b', 0, 2);
      expect(await look(after.seen)).toMatchObject({ isCut: false });
    } finally {
      await rm(directory, { recursive: true });
    }
  });
});
