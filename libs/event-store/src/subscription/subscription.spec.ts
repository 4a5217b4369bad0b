import { describe, expect, it } from '@jest/globals';
import { Gate, until } from '@vedette/testing';
import type { LoggedEvent } from '../event/recorded-event.js';
import { LocalHints } from '../hint/local-hints.js';
import type { LogPage } from '../read/log-reader.js';
import type { EventStore } from '../store/event-store.js';
import { Subscription } from './subscription.js';

/** A log of so many positions, of which some went to the archive. */
const logOf = (length: () => number, archived: ReadonlySet<number> = new Set()) => {
  const hints = new LocalHints();
  const reads: number[] = [];
  const store = {
    hints,
    readLog: async (after: number, limit: number): Promise<LogPage> => {
      reads.push(after);
      const position = Math.min(length(), after + limit);
      const places = Array.from({ length: position - after }, (_, index) => after + index + 1);
      const events = places
        .filter((place) => !archived.has(place))
        .map((place) => ({ position: place }) as LoggedEvent);
      return { events, position, mayBeMore: position < length() };
    },
  } as unknown as EventStore;
  return { hints, reads, store };
};

describe('a subscription', () => {
  it('goes through the log in pages and then waits for more', async () => {
    let length = 7;
    const { hints, reads, store } = logOf(() => length);
    const pages: number[][] = [];
    const subscription = new Subscription(store, {
      from: 0,
      pageSize: 3,
      pollMs: 10_000,
      onPage: async ({ events }) => void pages.push(events.map(({ position }) => position)),
    });
    subscription.start();
    await until(() => pages.length === 3);
    length = 8;
    hints.ring('sealed');
    await until(() => pages.length === 4);
    await subscription.stop();
    expect(pages).toEqual([[1, 2, 3], [4, 5, 6], [7], [8]]);
    // No page is read to find that there is none.
    expect(reads).toEqual([0, 3, 6, 7]);
  });

  it('passes on how far a page reaches also where events went to the archive', async () => {
    const { store } = logOf(() => 6, new Set([2, 3, 4, 5, 6]));
    const reached: number[] = [];
    const subscription = new Subscription(store, {
      from: 0,
      pageSize: 4,
      onPage: async ({ position }) => void reached.push(position),
    });
    subscription.start();
    await until(() => reached.length === 2);
    await subscription.stop();
    expect(reached).toEqual([4, 6]);
  });

  it('repeats a page that its handler rejected, and nothing before it', async () => {
    const { store } = logOf(() => 4);
    const seen: string[] = [];
    const errors: unknown[] = [];
    const subscription = new Subscription(store, {
      from: 0,
      pageSize: 2,
      onError: (error) => errors.push(error),
      onPage: async ({ position }) => {
        seen.push(`to ${position}`);
        if (position === 4 && errors.length < 2) {
          throw new Error('not yet');
        }
      },
    });
    subscription.start();
    await until(() => seen.length === 4);
    await subscription.stop();
    expect(seen).toEqual(['to 2', 'to 4', 'to 4', 'to 4']);
    expect(errors).toHaveLength(2);
  });

  it('asks again where to begin after a failure, when the position is kept elsewhere', async () => {
    const { reads, store } = logOf(() => 9);
    let committed = 5;
    const subscription = new Subscription(store, {
      from: async () => committed,
      pageSize: 2,
      onPage: async ({ position }) => {
        if (committed === 5) {
          committed = 8;
          throw new Error('another instance was faster');
        }
        committed = position;
      },
    });
    subscription.start();
    await until(() => committed === 9);
    await subscription.stop();
    expect(reads.slice(0, 2)).toEqual([5, 8]);
  });

  it('finishes the page at hand when it is stopped, and goes on from there when it is started again', async () => {
    const { store } = logOf(() => 3);
    const seen: number[] = [];
    const begun = new Gate();
    const finish = new Gate();
    const subscription = new Subscription(store, {
      from: 0,
      pageSize: 1,
      onPage: async ({ position }) => {
        begun.open();
        await finish.passed;
        seen.push(position);
      },
    });
    subscription.start();
    await begun.passed;
    const stopped = subscription.stop();
    finish.open();
    await stopped;
    expect(seen).toEqual([1]);
    subscription.start();
    await until(() => seen.length === 3);
    await subscription.stop();
    expect(seen).toEqual([1, 2, 3]);
  });
});
