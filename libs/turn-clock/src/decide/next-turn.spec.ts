import { describe, expect, it } from '@jest/globals';
import { type Calendar, NO_CALENDAR, type Terms } from '../calendar/calendar.schema.js';
import type { ClockEvent } from '../state/clock-event.js';
import { type ClockState, newClock } from '../state/clock-state.js';
import { fold } from '../state/fold.js';
import { whatIsDue } from './what-is-due.js';

const NOW = Date.parse('2027-03-01T20:00:00Z');
const DAILY: Calendar = { kind: 'every', zone: 'UTC', minutes: 1440 };
const TOMORROW = NOW + 1440 * 60_000;

const resolved = (calendar: Calendar, terms: Partial<Terms> = {}): ClockState => {
  const start = newClock(['taylor']);
  const events: ClockEvent[] = [
    { type: 'CalendarSet', data: { calendar, terms: { ...start.terms, ...terms } }, at: NOW },
    { type: 'TurnOpened', data: { turn: 1, deadline: null }, at: NOW },
    { type: 'BookClosed', data: { turn: 1 }, at: NOW },
    { type: 'TurnResolved', data: { turn: 1 }, at: NOW },
  ];
  return events.reduce(fold, start);
};
const due = (state: ClockState, away = false) => whatIsDue(state, { now: NOW, outages: [], away });

describe('after a turn is resolved', () => {
  it('the next opens with a deadline where the calendar has one, and without where turns end by hand', () => {
    expect(due(resolved(DAILY))).toEqual({ due: 'open-next', turn: 2, deadline: TOMORROW });
    expect(due(resolved(NO_CALENDAR))).toEqual({ due: 'open-next', turn: 2, deadline: null });
  });

  it('it waits for the administrator under every calendar where the terms say so', () => {
    for (const calendar of [DAILY, NO_CALENDAR])
      expect(due(resolved(calendar, { nextTurn: 'waits' }))).toEqual({ due: 'nothing', next: null });
  });

  it('it waits under every calendar while the clock is stopped or nobody could send an order', () => {
    for (const calendar of [DAILY, NO_CALENDAR]) {
      const paused = { ...resolved(calendar), paused: { turn: 1, remainingMs: null } };
      expect(due(paused)).toEqual({ due: 'nothing', next: null });
      expect(due(resolved(calendar), true)).toEqual({ due: 'nothing', next: null });
    }
  });
});
