import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { WrongExpectedVersionError } from '../errors/wrong-expected-version.error.js';
import type { EventStore } from '../store/event-store.js';
import { marches } from '../testing/sample-events.js';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database.js';

const PHASES = 300;
const EVENTS = 40;

/** A command id that every worker derives alike from campaign and phase. */
const commandOf = (campaign: string, phase: number): string => {
  const hex = createHash('sha256').update(`${campaign}/${phase}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

describe('workers racing for the same phases', () => {
  let db: TemporaryDatabase;
  beforeAll(async () => {
    db = await temporaryDatabase();
  });
  afterAll(() => db.drop());

  it('resolve each phase once, and the others find it done', async () => {
    const tally = { fresh: 0, replayed: 0, conflicts: 0 };
    const work = async (store: EventStore): Promise<void> => {
      for (let phase = 0; phase < PHASES; phase += 1) {
        const campaign = `race-${phase % 10}`;
        const expectedVersion = Math.floor(phase / 10) * EVENTS;
        const { replayed } = await store.append({
          campaign,
          stream: 'land',
          expectedVersion,
          commandId: commandOf(campaign, phase),
          events: marches(EVENTS),
        });
        tally[replayed ? 'replayed' : 'fresh'] += 1;
      }
    };
    await Promise.all(Array.from({ length: 6 }, () => work(db.another())));
    expect(tally).toEqual({ fresh: PHASES, replayed: PHASES * 5, conflicts: 0 });
    const { rows } = await db.pool.query('SELECT count(*)::int AS events FROM es.event');
    expect(rows).toEqual([{ events: PHASES * EVENTS }]);
  });

  it('never both resolve a phase when they decided differently', async () => {
    for (let round = 0; round < 30; round += 1) {
      const attempts = Array.from({ length: 6 }, (_, worker) =>
        db.store.append({
          campaign: 'differently',
          stream: 'land',
          expectedVersion: round,
          commandId: commandOf(`worker-${worker}`, round),
          events: marches(1),
        }),
      );
      const outcomes = await Promise.allSettled(attempts);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') {
          expect(outcome.reason).toBeInstanceOf(WrongExpectedVersionError);
        }
      }
    }
  });
});
