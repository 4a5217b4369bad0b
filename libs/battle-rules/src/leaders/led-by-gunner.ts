import { leaderOf, type BattleState } from '@vedette/battle';

/** Whether a command is led by a commander of artillery: barrages are his to order (G-66, P-16.3). */
export function ledByGunner(state: BattleState, id: string | null): boolean {
  const command = id === null ? undefined : state.commands.get(id);
  if (!command) return false;
  return command.arm === 'ART' || leaderOf(state, command.id)?.kind === 'artillery-chief';
}
