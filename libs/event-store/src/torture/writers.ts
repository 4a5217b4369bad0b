import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { appendManyStatement, appendStatement } from '../append/append-statement.js';
import { WrongExpectedVersionError } from '../errors/wrong-expected-version.error.js';
import type { EventStore } from '../store/event-store.js';
import { appendOf, marches } from '../testing/sample-events.js';

/** Numbers that are the same in every run of a seed (mulberry32). */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** What a writer keeps to and when it ends. */
export interface WriterLife {
  readonly store: EventStore;
  readonly random: () => number;
  readonly goesOn: () => boolean;
}

const pick = (random: () => number, count: number): number => Math.floor(random() * count);

/** Appends to streams others append to as well, and decides anew when it lost a race. */
export const ordinaryWriter = async ({ store, random, goesOn }: WriterLife): Promise<void> => {
  while (goesOn()) {
    const campaign = `c${pick(random, 3)}`;
    const stream = `s${pick(random, 3)}`;
    const { [stream]: version = 0 } = await store.streamVersions(campaign);
    await store.append(appendOf(campaign, stream, version, 1 + pick(random, 5))).catch((error: unknown) => {
      if (!(error instanceof WrongExpectedVersionError)) {
        throw error;
      }
    });
  }
};

/** Whether a statement failed for a reason a busy store may give: a lost race, a deadlock with our own hand-made locks. */
const isLostRace = (error: unknown): boolean =>
  ['ES001', '40P01'].includes((error as { code?: string }).code ?? '');

/** One transaction: an early id or not, an append, a nap, perhaps another stream, then commit or rollback. */
const sleepyTransaction = async (client: pg.PoolClient, { store, random }: WriterLife): Promise<void> => {
  await client.query('BEGIN');
  if (random() < 0.5) {
    await client.query('SELECT pg_current_xact_id()');
    await sleep(pick(random, 15));
  }
  const campaign = `c${pick(random, 3)}`;
  const number = (await store.campaignNumber(campaign)) ?? 0;
  const stream = `s${pick(random, 3)}`;
  const { [stream]: version = 0 } = await store.streamVersions(campaign);
  if (number === 0 || version === 0) {
    await client.query('ROLLBACK');
    return;
  }
  await client.query(appendStatement(number, appendOf(campaign, stream, version, 1 + pick(random, 3))));
  await sleep(pick(random, 25));
  if (random() < 0.3) {
    await client.query('SAVEPOINT part');
    const more = {
      campaign,
      stream: `own${pick(random, 1_000_000)}`,
      expectedVersion: 0,
      events: marches(2),
    };
    await client.query(appendManyStatement([number], [more], { commandId: randomUUID() }));
    await client.query(random() < 0.5 ? 'RELEASE SAVEPOINT part' : 'ROLLBACK TO SAVEPOINT part');
  }
  await client.query(random() < 0.3 ? 'ROLLBACK' : 'COMMIT');
};

/** Holds transactions open over naps, with ids drawn early, and rolls many of them back. */
export const sleepyWriter = async (life: WriterLife): Promise<void> => {
  const client = await life.store.pool.connect();
  try {
    while (life.goesOn()) {
      try {
        await sleepyTransaction(client, life);
      } catch (error) {
        await client.query('ROLLBACK');
        if (!isLostRace(error)) {
          throw error;
        }
      }
    }
  } finally {
    client.release();
  }
};

/** Appends to several streams of several campaigns at once. */
export const broadWriter = async ({ store, random, goesOn }: WriterLife): Promise<void> => {
  while (goesOn()) {
    const campaigns = ['c0', 'c1', 'c2'];
    const versions = await Promise.all(campaigns.map((campaign) => store.streamVersions(campaign)));
    const appends = campaigns.map((campaign, index) => {
      const stream = `s${pick(random, 3)}`;
      return {
        campaign,
        stream,
        expectedVersion: versions[index]?.[stream] ?? 0,
        events: marches(1 + pick(random, 2)),
      };
    });
    await store.appendMany(appends, { commandId: randomUUID() }).catch((error: unknown) => {
      if (!(error instanceof WrongExpectedVersionError)) {
        throw error;
      }
    });
  }
};
