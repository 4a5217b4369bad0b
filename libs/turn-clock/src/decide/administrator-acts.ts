import type { Calendar, Terms } from '../calendar/calendar.schema.js';
import { isZone } from '../calendar/local-time.js';
import { deadlineOf } from '../calendar/next-deadline.js';
import { ClockRefusal } from '../clock-refusal.js';
import { clockEvent, type NewClockEvent } from '../state/clock-event.js';
import type { ClockAudience } from '../state/clock-events.schema.js';
import type { ClockState, TurnClock } from '../state/clock-state.js';
import { endTurn } from './end-turn.js';
import { knownPlayer, openTurn } from './open-turn.js';

const MINUTE = 60_000;

/** Why the administrator does something, and who is told. */
export interface Stated {
  readonly reason: string;
  readonly audience: ClockAudience;
}

/** How far a deadline is put off: to a moment, or by a time. */
export type Extension = { readonly until: string } | { readonly minutes: number };

/** A new calendar, and the deadline the open turn gets by it; undefined when that stays as it is. */
export interface CalendarChange {
  readonly event: NewClockEvent;
  readonly deadline: string | null | undefined;
}

/**
 * Gives a campaign a calendar. The open turn gets its deadline by it, counted from now, unless the clock is stopped, the
 * turn is held or in grace, or has ended.
 * @throws ClockRefusal `zone-unknown`, `player-unknown`
 */
export function setCalendar(
  state: ClockState,
  calendar: Calendar,
  terms: Terms,
  now: number,
): CalendarChange {
  if (!isZone(calendar.zone))
    throw new ClockRefusal(
      'zone-unknown',
      `${calendar.zone} is no time zone; take a name of the IANA database, e.g. Europe/Berlin.`,
      '/calendar/zone',
    );
  terms.expected?.forEach((player, i) => knownPlayer(state, player, `/terms/expected/${i}`));
  const { turn, paused } = state;
  const event = clockEvent('CalendarSet', { calendar, terms });
  const isRunning = turn && !paused && !turn.ending && !turn.bookClosed && !turn.held && !turn.grace;
  if (!isRunning || (turn.deadline !== null && now >= turn.deadline)) return { event, deadline: undefined };
  const deadline = deadlineOf(calendar, terms, now);
  if (deadline === turn.deadline) return { event, deadline: undefined };
  return { event, deadline: deadline === null ? null : new Date(deadline).toISOString() };
}

/**
 * Puts the deadline of the open turn off; a held turn runs on to the new deadline.
 * @throws ClockRefusal `turn-not-open`, `clock-paused`, `no-deadline`, `deadline-too-early`
 */
export function extendTurn(
  state: ClockState,
  extension: Extension,
  stated: Stated,
  now: number,
): NewClockEvent[] {
  const turn = openTurn(state);
  if (state.paused) throw new ClockRefusal('clock-paused', 'The clock is stopped; resume it first.');
  const from = turn.held ? now : turn.deadline;
  if ('minutes' in extension && from === null)
    throw new ClockRefusal(
      'no-deadline',
      `Turn ${turn.turn} has no deadline to put off by a time; say until when.`,
      '/minutes',
    );
  const until = 'until' in extension ? Date.parse(extension.until) : from! + extension.minutes * MINUTE;
  if (!(until > Math.max(now, turn.deadline ?? 0)))
    throw new ClockRefusal(
      'deadline-too-early',
      `An extension ends later than now and than the deadline it puts off${turn.deadline === null ? '' : ` (${new Date(turn.deadline).toISOString()})`}.`,
      'until' in extension ? '/until' : '/minutes',
    );
  return [
    clockEvent('DeadlineExtended', { turn: turn.turn, deadline: new Date(until).toISOString(), ...stated }),
  ];
}

/** Stops the clock. Orders are taken as before. @throws ClockRefusal `turn-not-open`, `clock-paused` */
export function pauseClock(state: ClockState, stated: Stated, now: number): NewClockEvent[] {
  const turn = openTurn(state);
  if (state.paused) throw new ClockRefusal('clock-paused', 'The clock is stopped already.');
  const remainingMs = turn.deadline === null ? null : Math.max(0, turn.deadline - now);
  return [clockEvent('ClockPaused', { turn: turn.turn, remainingMs, ...stated })];
}

/**
 * Has the clock go on, the deadline as far away as it was; a turn opened meanwhile gets its own by the calendar.
 * @throws ClockRefusal `clock-running`
 */
export function resumeClock(
  state: ClockState,
  { reason, audience }: { readonly reason: string | null; readonly audience: ClockAudience },
  now: number,
): NewClockEvent[] {
  const { turn, paused } = state;
  if (!paused || !turn) throw new ClockRefusal('clock-running', 'The clock is not stopped.');
  const resumed = deadlineAfterPause(state, paused, turn, now);
  const deadline = resumed === null ? null : new Date(resumed).toISOString();
  return [clockEvent('ClockResumed', { turn: turn.turn, deadline, reason, audience })];
}

function deadlineAfterPause(
  { calendar, terms }: ClockState,
  paused: NonNullable<ClockState['paused']>,
  turn: TurnClock,
  now: number,
): number | null {
  if (turn.ending || turn.bookClosed) return null;
  if (paused.turn !== turn.turn) return deadlineOf(calendar, terms, now);
  return paused.remainingMs === null ? null : now + paused.remainingMs;
}

/**
 * Excuses a player in a turn that was or is: a turn missed counts no more, the open one is not waited for him.
 * @throws ClockRefusal `player-unknown`, `turn-unknown`
 */
export function excusePlayer(
  state: ClockState,
  {
    player,
    turn: wanted,
    reason,
  }: { readonly player: string; readonly turn?: number; readonly reason: string },
): NewClockEvent[] {
  knownPlayer(state, player);
  const latest = state.turn?.turn ?? 0;
  const turn = wanted ?? latest;
  if (turn > latest)
    throw new ClockRefusal('turn-unknown', `Turn ${turn} is not open yet; the latest is ${latest}.`, '/turn');
  if (state.excused.get(player)?.has(turn)) return [];
  return [clockEvent('PlayerExcused', { turn, player, reason })];
}

/** Somebody else plays a player from now on. @throws ClockRefusal `player-unknown` */
export function replacePlayer(state: ClockState, player: string): NewClockEvent[] {
  return [clockEvent('PlayerReplaced', { turn: state.turn?.turn ?? 0, player: knownPlayer(state, player) })];
}

/** Has a held turn end as it stands. @throws ClockRefusal `turn-not-open`, `turn-not-held`, `clock-paused` */
export function releaseTurn(state: ClockState, wanted: number): NewClockEvent[] {
  const turn = openTurn(state, wanted);
  if (!turn.held)
    throw new ClockRefusal('turn-not-held', `Turn ${turn.turn} is not held; its deadline ends it.`, '/turn');
  if (state.paused) throw new ClockRefusal('clock-paused', 'The clock is stopped; resume it first.');
  return [endTurn(state, turn, 'released')];
}

/** Has the open turn end now, whatever its deadline; nothing when it ends already. */
export function endByHand(state: ClockState, wanted: number): NewClockEvent[] {
  const { turn } = state;
  if (!turn || turn.turn !== wanted || turn.ending || turn.bookClosed) return [];
  return [endTurn(state, turn, 'by-hand')];
}
