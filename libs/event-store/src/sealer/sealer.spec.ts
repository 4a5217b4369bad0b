import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@vedette/testing';
import { pauseBefore } from '@vedette/database';
import { LocalHints } from '../hint/local-hints.js';
import type { EventStore, Sealed } from '../store/event-store.js';
import { Sealer } from './sealer.js';

/** A store that counts how often it is asked to seal. */
const storeThat = (answers: () => Promise<Sealed>) => {
  const calls: number[] = [];
  const hints = new LocalHints();
  const store = {
    hints,
    seal: () => {
      calls.push(performance.now());
      return answers();
    },
  } as unknown as EventStore;
  return { calls, hints, store };
};

const sealed = (by: Sealed['by']): Promise<Sealed> => Promise.resolve({ count: 1, by, head: 1 });

/** Rings all the time, as a busy store does, until it was asked to seal so often; returns the milliseconds between two. */
const busyUntil = async (hints: LocalHints, calls: readonly number[], times: number): Promise<number[]> => {
  for (; calls.length < times; await sleep(1)) hints.ring('appended');
  return calls.slice(1, times).map((at, i) => at - calls[i]!);
};
/** A timer may be a little early. */
const EARLY_MS = 2;

describe('the sealer', () => {
  it('seals soon after a hint, but keeps its distance under a storm of them', async () => {
    const { calls, hints, store } = storeThat(() => sealed('this call'));
    const sealer = new Sealer(store, { spacingMs: 30, pollMs: 10_000 });
    sealer.start();
    expect(Math.min(...(await busyUntil(hints, calls, 6)))).toBeGreaterThanOrEqual(30 - EARLY_MS);
    await sealer.stop();
  });

  it('seals more at once the longer a storm goes on', async () => {
    const { calls, hints, store } = storeThat(() => {
      hints.ring('appended');
      return sealed('this call');
    });
    const sealer = new Sealer(store, { spacingMs: 0, busySpacingMs: 20, pollMs: 10_000 });
    sealer.start();
    hints.ring('appended');
    while (calls.length < 40) await sleep(5);
    await sealer.stop();
    const gaps = calls.slice(1, 40).map((at, i) => at - calls[i]!);
    expect(Math.min(...gaps.slice(25))).toBeGreaterThanOrEqual(20 - EARLY_MS);
  });

  it('looks by itself when no hint comes', async () => {
    const { calls, store } = storeThat(() => sealed('this call'));
    const sealer = new Sealer(store, { pollMs: 10 });
    sealer.start();
    await until(() => calls.length >= 3);
    await sealer.stop();
  });

  it('leaves the work to another process that is at it', async () => {
    const { calls, hints, store } = storeThat(() => sealed('another'));
    const sealer = new Sealer(store, { spacingMs: 1, pollMs: 100 });
    sealer.start();
    expect(Math.min(...(await busyUntil(hints, calls, 4)))).toBeGreaterThanOrEqual(100 - EARLY_MS);
    await sealer.stop();
  });

  it('goes on after a failure, reports it, and waits longer each time', async () => {
    const errors: unknown[] = [];
    const { calls, hints, store } = storeThat(() => Promise.reject(new Error('gone')));
    const sealer = new Sealer(store, { spacingMs: 1, pollMs: 5, onError: (error) => errors.push(error) });
    sealer.start();
    const waits = await busyUntil(hints, calls, 6);
    await sealer.stop();
    expect(errors).toHaveLength(calls.length);
    for (const [i, wait] of waits.entries())
      expect(wait).toBeGreaterThanOrEqual(pauseBefore(i + 1) - EARLY_MS);
  });

  it('seals a last time when it stops, and can be started again', async () => {
    const { calls, store } = storeThat(() => sealed('this call'));
    const sealer = new Sealer(store, { pollMs: 10_000 });
    sealer.start();
    sealer.start();
    await sealer.stop();
    expect(calls).toHaveLength(1);
    sealer.start();
    await sealer.stop();
    expect(calls).toHaveLength(2);
  });
});
