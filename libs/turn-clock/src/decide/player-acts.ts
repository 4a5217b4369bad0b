import { ClockRefusal } from '../clock-refusal.js';
import { clockEvent, type NewClockEvent } from '../state/clock-event.js';
import { type ClockState, NOTHING_SENT, type TurnClock } from '../state/clock-state.js';
import { knownPlayer, openTurn } from './open-turn.js';

/** A player looks at what the turn starts from; only the first time is an event, and none after the turn. */
export function seeTurn(state: ClockState, player: string): NewClockEvent[] {
  const { turn } = state;
  if (!turn || turn.ending || turn.bookClosed || turn.opened.has(player) || !state.players.includes(player))
    return [];
  return [clockEvent('TurnSeen', { turn: turn.turn, player })];
}

/** Whose seats somebody holds now; no event when it is as it was known, and players of another campaign count for nothing. */
export function takeSeats(state: ClockState, players: readonly string[]): NewClockEvent[] {
  const { turn, taken } = state;
  const now = state.players.filter((player) => players.includes(player));
  const isKnown = taken !== null && taken.size === now.length && now.every((player) => taken.has(player));
  if (!turn || isKnown) return [];
  return [clockEvent('SeatsTaken', { turn: turn.turn, players: now })];
}

/**
 * A player is done with the turn, whether he has sent orders or not. Until he changes his orders, or says otherwise.
 * @throws ClockRefusal `turn-not-open`, `deadline-passed`, `player-unknown`
 */
export function confirmTurn(state: ClockState, wanted: number, player: string, now: number): NewClockEvent[] {
  const turn = beforeDeadline(state, wanted, now);
  const { changes, standing } = turn.sent.get(knownPlayer(state, player)) ?? NOTHING_SENT;
  if (turn.confirmed.get(player) === changes) return [];
  return [clockEvent('TurnConfirmed', { turn: turn.turn, player, changes, orders: standing })];
}

/** A player is not done after all. @throws ClockRefusal as {@link confirmTurn} */
export function clearConfirmation(
  state: ClockState,
  wanted: number,
  player: string,
  now: number,
): NewClockEvent[] {
  const turn = beforeDeadline(state, wanted, now);
  if (!turn.confirmed.has(knownPlayer(state, player))) return [];
  return [clockEvent('ConfirmationCleared', { turn: turn.turn, player })];
}

function beforeDeadline(state: ClockState, wanted: number, now: number): TurnClock {
  const turn = openTurn(state, wanted);
  if (turn.deadline !== null && now >= turn.deadline)
    throw new ClockRefusal(
      'deadline-passed',
      `The deadline of turn ${turn.turn} was ${new Date(turn.deadline).toISOString()}.`,
      '/turn',
    );
  return turn;
}
