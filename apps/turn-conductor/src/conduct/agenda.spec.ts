import { describe, expect, it } from '@jest/globals';
import { Agenda } from './agenda.js';

const CAMPAIGNS = Array.from({ length: 1_000 }, (_, i) => `c${i}`);

/** An agenda on which every campaign was looked at once, at moment 0, and waits for an event. */
const atRest = (): Agenda => {
  const agenda = new Agenda();
  agenda.know(CAMPAIGNS);
  for (let due = agenda.due(0); due.length > 0; due = agenda.due(0))
    for (const campaign of due) agenda.until(campaign, null);
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

  it('has new ones looked at some at a time, at once after each other, and first those in which something happened', () => {
    const agenda = new Agenda();
    agenda.know(CAMPAIGNS);
    agenda.wake('c700');
    const first = agenda.due(0);
    expect([first.length, first[0]]).toEqual([101, 'c700']);
    expect(agenda.next()).toBe(-Infinity);
    for (let rounds = 1; rounds < 10; rounds++) agenda.due(0);
    for (const campaign of CAMPAIGNS) agenda.until(campaign, null);
    expect(agenda.next()).toBe(Infinity);
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

  describe('of which another conductor looks after some', () => {
    const isMine = (campaign: string): boolean => campaign !== 'his';
    const shared = (): Agenda => {
      const agenda = new Agenda();
      agenda.know(['mine', 'his']);
      expect(agenda.due(0, isMine)).toEqual(['mine']);
      agenda.until('mine', null);
      return agenda;
    };

    it('leaves to him what happens in them and whose moment has come', () => {
      const agenda = shared();
      agenda.until('his', 500);
      agenda.wake('his');
      expect(agenda.due(0, isMine)).toEqual([]);
      expect(agenda.due(500, isMine)).toEqual([]);
      expect(agenda.next()).toBe(Infinity);
    });

    it('takes up what was left to him when he is gone', () => {
      const agenda = shared();
      agenda.until('his', null);
      agenda.wake('his');
      agenda.due(0, isMine);
      agenda.takeUpWhatWasLeft();
      expect(agenda.due(1)).toEqual(['his']);
      agenda.until('his', 500);
      agenda.due(500, isMine);
      agenda.takeUpWhatWasLeft();
      expect(agenda.due(501)).toEqual(['his']);
    });

    it('takes up too what nobody here has ever looked at', () => {
      const agenda = shared();
      agenda.takeUpWhatWasLeft();
      expect(agenda.due(0)).toEqual(['his']);
    });

    it('looks at his in turn all the same, within 100 seconds', () => {
      const agenda = shared();
      const seen = new Set<string>();
      for (let second = 1; second <= 100; second++)
        for (const campaign of agenda.due(second * 1_000, isMine)) seen.add(campaign);
      expect([...seen].sort()).toEqual(['his', 'mine']);
    });

    it('forgets what was left to him long ago: its turn has come since', () => {
      const agenda = shared();
      agenda.until('his', null);
      agenda.wake('his');
      agenda.due(0, isMine);
      agenda.due(201_000, isMine);
      agenda.takeUpWhatWasLeft();
      expect(agenda.due(201_000)).toEqual([]);
    });
  });
});
