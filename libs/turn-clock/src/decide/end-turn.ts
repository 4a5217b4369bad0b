import { clockEvent, type NewClockEvent } from '../state/clock-event.js';
import type { Ending, Standing } from '../state/clock-events.schema.js';
import type { ClockState, TurnClock } from '../state/clock-state.js';
import { deputiesOf, expectedPlayers, isSilent, standingOf } from '../state/standing.js';

/**
 * The ending of a turn, with what every player had done by then. Silence counts against a player when his time was up, not
 * when the turn ended before, and not against one who has handed his command over.
 */
export function endTurn(state: ClockState, { turn }: TurnClock, ending: Ending): NewClockEvent {
  const standings: Record<string, Standing> = {};
  for (const player of state.players) standings[player] = standingOf(state, player);
  const timeWasUp = ending === 'deadline' || ending === 'released';
  const missed = timeWasUp
    ? expectedPlayers(state).filter(
        (player) => isSilent(state, player) && deputiesOf(state, player).length === 0,
      )
    : [];
  return clockEvent('TurnEnding', { turn, ending, standings, missed });
}
