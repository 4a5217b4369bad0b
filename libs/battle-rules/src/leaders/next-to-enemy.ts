import { type BattleState, type LeaderState } from '@vedette/battle';
import { distance } from '@vedette/hex';

/** Whether an enemy unit stands beside a leader's hex (G-07). */
export function isNextToEnemyOf(state: BattleState, side: LeaderState['side'], hex: string | null): boolean {
  if (hex === null) return false;
  return [...state.units.values()].some(
    (unit) =>
      unit.side !== side &&
      [unit.hex, ...unit.extended].some((one) => one !== null && distance(one, hex) <= 1),
  );
}
