import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@vedette/testing';
import { archiveCampaign } from '../archive/archive-campaign.js';
import { appendOf } from '../testing/sample-events.js';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database.js';
import { type HistoryCut, HistoryWatch } from './history-watch.js';

describe('the history of the log', () => {
  let db: TemporaryDatabase;
  let watch: HistoryWatch;

  beforeEach(async () => {
    db = await temporaryDatabase();
    watch = new HistoryWatch(db.store, { onCut: () => undefined });
    await db.store.append(appendOf('a', 'land', 0, 3));
    await db.store.append(appendOf('a', 'land', 3, 2));
    await db.store.seal();
  });
  afterEach(() => db.drop());

  /** What a fail-over to a standby leaves that had not received the last two events. */
  const loseTwo = (): Promise<unknown> =>
    db.pool.query(`BEGIN; SET LOCAL es.allow_archive = 'on';
      DELETE FROM es.event WHERE version > 3; UPDATE es.stream SET version = 3;
      UPDATE es.tick SET event_count = 3 WHERE event_count = 5; COMMIT`);

  it('is whole while it only grows', async () => {
    expect(await watch.look()).toBeNull();
    await db.store.append(appendOf('a', 'land', 5, 4));
    await db.store.seal();
    expect(await watch.look()).toBeNull();
    expect(await watch.look()).toBeNull();
  });

  it('is cut when it ends before what was seen', async () => {
    expect(await watch.look()).toBeNull();
    await loseTwo();
    expect(await watch.look()).toMatchObject({ position: 5, head: 3, event: { campaign: 'a', version: 5 } });
  });

  it('is cut when other events stand where some were seen, however far it has gone on since', async () => {
    expect(await watch.look()).toBeNull();
    await loseTwo();
    await db.another().append(appendOf('a', 'land', 3, 6));
    await db.store.seal();
    expect(await watch.look()).toMatchObject({ position: 5, head: 9 });
  });

  it('is cut when what was appended here is gone before anybody saw it sealed', async () => {
    await db.store.append(appendOf('b', 'land', 0, 1));
    await db.store.append(appendOf('a', 'turn', 0, 1));
    expect(await watch.look()).toBeNull();
    await db.pool.query(`BEGIN; SET LOCAL es.allow_archive = 'on';
      DELETE FROM es.event e USING es.stream s WHERE s.stream_pk = e.stream_pk AND s.stream_id = 'turn';
      DELETE FROM es.stream WHERE stream_id = 'turn'; COMMIT`);
    expect(await watch.look()).toMatchObject({ position: null, event: { campaign: 'a', stream: 'turn' } });
  });

  it('is cut when the whole campaign is gone that was appended to here', async () => {
    await db.store.append(appendOf('b', 'land', 0, 1));
    expect(await watch.look()).toBeNull();
    await db.pool.query(`BEGIN; SET LOCAL es.allow_archive = 'on';
      DELETE FROM es.event e USING es.campaign c WHERE c.campaign_no = e.campaign_no AND c.campaign_id = 'b';
      DELETE FROM es.stream s USING es.campaign c WHERE c.campaign_no = s.campaign_no AND c.campaign_id = 'b';
      DELETE FROM es.campaign WHERE campaign_id = 'b'; COMMIT`);
    expect(await watch.look()).toMatchObject({ position: null, event: { campaign: 'b' } });
  });

  it('is whole when a campaign that was seen and appended to here went to the archive', async () => {
    expect(await watch.look()).toBeNull();
    const directory = await mkdtemp(join(tmpdir(), 'vedette-history-'));
    try {
      await archiveCampaign(db.store, 'a', { directory });
      expect(await watch.look()).toBeNull();
      expect(await watch.look()).toBeNull();
    } finally {
      await rm(directory, { recursive: true });
    }
  });

  it('is told once, by whoever looks all the time', async () => {
    const cuts: HistoryCut[] = [];
    let looks = 0;
    const always = new (class extends HistoryWatch {
      override async look(): Promise<HistoryCut | null> {
        const found = await super.look();
        looks++;
        return found;
      }
    })(db.store, { everyMs: 10, onCut: (cut) => cuts.push(cut) });
    always.start();
    await until(() => looks > 3);
    expect(cuts).toEqual([]);
    await loseTwo();
    await until(() => cuts.length > 0);
    await always.stop();
    expect(cuts).toHaveLength(1);
    // Nothing of what the event says: the cut is written into a log.
    expect(Object.keys(cuts[0]!.event).sort()).toEqual(['campaign', 'stream', 'version']);
  });
});
