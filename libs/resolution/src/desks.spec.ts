import { describe, expect, it } from '@jest/globals';
import type { TurnAhead } from '@vedette/contracts';
import { Desks } from './desks.js';
import type { PhaseDesk } from './phase-desk.js';

const turn = (campaign: string): TurnAhead => ({ campaign, turn: 4 });

/** A worker's desks, what was done at them, and how a turn lies in the log. */
function worker() {
  const done: string[] = [];
  const log = { isClosed: true, isAway: false };
  const desks = new Desks(async ({ campaign }) => {
    done.push(`laid ${campaign}`);
    if (log.isAway) throw new Error('away');
    return {
      record: { bookClosed: log.isClosed ? {} : null },
      prepare: () => done.push(`judged ${campaign}`),
      refresh: async () => undefined,
    } as unknown as PhaseDesk;
  });
  return { desks, done, log };
}

describe('a turn that is ahead', () => {
  it('is laid out and judged before its first phase, and lies there when that comes', async () => {
    const { desks, done } = worker();
    await desks.prepare(turn('one'));
    expect(done).toEqual(['laid one', 'judged one']);
    const desk = await desks.of(turn('one'));
    expect(await desks.known(turn('one'))).toBe(desk);
    expect(done).toHaveLength(2);
  });

  it('is waited for by a phase that comes while it is laid out', async () => {
    const { desks, done } = worker();
    const prepared = desks.prepare(turn('one'));
    await desks.of(turn('one'));
    await prepared;
    expect(done).toEqual(['laid one', 'judged one']);
  });

  it('is laid out anew once its book is closed, for what it starts from may have been edited', async () => {
    const { desks, done, log } = worker();
    log.isClosed = false;
    const prepared = desks.prepare(turn('one'));
    // The phase that comes in between has no desk of an open book either.
    await Promise.all([prepared, desks.of(turn('two')), desks.of(turn('one'))]);
    expect(done).toEqual(['laid one', 'laid two', 'laid one']);
  });

  it('is laid out when its phase is due where it could not be before', async () => {
    const { desks, done, log } = worker();
    log.isAway = true;
    await desks.prepare(turn('one'));
    log.isAway = false;
    await desks.of(turn('one'));
    expect(done).toEqual(['laid one', 'laid one']);
  });

  it('is left to others when as many wait already as can be kept, and each is laid out once', async () => {
    const { desks, done } = worker();
    await Promise.all(['one', 'two'].map((campaign) => desks.prepare(turn(campaign))));
    expect(done).toEqual(['laid one', 'judged one']);
    for (const campaign of ['one', 'two', 'three', 'four']) await desks.prepare(turn(campaign));
    expect(done.slice(2)).toEqual(['laid two', 'judged two']);
    await desks.of(turn('one'));
    await desks.prepare(turn('one'));
    await desks.prepare(turn('three'));
    expect(done.slice(4)).toEqual(['laid three', 'judged three']);
  });

  it('has to look at the log since it was laid out', async () => {
    const { desks } = worker();
    await desks.prepare(turn('one'));
    const due = performance.now();
    const desk = await desks.of(turn('one'));
    expect(desks.hasLooked(desk, due)).toBe(false);
    await desks.refresh(desk);
    expect(desks.hasLooked(desk, due)).toBe(true);
  });
});
