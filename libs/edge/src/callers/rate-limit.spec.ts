import { describe, expect, it } from '@jest/globals';
import { RateLimit } from './rate-limit.js';

describe('the allowance of a caller', () => {
  it('is used up by asking and comes back whole after a minute', () => {
    const limit = new RateLimit(3);
    const asked = [0, 1_000, 2_000, 3_000].map((now) => limit.count('a', now));
    expect(asked.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
    expect(asked.map(({ remaining }) => remaining)).toEqual([2, 1, 0, 0]);
    expect(asked[3]).toMatchObject({ limit: 3, resetSeconds: 57 });
    expect(limit.count('a', 60_000).allowed).toBe(true);
  });

  it('is his own', () => {
    const limit = new RateLimit(1);
    limit.count('a', 0);
    expect(limit.count('b', 0).allowed).toBe(true);
    expect(limit.count('a', 0).allowed).toBe(false);
  });

  it('is not touched by what is taken back, and never grows by it', () => {
    const limit = new RateLimit(1);
    limit.count('a', 0);
    limit.refund('a');
    limit.refund('a');
    limit.refund('nobody');
    expect(limit.count('a', 0).allowed).toBe(true);
    expect(limit.count('a', 0).allowed).toBe(false);
  });

  it('of callers long gone is forgotten', () => {
    const limit = new RateLimit(1);
    for (let i = 0; i < 1_000; i++) limit.count(`caller ${i}`, i);
    limit.count('late', 200_000);
    expect((limit as unknown as { windows: Map<string, unknown> }).windows.size).toBe(1);
  });
});
