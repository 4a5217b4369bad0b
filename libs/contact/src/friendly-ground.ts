import { isTrackWhole, type CampaignState, type StateId } from '@vedette/campaign';

/** Whether a state, its side or an active ally holds the railway of a square, whole or torn up (ROTD 8.2). */
export function holdsRailway(state: CampaignState, of: StateId, square: number): boolean {
  const holder = state.track.get(square)?.controlledBy ?? null;
  return holder !== null && state.areFriends(of, holder);
}

/** Whether trains of a state run through a square: its friends hold it, its track is whole and its bridges stand (ROTD 8.2, 8.5). */
export function isRailwayOpen(state: CampaignState, of: StateId, square: number): boolean {
  return holdsRailway(state, of, square) && isTrackWhole(state, square);
}

/** Whether a state, its side or an active ally holds the navigable river of a square (ROTD 8.2). */
export function holdsNavigableRiver(state: CampaignState, of: StateId, square: number): boolean {
  const holder = state.rivers.get(square) ?? null;
  return state.theatre.navigable[square] === 1 && holder !== null && state.areFriends(of, holder);
}

/**
 * Whether a depot or cache of a state is a minor one (ROTD 11.5, 11.7, R-30): it lies neither on a railway or navigable river that friends
 * hold nor in the square of a friendly city.
 */
export function isMinorPlace(state: CampaignState, of: StateId, square: number): boolean {
  const city = state.cityIn(square);
  const inTown = city !== undefined && state.areFriends(of, city.state);
  return !inTown && !holdsRailway(state, of, square) && !holdsNavigableRiver(state, of, square);
}
