import { isWithin, type BattleState, type Drm, type LeaderState, type UnitState } from '@vedette/battle';

/** A leader's stars put into a check, once a turn (G-65). */
export interface Stars {
  readonly leader: LeaderState;
  readonly drm: Drm;
}

/**
 * The leader who steadies a unit: stacked with it, above it, with stars not yet used this turn and meant for this use, which is rally where
 * nothing is said (P-34). Of several the one with most stars.
 */
export function starsFor(state: BattleState, unit: UnitState, use: 'udd' | 'rally'): Stars | null {
  const here = [...state.leaders.values()].filter(
    (leader) =>
      leader.side === unit.side &&
      leader.hex !== null &&
      leader.hex === unit.hex &&
      leader.status === 'fit' &&
      !leader.starsUsed &&
      leader.stars > 0 &&
      leader.command !== null &&
      isWithin(state, unit.command, leader.command) &&
      (state.standing.stars[leader.id] ?? 'rally') === use,
  );
  here.sort((a, b) => b.stars - a.stars || (a.id < b.id ? -1 : 1));
  const [leader] = here;
  if (!leader) return null;
  return { leader, drm: { rule: 'G-65', value: -leader.stars, why: `${leader.name}'s stars` } };
}
