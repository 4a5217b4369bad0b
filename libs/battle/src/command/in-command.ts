import { distance } from '@vedette/hex';
import type { BattleState, CommandState, LeaderState, UnitState } from '../state/battle-state.js';
import { leaderOf, superiorsOf } from './chain.js';

/** Hexes between a leader and a place; off the map those of a group are together (P-31.6). Null where they cannot reach. */
export function hexesFrom(
  leader: LeaderState,
  { hex, group }: { readonly hex: string | null; readonly group: string | null },
): number | null {
  if (leader.hex !== null && hex !== null) return distance(leader.hex, hex);
  return leader.hex === null && hex === null && leader.group !== null && leader.group === group ? 0 : null;
}

/** Whether a leader has somebody in his range. */
export function inRangeOf(
  leader: LeaderState,
  who: { readonly hex: string | null; readonly group: string | null },
): boolean {
  const hexes = hexesFrom(leader, who);
  return hexes !== null && hexes <= leader.range;
}

/** Whether a unit is in command: in the range of him who leads its command, who is on the map with it (G-16). */
export function inCommand(state: BattleState, unit: UnitState): boolean {
  const leader = leaderOf(state, unit.command);
  return leader !== null && inRangeOf(leader, unit);
}

/** The next in the chain above a command who is on the map; null where nobody is (P-29). */
export function nextSuperior(state: BattleState, command: string): LeaderState | null {
  for (const above of superiorsOf(state, command)) {
    const leader = leaderOf(state, above.id);
    if (leader !== null && leader.hex !== null) return leader;
  }
  return null;
}

/** Whether a commander is out of command of his next superior (G-16); corps and cavalry never are. */
export function isCommanderOut(state: BattleState, command: CommandState): boolean {
  if (state.progress.leaderless.includes(command.id)) return true;
  const leader = leaderOf(state, command.id);
  if (leader === null) return true;
  if (['corps', 'wing', 'army'].includes(command.level) || command.arm === 'CAV') return false;
  if (leader.hex === null) return false;
  const superior = nextSuperior(state, command.id);
  return superior !== null && !inRangeOf(superior, leader);
}

/** The overall commander of a side: the first on its list who is on the map and fit (P-39). */
export function overallCommander(state: BattleState, side: string): LeaderState | null {
  const list = state.sides.find(({ id }) => id === side)?.overall ?? [];
  for (const id of list) {
    const leader = state.leaders.get(id);
    if (leader?.status === 'fit' && leader.hex !== null) return leader;
  }
  return null;
}
