import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { askerWaits, AWAY_MS, awayFor, forAsker } from './asker.js';
import { retrying } from './retry.js';

const HOUR_MS = 3_600_000;
const away = (): Promise<never> =>
  Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));

describe('who waits for an answer', () => {
  it('waits for a database that is away no longer than two seconds, and no longer than he waits at all', async () => {
    expect(awayFor(HOUR_MS)).toBe(HOUR_MS);
    await forAsker(HOUR_MS, async () => expect(awayFor(HOUR_MS)).toBe(AWAY_MS));
    await forAsker(100, async () => expect(awayFor(HOUR_MS)).toBeLessThanOrEqual(100));
    await forAsker(HOUR_MS, async () => expect(awayFor(10)).toBe(10));
  });

  it('is told that it is away while work that nobody waits for goes on trying', async () => {
    await expect(forAsker(100, () => retrying({ budgetMs: HOUR_MS }, away))).rejects.toThrow('refused');
    let tries = 0;
    const later = async (): Promise<string> => ((tries += 1) < 4 ? away() : 'there again');
    await expect(retrying({ budgetMs: HOUR_MS }, later)).resolves.toBe('there again');
  });

  it('is forgotten once he is answered, by what his question left running', async () => {
    let left: Promise<number> | undefined;
    await forAsker(0, async () => {
      expect(askerWaits()).toBe(0);
      left = pause(20).then(askerWaits);
    });
    expect(await left).toBe(Infinity);
  });
});
