import type { BattleState, Side } from '@vedette/battle';
import { battleViewOf, type BattleView } from '@vedette/battle-sight';
import type { HexMap } from '@vedette/hex';

/** What of a battle everybody at the table knows: the printed map, the clock, who leads, and what is fought for. */
export type PrintedBattle = Pick<
  BattleState,
  'name' | 'date' | 'lastTurn' | 'sides' | 'switches' | 'map' | 'victory' | 'setup'
>;

/** All that lies before an officer: what is printed, and his side's own view. The true position is not among it. */
export interface OfficersDesk {
  readonly printed: PrintedBattle;
  readonly ground: HexMap;
  readonly view: BattleView;
}

/** What is printed of a battle, out of a position: where anybody stands is not among it. */
export function printedBattle(state: BattleState): PrintedBattle {
  const { name, date, lastTurn, sides, switches, map, victory, setup } = state;
  return { name, date, lastTurn, sides, switches, map, victory, setup };
}

/** The desk of a side, laid from a position: what is not named here no officer ever has. */
export function deskOf(state: BattleState, ground: HexMap, side: Side): OfficersDesk {
  return { printed: printedBattle(state), ground, view: battleViewOf({ state, map: ground }, side) };
}
