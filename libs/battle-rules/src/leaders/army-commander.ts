import { type BattleState, overallCommander } from '@vedette/battle';

/** Army and wing commanders, and whoever stands in for one (G-18, P-39). */
export function isArmyCommander(state: BattleState, id: string): boolean {
  const leader = state.leaders.get(id);
  const level = state.commands.get(leader?.command ?? '')?.level;
  return (
    level === 'army' ||
    level === 'wing' ||
    (leader !== undefined && overallCommander(state, leader.side)?.id === id)
  );
}
