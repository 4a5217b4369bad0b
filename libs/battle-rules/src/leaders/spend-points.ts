import { type BattleContext, type Drm, inRangeOf, leaderOf } from '@vedette/battle';
import { foggedCommander } from './fog-of-command.js';
import { isArmyCommander } from './army-commander.js';

/**
 * Superiors whose points go into a roll, with their modifiers: in range, points left, not promised to the initiative roll; one who
 * commands an army only if he has not moved (G-07, G-18, G-21). Points named twice go to the use that comes first.
 */
export function spendable(
  context: BattleContext,
  command: string,
  named: readonly string[],
): { readonly leaders: string[]; readonly drms: Drm[] } {
  const { state, orders } = context;
  const own = leaderOf(state, command);
  const promised = new Set(orders.ofKind('commit').map(({ order }) => order.leader));
  const leaders = named.filter((id) => {
    const leader = state.leaders.get(id);
    if (!leader || leader.status !== 'fit' || leader.spent || promised.has(id)) return false;
    if (isArmyCommander(state, id) && leader.moved > 0) return false;
    return own === null || inRangeOf(leader, own);
  });
  const drms = leaders.map((id): Drm => {
    const { rating, side } = state.leaders.get(id)!;
    // The fog of command halves what the overall commander adds (P-21 S).
    const halved = foggedCommander(context, side)?.id === id;
    return { rule: 'G-18', value: -(halved ? Math.floor(rating / 2) : rating), why: `points of ${id}` };
  });
  return { leaders, drms };
}

/** Their points are gone for the turn. */
export function spendPoints(leaders: readonly string[]): Record<string, { spent: true }> {
  return Object.fromEntries(leaders.map((id) => [id, { spent: true as const }]));
}
