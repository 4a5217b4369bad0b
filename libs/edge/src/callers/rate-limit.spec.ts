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

describe('the allowance of a caller whom several processes count', () => {
  const counted = (count: number, endsInMs = 60_000) => ({ caller: 'a', count, endsInMs });

  it('is used up by what is counted in any of them, once each has told the others', () => {
    const [here, there] = [new RateLimit(4), new RateLimit(4)];
    for (const limit of [here, there]) for (let i = 0; i < 2; i++) limit.count('a', 0);
    const told = [here.takeUntold(10), there.takeUntold(10)] as const;
    for (const one of told[0]) there.add(one, 20);
    for (const one of told[1]) here.add(one, 20);
    for (const limit of [here, there]) {
      expect(limit.isUsedUp('a', 30)).toBe(true);
      expect(limit.count('a', 30)).toMatchObject({ allowed: false, remaining: 0, resetSeconds: 60 });
    }
  });

  it('is told once, as it is, and never by whoever only heard of it', () => {
    const limit = new RateLimit(10);
    expect(limit.takeUntold(0)).toEqual([]);
    limit.count('a', 0, 3);
    limit.count('b', 5_000);
    limit.add({ caller: 'c', count: 2, endsInMs: 1_000 }, 5_000);
    expect(limit.takeUntold(10_000.5)).toEqual([
      { caller: 'a', count: 3, endsInMs: 50_000 },
      { caller: 'b', count: 1, endsInMs: 55_000 },
    ]);
    expect(limit.takeUntold(10_001)).toEqual([]);
    limit.add(counted(1), 10_002);
    expect(limit.takeUntold(10_003)).toEqual([]);
  });

  it('comes back where what was counted elsewhere is taken back there', () => {
    const [here, there] = [new RateLimit(1), new RateLimit(1)];
    const tell = () => here.takeUntold(0).forEach((one) => there.add(one, 0));
    here.count('a', 0);
    tell();
    expect(there.isUsedUp('a', 0)).toBe(true);
    here.refund('a');
    expect(here.takeUntold(0)).toEqual([{ caller: 'a', count: -1, endsInMs: 60_000 }]);
    here.count('a', 0);
    here.refund('a');
    // Counted and taken back between two tellings: there is nothing to tell.
    expect(here.takeUntold(0)).toEqual([]);
    there.add(counted(-1), 0);
    expect(there.isUsedUp('a', 0)).toBe(false);
  });

  it('never grows by what is taken back of what was never heard of', () => {
    const limit = new RateLimit(1);
    limit.add(counted(-5), 0);
    limit.count('a', 0);
    expect(limit.isUsedUp('a', 0)).toBe(true);
    limit.add(counted(-5), 0);
    expect(limit.count('a', 0).allowed).toBe(true);
    expect(limit.count('a', 0).allowed).toBe(false);
  });

  it('begins, of one who is unknown here, in a window that ends when that of the other does', () => {
    const limit = new RateLimit(3);
    limit.add(counted(3, 10_000), 0);
    expect(limit.count('a', 9_000)).toMatchObject({ allowed: false, resetSeconds: 1 });
    expect(limit.count('a', 10_000).allowed).toBe(true);
    // No window is longer than ours, whatever is told.
    limit.add({ caller: 'b', count: 9, endsInMs: 9_999_999 }, 0);
    expect(limit.isUsedUp('b', 59_999)).toBe(true);
    expect(limit.isUsedUp('b', 60_000)).toBe(false);
  });

  it('is not told of a minute that is over', () => {
    const limit = new RateLimit(3);
    limit.count('a', 0);
    expect(limit.takeUntold(60_000)).toEqual([]);
    limit.count('b', 60_000);
    limit.count('b', 130_000);
    expect(limit.takeUntold(130_000)).toEqual([{ caller: 'b', count: 1, endsInMs: 60_000 }]);
  });

  it('is never kept of more callers than are counted, though nobody ever asks for it', () => {
    const limit = new RateLimit(1);
    for (let i = 0; i < 60_000; i++) limit.count(`caller ${i}`, i / 1_000);
    expect(limit.takeUntold(60)).toHaveLength(50_000);
  });

  it('is counted under what he is called to the others', () => {
    const limit = new RateLimit(1, { of: (caller) => caller.toUpperCase(), before: () => null });
    limit.add({ caller: 'A', count: 1, endsInMs: 60_000 }, 0);
    expect(limit.isUsedUp('a', 0)).toBe(true);
    limit.count('b', 0);
    expect(limit.takeUntold(0)).toMatchObject([{ caller: 'B' }]);
    limit.refund('b');
    expect(limit.isUsedUp('b', 0)).toBe(false);
  });

  it('is what it was where he is called otherwise from now on', () => {
    let names = { of: (caller: string) => caller, before: (_: string): string | null => null };
    const limit = new RateLimit(3, { of: (one) => names.of(one), before: (one) => names.before(one) });
    for (let i = 0; i < 2; i++) limit.count('a', 0);
    limit.count('b', 0);
    limit.takeUntold(0);
    names = { of: (caller) => caller.toUpperCase(), before: (caller) => caller };
    expect(limit.count('a', 1)).toMatchObject({ allowed: true, remaining: 0 });
    expect(limit.isUsedUp('a', 1)).toBe(true);
    limit.refund('b');
    expect(limit.count('b', 1)).toMatchObject({ remaining: 2 });
    expect(limit.takeUntold(1)).toEqual([{ caller: 'A', count: 1, endsInMs: 59_999 }]);
  });
});
