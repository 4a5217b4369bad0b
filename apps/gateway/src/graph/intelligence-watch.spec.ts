import { describe, expect, it } from '@jest/globals';
import type { IntelligenceEntryDocument, TurnStateDocument } from '@vedette/contracts';
import { aTurn } from '../testing/samples.js';
import { IntelligenceWatch } from './intelligence-watch.js';
import { LiveWatch } from '@vedette/edge';

const entry = (turn: number): IntelligenceEntryDocument => ({
  turn,
  contacts: 3,
  cleared: 0,
  units: 1,
  ships: 0,
});

function watched(first: TurnStateDocument, newest: () => Promise<IntelligenceEntryDocument | null>) {
  let tell: ((state: TurnStateDocument) => void) | null = null;
  const progress = new LiveWatch({
    first: async () => first,
    listen: (onState) => {
      tell = onState;
      return () => (tell = null);
    },
    allowed: async () => true,
  });
  return {
    watch: new IntelligenceWatch(progress, newest),
    tell: (state: TurnStateDocument) => tell?.(state),
    listens: () => tell !== null,
  };
}

describe('a watch on intelligence', () => {
  it('begins with the newest there is, then waits until a resolved turn has its picture', async () => {
    let there = 1;
    let looks = 0;
    const { watch, tell } = watched(aTurn({ turn: 2, status: 'open' }), async () => {
      if (++looks === 4) there = 2;
      return entry(there);
    });
    expect((await watch.next()).value).toEqual(entry(1));
    const next = watch.next();
    tell(aTurn({ turn: 2, status: 'resolving' }));
    tell(aTurn({ turn: 2, status: 'resolved' }));
    expect((await next).value).toEqual(entry(2));
    expect(looks).toBeGreaterThanOrEqual(4);
  });

  it('tells nothing twice, and nothing where there is nothing', async () => {
    const { watch, tell } = watched(aTurn({ turn: 1, status: 'open' }), async () => null);
    const next = watch.next();
    tell(aTurn({ turn: 1, status: 'closing' }));
    await watch.return();
    expect(await next).toEqual({ done: true, value: undefined });
  });

  it('stops following the turn when it ends, and when it fails', async () => {
    const ended = watched(aTurn({ turn: 2 }), async () => entry(1));
    await ended.watch.next();
    expect(ended.listens()).toBe(true);
    await ended.watch.return();
    expect(ended.listens()).toBe(false);
    const failed = watched(aTurn({ turn: 2 }), async () => {
      throw new Error('no desk');
    });
    await expect(failed.watch.next()).rejects.toThrow('no desk');
    expect(failed.listens()).toBe(false);
  });
});
