import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@vedette/testing';
import type { LoggedEvent } from '../event/recorded-event.js';
import { Sealer } from '../sealer/sealer.js';
import { Subscription } from '../subscription/subscription.js';
import { everythingSealed } from '../testing/everything-sealed.js';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database.js';
import { FAULTLESS, faultsOf } from './log-check.js';
import { broadWriter, ordinaryWriter, seeded, sleepyWriter } from './writers.js';

/** At the least; it goes on until there has been enough of everything. */
const RUNNING_MS = 5_000;

describe('the order of the log under torture', () => {
  let db: TemporaryDatabase;
  beforeAll(async () => {
    db = await temporaryDatabase();
  });
  afterAll(() => db.drop());

  /** How often what makes the order of a log hard has happened so far, and how many events there are. */
  const torments = async (): Promise<{ early: number; passed: number; undone: number; events: number }> => {
    const { rows } = await db.pool.query<{ early: number; passed: number; undone: number; events: number }>(`
      SELECT (SELECT count(*)::int FROM es.event later JOIN es.event earlier USING (stream_pk)
               WHERE later.version = earlier.version + 1 AND later.xid < earlier.xid) AS early,
             (SELECT count(*)::int FROM es.event e JOIN es.tick t ON t.tick_no = es.tick_of(e.seq, e.xid)
               WHERE e.xid < pg_snapshot_xmax(t.base_snap)) AS passed,
             (SELECT (max(seq) - count(*))::int FROM es.event) AS undone,
             (SELECT count(*)::int FROM es.event) AS events`);
    return rows[0]!;
  };

  it('loses, repeats, invents and reorders nothing for followers of a log in full flight', async () => {
    await db.pool.query('CREATE TABLE foreign_matter (id int)');
    const foreign = await db.pool.connect();
    await foreign.query('BEGIN; INSERT INTO foreign_matter VALUES (1)');
    const seen: LoggedEvent[][] = [[], []];
    const followers = seen.map(
      (list, index) =>
        new Subscription(db.another({ hints: db.store.hints }), {
          from: 0,
          pageSize: index === 0 ? 37 : 1_000,
          pollMs: 3,
          onPage: async ({ events }) => {
            list.push(...events);
          },
        }),
    );
    const sealers = [db.store, db.another({ hints: db.store.hints })].map(
      (store) => new Sealer(store, { spacingMs: 1, pollMs: 3 }),
    );
    [...followers, ...sealers].forEach((worker) => worker.start());

    let enough = false;
    const goesOn = (): boolean => !enough;
    const writers = db.another({ hints: db.store.hints });
    const sleepers = db.another({ hints: db.store.hints });
    const torment = async (): Promise<void> => {
      await sleep(RUNNING_MS);
      await until(
        async () => {
          const { early, passed, undone, events } = await torments();
          // What is under way counts as undone as well until it is over.
          return early > 0 && passed > 0 && undone > 100 && events > 200;
        },
        'every torment there is',
        500,
      ).finally(() => (enough = true));
    };
    await Promise.all([
      torment(),
      ...[1, 2, 3].map((seed) => ordinaryWriter({ store: writers, random: seeded(seed), goesOn })),
      ...[4, 5, 6, 7].map((seed) => sleepyWriter({ store: sleepers, random: seeded(seed), goesOn })),
      ...[8, 9].map((seed) => broadWriter({ store: writers, random: seeded(seed), goesOn })),
    ]);
    await Promise.all(sealers.map((sealer) => sealer.stop()));
    const head = await everythingSealed(db.store);
    while (seen.some((list) => list.length < head)) {
      await sleep(5);
    }
    await Promise.all(followers.map((follower) => follower.stop()));
    await foreign.query('COMMIT');
    foreign.release();

    expect(head).toBeGreaterThan(200);
    expect(await faultsOf(seen[0] as LoggedEvent[], db.store)).toEqual(FAULTLESS);
    expect(await faultsOf(seen[1] as LoggedEvent[], db.store)).toEqual(FAULTLESS);
  });

  it('had the torments it claims: ids out of order, rollbacks, transactions that ticks went past', async () => {
    const { early, passed, undone } = await torments();
    expect(early).toBeGreaterThan(0);
    expect(passed).toBeGreaterThan(0);
    expect(undone).toBeGreaterThan(0);
  });

  it('is the same when it is read again, in pages of any size, and agrees with the place of each event', async () => {
    const read = async (pageSize: number): Promise<string[]> => {
      const places: string[] = [];
      for (let position = 0; ;) {
        const page = await db.store.readLog(position, pageSize);
        if (page.position === position) {
          return places;
        }
        places.push(
          ...page.events.map(({ campaign, stream, version }) => `${campaign} ${stream} ${version}`),
        );
        position = page.position;
      }
    };
    const whole = await read(5_000);
    expect(await read(513)).toEqual(whole);
    for (let place = 0; place < whole.length; place += Math.ceil(whole.length / 100)) {
      const [campaign = '', stream = '', version = ''] = (whole[place] ?? '').split(' ');
      expect(await db.store.positionOf(campaign, stream, Number(version))).toBe(place + 1);
    }
  });
});
