import type { CampaignState, StateId } from '@vedette/campaign';
import { tacticalDistance } from '@vedette/geography';
import { isCombatUnit } from '../presence/strangers.js';

/**
 * Whether a tactical river square is friendly to a state (ROTD 12.4, R-46): while combat units of both sides stand in the strategic square,
 * where a friendly and no hostile one stands next to it; else as the strategic square is held.
 */
export function holdsRiverSquare(
  state: CampaignState,
  of: StateId,
  square: number,
  tactical: number,
): boolean {
  const troops = state.unitsIn(square).filter(isCombatUnit);
  const friends = troops.filter((unit) => state.areFriends(of, unit.state));
  const enemies = troops.filter((unit) => state.areHostile(of, unit.state));
  const beside = ({ tactical: at }: { readonly tactical: number }): boolean =>
    tacticalDistance(at, tactical) <= 1;
  if (friends.length > 0 && enemies.length > 0) return friends.some(beside) && !enemies.some(beside);
  const holder = state.rivers.get(square) ?? null;
  return holder !== null && state.areFriends(of, holder);
}
