import type { JsonPointer } from '@vedette/campaign';
import { ClockRefusal } from '../clock-refusal.js';
import type { ClockState, TurnClock } from '../state/clock-state.js';

/** The latest turn, if it takes orders still. @throws ClockRefusal `turn-not-open` */
export function openTurn({ turn }: ClockState, wanted?: number): TurnClock {
  if (!turn) throw new ClockRefusal('turn-not-open', 'No turn has been opened yet.');
  if (wanted !== undefined && wanted !== turn.turn)
    throw new ClockRefusal(
      'turn-not-open',
      `Turn ${wanted} is not open: the latest is ${turn.turn}; name that one.`,
      '/turn',
    );
  if (turn.ending || turn.bookClosed)
    throw new ClockRefusal('turn-not-open', `Turn ${turn.turn} has ended; wait for the next.`, '/turn');
  return turn;
}

/** The player, if the campaign has him. @throws ClockRefusal `player-unknown` */
export function knownPlayer({ players }: ClockState, player: string, field: JsonPointer = '/player'): string {
  if (players.includes(player)) return player;
  throw new ClockRefusal(
    'player-unknown',
    `The campaign has no player ${player}; its players are ${players.join(', ')}.`,
    field,
  );
}
