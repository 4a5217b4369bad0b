import type { CampaignState, Ship, StateId } from '@vedette/campaign';

/** Active transport groups of friends that lie in a river square: they can set troops across (ROTD 12.7). */
export function ferriesIn(state: CampaignState, of: StateId, square: number): Ship[] {
  const name = state.theatre.grid.nameOf(square);
  return [...state.ships.values()].filter(
    ({ at, kind, status, state: owner }) =>
      'river' in at &&
      at.river === name &&
      kind.role.carries &&
      status === 'active' &&
      state.areFriends(of, owner),
  );
}
