import type { BattleState } from './battle-state.js';

/** Whether the turn that is played is the last: at its hour, on its day where one is named, else on the first that comes to it. */
export function isLastTurn({
  turn,
  date,
  lastTurn,
  lastDate,
}: Pick<BattleState, 'turn' | 'date' | 'lastTurn' | 'lastDate'>): boolean {
  return turn === lastTurn && (lastDate === null || date === lastDate);
}
