import { describe, expect, it } from '@jest/globals';
import { LiveWatch } from './live-watch.js';

interface Told {
  readonly turn: number;
  readonly status: string;
}
const aTurn = (more: Partial<Told> = {}): Told => ({ turn: 1, status: 'open', ...more });

function watched(more: { allowed?: () => boolean; first?: () => Promise<Told> } = {}) {
  let tell: ((state: Told) => void) | null = null;
  const watch = new LiveWatch({
    first: more.first ?? (async () => aTurn()),
    listen: (onState) => {
      tell = onState;
      return () => (tell = null);
    },
    allowed: async () => more.allowed?.() ?? true,
  });
  return { watch, tell: (state: Told) => tell?.(state), listens: () => tell !== null };
}

describe('a watch on a turn', () => {
  it('begins with the state as it is, then gives each state that is told', async () => {
    const { watch, tell } = watched();
    expect((await watch.next()).value).toMatchObject({ status: 'open' });
    const next = watch.next();
    tell(aTurn({ status: 'closing' }));
    expect((await next).value).toMatchObject({ status: 'closing' });
  });

  it('misses nothing that is told while it takes its first look', async () => {
    let look: (state: Told) => void = () => undefined;
    const { watch, tell } = watched({ first: () => new Promise((resolve) => (look = resolve)) });
    const first = watch.next();
    tell(aTurn({ status: 'resolving' }));
    look(aTurn());
    expect((await first).value).toMatchObject({ status: 'open' });
    expect((await watch.next()).value).toMatchObject({ status: 'resolving' });
  });

  it('drops the oldest when its watcher does not keep up', async () => {
    const { watch, tell } = watched();
    await watch.next();
    for (let turn = 1; turn <= 20; turn++) tell(aTurn({ turn }));
    expect((await watch.next()).value).toMatchObject({ turn: 5 });
  });

  it('ends while it waits, and stops listening', async () => {
    const { watch, listens } = watched();
    await watch.next();
    const waiting = watch.next();
    expect(listens()).toBe(true);
    await watch.return();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(listens()).toBe(false);
  });

  it('ends when the watcher may not watch any more, before he sees another state', async () => {
    let allowed = true;
    const { watch, tell, listens } = watched({ allowed: () => allowed });
    await watch.next();
    allowed = false;
    tell(aTurn({ status: 'resolved' }));
    expect(await watch.next()).toMatchObject({ done: true });
    expect(listens()).toBe(false);
  });

  it('that cannot take its first look fails and stops listening', async () => {
    const { watch, listens } = watched({ first: async () => Promise.reject(new Error('away')) });
    await expect(watch.next()).rejects.toThrow('away');
    expect(listens()).toBe(false);
  });
});
