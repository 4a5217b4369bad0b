import { type BattleState, unitsOf, type UnitState } from '@vedette/battle';

/** Whether a unit has at least half the present strength of at least half of the brigade's other regiments (G-67). */
export function isStrongEnough(state: BattleState, brigade: string, unit: UnitState): boolean {
  const others = unitsOf(state, brigade).filter(
    ({ id, type }) => id !== unit.id && (type === 'INF' || type === 'SS'),
  );
  if (others.length === 0) return false;
  const matched = others.filter(({ sp }) => unit.sp * 2 >= sp).length;
  return matched * 2 >= others.length;
}
