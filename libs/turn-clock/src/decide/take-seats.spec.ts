import { describe, expect, it } from '@jest/globals';
import { clockEvent } from '../state/clock-event.js';
import { type ClockState, newClock } from '../state/clock-state.js';
import { fold } from '../state/fold.js';
import { expectedPlayers } from '../state/standing.js';
import { confirmTurn, takeSeats } from './player-acts.js';
import { whatIsDue } from './what-is-due.js';

const at = Date.parse('2027-03-01T20:00:00Z');
const opened = fold(newClock(['taylor', 'worth', 'arista']), {
  type: 'TurnOpened',
  data: { turn: 1, deadline: null },
  at,
} as Parameters<typeof fold>[1]);
const after = (state: ClockState, events: ReturnType<typeof takeSeats>): ClockState =>
  events.reduce((before, event) => fold(before, { ...event, at }), state);

describe('seats that nobody has taken', () => {
  it('are waited for until somebody tells who plays whom', () => {
    expect(expectedPlayers(opened)).toEqual(['taylor', 'worth', 'arista']);
  });

  it('are left out of whom the turn waits for, so that it ends when the others are ready', () => {
    const told = after(opened, takeSeats(opened, ['arista', 'taylor', 'nobody-of-this-war']));
    expect(expectedPlayers(told)).toEqual(['taylor', 'arista']);
    const one = after(told, confirmTurn(told, 1, 'taylor', at));
    const time = { now: at + 1, outages: [] } as unknown as Parameters<typeof whatIsDue>[1];
    expect(whatIsDue(one, time).due).toBe('nothing');
    const both = after(one, confirmTurn(one, 1, 'arista', at));
    expect(whatIsDue(both, time)).toMatchObject({ due: 'end' });
  });

  it('are told once', () => {
    const told = after(opened, takeSeats(opened, ['taylor']));
    expect(takeSeats(told, ['taylor'])).toEqual([]);
    expect(takeSeats(told, [])).toEqual([clockEvent('SeatsTaken', { turn: 1, players: [] })]);
  });
});
