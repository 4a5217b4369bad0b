import type { BattleState } from '@vedette/battle';
import type { PrintedBattlegroundDocument } from '@vedette/contracts';

/** The ground a battle opens on, as it is printed: its map and what it is called, and nothing that anybody has or knows. */
export function printBattleground({
  name,
  date,
  lastTurn,
  map,
}: Pick<BattleState, 'name' | 'date' | 'lastTurn' | 'map'>): PrintedBattlegroundDocument {
  return {
    format: 'vedette/battleground@1',
    cell: 'hex',
    ...{ name, date, lastTurn },
    map: structuredClone(map) as PrintedBattlegroundDocument['map'],
  };
}
