import { describe, expect, it } from '@jest/globals';
import { DatabaseClock } from './database-clock.js';

/** A database whose time is told, and a counter of the process. */
function house() {
  const state = { time: Date.UTC(1846, 4, 8), counter: 5_000, asked: 0, away: false };
  const query = async (): Promise<{ rows: { now: Date }[] }> => {
    state.asked += 1;
    if (state.away) throw new Error('away');
    return { rows: [{ now: new Date(state.time) }] };
  };
  return { state, clock: new DatabaseClock({ query } as never, () => state.counter) };
}

describe('the database’s clock', () => {
  it('is asked once for all who want to know at once, and counted on for a minute', async () => {
    const { state, clock } = house();
    const first = await Promise.all([clock.now(), clock.now()]);
    expect(first).toEqual([new Date(state.time), new Date(state.time)]);
    state.counter += 60_000;
    expect(await clock.now()).toEqual(new Date(state.time + 60_000));
    expect(state.asked).toBe(1);
  });

  it('is asked again after a minute, for a counter may go a little wrong', async () => {
    const { state, clock } = house();
    await clock.now();
    state.counter += 60_001;
    state.time += 60_500;
    expect(await clock.now()).toEqual(new Date(state.time));
    expect(state.asked).toBe(2);
  });

  it('is counted on while the database is away, and unknown where it has never said it', async () => {
    const { state, clock } = house();
    state.away = true;
    await expect(clock.now()).rejects.toThrow('away');
    state.away = false;
    await clock.now();
    state.away = true;
    state.counter += 600_000;
    expect(await clock.now()).toEqual(new Date(state.time + 600_000));
  });
});
