import { deadlineOf } from '../calendar/next-deadline.js';
import { clockEvent, type NewClockEvent } from '../state/clock-event.js';
import type { ClockState, TurnClock } from '../state/clock-state.js';
import { expectedPlayers, isReady, isSilent } from '../state/standing.js';
import { endTurn } from './end-turn.js';
import { type Outage, outageToCount } from './outage.js';

const MINUTE = 60_000;

/** What the clock has to do now. */
export type Due =
  /** Nothing; `next` is when the deadline comes, null when nothing but an event can change that. */
  | { readonly due: 'nothing'; readonly next: number | null }
  /** Write an event; then look again. */
  | { readonly due: 'write'; readonly event: NewClockEvent }
  /** Write that the turn ends, provided that nobody has changed his orders since they were read. */
  | { readonly due: 'end'; readonly event: NewClockEvent }
  /** The turn ends and its book is open still: have it closed. */
  | { readonly due: 'close-book'; readonly turn: number }
  /** Open the next turn. */
  | { readonly due: 'open-next'; readonly turn: number; readonly deadline: number | null };

/** A moment, in milliseconds since 1970, with what befell the installation. */
export interface Moment {
  readonly now: number;
  readonly outages: readonly Outage[];
  /** An outage is under way: nobody could send an order, so nobody's time runs out, and no turn is opened. */
  readonly away?: boolean;
}

/** What is due at a moment, by the events of the campaign and the outages of its installation. */
export function whatIsDue(state: ClockState, { now, outages, away = false }: Moment): Due {
  const { turn, paused } = state;
  if (!turn) return { due: 'nothing', next: null };
  if (away && (turn.resolved || !turn.ending)) return { due: 'nothing', next: null };
  if (turn.resolved) return nextTurn(state, turn, now);
  if (turn.bookClosed) return { due: 'nothing', next: null };
  if (turn.ending) return { due: 'close-book', turn: turn.turn };
  if (paused) return { due: 'nothing', next: null };
  const outage = outageToCount(state, outages);
  if (outage) return { due: 'write', event: countOutage(turn, outage) };
  if (state.terms.earlyEnd === 'when-all-ready' && everybodyIsReady(state))
    return { due: 'end', event: endTurn(state, turn, 'all-ready') };
  if (turn.held || turn.deadline === null) return { due: 'nothing', next: null };
  return turn.grace === null ? atDeadline(state, turn, now) : inGrace(state, turn, turn.grace, now);
}

/** Under a manual calendar too: how turns end says nothing about how they begin; such a turn has no deadline. */
function nextTurn({ calendar, terms, paused }: ClockState, { turn }: TurnClock, now: number): Due {
  if (terms.nextTurn === 'waits' || paused) return { due: 'nothing', next: null };
  return { due: 'open-next', turn: turn + 1, deadline: deadlineOf(calendar, terms, now) };
}

function countOutage({ turn, deadline }: TurnClock, { from, to }: Outage): NewClockEvent {
  const later = new Date(deadline! + (to - from)).toISOString();
  const [begun, over] = [from, to].map((moment) => new Date(moment).toISOString()) as [string, string];
  return clockEvent('OutageCounted', { turn, from: begun, to: over, deadline: later });
}

function everybodyIsReady(state: ClockState): boolean {
  const expected = expectedPlayers(state);
  return expected.length > 0 && expected.every((player) => isReady(state, player));
}

function atDeadline(state: ClockState, turn: TurnClock, now: number): Due {
  if (now < turn.deadline!) return { due: 'nothing', next: turn.deadline };
  const { minutes, each } = state.terms.grace;
  const waitedFor = silentPlayers(state).filter(
    (player) => each === null || (state.graces.get(player)?.length ?? 0) < each,
  );
  if (minutes === 0 || waitedFor.length === 0) return whenTimeIsUp(state, turn);
  const deadline = new Date(now + minutes * MINUTE).toISOString();
  return {
    due: 'write',
    event: clockEvent('GraceGranted', { turn: turn.turn, players: waitedFor, deadline }),
  };
}

/** A turn that waited ends as soon as those it waited for have spoken. */
function inGrace(state: ClockState, turn: TurnClock, waitedFor: readonly string[], now: number): Due {
  const isWaiting = waitedFor.some((player) => isSilent(state, player));
  if (isWaiting && now < turn.deadline!) return { due: 'nothing', next: turn.deadline };
  return whenTimeIsUp(state, turn);
}

function whenTimeIsUp(state: ClockState, turn: TurnClock): Due {
  const { heldAbove } = state.terms;
  const expected = expectedPlayers(state).length;
  const silent = silentPlayers(state);
  if (heldAbove !== null && expected > 0 && silent.length / expected > heldAbove)
    return { due: 'write', event: clockEvent('TurnHeld', { turn: turn.turn, silent, expected }) };
  return { due: 'end', event: endTurn(state, turn, 'deadline') };
}

function silentPlayers(state: ClockState): string[] {
  return expectedPlayers(state).filter((player) => isSilent(state, player));
}
