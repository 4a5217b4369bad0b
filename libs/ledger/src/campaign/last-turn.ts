import type { CampaignState } from '@vedette/campaign';
import { booksOf } from '@vedette/rulebooks';

/**
 * The turn after which a campaign that begins with a position ends by itself: the last of its calendar where it has one; else the last
 * of the campaign turns of its book (GITM 5.1: 15, ROTD 5.1: 12), counted from turn 1, or from its first turn where that lies beyond.
 */
export function lastTurnOf(state: Pick<CampaignState, 'calendar' | 'rulebooks' | 'turn'>): number {
  const planned = Math.max(...state.calendar.map(({ lastTurn }) => lastTurn));
  if (planned >= state.turn) return planned;
  const { campaignTurns } = booksOf(state.rulebooks).land;
  return state.turn <= campaignTurns ? campaignTurns : state.turn + campaignTurns - 1;
}
