import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { AuditedPhase } from '@vedette/contracts';
import { migrate, readHistory } from '@vedette/vault';
import { NotedAuditor } from './noted-auditor.js';
import { StoreUnderTest } from './testing/store-under-test.js';

const phase = (agrees: boolean): AuditedPhase => ({
  phase: 'battle-combat' as AuditedPhase['phase'],
  agrees,
  recorded: 'a'.repeat(64),
  decided: (agrees ? 'a' : 'b').repeat(64),
});
const NOON = '2025-03-02T12:00:00.000Z';
const EARLIER = '2025-03-02T11:00:00.000Z';

describe('an audit that is noted', () => {
  let under: StoreUnderTest;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    under = await StoreUnderTest.open();
    const sql = new URL('../../../apps/turn-conductor/src/sql/', import.meta.url);
    await migrate(under.pool, readHistory('conductor', sql));
  });
  beforeEach(() => under.pool.query('DELETE FROM conductor.verification'));
  afterAll(() => under.close());

  const audit = (phases: AuditedPhase[], at = NOON, pool: Pick<typeof under.pool, 'query'> = under.pool) =>
    new NotedAuditor('land', { run: () => Promise.resolve(phases) }, pool, {
      now: async () => new Date(at),
    }).run('mexico', 3);
  const noted = async () =>
    (
      await under.pool.query<{ owner: string; began_at: Date; agrees: boolean }>(
        'SELECT owner, began_at, agrees FROM conductor.verification',
      )
    ).rows.map(({ owner, began_at, agrees }) => [owner, began_at.toISOString(), agrees]);

  it('is known by when it began and whether every phase agreed', async () => {
    await audit([phase(true), phase(true)]);
    expect(await noted()).toEqual([['land', NOON, true]]);
    await audit([phase(true), phase(false)]);
    expect(await noted()).toEqual([['land', NOON, false]]);
  });

  it('never goes back, when a worker that began earlier is done later', async () => {
    await audit([phase(true)]);
    await audit([phase(false)], EARLIER);
    expect(await noted()).toEqual([['land', NOON, true]]);
  });

  it('is not noted where there was nothing to verify', async () => {
    await audit([]);
    expect(await noted()).toEqual([]);
  });

  it('gives what it found, noted or not', async () => {
    const broken = { query: () => Promise.reject(new Error('no such table')) } as never;
    expect(await audit([phase(true)], NOON, broken)).toEqual([phase(true)]);
    await expect(
      new NotedAuditor('land', { run: () => Promise.reject(new Error('no such turn')) }, under.pool, {
        now: async () => new Date(),
      }).run('mexico', 9),
    ).rejects.toThrow('no such turn');
    expect(await noted()).toEqual([]);
  });
});
