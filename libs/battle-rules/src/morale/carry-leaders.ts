import { LeaderCarried, stackIn, type BattleContext, type Side } from '@vedette/battle';
import type { Hex } from '@vedette/hex';

/** Leaders whose last unit of a hex has gone go where it went: nobody stays behind alone before the enemy. */
export function carryLeaders(context: BattleContext, side: Side, from: Hex, to: Hex): void {
  const { state } = context;
  if (stackIn(state, from).some((unit) => unit.side === side)) return;
  for (const leader of state.leaders.values()) {
    if (leader.side !== side || leader.hex !== from || leader.status !== 'fit') continue;
    context.emit(LeaderCarried, {
      rule: ['P-29', 'P-35'],
      hex: to,
      leaders: [leader.id],
      data: { leader: leader.id, to },
      audience: context.toSide(side),
      change: { leaders: { [leader.id]: { hex: to } } },
    });
  }
}
