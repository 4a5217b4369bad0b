import { describe, expect, it } from '@jest/globals';
import { Agenda } from './agenda.js';

const CAMPAIGNS = Array.from({ length: 1_000 }, (_, i) => `c${i}`);

/** An agenda on which every campaign was looked at once, at moment 0, and waits for an event. */
const atRest = (): Agenda => {
  const agenda = new Agenda();
  agenda.know(CAMPAIGNS);
  for (const campaign of agenda.due(0)) agenda.until(campaign, null);
  return agenda;
};

describe('the agenda of a conductor', () => {
  it('has every campaign looked at once when it is new', () => {
    const agenda = new Agenda();
    agenda.know(['a', 'b']);
    expect(agenda.due(0)).toEqual(['a', 'b']);
    for (const campaign of ['a', 'b']) agenda.until(campaign, null);
    expect(agenda.due(0)).toEqual([]);
    agenda.know(['a', 'b', 'c']);
    expect(agenda.due(0)).toEqual(['c']);
  });

  it('leaves those alone in which nothing happens and whose moment has not come', () => {
    const agenda = atRest();
    agenda.until('c7', 5_000);
    expect(agenda.next()).toBe(5_000);
    expect(agenda.due(0)).toEqual([]);
    agenda.wake('c3');
    expect(agenda.due(0)).toEqual(['c3']);
    expect(agenda.due(5_000)).toContain('c7');
    // Its moment has come until somebody says what came of it.
    expect(agenda.due(5_000)).toEqual(['c7']);
    agenda.until('c7', null);
    expect(agenda.due(5_000)).toEqual([]);
    expect(agenda.next()).toBe(Infinity);
  });

  it('does not lose what happens while somebody looks', () => {
    const agenda = atRest();
    agenda.wake('c1');
    expect(agenda.due(0)).toEqual(['c1']);
    agenda.wake('c1');
    agenda.until('c1', null);
    expect(agenda.due(0)).toEqual(['c1']);
  });

  it('has all looked at when it concerns all, and each within 100 seconds in any case', () => {
    const agenda = atRest();
    agenda.wakeAll();
    expect(agenda.due(0)).toHaveLength(CAMPAIGNS.length);
    const seen = new Set<string>();
    for (let second = 1; second <= 100; second++) {
      const due = agenda.due(second * 1_000);
      expect(due.length).toBeLessThanOrEqual(11);
      for (const campaign of due) seen.add(campaign);
    }
    expect(seen.size).toBe(CAMPAIGNS.length);
  });

  it('takes up a campaign that it hears of before it is listed, and forgets one that is gone', () => {
    const agenda = atRest();
    agenda.wake('new');
    expect(agenda.due(0)).toEqual(['new']);
    agenda.know(['c1']);
    agenda.wakeAll();
    expect(agenda.due(0)).toEqual(['c1']);
  });
});
