import type { ClockEvent, NewClockEvent } from './clock-event.js';
import { type Announcement, type ClockState, NOTHING_SENT, type TurnClock } from './clock-state.js';

/** Announcements kept; older ones are in the log. */
const KEPT = 40;

const momentOf = (text: string | null): number | null => (text === null ? null : Date.parse(text));

/** The clock after an event. Events of a turn that is not the latest change only what outlives turns. */
export function fold(state: ClockState, event: ClockEvent): ClockState {
  const announced = announcementOf(state, event);
  const after = foldCampaign(state, event);
  const { turn } = after;
  const told = announced ? [...after.announcements, announced].slice(-KEPT) : after.announcements;
  const isOfTurn = turn !== null && 'turn' in event.data && event.data.turn === turn.turn;
  return { ...after, turn: isOfTurn ? foldTurn(turn, event) : turn, announcements: told };
}

/** The clock without what players missed, and were waited for, in turns that count no more. */
export function takeTurnsBack(state: ClockState, turns: readonly number[]): ClockState {
  const kept = (lists: ReadonlyMap<string, readonly number[]>): ReadonlyMap<string, readonly number[]> =>
    new Map([...lists].map(([player, list]) => [player, list.filter((turn) => !turns.includes(turn))]));
  return { ...state, missed: kept(state.missed), graces: kept(state.graces) };
}

function foldCampaign(state: ClockState, event: ClockEvent): ClockState {
  switch (event.type) {
    case 'CalendarSet':
      return { ...state, ...event.data };
    case 'TurnOpened':
      return { ...state, turn: openedTurn(event.data.turn, event.at, momentOf(event.data.deadline)) };
    case 'ClockPaused':
      return { ...state, paused: event.data };
    case 'ClockResumed':
      return { ...state, paused: null };
    case 'CommandHandedOver':
      return { ...state, handOvers: put(state.handOvers, event.data.id, event.data) };
    case 'CommandHandedBack':
      return { ...state, handOvers: without(state.handOvers, event.data.id) };
    case 'PlayerExcused': {
      const { player, turn } = event.data;
      return { ...state, excused: put(state.excused, player, new Set(state.excused.get(player)).add(turn)) };
    }
    case 'SeatsTaken':
      return { ...state, taken: new Set(event.data.players) };
    case 'PlayerReplaced':
      return {
        ...state,
        missed: without(state.missed, event.data.player),
        graces: without(state.graces, event.data.player),
      };
    case 'GraceGranted': {
      const graces = new Map(state.graces);
      for (const player of event.data.players)
        graces.set(player, [...(graces.get(player) ?? []), event.data.turn]);
      return { ...state, graces };
    }
    case 'TurnEnding': {
      const missed = new Map(state.missed);
      for (const player of event.data.missed)
        missed.set(player, [...(missed.get(player) ?? []), event.data.turn]);
      return { ...state, missed };
    }
    default:
      return state;
  }
}

function foldTurn(turn: TurnClock, event: ClockEvent): TurnClock {
  switch (event.type) {
    case 'DeadlineMoved':
      return moved(turn, momentOf(event.data.deadline), event.at);
    case 'DeadlineExtended':
    case 'ClockResumed':
      return moved(turn, momentOf(event.data.deadline), event.at);
    case 'ClockPaused':
      return { ...turn, deadline: null };
    case 'OutageCounted':
      // The end of the outage, not the moment it was counted at: another one may have begun in between.
      return {
        ...moved(turn, momentOf(event.data.deadline), event.at),
        deadlineSince: Date.parse(event.data.to),
      };
    case 'GraceGranted':
      return { ...moved(turn, momentOf(event.data.deadline), event.at), grace: event.data.players };
    case 'TurnHeld':
      return { ...turn, deadline: null, held: { at: event.at, silent: event.data.silent } };
    case 'TurnSeen':
      return { ...turn, opened: new Set(turn.opened).add(event.data.player) };
    case 'OrderSent': {
      const { standing, changes } = turn.sent.get(event.data.player) ?? NOTHING_SENT;
      const sent = { standing: standing + 1, changes: event.data.by === 'player' ? changes + 1 : changes };
      return { ...turn, sent: put(turn.sent, event.data.player, sent) };
    }
    case 'OrderTakenBack': {
      const { standing, changes } = turn.sent.get(event.data.player) ?? NOTHING_SENT;
      const sent = { standing: Math.max(0, standing - 1), changes: changes + 1 };
      return { ...turn, sent: put(turn.sent, event.data.player, sent) };
    }
    case 'TurnConfirmed':
      return { ...turn, confirmed: put(turn.confirmed, event.data.player, event.data.changes) };
    case 'ConfirmationCleared':
      return { ...turn, confirmed: without(turn.confirmed, event.data.player) };
    case 'PlayerReplaced': {
      const opened = new Set(turn.opened);
      opened.delete(event.data.player);
      return { ...turn, opened, confirmed: without(turn.confirmed, event.data.player) };
    }
    case 'TurnEnding':
      return {
        ...turn,
        held: null,
        ending: { at: event.at, ending: event.data.ending, standings: event.data.standings },
      };
    case 'BookClosed':
      return { ...turn, held: null, bookClosed: true };
    case 'TurnResolved':
      return { ...turn, bookClosed: true, resolved: true };
    default:
      return turn;
  }
}

function openedTurn(turn: number, openedAt: number, deadline: number | null): TurnClock {
  return {
    turn,
    openedAt,
    deadline,
    deadlineSince: openedAt,
    opened: new Set(),
    sent: new Map(),
    confirmed: new Map(),
    grace: null,
    held: null,
    ending: null,
    bookClosed: false,
    resolved: false,
  };
}

/** A deadline that is what it was is no news: it stands beside the event that moved it. */
function moved(turn: TurnClock, deadline: number | null, at: number): TurnClock {
  if (deadline === turn.deadline) return turn;
  return { ...turn, deadline, deadlineSince: at, held: deadline === null ? turn.held : null };
}

function announcementOf(state: ClockState, event: ClockEvent): Announcement | null {
  const tell = (kind: Announcement['kind'], more: Partial<Announcement> = {}): Announcement => ({
    at: event.at,
    turn: 'turn' in event.data ? event.data.turn : (state.turn?.turn ?? 0),
    kind,
    reason: null,
    deadline: null,
    audience: 'everybody',
    ...more,
  });
  const known = event as NewClockEvent;
  switch (known.type) {
    case 'CalendarSet':
      return tell('calendar');
    case 'DeadlineExtended':
      return tell('extended', { ...known.data, deadline: Date.parse(known.data.deadline) });
    case 'ClockPaused':
      return tell('paused', { reason: known.data.reason, audience: known.data.audience });
    case 'ClockResumed':
      return tell('resumed', { ...known.data, deadline: momentOf(known.data.deadline) });
    case 'OutageCounted':
      return tell('outage', { deadline: Date.parse(known.data.deadline) });
    case 'GraceGranted':
      return tell('grace', { deadline: Date.parse(known.data.deadline) });
    case 'TurnHeld':
      return tell('held', { audience: 'administrators' });
    case 'PlayerExcused':
      return tell('excused', { reason: known.data.reason, audience: [known.data.player] });
    default:
      return null;
  }
}

function put<V>(map: ReadonlyMap<string, V>, key: string, value: V): ReadonlyMap<string, V> {
  return new Map(map).set(key, value);
}

function without<V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
